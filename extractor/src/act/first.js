// Hearing of input before the page does. Listeners of one window are called in the order in which they came, so a page
// could keep an event from those that come later. The shield of the document was there before the page's own scripts; it
// is in our world, and hands on what it hears. Only a document that is older than our session has none of that age.

const HOW = { capture: true, passive: false };

/** Have `handler` called with each event of these types before anything in the page is. */
export const listenFirst = (types, handler) => {
  if (globalThis.shield) globalThis.shield.listen(types, handler);
  else for (const type of types) addEventListener(type, handler, HOW);
};

/** Undo that. */
export const unlistenFirst = (types, handler) => {
  globalThis.shield?.unlisten(handler);
  for (const type of types) removeEventListener(type, handler, HOW);
};
