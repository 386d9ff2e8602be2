// What can be acted on, and why we think so.

import { attr, has, matches } from "../dom/dom.js";
import { CLICKS, DRAG, DROPS, EDIT, HANDLER, HANDLERS, LANDMARK, NATIVE, PRESSES, ROLE, WIDGET } from "../rules.js";
import { isEditable, ownRole } from "./role.js";
import { roleBits } from "./roles.js";

/** Enough by itself, whatever is inside. */
export const CERTAIN = NATIVE | ROLE | EDIT | DRAG;

/** Elements with an attribute that the walk has to look at more closely. */
export const MARKED =
  "[role],[tabindex],[contenteditable],[draggable=true],[aria-hidden=true],[inert],[aria-live]," + HANDLERS;

const NATIVE_CONTROLS =
  "a[*|href],area[href],button,input:not([type=hidden i]),select,textarea,canvas,audio[controls]," +
  "video[controls],details>summary:first-of-type";

/** Whether the browser itself makes this element a control. Labels and frames are not decided here. */
export const isNative = (element) => matches(element, NATIVE_CONTROLS);

/** Why a marked element can be acted on; 0 for no reason found. */
export const reasonsOf = (element, tag) => {
  const kind = has(element, "role") ? roleBits(ownRole(element)) : 0;
  let why = kind & WIDGET ? ROLE : 0;
  // A region that takes the focus, to be read or scrolled, is still a region and no control.
  if (parseInt(attr(element, "tabindex")) >= 0 && !(kind & LANDMARK) && tag !== "body") why |= ROLE;
  if (isEditable(element)) why |= EDIT;
  if (attr(element, "draggable") === "true") why |= DRAG;
  return matches(element, HANDLERS) ? why | HANDLER : why;
};

/** Why an element with these listeners can be acted on. */
export const reasonsOfMask = (mask) => (mask & (CLICKS | PRESSES | DROPS) ? HANDLER : 0);
