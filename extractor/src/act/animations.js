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

// What these properties do to an element, nobody needs to wait for: it can be read and hit all the while.
const PAINT = /color|shadow|radius|^(fill|stroke|outline|background|text-decoration|border-image)/;

// What only moves. What fades can't be seen by a look in between; what changes its size makes room for something.
const MOVES = /^(transform|translate|rotate|top|right|bottom|left|inset.*)$/;

/** What an animation does to its element: nothing to wait for (0), it moves it (1), or more (2). */
export const weightOf = (animation) => {
  const property = animation.transitionProperty;
  if (!property) return 2; // what keyframes do may begin and end in the same way
  if (PAINT.test(property) || animation.effect.pseudoElement) return 0;
  return MOVES.test(property) ? 1 : 2;
};

/** Call `work` as if these animations had come to their ends. The page does not notice: it does not run meanwhile. */
export const atEnds = (animations, work) => {
  const times = animations.map((each) => each.currentTime);
  for (const each of animations) each.currentTime = each.effect.getComputedTiming().endTime - 0.01;
  try {
    return work();
  } finally {
    animations.forEach((each, at) => {
      each.currentTime = times[at];
    });
  }
};

export const isRunning = (animation) => animation.playState === "running";

/** The animations that move or fade the element now and come to an end. */
export const animationsOf = (element) =>
  allAnimations().filter((each) => {
    const target = each.effect?.target;
    return target && isRunning(each) && timeLeft(each) < SOON && isInside(element, target);
  });
