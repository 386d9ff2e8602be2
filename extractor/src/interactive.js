// What can be acted on, and why we think so.

import { attr, has, matches } from "./dom.js";
import { CLICKS, DROPS, PRESSES } from "./listeners.js";
import { inputType, ownRole } from "./role.js";
import { LANDMARK, roleKind, WIDGET } from "./tags.js";

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
  "[role],[tabindex],[contenteditable],[draggable=true],[aria-hidden=true],[inert],[popover],[aria-modal=true]," + HAS_HANDLER;

/** Whether a tag of the `CONTROL` class makes this element a control. Labels and frames are not decided here. */
export const isNative = (element, tag) => {
  switch (tag) {
    case "a":
    case "area":
      return has(element, "href") || has(element, "xlink:href");
    case "input":
      return inputType(element) !== "hidden";
    case "audio":
    case "video":
      return has(element, "controls");
    case "summary":
      return ownRole(element) === "button";
    case "label":
    case "iframe":
    case "frame":
      return false;
    default:
      return true;
  }
};

/** Why a marked element can be acted on; 0 for no reason found. */
export const reasonsOf = (element, tag) => {
  const kind = has(element, "role") ? roleKind(ownRole(element)) : 0;
  let why = kind & WIDGET ? ROLE : 0;
  // A region that takes the focus, to be read or scrolled, is still a region and no control.
  if (parseInt(attr(element, "tabindex")) >= 0 && !(kind & LANDMARK) && tag !== "body") why |= ROLE;
  if (/^(true|plaintext-only)?$/i.test(attr(element, "contenteditable") ?? "no")) why |= EDIT;
  if (attr(element, "draggable") === "true") why |= DRAG;
  return matches(element, HAS_HANDLER) ? why | HANDLER : why;
};

/** Why an element with these listeners can be acted on. */
export const reasonsOfMask = (mask) => (mask & (CLICKS | PRESSES | DROPS) ? HANDLER : 0);
