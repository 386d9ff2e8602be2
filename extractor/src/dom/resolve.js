// From a ref or a selector to an element.

import { matches, queryAll } from "./dom.js";
import { flatParent, shadowOf } from "./flat_tree.js";
import { elementOf } from "./refs.js";

/** The trees of the page: the document's own and all shadow trees that are known. */
export const treesBelow = function* (root) {
  yield root;
  for (const element of queryAll(root, "*")) {
    const shadow = shadowOf(element);
    if (shadow) yield* treesBelow(shadow);
  }
};

/** The elements that a CSS selector means, in the document and in shadow trees; also across the two. */
export const queryDeep = function* (selector) {
  // `.host .inner` means nothing to CSS if a shadow root is between them; here each part may be in a tree further in.
  const parts = /^[\w.#\s-]+$/.test(selector) ? selector.trim().split(/\s+/) : [selector];
  for (const tree of treesBelow(document)) {
    if (tree === document) yield* queryAll(tree, selector);
    else for (const element of queryAll(tree, parts.at(-1))) if (standsIn(element, parts.slice(0, -1))) yield element;
  }
};

const standsIn = (element, parts) => {
  let left = parts.length;
  for (let up = flatParent(element); up && left; up = flatParent(up)) if (matches(up, parts[left - 1])) left--;
  return !left;
};

/** The element of a ref number or a selector; null when there is none. A selector that CSS does not know throws. */
export const resolve = (target) => {
  if (typeof target === "number") return elementOf(target);
  for (const element of queryDeep(target)) return element;
  return null;
};
