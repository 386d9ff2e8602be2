// Numbers for elements. An element keeps its number as long as it lives; no number is given twice.

const numbers = new WeakMap();
const elements = new Map();
let next = 1;

/** Go on counting from `number`, which Python remembers across documents. */
export const continueFrom = (number) => {
  next = Math.max(next, number);
};

export const nextNumber = () => next;

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

/** The number an element already has, or 0. */
export const knownNumberOf = (element) => numbers.get(element) || 0;

/** The element of a number; null when it was never given or the element is gone. */
export const elementOf = (number) => elements.get(number)?.deref() || null;

/** Whether the number was given to an element of this document, dead or alive. */
export const wasGiven = (number) => elements.has(number);
