// Words that are in the document, but that a look did not find because nobody can see them.

import { roots } from "../dom/changes.js";
import { dataOf, methods, parentOf, tagOf } from "../dom/dom.js";
import { tagBits } from "../dom/tags.js";
import { SKIP } from "../rules.js";

const [walkerOf] = methods(Document, "createTreeWalker");
const [nextOf] = methods(TreeWalker, "nextNode");
const MOST_MILLISECONDS = 50;

/** How many texts of the document hold these words, which are in lower case; not which, for a page may hide anything. */
export const countTexts = (words) => {
  const until = performance.now() + MOST_MILLISECONDS;
  let count = 0;
  for (const root of new Set([document, ...roots])) {
    const walker = walkerOf(document, root, NodeFilter.SHOW_TEXT);
    for (let node; performance.now() < until && (node = nextOf(walker)); ) {
      if (!dataOf(node).replace(/\s+/g, " ").toLowerCase().includes(words)) continue;
      const parent = parentOf(node);
      if (!parent || !(tagBits(tagOf(parent)) & SKIP)) count++;
    }
  }
  return count;
};
