// What moves by itself.

import { methods } from "../dom/dom.js";
import { isInside } from "../dom/flat_tree.js";

const [animationsIn] = methods(Document, "getAnimations");
const SOON = 5000;

/** All animations of the document, running or not. */
export const allAnimations = () => animationsIn(document);

/** In how many milliseconds an animation is over; Infinity if it does not end. */
export const timeLeft = (animation) => {
  const timing = animation.effect?.getComputedTiming();
  return timing ? timing.endTime - (timing.localTime ?? 0) : Infinity;
};

export const isRunning = (animation) => animation.playState === "running";

/** The animations that move or fade the element now and come to an end. */
export const animationsOf = (element) =>
  allAnimations().filter((each) => {
    const target = each.effect?.target;
    return target && isRunning(each) && timeLeft(each) < SOON && isInside(element, target);
  });
