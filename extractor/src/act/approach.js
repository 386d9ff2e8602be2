// The mouse on its way to a target: whether this document has seen it come over the target yet.

import { resolve } from "../dom/resolve.js";
import { isFor } from "./guard.js";

let goal = null; // the element that the mouse is moved to, until it is seen there

const onMove = (event) => {
  if (goal && event.isTrusted && isFor(event, goal)) goal = null;
};

/** Look out for the mouse. */
export const awaitMouse = (target) => {
  goal = resolve(target);
  addEventListener("pointermove", onMove, { capture: true });
};

/** Whether it has come over the target. */
export const hasMouse = () => goal === null;

/** Look out for it no longer. */
export const forgetMouse = () => {
  goal = null;
  removeEventListener("pointermove", onMove, { capture: true });
};
