// Which field an element is, holds or stands for.

import { attr, controlOf, getters, inputType, isHtml, query, queryAll } from "../dom/dom.js";
import { flatParent, shadowOf } from "../dom/flat_tree.js";
import { isA, propertyOf } from "../dom/html.js";
import { isShown } from "../dom/visible.js";

const [isContentEditable] = getters(HTMLElement, "isContentEditable");

export const FIELDS = "input,textarea,select,[contenteditable]:not([contenteditable=false])";
const TEXTUAL = /^(text|search|url|tel|email|password|number)$/;
const SETTABLE = /^(date|time|datetime-local|month|week|color|range)$/;

/** Whether the browser itself makes it a field. */
export const isField = (element) => isA(element, "input", "textarea", "select");

/** The editable element that this one is, or is a part of; null if it can't be edited. */
export const editorOf = (element) => {
  if (!isHtml(element) || !isContentEditable(element)) return null;
  for (let at = element; at; at = flatParent(at)) {
    if (/^(true|plaintext-only|)$/i.test(attr(at, "contenteditable") ?? "no")) return at;
  }
  return null;
};

/** The fields below an element that a person sees. */
export const shownFields = (element, selector = FIELDS) =>
  [...queryAll(element, selector)].filter((each) => propertyOf(each, "type") !== "hidden" && isShown(each));

/** The field that is meant by an element: a label or a wrapper may be named where the <input> in it is meant. */
export const fieldOf = (element) => {
  const control = isA(element, "label") && controlOf(element);
  if (control) return control;
  if (isField(element) || editorOf(element)) return element;
  const inside = shownFields(element);
  const shadow = shadowOf(element);
  return inside.length === 1 ? inside[0] : (shadow && query(shadow, FIELDS)) ?? element;
};

/** How a field is filled: "text", "set", "select" or "editor"; else its type, such as "checkbox", or "none". */
export const kindOf = (field) => {
  if (isA(field, "select")) return "select";
  if (isA(field, "textarea")) return "text";
  const type = inputType(field);
  if (type) return TEXTUAL.test(type) ? "text" : SETTABLE.test(type) ? "set" : type;
  return editorOf(field) ? "editor" : "none";
};

/** The <input type=file> that is meant by an element; null if there is none, or more than one. */
export const fileInputOf = (element) => {
  const meant = isA(element, "label") ? controlOf(element) : element;
  if (meant && inputType(meant) === "file") return meant;
  const inside = queryAll(element, "input[type=file]");
  return inside.length === 1 ? inside[0] : null;
};
