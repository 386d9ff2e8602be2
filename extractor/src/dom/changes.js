// Whether any node of the page has changed since it was last looked at.
//
// The observer lives in our world, where the page cannot see it. It stops at the first change, so a busy page pays for
// one record per look.

import { noteAdded } from "./added.js";

let isKnown = false;

/** The roots that the last look has watched: the document and the shadow trees that were walked. */
export const roots = new Set();

/** The page is not as it was, or we have learned more about it. */
export const forget = () => {
  isKnown = false;
  observer.disconnect();
};

const observer = new MutationObserver(forget);

/** Changes below this root count from now on. */
export const watch = (root) => {
  roots.add(root);
  noteAdded(root);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
};

/** Begin a look that finds out everything anew. */
export const lookAnew = () => {
  forget();
  roots.clear();
  isKnown = true;
  watch(document);
};

/** Whether no node has changed since the last look. */
export const isUntouched = () => isKnown && !observer.takeRecords().length;
