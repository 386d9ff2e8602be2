// Strings on their way out: white space folded, length bounded, always well formed.

import { cached } from "./changes.js";
import { attr, checkVisibility, dataOf, eachChild, nodeTypeOf, styleOf, tagOf } from "./dom.js";
import { SKIP, tagBits } from "./tags.js";

const TEXT = 3;
const MAX_NODES = 500;
const VISIBLE = { visibilityProperty: true, opacityProperty: true };

/** Cut to `max` UTF-16 units, not through the middle of a character. */
export const cut = (string, max) => {
  if (string.length <= max) return string;
  const end = max > 0 && (string.charCodeAt(max - 1) & 0xfc00) === 0xd800 ? max - 1 : max;
  return string.slice(0, Math.max(end, 0));
};

/** White space folded to single spaces, cut, and without lone surrogates, which are no text in any encoding. */
export const tidy = (string, max) => {
  // A few times the limit is enough to look at: nobody has to fold a megabyte to keep a line.
  const some = string.length > max * 8 + 1000 ? string.slice(0, max * 8 + 1000) : string;
  return cut(some.replace(/\s+/g, " ").trim(), max).toWellFormed();
};

export const isBlank = (string) => !/\S/.test(string);

/** Whether `inner` says nothing that `outer` does not, whatever the case and the spaces. */
export const isSaidBy = (inner, outer) => {
  const plain = (string) => string.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  return plain(outer).includes(plain(inner));
};

const displayOf = cached((element) => styleOf(element).display);

/** Whether the element is a part of the line it stands in. */
export const isInline = (element) => /^(inline|contents|ruby)/.test(displayOf(element));

/** Whether its text goes on where the text before it ended, without a space. */
export const isSeamless = (element) => /^(inline|contents|ruby)$/.test(displayOf(element));

// A slot has no box, and so is not visible to Chrome, but what it holds is.
const isBoxless = (element) => displayOf(element) === "contents" && styleOf(element).visibility === "visible";

/**
 * The text a person sees in the element, up to `max`. `skip(element)` leaves parts out; blocks are set apart by `gap`.
 */
export const visibleText = (element, max, skip, gap = " ") => {
  let out = "";
  let left = max * 2 + MAX_NODES;
  const stack = [[element, false]];
  // Elements wait on the stack with their closing break: a page can be deeper than any call stack.
  while (stack.length && left-- > 0 && out.length < max * 2) {
    const [node, isClosing] = stack.pop();
    if (isClosing) {
      out += gap;
      continue;
    }
    const type = nodeTypeOf(node);
    if (type === TEXT) {
      out += dataOf(node);
      continue;
    }
    if (type !== 1) continue;
    const tag = tagOf(node);
    if (tagBits(tag) & SKIP || tag === "textarea" || tag === "select") continue;
    if (node !== element && ((skip && skip(node)) || !(checkVisibility(node, VISIBLE) || isBoxless(node)))) continue;
    if (tag === "img") {
      out += ` ${attr(node, "alt") || ""} `;
      continue;
    }
    if (tag === "br" || !isSeamless(node)) {
      out += gap;
      stack.push([node, true]);
    }
    const children = [];
    eachChild(node, (child) => children.push([child, false]) >= left);
    while (children.length) stack.push(children.pop());
  }
  return gap === " " ? tidy(out, max) : cut(out.replace(/[ \t]*\n\s*/g, "\n").trim(), max);
};

