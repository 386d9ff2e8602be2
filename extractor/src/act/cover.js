// What covers an element that was aimed at.

import { bodyElement, matches, styleOf } from "../dom/dom.js";
import { flatParent, isInside } from "../dom/flat_tree.js";
import { elementOf } from "../dom/refs.js";
import { rectOf } from "../dom/visible.js";
import { describe } from "./words.js";

const DIALOGS = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";

const TINY = 4; // pixels

let cover = null;
let covered = null;

/** Remember what covers which element, for `coverRefs`; returns it as an error tells of it. */
export const rememberCover = (element, behind) => {
  cover = element;
  covered = behind;
  return element && describe(element);
};

/** Of the elements with these numbers: those around what covers, itself among them, and those in the layer it is in. */
export const coverRefs = (numbers) => {
  const around = [];
  const inside = [];
  // What is not a layer, such as a line of a drawing, has nothing to be closed with.
  const layer = cover && isLayer(cover, covered) ? layerOf(cover) : cover;
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
  const face = rectOf(element);
  // A code editor draws its text over a field of a pixel's size, in boxes as large as the text.
  const isHelper = Math.min(face.width, face.height) < TINY;
  for (let at = cover; at && !isInside(element, at); at = flatParent(at)) {
    const { position } = styleOf(at);
    if (matches(at, DIALOGS) || position === "fixed") return true;
    if (position === "absolute" && !isHelper) {
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
