// What can be acted on, and why we think so.

import { attr, has, matches } from "../dom/dom.js";
import { CLICKS, DROPS, PRESSES } from "./listeners.js";
import { ownRole } from "./role.js";
import { LANDMARK, roleBits, WIDGET } from "./roles.js";

export const NATIVE = 1; // the browser makes it so: links, buttons, fields
export const ROLE = 2; // an ARIA widget, or it takes the focus
export const EDIT = 4; // contenteditable
export const HANDLER = 8; // a listener, its own or delegated, or an on… attribute
export const CURSOR = 16; // the hand cursor begins here
export const DRAG = 32;

/** Enough by itself, whatever is inside. */
export const CERTAIN = NATIVE | ROLE | EDIT | DRAG;

const HAS_HANDLER = "click dblclick mousedown mouseup pointerdown pointerup touchstart touchend"
  .replace(/\w+/g, "[on$&]").replaceAll(" ", ",");

/** Elements with an attribute that the walk has to look at more closely. */
export const MARKED =
  "[role],[tabindex],[contenteditable],[draggable=true],[aria-hidden=true],[inert]," + HAS_HANDLER;

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
  if (/^(true|plaintext-only)?$/i.test(attr(element, "contenteditable") ?? "no")) why |= EDIT;
  if (attr(element, "draggable") === "true") why |= DRAG;
  return matches(element, HAS_HANDLER) ? why | HANDLER : why;
};

/** Why an element with these listeners can be acted on. */
export const reasonsOfMask = (mask) => (mask & (CLICKS | PRESSES | DROPS) ? HANDLER : 0);
