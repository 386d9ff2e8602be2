// Scrolling: what scrolls, where it is, and where to turn the wheel.

import { getters, methods, rootElement, styleOf } from "../dom/dom.js";
import { flatParent, isInside } from "../dom/flat_tree.js";
import { isA } from "../dom/html.js";
import { hitAt } from "../dom/hit.js";
import { queryDeep, resolve } from "../dom/resolve.js";
import { learnShadowsAround } from "../dom/shadows.js";
import {
  clientHeightOf, clientWidthOf, rectOf, scrollHeightOf, scrollLeftOf, scrollTopOf, scrollWidthOf,
} from "../dom/visible.js";
import { frame } from "./pauses.js";
import { partInView, SPOTS } from "./point.js";

const [scrollingElementOf] = getters(Document, "scrollingElement");
const [scrollIntoViewOf, scrollTo] = methods(Element, "scrollIntoView scrollTo");

/** Scroll everything around an element so that it is in view. */
export const bringIntoView = (element, block = "center") =>
  scrollIntoViewOf(element, { block, inline: "nearest", behavior: "instant" });

/** The element whose scrolling is that of the page. */
export const pageScroller = () => scrollingElementOf(document) ?? rootElement();

export const wholeView = () => new DOMRect(0, 0, innerWidth, innerHeight);

// --- what scrolls ---

const overflows = (element) =>
  [scrollHeightOf(element) > clientHeightOf(element) + 1, scrollWidthOf(element) > clientWidthOf(element) + 1];

const scrolls = (element) => {
  if (element === pageScroller()) return true;
  const { overflowX, overflowY } = styleOf(element);
  const [down, across] = overflows(element);
  return (down && /auto|scroll|overlay/.test(overflowY)) || (across && /auto|scroll|overlay/.test(overflowX));
};

/** The nearest thing around an element that scrolls; at last, the page. */
export const scrollerAround = (element) => {
  for (let at = element; at; at = flatParent(at)) if (scrolls(at)) return at;
  return pageScroller();
};

// What the page is scrolled by: itself, or, if it stands still, the largest thing in it that scrolls and shows.
const mainScroller = () => {
  const page = pageScroller();
  if (overflows(page).includes(true) && styleOf(page).overflowY !== "hidden") return page;
  let best = page;
  let size = 0;
  for (const element of queryDeep("*")) {
    const box = scrolls(element) && partInView(rectOf(element));
    if (box && box.width * box.height > size) [best, size] = [element, box.width * box.height];
  }
  return best;
};

// --- the scroller that is in use ---

let scroller = null;

// Where the scroller is, and how much there is left in each direction.
const position = () => {
  const { direction, display, flexDirection } = styleOf(scroller);
  const [x, y] = [Math.round(scrollLeftOf(scroller)), Math.round(scrollTopOf(scroller))];
  const [width, height] = [scrollWidthOf(scroller), scrollHeightOf(scroller)];
  const shown = [clientWidthOf(scroller), clientHeightOf(scroller)];
  const [spareX, spareY] = [Math.max(0, width - shown[0]), Math.max(0, height - shown[1])];
  // What is written from right to left, or from the bottom up, begins at 0 and goes on below it.
  const fromX = direction === "rtl" ? -spareX : 0;
  const fromY = /flex/.test(display) && flexDirection === "column-reverse" ? -spareY : 0;
  const left = { left: x - fromX, right: fromX + spareX - x, up: y - fromY, down: fromY + spareY - y };
  return { x, y, width, height, shown, left };
};

// A point at which the wheel turns this scroller and not another one inside it; the middle if there is none.
const wheelPoint = (box) => {
  const inside = scroller === pageScroller() ? rootElement() : scroller;
  learnShadowsAround(inside);
  for (const [across, down] of SPOTS) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    const hit = hitAt(x, y);
    if (hit && isInside(hit, inside) && scrollerAround(hit) === scroller) return [x, y];
  }
  return [box.left + box.width / 2, box.top + box.height / 2];
};

// The wheel as the page got it; whether the page kept it for itself can be told when it is through with it.
let wheels = [];
const hear = (event) => wheels.push([event, event.composedPath()[0]]);

/**
 * Use this scroller: where it is, and the point to turn the wheel at, over `over` if that is in view, or just `at` that
 * point; null if it can't be brought into view.
 */
export const useScroller = (element, over = null, at = null) => {
  scroller = element;
  const boxNow = () =>
    (over && partInView(rectOf(over))) || (scroller === pageScroller() ? wholeView() : partInView(rectOf(scroller)));
  if (!boxNow()) bringIntoView(scroller);
  const box = boxNow();
  if (!box) return null;
  wheels = [];
  addEventListener("wheel", hear, { capture: true, passive: true });
  return { ...position(), at: at ?? wheelPoint(box) };
};

/** Take the scroller in use back to its beginning: where it is then, and whether it was elsewhere. */
export const toBeginning = () => {
  const moved = scrollTopOf(scroller) > 0;
  scrollTo(scroller, { top: 0, behavior: "instant" });
  return { ...position(), moved };
};

// Use what scrolls at a point of an element, or of the viewport.
const scrollerAt = (element, [across, down]) => {
  learnShadowsAround(element ?? rootElement());
  const find = () => {
    const { left, top } = element ? rectOf(element) : wholeView();
    const at = [left + across, top + down];
    const hit = hitAt(...at);
    return hit && { hit, at };
  };
  let found = find();
  if (!found && element) {
    bringIntoView(element);
    found = find();
  }
  return found && useScroller(scrollerAround(found.hit), null, found.at);
};

/** Use what scrolls the target, or with null, what scrolls the page; with a point, what scrolls there. */
export const openScroller = (target, point) => {
  const element = target === null ? null : resolve(target);
  if (point) return scrollerAt(element, point);
  return element ? useScroller(scrollerAround(element), element) : useScroller(mainScroller());
};

export const readScroller = () => (scroller ? position() : null);

/** Where the scroller is once it has come to rest: for two frames if it has moved, for four if it has not. */
export const scrolled = async (from) => {
  let last = position();
  let rest = 0;
  for (let count = 0; rest < (last.x !== from.x || last.y !== from.y ? 2 : 4) && count < 120; count++) {
    await frame();
    const now = position();
    rest = now.x === last.x && now.y === last.y ? rest + 1 : 0;
    last = now;
  }
  // What a canvas shows moves without anything that could be measured.
  const taken = wheels.some(([event, hit]) => event.defaultPrevented || isA(hit, "canvas"));
  forgetWheel();
  return { ...last, taken };
};

/** Stop listening to the wheel. */
export const forgetWheel = () => {
  removeEventListener("wheel", hear, { capture: true });
  wheels = [];
};

/** Bring the target into view; false if that can't be done. */
export const scrollIntoView = (target) => {
  const element = resolve(target);
  bringIntoView(element);
  return Boolean(partInView(rectOf(element)));
};
