// Refs written into the page, for programs beside us that want to find them there. Nothing else in look.js or ask.js
// changes the page.

import { methods } from "../dom/dom.js";
import { elementOf } from "../dom/refs.js";
import { queryDeep } from "../dom/resolve.js";

const MARK = "data-agent-ref";
const [setMark, removeMark] = methods(Element, "setAttribute removeAttribute");

/** Write these refs on their elements. */
export const mark = (prefix, numbers) => {
  for (const number of numbers) {
    const element = elementOf(number);
    if (element) setMark(element, MARK, prefix + number);
  }
};

/** Take all refs off again. */
export const unmark = () => {
  for (const element of queryDeep(`[${MARK}]`)) removeMark(element, MARK);
};
