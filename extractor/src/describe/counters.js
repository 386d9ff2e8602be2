// What CSS counters stand at: the numbers that a style sheet puts before steps, chapters and figures. A computed style
// has only a counter's name, so they are counted here as css-lists-3 has it, in one pass over the page, and only once a
// name was found to have one in it.

import { attr, countIn, has, isElement, parentOf, queryAll, rootElement, styleOf, tagOf } from "../dom/dom.js";
import { eachChild, isInside } from "../dom/flat_tree.js";
import { cached } from "../dom/run.js";

const MOST_ELEMENTS = 5000; // in a larger page, numbers are left out rather than waited for
const COUNTER = /counters?\(([^\s,)]+)(?:, "((?:[^"\\]|\\.)*)")?(?:, ([\w-]+))?\)/g;
const CHANGES = /(?:reversed\()?([^\s()]+)\)? (-?\d+)/g;
const LISTS = /^(ol|ul|menu|dir)$/;
const LIST_ITEM = "list-item";

// --- how a number is written -----------------------------------------------------------------------------------------

const alphabetic = (first) => (number) => {
  let out = "";
  for (let left = number; left > 0; left = Math.floor((left - 1) / 26)) {
    out = String.fromCharCode(first.charCodeAt(0) + ((left - 1) % 26)) + out;
  }
  return out;
};

const ROMAN = [["m", 1000], ["cm", 900], ["d", 500], ["cd", 400], ["c", 100], ["xc", 90], ["l", 50], ["xl", 40], ["x", 10],
  ["ix", 9], ["v", 5], ["iv", 4], ["i", 1]];
const roman = (number) => {
  let left = number > 0 && number < 4000 ? number : 0;
  let out = "";
  for (const [digits, value] of ROMAN) for (; left >= value; left -= value) out += digits;
  return out;
};

const STYLES = {
  __proto__: null,
  disc: () => "•",
  circle: () => "◦",
  square: () => "▪",
  "decimal-leading-zero": (number) => String(number).padStart(2, "0"),
  "lower-alpha": alphabetic("a"),
  "lower-latin": alphabetic("a"),
  "upper-alpha": alphabetic("A"),
  "upper-latin": alphabetic("A"),
  "lower-roman": roman,
  "upper-roman": (number) => roman(number).toUpperCase(),
};

// What a style can't write is written in digits.
const write = (number, style) => (style === "none" ? "" : STYLES[style]?.(number) || String(number));

// --- counting --------------------------------------------------------------------------------------------------------

const changesIn = (value) =>
  (value === "none" ? [] : [...value.matchAll(CHANGES)].map(([, name, number]) => [name, Number(number)]));

// The counter of list items is counted without any style saying so.
const listChanges = (element, style) => {
  const reset = [];
  const increment = [];
  const set = [];
  if (LISTS.test(tagOf(element))) {
    const items = has(element, "reversed") ? queryAll(element, ":scope>li").length : 0;
    const start = parseInt(attr(element, "start"));
    const first = Number.isInteger(start) ? start : items || 1;
    reset.push([LIST_ITEM, items ? first + 1 : first - 1]);
  }
  if (style.display === "list-item") {
    const list = parentOf(element);
    increment.push([LIST_ITEM, list instanceof HTMLOListElement && has(list, "reversed") ? -1 : 1]);
    const value = parseInt(attr(element, "value"));
    if (Number.isInteger(value)) set.push([LIST_ITEM, value]);
  }
  return [reset, increment, set];
};

class Count {
  #standing = new Map(); // by name: where it stands, the innermost last
  #made = []; // the names of counters, and the element that each is for: where it was made, and what follows there
  contents = new Map(); // by element: what its pseudo-elements say

  /** Count what an element, or one of its pseudo-elements, changes. */
  apply(style, around, [reset, increment, set] = [[], [], []]) {
    for (const [name, number] of [...reset, ...changesIn(style.counterReset)]) this.#reset(name, around, number);
    for (const [name, number] of [...increment, ...changesIn(style.counterIncrement)]) this.#change(name, around, number, true);
    for (const [name, number] of [...set, ...changesIn(style.counterSet)]) this.#change(name, around, number, false);
  }

  /** Count what a pseudo-element changes, and keep what it says. */
  applyPseudo(element, pseudo) {
    const style = styleOf(element, pseudo);
    const { content } = style;
    if (content === "none" || content === "normal" || style.display === "none") return;
    this.apply(style, element);
    if (!content.includes("counter")) return;
    const said = content.replace(COUNTER, (_, name, separator, how) => {
      const stands = this.#standing.get(name) || [];
      const numbers = separator === undefined ? stands.slice(-1) : stands;
      return JSON.stringify((numbers.length ? numbers : [0]).map((number) => write(number, how)).join(separator));
    });
    if (!this.contents.has(element)) this.contents.set(element, {});
    // What sets a number apart from the words beside it is often only a margin.
    const before = content.startsWith("counter") ? '" " ' : "";
    const after = content.endsWith(")") ? ' " "' : "";
    this.contents.get(element)[pseudo] = before + said + after;
  }

  /** Forget the counters that were made in an element: what follows it does not know them. */
  leave(element) {
    while (this.#made.at(-1)?.around === element) this.#standing.get(this.#made.pop().name).pop();
  }

  #reset(name, around, number) {
    if (!this.#standing.has(name)) this.#standing.set(name, []);
    const numbers = this.#standing.get(name);
    // One that was made beside it ends here.
    if (this.#made.some((made) => made.around === around && made.name === name)) numbers.pop();
    else this.#made.push({ name, around });
    numbers.push(number);
  }

  #change(name, around, number, isMore) {
    if (!this.#standing.get(name)?.length) this.#reset(name, around, 0);
    const numbers = this.#standing.get(name);
    numbers.push(numbers.pop() * isMore + number);
  }
}

const countAll = (root) => {
  const count = new Count();
  const pending = countIn(root) < MOST_ELEMENTS ? [{ element: root, around: null, isLeft: false }] : [];
  while (pending.length) {
    const { element, around, isLeft } = pending.pop();
    if (isLeft) {
      count.applyPseudo(element, "::after");
      count.leave(element);
      continue;
    }
    const style = styleOf(element);
    if (style.display === "none") continue;
    count.apply(style, around, listChanges(element, style));
    if (style.display === "list-item") count.applyPseudo(element, "::marker");
    count.applyPseudo(element, "::before");
    const inner = [];
    eachChild(element, (child) => {
      if (isElement(child)) inner.push({ element: child, around: element, isLeft: false });
    });
    pending.push({ element, around, isLeft: true }, ...inner.reverse());
  }
  return count.contents;
};

const countedIn = cached(countAll);
const countersIn = cached(() => new Set()); // of a page: the elements of which a counter was asked

/** The computed `content` of a pseudo-element with strings for its counters. */
export const counted = (element, pseudo, content) => {
  const root = rootElement();
  countersIn(root).add(element);
  return countedIn(root).get(element)?.[pseudo] || content;
};

/** Whether what the element says in this look has a counter in it: a change anywhere before it may change that. */
export const isCounted = (element) => [...countersIn(rootElement())].some((each) => isInside(each, element));
