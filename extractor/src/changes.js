// What can be kept from one look to the next: answers about a document that has not changed since.
//
// The observer lives in our world, where the page cannot see it. It stops at the first change, so a busy page pays for
// one record per look. Style sheets and the size of the window count as changes too. What depends on anything else
// (boxes, visibility, focus, values, scrolling) is asked anew each time and never kept.

import { getters } from "./dom.js";

const [sheetsOf, adoptedOf] = getters(Document, "styleSheets adoptedStyleSheets");

const caches = [];
let surroundings = "";

/** Forget what is kept, as after a change. */
export const forget = () => {
  for (const clear of caches) clear();
  observer.disconnect();
};

const observer = new MutationObserver(forget);

/** Start a look: forget everything if anything has changed. */
export const settle = () => {
  const now = [innerWidth, innerHeight, devicePixelRatio, sheetsOf(document).length, adoptedOf(document).length].join();
  if (observer.takeRecords().length || now !== surroundings) forget();
  surroundings = now;
  watch(document);
};

/** Changes below this root count from now on. */
export const watch = (root) =>
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });

/** Have `clear` called when anything has changed. */
export const onChange = (clear) => caches.push(clear);

/** `compute(element)`, kept as long as nothing changes. */
export const cached = (compute) => {
  let known = new WeakMap();
  onChange(() => {
    known = new WeakMap();
  });
  return (element) => {
    let value = known.get(element);
    if (value === undefined) known.set(element, (value = compute(element)));
    return value;
  };
};
