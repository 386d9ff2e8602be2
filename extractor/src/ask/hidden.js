// Words that are in the document, but that a look did not find because nobody can see them.

import { roots } from "../dom/changes.js";
import { dataOf, methods, parentOf, tagOf } from "../dom/dom.js";
import { describer } from "../dom/describing.js";
import { still } from "../dom/still.js";
import { tagBits } from "../dom/tags.js";
import { SKIP } from "../rules.js";

const [walkerOf] = methods(Document, "createTreeWalker");
const [nextOf] = methods(TreeWalker, "nextNode");
const MOST_MILLISECONDS = 50;

// What a field holds is no text of the document, and of a secret not even its presence is told.
const isKeptBack = (parent) =>
  tagBits(tagOf(parent)) & SKIP || tagOf(parent) === "textarea" || describer().isWithheld(parent);

/** How many texts of the document hold these words, which are in lower case; not which, for a page may hide anything. */
export const countTexts = still((words) => {
  const until = performance.now() + MOST_MILLISECONDS;
  let count = 0;
  for (const root of new Set([document, ...roots])) {
    const walker = walkerOf(document, root, NodeFilter.SHOW_TEXT);
    for (let node; performance.now() < until && (node = nextOf(walker)); ) {
      if (!dataOf(node).replace(/\s+/g, " ").toLowerCase().includes(words)) continue;
      const parent = parentOf(node);
      if (!parent || !isKeptBack(parent)) count++;
    }
  }
  return count;
});
