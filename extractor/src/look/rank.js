// What matters most, when not everything fits.

import { IN_DIALOG, IN_FORM, IN_MAIN, RANK_DIALOG, RANK_FOCUSED, RANK_FORM, RANK_MAIN, RANK_REST, RANK_VIEWPORT } from "../rules.js";

/** The rank of an item that has its place. */
export const rankOf = ({ inside, subject, place }, focused) => {
  if (inside & IN_DIALOG) return RANK_DIALOG;
  if (subject === focused) return RANK_FOCUSED;
  if (place.inView) return RANK_VIEWPORT;
  return inside & IN_FORM ? RANK_FORM : inside & IN_MAIN ? RANK_MAIN : RANK_REST;
};
