// What stands around an element: the row or the card that is its own.

import { attr, isElement, queryAll, tagOf } from "../dom/dom.js";
import { describer } from "../dom/describing.js";
import { eachChild, flatParent, isInside } from "../dom/flat_tree.js";
import { isSeamless, visibleText } from "../dom/text.js";

const MOST_WORDS = 400;
const MOST_SEARCHED = 4000;
const HIGHEST = 40; // how many elements up a card may begin
const ROWS = /^(tr|li|article|row|listitem|option|treeitem)$/;
const SAYING = "aria-label title alt".split(" ");

// The largest element around one that holds none of the others.
const cardOf = (element, others) => {
  let card = element;
  let left = HIGHEST;
  for (let up = flatParent(element); up && left--; up = flatParent(up)) {
    for (const other of others) if (isInside(other, up)) return card;
    card = up;
  }
  return card;
};

const apartFrom = (element, others) =>
  others.filter((other) => other !== element && !isInside(element, other) && !isInside(other, element));

/** What stands around an element, as far as it stands around none of the others. Asked while the page stands still. */
export const wordsAround = (element, others) =>
  visibleText(cardOf(element, apartFrom(element, others)), MOST_WORDS, (inner) => inner === element);

// The row that an element stands in, or else the first thing around it that says anything more: for the last one of its
// kind, which no others set apart.
const rowOf = (element) => {
  let said = null;
  let left = HIGHEST;
  for (let up = flatParent(element); up && left--; up = flatParent(up)) {
    if (ROWS.test(tagOf(up)) || ROWS.test(attr(up, "role"))) return up;
    said ||= visibleText(up, 1, (inner) => inner === element) && up;
  }
  return said || element;
};

/** The text before an element and after it, in what stands around it and none of the others; and what labels say there. */
export const textBeside = (element, others) => {
  const apart = apartFrom(element, others);
  const card = apart.length ? cardOf(element, apart) : rowOf(element);
  const { isLegible } = describer();
  let isPast = false;
  const stop = (inner) => inner === element && (isPast = true);
  const before = visibleText(card, MOST_SEARCHED, stop, " ", (parent) => !isPast && isLegible(parent));
  isPast = false;
  const after = visibleText(card, MOST_SEARCHED, stop, " ", (parent) => isPast && isLegible(parent));
  const labelled = [card, ...queryAll(card, SAYING.map((name) => `[${name}]`).join())].slice(0, MOST_WORDS);
  const labels = labelled.flatMap((each) => (each === element ? [] : SAYING.map((name) => attr(each, name) || "")));
  return { before, after, labels: labels.join(" ") };
};

const squeezed = (text) => text.toLowerCase().replace(/\s+/g, "");
const says = (element, words) => squeezed(visibleText(element, MOST_SEARCHED)).includes(words);
// Cells and words within a line stand beside one another; anything else that is alike is a row or a card of its own.
const isAnother = (one, other) =>
  tagOf(one) === tagOf(other) && attr(one, "class") === attr(other, "class") && !/^t[dh]$/.test(tagOf(one)) && !isSeamless(one);

/**
 * Whether an element stands beside these words: in what holds both of them and none of the others. Words in an element
 * that is like the one around it, such as the next row, are those of something else.
 */
export const standsBeside = (element, others, words) => {
  const wanted = squeezed(words);
  let inner = element;
  let left = HIGHEST;
  for (let up = flatParent(element); up && left--; inner = up, up = flatParent(up)) {
    for (const other of others) if (isInside(other, up)) return false;
    if (!says(up, wanted)) continue;
    const branch = inner;
    return !eachChild(up, (child) => child !== branch && isElement(child) && isAnother(child, branch) && says(child, wanted));
  }
  return false;
};
