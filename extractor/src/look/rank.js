// What matters most, when not everything fits.

import { IN_DIALOG, IN_FORM, IN_MAIN } from "./item.js";

// The numbers of Rank in rows.py.
const DIALOG = 0;
const FOCUSED = 1;
const VIEWPORT = 2;
const FORM = 3;
const MAIN = 4;
export const REST = 5;

/** The rank of an item that has its place. */
export const rankOf = ({ inside, subject, place }, focused) => {
  if (inside & IN_DIALOG) return DIALOG;
  if (subject === focused) return FOCUSED;
  if (place.inView) return VIEWPORT;
  return inside & IN_FORM ? FORM : inside & IN_MAIN ? MAIN : REST;
};
