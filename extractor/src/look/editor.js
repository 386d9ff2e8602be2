// Editable elements: whether anything is in them, or only the words that ask for it.

import { attr, dataOf, firstChildOf, isElement, isText, nextSiblingOf, tagOf, text } from "../dom/dom.js";
import { isBlank } from "../dom/text.js";

const THINGS = /^(audio|canvas|hr|iframe|input|svg|table|video)$/;
const PLACEHOLDER = /placeholder/i;
const WITH = /^(has|is|no|show|with)/i; // such a class is of a block that may hold text
const NO_WIDTH = /[\u200b\u2060\ufeff]/g;

const isPlaceholder = (element) =>
  (attr(element, "class") || "").split(/\s+/).some((name) => PLACEHOLDER.test(name) && !WITH.test(name));

const isSomething = (element) => THINGS.test(tagOf(element)) || (tagOf(element) === "img" && text(element, "alt") !== "");

/**
 * Whether an editable element has contents. What a style sheet puts there does not count, nor do placeholders, which
 * editors put among their contents as long as there are no others.
 */
export const hasContents = (element) => {
  for (let node = firstChildOf(element); node; node = nextSiblingOf(node)) {
    if (isText(node)) {
      if (!isBlank(dataOf(node).replace(NO_WIDTH, ""))) return true;
    } else if (isElement(node) && !isPlaceholder(node) && (isSomething(node) || hasContents(node))) {
      return true;
    }
  }
  return false;
};
