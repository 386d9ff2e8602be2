// What is still there, though a look no longer shows it.

import { elementOf } from "../dom/refs.js";
import { isPresent } from "../dom/visible.js";

/** Of the elements with these numbers, those that are in the document and rendered: behind a layer, not gone. */
export const present = (numbers) =>
  numbers.filter((number) => {
    const element = elementOf(number);
    return element && isPresent(element);
  });
