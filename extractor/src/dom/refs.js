// Numbers for elements. An element keeps its number as long as it lives; no number is given twice.

import { isConnected } from "./dom.js";

const numbers = new WeakMap();
const elements = new Map();
export let next = 1; // the number of the next element

/** Go on counting from `number`, which Python remembers across documents. */
export const continueFrom = (number) => {
  next = Math.max(next, number);
};

/** The number of an element, which gets one now if it has none. */
export const numberOf = (element) => {
  let number = numbers.get(element);
  if (!number) {
    number = next++;
    numbers.set(element, number);
    elements.set(number, new WeakRef(element));
  }
  return number;
};

/** The element of a number; null when it was never given, or the element is no longer in the document. */
export const elementOf = (number) => {
  const element = elements.get(number)?.deref();
  return element && isConnected(element) ? element : null;
};
