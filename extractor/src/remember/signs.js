// What a look depends on that changes without any node being changed: values, scrolling, the address, the window.
//
// Styles and boxes are not in here: Python asks Chrome how often it has computed them; see render_counters.py.

import { roots } from "../dom/changes.js";
import { getters, matches, methods, queryAll, rootElement, urlOf } from "../dom/dom.js";
import { rectOf, scrollLeftOf, scrollTopOf } from "../dom/visible.js";
import { valueOf } from "../look/value.js";

const [animationsOf] = methods(Document, "getAnimations");
const [animationsIn] = methods(ShadowRoot, "getAnimations");
const [playStateOf] = getters(Animation, "playState");

const isMoving = (root) =>
  (root === document ? animationsOf : animationsIn)(root).some((animation) => playStateOf(animation) === "running");

const MOST_CONTROLS = 3000;

const signOf = (control) =>
  [valueOf(control), ...[":checked", ":indeterminate", ":user-invalid"].map((state) => matches(control, state))];

/**
 * All of it as one string; "" while something moves by itself, or if it is too much. `clipping` are the elements that
 * may be scrolled.
 */
export const signsOf = (clipping) => {
  // Has everything computed that waits for it, so that it is counted.
  rectOf(rootElement());
  const controls = [...roots].flatMap((root) => [...queryAll(root, "input,select,textarea")]);
  return controls.length > MOST_CONTROLS || [...roots].some(isMoving) ? "" : JSON.stringify([
    innerWidth, innerHeight, devicePixelRatio, urlOf(document), scrollX, scrollY,
    clipping.map((element) => [scrollTopOf(element), scrollLeftOf(element)]),
    controls.map(signOf),
  ]);
};
