// What covers an element that was aimed at.

import { bodyElement, styleOf } from "../dom/dom.js";
import { flatParent, isInside } from "../dom/flat_tree.js";
import { elementOf } from "../dom/refs.js";
import { describe } from "./words.js";

let cover = null;

/** Remember what covers, for `coverRefs`; returns it as an error tells of it. */
export const rememberCover = (element) => {
  cover = element;
  return element && describe(element);
};

/** Of the elements with these numbers: those around what covers, itself among them, and those in the layer it is in. */
export const coverRefs = (numbers) => {
  const around = [];
  const inside = [];
  const layer = cover && layerOf(cover);
  for (const number of numbers) {
    const element = elementOf(number);
    if (!element || !cover) continue;
    if (isInside(cover, element)) around.push(number);
    else if (isInside(element, layer)) inside.push(number);
  }
  return { around, inside };
};

// The whole of what covers: the outermost box around the cover that is laid over the page.
const layerOf = (element) => {
  let layer = element;
  for (let at = element; at && at !== bodyElement(); at = flatParent(at)) {
    if (/fixed|absolute|sticky/.test(styleOf(at).position)) layer = at;
  }
  return layer;
};
