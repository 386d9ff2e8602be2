// Selecting a part of the text in a field or an editor.

import { dataOf, isElement, nodeTypeOf, rootOf, tagOf } from "../dom/dom.js";
import { eachChild, focusedElement } from "../dom/flat_tree.js";
import { giveFocus } from "../dom/html.js";
import { isInline } from "../dom/text.js";
import { editorOf, isField, kindOf } from "./fields.js";
import { hasFocus, opened } from "./open_field.js";

const TEXT = 3;
const AROUND = 30; // characters told around each place
const MOST_PLACES = 10;

// Editors write spaces that must not be folded as other characters; each is still one character.
const spaced = (text) => text.replace(/[\u00a0\u2007\u202f]/g, " ");

// The text of an editor with its blocks as lines, and for every text node where it begins in that.
const written = (editor) => {
  const parts = [];
  let text = "";
  const breakLine = () => {
    if (text && !text.endsWith("\n")) text += "\n";
  };
  const visit = (node) => {
    if (nodeTypeOf(node) === TEXT) {
      parts.push({ node, begin: text.length });
      text += dataOf(node);
    } else if (isElement(node)) {
      const isLine = tagOf(node) === "br" || !isInline(node);
      if (isLine) breakLine();
      eachChild(node, visit);
      if (isLine) breakLine();
    }
    return false;
  };
  eachChild(editor, visit);
  return { text, parts };
};

const placesOf = (text, wanted) => {
  const places = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
};

const selectionOf = (element) => rootOf(element).getSelection?.() ?? document.getSelection();

// A point of the text as a node and how far in it: of two nodes that meet there, the one that the selection is in.
const pointAt = (parts, at, isEnd) => {
  const part = parts.findLast(({ begin }) => (isEnd ? begin < at : begin <= at));
  return [part.node, Math.min(at - part.begin, dataOf(part.node).length)];
};

/** Whether a part of what is in the open field can be selected at all. */
const canSelect = (field) => (isField(field) ? kindOf(field) === "text" && field.selectionStart !== null : editorOf(field) !== null);

/** Select some text in the open field. Its `nth` place, from 0; with null, its only one. */
export const selectText = (wanted, nth) => {
  const field = opened();
  if (!canSelect(field)) return { status: "no_text" };
  const editor = isField(field) ? field : editorOf(field);
  const { text, parts } = isField(field) ? { text: field.value } : written(editor);
  const places = placesOf(spaced(text), spaced(wanted));
  if (nth === null ? places.length !== 1 : nth >= places.length) {
    const around = (at) => text.slice(Math.max(0, at - AROUND), at + wanted.length + AROUND).toWellFormed();
    return { status: places.length ? "several" : "missing", count: places.length, around: places.slice(0, MOST_PLACES).map(around) };
  }
  const begin = places[nth ?? 0];
  giveFocus(editor, { preventScroll: true });
  if (!parts) field.setSelectionRange(begin, begin + wanted.length);
  else selectionOf(editor).setBaseAndExtent(...pointAt(parts, begin, false), ...pointAt(parts, begin + wanted.length, true));
  return { status: hasFocus(editor) ? "ok" : "no_focus" };
};

/** What is selected in the open field. */
export const selectedText = () => {
  const field = opened();
  if (isField(field)) return field.value.slice(field.selectionStart, field.selectionEnd);
  return selectionOf(editorOf(field) ?? field).toString();
};

/** How many characters are selected in what has the focus, or in the page. */
export const selectedLength = () => {
  const focused = focusedElement();
  if (focused && isField(focused) && canSelect(focused)) return focused.selectionEnd - focused.selectionStart;
  return selectionOf((focused && editorOf(focused)) ?? document).toString().length;
};
