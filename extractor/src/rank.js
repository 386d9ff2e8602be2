// What matters most, when not everything fits. The numbers are those of Rank in rows.py.

import { getter, shadowOf } from "./dom.js";
import { IN_DIALOG, IN_FORM, IN_MAIN } from "./walk.js";

export const RANK = { DIALOG: 0, FOCUSED: 1, VIEWPORT: 2, FORM: 3, MAIN: 4, REST: 5 };

const activeInDocument = getter(Document, "activeElement");
const activeInShadow = getter(ShadowRoot, "activeElement");

/** The element that has the focus, in whatever shadow tree it is; null when only the body has. */
export const focusedElement = () => {
  let focused = activeInDocument(document);
  for (let shadow; (shadow = focused && shadowOf(focused)) && activeInShadow(shadow); ) focused = activeInShadow(shadow);
  return focused;
};

/** The rank of an item that has its place. */
export const rankOf = (item, focused) => {
  if (item.inside & IN_DIALOG) return RANK.DIALOG;
  if (item.element === focused || item.subject === focused) return RANK.FOCUSED;
  if (item.place.inView) return RANK.VIEWPORT;
  return item.inside & IN_FORM ? RANK.FORM : item.inside & IN_MAIN ? RANK.MAIN : RANK.REST;
};
