// Which elements have come into the page since that was last asked. Python asks the debugger about the listeners of
// these alone: the answer for a whole application is megabytes. See cdpagent/see/listeners.py.

import { isConnected, isElement, matches, parentOf, query } from "./dom.js";
import { hostOfRoot } from "./flat_tree.js";

const MOST = 50; // given away at once; each is a question
const KEPT = 2000; // remembered; a page that has added more is asked about as a whole

let added = new Set();
let isLost = true; // whether something may have come that is not in `added`

const note = (records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) if (isElement(node)) added.add(node);
  if (added.size > KEPT) {
    // Whatever the page adds from now on costs nothing, and what it takes out again is not kept alive.
    isLost = true;
    added.clear();
    observer.disconnect();
  }
};

const observer = new MutationObserver(note);

/** Elements that come below this root are told from now on. */
export const noteAdded = (root) => {
  if (!isLost) observer.observe(root, { subtree: true, childList: true });
};

// What can be acted on whoever listens, and what no one clicks on.
const SURE = ":is(a[href],button,input,select,textarea,option,br,hr,script,style,link,meta)";
const UNSURE = `:not(${SURE},${SURE} *)`;

/** Whether anything has come of which a listener would tell what it is. */
export const hasAdded = () => {
  note(observer.takeRecords());
  for (const root of added) if (isConnected(root) && !matches(root, UNSURE) && !query(root, UNSURE)) added.delete(root);
  return isLost || [...added].some(isConnected);
};

/** What is around a node, through shadow roots; the document around all. */
const around = (node) => parentOf(node) || hostOfRoot(node) || document;

/** These nodes without those that are gone, or that are inside of others. */
const outermost = (nodes) => [...nodes].filter((node) => {
  let up = node;
  while (up !== document && !nodes.has((up = around(up))));
  return isConnected(node) && (node === document || !nodes.has(up));
});

/**
 * The elements that have come below any of the roots, or what is around them; the document, if it may be anything.
 * Each is given once.
 */
export const takeAdded = (roots) => {
  note(observer.takeRecords());
  let found = isLost ? [document] : outermost(added);
  // A list that was filled anew is one question, not one for each of its items.
  while (found.length > MOST) found = outermost(new Set(found.map(around)));
  isLost = false;
  added = new Set();
  [document, ...roots].forEach(noteAdded);
  return found;
};
