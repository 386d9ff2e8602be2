// What a person can see: natively where Chrome has an answer, by geometry where it has none.
//
// `checkVisibility` knows display, visibility, opacity, content-visibility and closed `details`, but nothing of
// clipping: a collapsed menu (`max-height: 0; overflow: hidden`), a slide outside its carousel or a drawer parked left
// of the page are all "visible" to it.

import { bodyElement, checkVisibility, getters, methods, rootElement, styleOf, tagOf } from "./dom.js";
import { describer } from "./describing.js";
import { flatParent, handedDown, isInside } from "./flat_tree.js";
import { hitAt } from "./hit.js";
import { cached } from "./run.js";

export const [rectOf] = methods(Element, "getBoundingClientRect");
export const [scrollWidthOf, scrollHeightOf, clientWidthOf, clientHeightOf, scrollTopOf, scrollLeftOf] =
  getters(Element, "scrollWidth scrollHeight clientWidth clientHeight scrollTop scrollLeft");

const SEEN = { opacityProperty: true, visibilityProperty: true };
const PRESENT = { visibilityProperty: true };
const OPAQUE = { opacityProperty: true };

/** Rendered, and neither transparent nor `visibility: hidden`. */
export const isShown = (element) => checkVisibility(element, SEEN);
/** Rendered and not `visibility: hidden`: transparent things count, for the pointer hits them. */
export const isPresent = (element) => checkVisibility(element, PRESENT);
/** Takes part in the layout. */
export const isRendered = (element) => checkVisibility(element);
/** Rendered, and neither it nor anything around it has opacity 0. */
export const isOpaque = (element) => checkVisibility(element, OPAQUE);

// --- clipping ---

const CUTS = 1; // what is outside cannot be seen
const SCROLLS = 2; // what is outside can be scrolled to
const ABSOLUTE = 2;
const FIXED = 3;
const POSITIONS = { __proto__: null, static: 0, absolute: ABSOLUTE, fixed: FIXED };

const positionIn = ({ position }) => POSITIONS[position] ?? 1;
const positionOf = cached((element) => positionIn(styleOf(element)));

// Whether an element of this style cuts off what is in it, or scrolls it; 0 if neither.
const clippingIn = ({ overflow }, element) => {
  // The overflow of the two outermost elements is the viewport's.
  if (overflow === "visible" || /^(body|html)$/.test(tagOf(element))) return 0;
  return /auto|scroll/.test(overflow) ? SCROLLS : CUTS;
};

const EVERYWHERE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const intersect = (a, b) => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
const overlaps = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) >= 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >= 1;

// The geometry of one look, in which the page stands still.
let view; // the viewport
let reach; // what of the document can be scrolled to
let outermost;
let scrollers;
export let clipping; // elements that cut off or scroll what is in them

/** Begin a look. */
export const lookAround = () => {
  const root = rootElement();
  const body = bodyElement();
  const style = root && styleOf(root);
  const width = root ? Math.max(scrollWidthOf(root), innerWidth) : innerWidth;
  const hidesSides = style && /hidden|clip/.test(style.overflowX + (body ? styleOf(body).overflowX : ""));
  view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  reach = {
    left: (style?.direction === "rtl" ? innerWidth - width : 0) - scrollX,
    top: -scrollY,
    right: (hidesSides ? innerWidth : width) - scrollX,
    bottom: Infinity,
  };
  // hard: cut off outside of this; soft: out of sight outside of this, for now.
  const flow = { hard: EVERYWHERE, soft: view, scrolls: false, fixed: false, gone: false };
  outermost = { flow, absolute: flow };
  scrollers = [];
  clipping = [];
};

