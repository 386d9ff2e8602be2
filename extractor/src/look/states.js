// The states and properties of an element that change what one would do with it. Only what is set is given.

import {
  attr, attributeNames, checkedOf, getters, has, indeterminateOf, inputType, isSelected, matches, parentOf, query,
  rootOf, tagOf, text,
} from "../dom/dom.js";
import { closestAcross, focusedElement } from "../dom/flat_tree.js";
import { inRun } from "../dom/run.js";
import { isSecret } from "../dom/secret.js";
import { ARIA_STATES, CHECKABLE, NAME_CHARS, RANGE, STATEFUL, VALUE, VERTICAL } from "../rules.js";
import { hasContents } from "./editor.js";
import { contentOf } from "./name.js";
import { isEditable } from "./role.js";
import { roleBits } from "./roles.js";
import { valueOf } from "./value.js";

const [popoverOf] = getters(HTMLButtonElement, "popoverTargetElement");
const SPOKEN = /^placeholder\s+/i; // CodeMirror says for screen readers what it is
const ARIA_DISABLED = "[aria-disabled=true]";
const TRISTATE = { __proto__: null, true: true, false: false, mixed: "mixed" };

const setNumber = (states, key, value) => {
  const number = parseFloat(value);
  if (Number.isFinite(number)) states[key] = number;
};

const setAria = (states, element, role, max) => {
  for (const attribute of attributeNames(element)) {
    const found = attribute.startsWith("aria-") && ARIA_STATES.exec(attribute);
    if (!found) continue;
    // A flag counts when it is true; the others are true, false or mixed, a word, a number.
    const [, flag, tristate, word, number] = found;
    const value = text(element, attribute).slice(0, max);
    if (flag && value === "true") states[flag] = true;
    if (tristate && value in TRISTATE) states[tristate] = TRISTATE[value];
    if (word && value && value !== "false" && value !== "none") states[word] = value === "true" || value;
    if (number) setNumber(states, number, value);
  }
  if (states.haspopup === true) states.haspopup = "menu";
  const usual = roleBits(role) & VERTICAL ? "vertical" : "horizontal";
  if (states.orientation === usual) delete states.orientation;
};

const setChecked = (states, element, role) => {
  const type = inputType(element);
  // What the browser knows of its own controls wins over what the page says.
  if ((type === "checkbox" && role !== "button") || type === "radio") {
    states.checked = type === "checkbox" && indeterminateOf(element) ? "mixed" : checkedOf(element);
  } else if (roleBits(role) & CHECKABLE) {
    states.checked ??= false;
  }
};

const setControl = (states, element, tag, role) => {
  if (matches(element, ":disabled")) states.disabled = true;
  if (matches(element, ":required")) states.required = true;
  // Not :invalid, which every empty required field is before anyone has touched it.
  if (matches(element, ":user-invalid")) states.invalid ??= true;
  if (has(element, "readonly")) states.readonly = true;
  if (tag === "select" && has(element, "multiple")) states.multiselectable = true;
  if (tag === "textarea") states.multiline = true;
  if (tag === "option" && isSelected(element)) states.selected = true;
  const popover = tag === "button" && popoverOf && popoverOf(element);
  if (popover) states.expanded ??= matches(popover, ":popover-open");
  setChecked(states, element, role);
};

const disabledAround = (element, run) => {
  const root = rootOf(element);
  let any = run.disabled.get(root);
  // Most pages have no disabled group at all, which is quicker to ask once than for every element.
  if (any === undefined) {
    any = root instanceof ShadowRoot || !!query(root, ARIA_DISABLED);
    run.disabled.set(root, any);
  }
  return any && closestAcross(element, ARIA_DISABLED);
};

const focusedIn = (run) => {
  if (run.focused === undefined) {
    const focused = focusedElement();
    run.focused = focused && tagOf(focused) !== "body" ? focused : null;
  }
  return run.focused;
};

// The value is in the contents, or in a field of its own inside: a combobox may be a box around one.
const setInnerValue = (states, element, name, max) => {
  const field = query(element, "input,textarea");
  if (!field && isEditable(element) && !hasContents(element)) {
    setPlaceholder(states, name, contentOf(element, max).replace(SPOKEN, ""), max);
    return;
  }
  setValue(states, field || element, name, field ? valueOf(field) : contentOf(element, max), max);
};

const setPlaceholder = (states, name, placeholder, max) => {
  if (placeholder && placeholder !== name) states.placeholder ??= placeholder.slice(0, max);
};

const setValue = (states, element, name, value, max) => {
  if (!value) return;
  if (isSecret(element, name)) states.filled = true;
  else states.value = value.slice(0, max);
};

/** The states of an element with this role and name. A value is cut at `max`; a secret is only `filled`. */
export const statesOf = (element, role, name = "", { max = NAME_CHARS } = {}) => inRun((run) => {
  const states = {};
  const tag = tagOf(element);
  const bits = roleBits(role);
  setAria(states, element, role, max);
  if (STATEFUL.test(tag) || tag.includes("-")) setControl(states, element, tag, role);
  else setChecked(states, element, role);
  if (disabledAround(element, run)) states.disabled = true;
  if (focusedIn(run) === element) states.focused = true;
  if (tag === "summary" && role === "button") states.expanded ??= has(parentOf(element), "open");
  if (tag === "dialog" && matches(element, ":modal")) states.modal = true;
  if (role === "heading") states.level ??= Number(/^h([1-6])$/.exec(tag)?.[1] || 2);
  if (bits & RANGE) {
    if (!("valuemin" in states)) setNumber(states, "valuemin", attr(element, "min"));
    if (!("valuemax" in states)) setNumber(states, "valuemax", attr(element, "max"));
  }
  setPlaceholder(states, name, text(element, "placeholder") || text(element, "aria-placeholder"), max);
  if (bits & VALUE || tag === "select" || inputType(element) === "file") {
    const value = valueOf(element);
    if (value === undefined) setInnerValue(states, element, name, max);
    else setValue(states, element, name, value, max);
  }
  return states;
});
