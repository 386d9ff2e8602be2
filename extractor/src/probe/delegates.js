// delegates.js: which elements a framework serves although they have no listener of their own.
//
// It runs in the page's own world, with the document as `this`, and Chrome ends it at its first side effect. Only what
// a framework has put on the elements is read; nothing is called but what a page may well have replaced, which then
// throws or lies, but cannot act. `jQuery._data` would be such a side effect: it makes the data that it does not find.
// To set a variable of a function around is one, too: no function here does it.

const CLICKS = ["click", "dblclick", "mousedown", "mouseup", "pointerdown", "touchstart", "tap"];
const MOST_SELECTORS = 100; // of one root

// The properties that jQuery has put on a node. What throws is the page's trap: what it hides that way stays hidden.
const jQueryKeysOf = (node) => {
  try {
    return Object.keys(node).filter((key) => /^jQuery\d+/.test(key));
  } catch {
    return [];
  }
};

const selectorsOf = (root) => {
  const found = [];
  try {
    for (const key of jQueryKeysOf(root)) {
      // Before version 2, an element has the number of its data.
      const data = root[key] && typeof root[key] === "number" ? self.jQuery.cache[root[key]] : root[key];
      const events = (data && data.events) || {};
      for (const type of CLICKS) {
        for (const handler of events[type] || []) {
          if (typeof handler.selector === "string" && found.length < MOST_SELECTORS) found.push(handler.selector);
        }
      }
    }
  } catch {
    // As above.
  }
  return found;
};

const hasMarks = (document) => {
  try {
    return Object.keys(document).includes("_$DX_DELEGATE") || Object.keys(self).includes("__svelte");
  } catch {
    return false;
  }
};

// The selectors that jQuery serves from each of the roots, whether it has data on any of them, and whether Solid or
// Svelte is there, which put their handlers on the elements.
const delegatesOf = (document, roots) => {
  const all = [document, ...roots];
  return {
    selectors: all.map(selectorsOf),
    isMarked: hasMarks(document),
    isBound: all.some((root) => jQueryKeysOf(root).length > 0),
  };
};

// Those of the first `limit` elements that carry such a handler.
const markedIn = (document, limit) => {
  const found = [];
  const all = document.querySelectorAll("*");
  for (let at = 0; at < all.length && at < limit; at++) {
    for (const key of Object.keys(all[at])) {
      if (/^(\$\$|__)(click|mousedown|mouseup|pointerdown|pointerup|touchstart)$/.test(key)) found.push(all[at]);
    }
  }
  return found;
};

/** With a limit, the marked elements; with 0, what is known of the document and of the roots. */
export default function (limit, ...roots) {
  return limit ? markedIn(this, limit) : delegatesOf(this, roots);
}
