// The keys: what is typed or inserted goes into the field that was aimed at, or nowhere.

import { attr, getters, inputType, inputValueOf, isConnected, tagOf } from "../dom/dom.js";
import { flatParent, focusedElement, isInside } from "../dom/flat_tree.js";
import { isA } from "../dom/html.js";
import { still } from "../dom/still.js";
import { rectOf } from "../dom/visible.js";
import { nameOf } from "../look/name.js";
import { editorOf, isField } from "./fields.js";
import { listenFirst, unlistenFirst } from "./first.js";
import { isHostOf, keepFromPage, targetOf } from "./guard.js";
import { describe } from "./words.js";

const GUARDED = ["keydown", "keypress", "keyup", "beforeinput"];
const MOST_SAID = 80;
const NEAR = 3; // levels out from a box within which the next box of its row is
const SMALL = 80; // pixels; a box for one character is not wider

const [maxLengthOf] = getters(HTMLInputElement, "maxLength");

// The field or editor; whether the keys press it; whether the text has gone on from box to box; whether a key has come to
// it; what would have got one instead.
let meant = null;

const expect = (field, isPress) => {
  if (!meant) listenFirst(GUARDED, onKey);
  meant = { field, isPress, hasMovedOn: false, hasCome: false, stray: null };
};

/**
 * Let keys that write something through only to this field, or to the editor that it is in; to anything if it is neither,
 * unless keys press it.
 */
export const expectKeys = (element) =>
  expect(isField(element) || isA(element, "button", "a", "summary") ? element : editorOf(element), false);

/** Let a key that presses something through only to this element. */
export const expectPress = (element) => expect(element, true);

/** The text itself has moved the focus, by a Tab: it goes on where that is now. */
export const followFocus = () => {
  if (meant) meant = { ...meant, field: fieldWithFocus(), stray: null };
};

/** Let all keys through again. */
export const releaseKeys = () => {
  unlistenFirst(GUARDED, onKey);
  meant = null;
};

/** What would have got the keys, as an error tells of it; null if nothing else would have. */
export const strayKeys = () => meant?.stray ?? null;

/** Whether the next keys go where they are meant to: where the focus is otherwise, and whether keys were kept from it. */
export const typing = () => {
  const kept = strayKeys();
  const now = focusedElement();
  const where = kept ?? (!meant?.field || isMeant(now) ? null : told(now));
  return { where, was_kept: Boolean(kept), has_moved_on: Boolean(meant?.hasMovedOn), has_come: Boolean(meant?.hasCome) };
};

// By its name: what it says may be what was typed into it.
const told = still((element) => ({ ...describe(element), text: nameOf(element).slice(0, MOST_SAID) }));

const fieldWithFocus = () => {
  const focused = focusedElement();
  return focused && (isField(focused) ? focused : editorOf(focused));
};

const onKey = (event) => {
  if (!meant?.field || !event.isTrusted) return;
  // Keys that write nothing, such as Escape, may go anywhere.
  const isNamed = event.type === "keydown" && event.key.length > 1 && event.key !== "Unidentified";
  if (!meant.isPress && (isNamed || event.type === "keyup")) return;
  const target = targetOf(event);
  if (!target) return;
  if (isMeant(target)) {
    meant.hasCome = true;
    return;
  }
  meant.stray ??= told(target);
  keepFromPage(event);
};

// Whether text for this element is text for the field; from then on, it is the field.
const isMeant = (element) => {
  const { field } = meant;
  if (!element) return false;
  if (isInside(element, field) || isHostOf(element, field)) return true;
  const isNext = isNextBox(element, field);
  if (!isNext && !isTwin(element, field)) return false;
  meant = { ...meant, field: element, hasMovedOn: meant.hasMovedOn || isNext };
  return true;
};

// Whether the page has drawn the field anew, and this is the new one.
const isTwin = still((element, field) => {
  if (isConnected(field) || tagOf(element) !== tagOf(field) || inputType(element) !== inputType(field)) return false;
  return ["id", "name"].some((name) => attr(field, name) && attr(field, name) === attr(element, name)) ||
    (nameOf(field) !== "" && nameOf(field) === nameOf(element));
});

// Codes and card numbers have a row of boxes, and the page goes on to the next one when one is full.
const isNextBox = (element, field) => {
  if (!isA(element, "input") || !isA(field, "input") || inputType(element) !== inputType(field)) return false;
  const { width } = rectOf(field);
  const most = maxLengthOf(field);
  if (maxLengthOf(element) !== most || Math.abs(rectOf(element).width - width) > 1) return false;
  const isFull = most > 0 ? inputValueOf(field).length >= most : width <= SMALL && inputValueOf(field).length === 1;
  return isFull && !inputValueOf(element) && areNear(element, field);
};

const areNear = (element, field) => {
  let around = field;
  for (let levels = NEAR; levels--; ) around = flatParent(around) ?? around;
  return isInside(element, around);
};