// How an element, and everything around it, clips what is in the flow and what is positioned absolutely.
const clipsIn = handedDown((element, around) => {
  const style = styleOf(element);
  const position = positionIn(style);
  const overflow = clippingIn(style, element);
  if (!position && !overflow) return around;
  let clip = clipAt(position, around);
  if (overflow) {
    const rect = rectOf(element);
    const scrolls = overflow === SCROLLS;
    clipping.push(element);
    if (scrolls) scrollers.push(element);
    clip = {
      ...clip,
      scrolls: clip.scrolls || scrolls,
      hard: scrolls ? EVERYWHERE : intersect(clip.hard, rect),
      soft: intersect(clip.soft, rect),
      gone: clip.gone || !overlaps(rect, clip.hard),
    };
  }
  return { flow: clip, absolute: position ? clip : around.absolute };
}, () => outermost);

const clipAt = (position, { flow, absolute }) => {
  if (position === FIXED) return { ...outermost.flow, fixed: true, gone: flow.gone };
  return position === ABSOLUTE ? absolute : flow;
};

const clipAround = (element) => {
  const parent = flatParent(element);
  const around = parent ? clipsIn(parent) : outermost;
  // Where nothing clips, the element's own position makes no difference.
  return around === outermost ? around.flow : clipAt(positionOf(element), around);
};

const range = new Range();

/**
 * Where the element is: its box, whether any of it is in the viewport, and whether a person could get to see it.
 * Tiny is what hides text from the eye but not from a screen reader: a box, or a clip, of a pixel. Veiled is what a
 * transparent style or an empty clip leaves nothing of.
 */
export const placeOf = (element) => {
  let rect = rectOf(element);
  if ((rect.width < 1 || rect.height < 1) && !clippingIn(styleOf(element), element)) {
    // A link around a floated or positioned image has no box itself, but what is in it can be seen.
    range.selectNodeContents(element);
    rect = range.getBoundingClientRect();
  }
  const clip = clipAround(element);
  const { hard, soft, fixed, scrolls, gone } = clip;
  const width = Math.min(rect.right, hard.right) - Math.max(rect.left, hard.left);
  const height = Math.min(rect.bottom, hard.bottom) - Math.max(rect.top, hard.top);
  let isGone = gone || !(width > 0 && height > 0);
  const inView = !isGone && overlaps(rect, soft);
  if (!isGone && !inView && !scrolls) {
    // A person can't scroll to the left of the page, nor to where something fixed has been parked out of sight.
    isGone = !overlaps(rect, fixed || positionOf(element) === FIXED ? view : reach);
  }
  const isVeiled = describer().isVeiled(element);
  return { rect, clip, inView, isGone, isVeiled, isTiny: width <= 2 && height <= 2 };
};

/** Whether the element has a place where it can be seen, and more than a pixel of it. */
export const hasPlace = (element) => {
  const { isGone, isTiny, isVeiled } = placeOf(element);
  return !isGone && !isTiny && !isVeiled;
};

/** The scroll containers that have come up since this was last asked. */
export const newScrollers = () => scrollers.splice(0);

/** Which ways a scroll container can be scrolled: "down", "up down", …; "" where there is nothing to scroll. */
export const scrollOf = (element) => {
  const { overflowX, overflowY } = styleOf(element);
  const width = clientWidthOf(element);
  const height = clientHeightOf(element);
  const ways = (overflow, extra, at, back, forth) =>
    extra > 8 && overflow !== "hidden" ? [at > 1 && back, extra - at > 1 && forth] : [];
  return (width < 40 || height < 20 ? [] : [
    ...ways(overflowY, scrollHeightOf(element) - height, scrollTopOf(element), "up", "down"),
    ...ways(overflowX, scrollWidthOf(element) - width, Math.abs(scrollLeftOf(element)), "left", "right"),
  ]).filter(Boolean).join(" ");
};

// --- what is on top ---

const POINTS = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]];

/** Whether the pointer reaches the element anywhere in the viewport, or something covers all of it. */
export const isUncovered = (element, { rect, clip }) => {
  const { left, top, right, bottom } = intersect(rect, intersect(clip.soft, view));
  return POINTS.some(([across, down]) => {
    const hit = hitAt(left + (right - left) * across, top + (bottom - top) * down);
    // Where an element lets the pointer through, an ancestor is hit; that covers nothing.
    return hit && (isInside(hit, element) || isInside(element, hit));
  });
};
