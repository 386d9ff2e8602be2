// The field that an action fills: opened when it was aimed at, and kept an eye on until the action is over.

import { attr, checkedOf, has, inputType, isConnected, methods, styleOf } from "../dom/dom.js";
import { focusedElement, isInside } from "../dom/flat_tree.js";
import { giveFocus, innerText, propertyOf } from "../dom/html.js";
import { resolve } from "../dom/resolve.js";
import { isSecret, keepSecret } from "../dom/secret.js";
import { still } from "../dom/still.js";
import { listensTo } from "../look/listeners.js";
import { nameOf } from "../look/name.js";
import { valueOf } from "../look/value.js";
import { KEYPRESSES } from "../rules.js";
import { editorOf, fieldOf, isField, kindOf } from "./fields.js";
import { expectKeys, strayKeys } from "./keys.js";

const [dispatch] = methods(EventTarget, "dispatchEvent");
const QUIETLY = { preventScroll: true };

let field = null;
let target = null; // the element that was aimed at: the field, or its label, or something around it

/** The field that is open. */
export const opened = () => field;

/** Look at the field of the element that was aimed at, and keep an eye on it. */
export const openField = (aimed) => {
  target = resolve(aimed);
  field = fieldOf(target);
  const role = attr(field, "role") ?? "";
  return {
    kind: kindOf(field),
    type: propertyOf(field, "type") ?? "",
    role,
    read_only: Boolean(propertyOf(field, "readOnly")) || attr(field, "aria-readonly") === "true",
    max_length: Math.max(propertyOf(field, "maxLength") ?? 0, 0),
    is_picker: isPicker(field, role),
    value: read(),
    keeps_spaces: !isField(field) && /pre|break-spaces/.test(styleOf(field).whiteSpace),
    is_secret: holdsSecret(),
    opens: ["aria-haspopup", "aria-expanded", "aria-controls", "aria-owns"].some((name) => has(target, name)),
    hears_keypress: Boolean(listensTo(field) & KEYPRESSES),
  };
};

const isPicker = (element, role) =>
  role === "combobox" || Boolean(attr(element, "aria-autocomplete")) || attr(element, "aria-haspopup") === "listbox";

export const closeField = () => {
  field = target = null;
};

// --- reading ---

const read = () => {
  if (/^(checkbox|radio)$/.test(inputType(field))) return checkedOf(field);
  if (isField(field)) return valueOf(field);
  const editor = editorOf(field);
  // Editors put in characters of no width to have a place for the caret, and a line break at the end.
  return editor ? innerText(editor).replace(/\u200b|\ufeff/g, "").replace(/\n$/, "") : innerText(field);
};

/** What is typed into the open field next is a secret. */
export const keepFieldSecret = () => {
  keepSecret(field);
};

// Asked of the field itself. What is around it, such as the box of a combobox, may have the name that tells.
const holdsSecret = still(() =>
  isSecret(field, nameOf(field)) || (target !== field && Boolean(nameOf(target)) && isSecret(field, nameOf(target))));

/** What the field holds, and how that may be shown: of a secret only how long it is. Null if no field is open. */
export const readField = () => {
  if (!field) return null;
  if (!isConnected(field)) return { is_gone: true };
  const value = read();
  const isHidden = typeof value === "string" && value && holdsSecret();
  return { value, shown: isHidden ? `••• (${value.length} characters)` : value, stray: strayKeys() };
};

/** What the editor gives when its selection is copied; null if it leaves that to the browser. Nothing is copied. */
export const copied = () => {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true, composed: true });
  dispatch(editorOf(field), event);
  return event.defaultPrevented ? clipboardData.getData("text/plain") : null;
};

// --- the caret ---

/** Whether the focus is on the element or in it. */
export const hasFocus = (element) => {
  const focused = focusedElement();
  return Boolean(focused) && isInside(focused, element);
};

/** Give the field the focus and select what is in it, so that what is inserted takes its place. */
export const selectAll = () => {
  const editor = isField(field) ? field : editorOf(field);
  giveFocus(editor, QUIETLY);
  if (isField(field)) field.select();
  expectKeys(field);
  return hasFocus(editor);
};

/** Let keys that write something go into the field that has the focus already, and nowhere else. */
export const guardKeys = (aimed) => expectKeys(fieldOf(resolve(aimed)));

/** Put the caret after what is in a field; gives what it is if that takes a key of its own. */
export const toEnd = (aimed) => {
  const at = fieldOf(resolve(aimed));
  expectKeys(at);
  if (!isField(at)) return editorOf(at) ? "editor" : "";
  try {
    at.setSelectionRange(at.value.length, at.value.length);
    return "";
  } catch {
    return kindOf(at) === "text" ? "text" : ""; // numbers and addresses have no selection for scripts
  }
};

// --- setting ---

/** Give the field the focus, change it with `work`, and tell the page if that has changed what `work` gives. */
export const changeField = (valueNow, work) => {
  giveFocus(field, QUIETLY);
  const before = valueNow();
  work();
  const isChanged = valueNow() !== before;
  if (isChanged) {
    dispatch(field, new Event("input", { bubbles: true, composed: true }));
    dispatch(field, new Event("change", { bubbles: true }));
  }
  return isChanged;
};

/** For inputs whose own control is the browser's: a date, a colour, a slider. */
export const setField = (value) => {
  const after = () => field.value;
  changeField(after, () => {
    field.value = value;
  });
  return { value: after(), min: attr(field, "min"), max: attr(field, "max"), step: attr(field, "step") };
};
