// What covers an element that was aimed at.

import { bodyElement, matches, styleOf } from "../dom/dom.js";
import { flatParent, isInside } from "../dom/flat_tree.js";
import { elementOf } from "../dom/refs.js";
import { rectOf } from "../dom/visible.js";
import { describe } from "./words.js";

const DIALOGS = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";

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

/** Whether a cover is a layer over the page, which keeps a person from all that is behind it, and not a part of a field. */
export const isLayer = (cover, element) => {
  for (let at = cover; at && !isInside(element, at); at = flatParent(at)) {
    const { position } = styleOf(at);
    if (matches(at, DIALOGS) || position === "fixed") return true;
    if (position === "absolute") {
      const { width, height } = rectOf(at);
      if (width * height * 2 >= innerWidth * innerHeight) return true;
    }
  }
  return false;
};

// The whole of what covers: the outermost box around the cover that is laid over the page.
const layerOf = (element) => {
  let layer = element;
  for (let at = element; at && at !== bodyElement(); at = flatParent(at)) {
    if (/fixed|absolute|sticky/.test(styleOf(at).position)) layer = at;
  }
  return layer;
};
