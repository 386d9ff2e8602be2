// Small questions about a target, and giving it the focus.

import { attr, checkedOf, controlOf, getters, indeterminateOf, inputType, isHtml, queryAll, tagOf } from "../dom/dom.js";
import { flatParent, focusedElement, isInside, shadowOf } from "../dom/flat_tree.js";
import { hitAt } from "../dom/hit.js";
import { giveFocus, isA } from "../dom/html.js";
import { continueFrom, numberOf } from "../dom/refs.js";
import { resolve } from "../dom/resolve.js";
import { fileInputOf } from "./fields.js";
import { expectPress } from "./keys.js";
import { hasFocus } from "./open_field.js";
import { describe } from "./words.js";

const [draggableOf] = getters(HTMLElement, "draggable");
const BOXES = "input[type=checkbox],input[type=radio]";

const isBox = (element) => /^(checkbox|radio)$/.test(inputType(element));
const stateOfBox = (box) => [inputType(box), indeterminateOf(box) ? "mixed" : checkedOf(box)];

// The one check box in an element, or in its shadow tree.
const boxIn = (element) => {
  for (const root of [element, shadowOf(element)]) {
    const found = root ? queryAll(root, BOXES) : [];
    if (found.length === 1) return found[0];
  }
  return null;
};

/** "checkbox" or "radio", and whether it is checked: true, false or "mixed"; null if it can't be checked. */
export const checkState = (target) => {
  const found = resolve(target);
  if (!found) return null;
  const element = (isA(found, "label") && controlOf(found)) || found;
  if (isBox(element)) return stateOfBox(element);
  const role = attr(element, "role") ?? "";
  const state = attr(element, "aria-checked") ??
    attr(element, /^(option|treeitem|gridcell)$/.test(role) ? "aria-selected" : "aria-pressed");
  if (state === null) {
    const box = boxIn(element);
    return box && stateOfBox(box);
  }
  return [/radio/.test(role) ? "radio" : "checkbox", state === "mixed" ? "mixed" : state === "true"];
};

/** Give it the focus; false if it does not take it. With `guards`, the next keys reach it or nothing. */
export const focus = (target, guards) => {
  const element = resolve(target);
  giveFocus(element);
  if (guards) expectPress(element);
  return hasFocus(element);
};

/** The number of what has the focus, a new one from `next` on, and whether that is a frame; null if nothing has it. */
export const focused = (next) => {
  const element = focusedElement();
  if (!element || /^(body|html)$/.test(tagOf(element))) return null;
  continueFrom(next);
  return [numberOf(element), /^i?frame$/.test(tagOf(element))];
};

export const isDraggable = (target) => {
  for (let at = resolve(target); at; at = flatParent(at)) if (isHtml(at) && draggableOf(at)) return true;
  return false;
};

/** What is at a point where something is about to be dropped, if it has nothing to do with either of the two; or null. */
export const underDrop = (goal, source, x, y) => {
  const hit = hitAt(x, y);
  const isMeant = (element) => element && (isInside(hit, element) || isInside(element, hit));
  return hit && ![goal, source].map(resolve).some(isMeant) ? describe(hit) : null;
};

export const fileInput = (target) => fileInputOf(resolve(target));
