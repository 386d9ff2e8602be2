// Strings on their way out: white space folded, length bounded, always well formed.

import { CLOSED, SKIP, TEXT_NODES, WORDS_DEPTH } from "../rules.js";
import { eachReadChild } from "./changes.js";
import { attr, dataOf, nodeTypeOf, styleOf, tagOf } from "./dom.js";
import { describer } from "./describing.js";
import { flatParent } from "./flat_tree.js";
import { cached } from "./run.js";
import { tagBits } from "./tags.js";
import { isShown } from "./visible.js";

const ELEMENT = 1;
const TEXT = 3;

/** Cut to `max` characters. Each may be two units of UTF-16, and Python counts characters. */
export const cut = (string, max) => (string.length > max ? [...string.slice(0, max * 2)].slice(0, max).join("") : string);

/** White space folded to single spaces, cut, and without lone surrogates, which no encoding can write. */
export const tidy = (string, max) => {
  // A few times the limit is enough: folding a megabyte to keep one line would take long.
  const some = string.slice(0, max * 8 + 1000);
  return cut(some.replace(/[\s\0-\x1f]+/g, " ").trim(), max).toWellFormed();
};

export const isBlank = (string) => !/\S/.test(string);

/** Whether `inner` says nothing that `outer` does not, whatever the case and the spaces. */
export const isSaidBy = (inner, outer) => {
  const plain = (string) => string.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  return plain(outer).includes(plain(inner));
};

/** The computed `display`. */
export const displayOf = cached((element) => styleOf(element).display);

/** Whether the element is a part of the line it stands in, or of the formula. */
export const isInline = (element) => /^(inline|contents|ruby|block math)/.test(displayOf(element));

/** Whether its text goes on where the text before it ended, without a space. */
export const isSeamless = (element) => /^(inline|contents|ruby)$/.test(displayOf(element));

// A slot has no box, and so is not visible to Chrome, but what it holds is.
const isBoxless = (element) => displayOf(element) === "contents" && styleOf(element).visibility === "visible";

/**
 * The text a person sees in the element, up to `max`. `skip(element)` leaves parts out; blocks are set apart by `gap`.
 * `isRead(element)` says whether what is written right in an element can be read.
 */
export const visibleText = (element, max, skip, gap = " ", isRead = describer().isLegible) => {
  let out = "";
  let left = max * 2 + TEXT_NODES;
  const visit = (node, depth) => {
    const isFull = out.length > max * 2 || --left < 0;
    const type = nodeTypeOf(node);
    if (type === TEXT && !isBlank(dataOf(node)) && !isRead(flatParent(node) || element)) return isFull;
    if (type === TEXT) out += dataOf(node);
    if (isFull || type !== ELEMENT || depth > WORDS_DEPTH) return isFull;
    const tag = tagOf(node);
    if (tagBits(tag) & (SKIP | CLOSED) || (depth && (skip?.(node) || !(isShown(node) || isBoxless(node))))) return false;
    const space = tag === "br" || !isSeamless(node) ? gap : "";
    out += space;
    if (tag === "img") out += ` ${attr(node, "alt") || ""} `;
    eachReadChild(node, (child) => visit(child, depth + 1));
    out += space;
    return false;
  };
  visit(element, 0);
  return gap === " " ? tidy(out, max) : cut(out.replace(/[ \t]*\n\s*/g, "\n").trim(), max);
};
