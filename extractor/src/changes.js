// What can be kept from one look to the next: answers about a document that has not changed since.
//
// The observer lives in our world, where the page cannot see it. It stops at the first change, so a busy page pays for
// one record per look. Style sheets and the size of the window count as changes too. What depends on anything else
// (boxes, visibility, focus, values, scrolling) is asked anew each time and never kept.

import { getter, shadowOf } from "./dom.js";

const sheetsOf = getter(Document, "styleSheets");
const adoptedOf = getter(Document, "adoptedStyleSheets");

let isDirty = true;
let surroundings = "";
const caches = [];
const observed = new Set();

const forgetAll = () => {
  isDirty = true;
  for (const clear of caches) clear();
  observed.clear();
  observer.disconnect();
};

const observer = new MutationObserver(forgetAll);

/** Start a look: forget everything if anything has changed. Returns whether all is as it was. */
export const settle = () => {
  const now = [innerWidth, innerHeight, devicePixelRatio, sheetsOf(document).length, adoptedOf(document).length].join();
  if (observer.takeRecords().length || now !== surroundings) forgetAll();
  surroundings = now;
  if (!isDirty) return true;
  isDirty = false;
  watch(document);
  return false;
};

/** Changes below this root count from now on. */
export const watch = (root) => {
  if (observed.has(root)) return;
  observed.add(root);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
};

/** Also watch the shadow tree of a host. */
export const watchShadow = (host) => watch(shadowOf(host));

/** Call to forget what is kept although the document has not changed. */
export const forget = forgetAll;

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
