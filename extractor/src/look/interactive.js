// What can be acted on, and why we think so.

import { attr, has, inputType, matches, nextElementOf, previousElementOf, query, tagOf } from "../dom/dom.js";
import {
  ALIKE_TAGS, CLICKS, DRAG, DRESSED_INPUTS, DROPS, EDIT, HANDLER, HANDLERS, ITEM_TAGS, ITEM_VALUES, LANDMARK, NATIVE, PRESSES,
  ROLE, WIDGET,
} from "../rules.js";
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

/** Whether a picture may be what a person sees of a field, while a style leaves nothing of the field itself. */
export const isDressed = (element, tag) => tag === "select" || DRESSED_INPUTS.test(inputType(element));

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

// --- items whose handler is further up ---

const FILLED = "input:not([type=checkbox],[type=radio]),select,textarea";
// A group of a drawing with a body and a label, as nodes of a diagram have; the label may be in a group of its own.
const SHAPES = "rect,circle,ellipse,polygon,path,image,use,foreignObject";
const LABELS = `:scope>text,:scope>title,:scope>g:not(:has(${SHAPES}))>text`;

/** Whether a group of a drawing is one thing with a label. */
export const isLabelled = (group) =>
  query(group, `:scope>:is(${SHAPES})`) !== null && (has(group, "aria-label") || query(group, LABELS) !== null);

/** Whether the element has a sibling beside it of the same tag and class, but for a class more: one that is selected. */
export const isAlike = (element, tag) => {
  const own = (ALIKE_TAGS.test(tag) || tag.includes("-")) && attr(element, "class");
  return Boolean(own) && [previousElementOf(element), nextElementOf(element)].some((beside) => {
    const other = beside && tagOf(beside) === tag && attr(beside, "class");
    return other && (other.startsWith(own) || own.startsWith(other));
  });
};

/** Whether the element is an item by its tag or role, wherever it stands. */
export const isItem = (tag, role) => ITEM_TAGS.test(tag) || (role && ITEM_VALUES.test(role));

/** Whether a handler around is meant for this element. What holds a field is a part of a form. */
export const isMember = (element, tag, role, isInItem) =>
  (isItem(tag, role) || (!isInItem && (tag === "g" ? isLabelled(element) : isAlike(element, tag)))) &&
  !query(element, FILLED) && !matches(element, "thead>tr");
