// Whether an element can be acted on now, and if not, why.

import { attr, bodyElement, has, inputType, labelsOf, matches } from "../dom/dom.js";
import { flatParent } from "../dom/flat_tree.js";
import { isA } from "../dom/html.js";
import { isPresent, isShown, rectOf } from "../dom/visible.js";
import { animationsOf } from "./animations.js";
import { isLayer, rememberCover } from "./cover.js";
import { isField } from "./fields.js";
import { boxesOf, isClipped, pointOf } from "./point.js";
import { bringIntoView } from "./scrolling.js";

const isOff = (element) => {
  if (matches(element, ":disabled")) return true;
  for (let at = element; at; at = flatParent(at)) {
    if (attr(at, "aria-disabled") === "true" || has(at, "inert")) return true;
  }
  return false;
};

const isDrawn = (element) => isShown(element) && boxesOf(element).length > 0;

// A field that is not drawn but is what the mouse hits: laid over the box or the text that is drawn for it.
const isGhost = (element) => {
  if (!isField(element) || !isPresent(element)) return false;
  if (isClipped(element)) bringIntoView(element);
  return pointOf(element).x !== undefined;
};

// A styled check box is often an invisible <input> with a label that is drawn instead.
const drawnLabel = (element) => [...((inputType(element) && labelsOf(element)) || [])].find(isDrawn) ?? null;

// What of the element a person sees: itself, or what is drawn for it; null if nothing is.
const faceOf = (element) => {
  if (isA(element, "area") || isDrawn(element) || isGhost(element)) return element;
  return drawnLabel(element);
};

/** Ready to be hit: the point, and whether it is on a label. With `scroll`, what is out of view is brought into it. */
export const readyAtPoint = (element, { enabled, offset, scroll, drops }) => {
  const face = faceOf(element);
  if (!face) return { status: "hidden" };
  if (enabled && isOff(element)) return { status: "disabled" };
  const moving = animationsOf(face);
  if (moving.length) return { status: "moving", moving };
  const { x, y, blocker, isInView } = pointInView(face, { offset, scroll });
  if (x !== undefined) return { status: "ok", x, y, via: face === element ? "" : "label" };
  if (!isInView) return { status: "out_of_view" };
  // What is dropped at a point of its own choice goes there, whatever is drawn on the ground it falls on.
  if (drops && offset && blocker && !isLayer(blocker, face)) {
    const { left, top } = rectOf(face);
    return { status: "ok", x: left + offset[0], y: top + offset[1], via: "" };
  }
  return { status: "covered", cover: rememberCover(blocker, face) };
};

const pointInView = (face, { offset, scroll }) => {
  let point = isClipped(face) && scroll ? {} : pointOf(face, offset);
  for (const block of scroll ? ["center", "end", "start", "nearest"] : []) {
    if (point.x !== undefined) break;
    bringIntoView(face, block);
    point = pointOf(face, offset);
  }
  return point;
};

// What a person sees where a hidden element is, such as the button of a file input; null if that is all of the page.
const drawnAround = (element) => {
  let at = flatParent(element);
  while (at && at !== bodyElement() && !isDrawn(at)) at = flatParent(at);
  return at === bodyElement() ? null : at;
};

// The layer that a person would have to close first; null if there is none. What has opened a list may be behind that.
const layerOver = (element, face) => {
  const shown = face ?? drawnAround(element);
  if (!shown || attr(element, "aria-expanded") === "true") return null;
  const { x, blocker } = pointInView(shown, { scroll: Boolean(face) });
  return x === undefined && blocker && isLayer(blocker, shown) ? blocker : null;
};

/** Ready for what needs no point: a hidden file input, an element that only gets the focus. */
export const readyAnywhere = (element, { enabled, visible, uncovered }) => {
  const face = faceOf(element);
  if (visible && !face) return { status: "hidden" };
  if (enabled && isOff(element)) return { status: "disabled" };
  if (visible && isClipped(element)) bringIntoView(element);
  const layer = uncovered && layerOver(element, face);
  return layer ? { status: "covered", cover: rememberCover(layer, face ?? element) } : { status: "ok" };
};
