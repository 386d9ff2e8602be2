// The words that a person would read as the label of a field that has none, and those that tell it from others.
//
// The order of the document decides: what stands right before a field, or right after a check box, names it, up to the
// next control. Boxes are asked only about words in another block, which may stand elsewhere on the screen.

import {
  closest, controlOf, dataOf, firstChildOf, getters, isElement, matches, nextSiblingOf, nodeTypeOf, query, queryAll, tagOf,
} from "../dom/dom.js";
import { flatParent } from "../dom/flat_tree.js";
import { cached } from "../dom/run.js";
import { isBlank, isInline, tidy, visibleText } from "../dom/text.js";
import { isShown, rectOf } from "../dom/visible.js";
import { valueOf } from "../look/value.js";
import { CONTEXT_CLIMB, LABEL_CHARS, LABEL_CLIMB, LABEL_STEPS, MANY_CELLS, NEARBY_CHARS } from "../rules.js";

const [lastChildOf, previousSiblingOf] = getters(Node, "lastChild previousSibling");
const [cellsOf] = getters(HTMLTableRowElement, "cells");
const [rowsOf] = getters(HTMLTableElement, "rows");

const FIELD = "input:not([type=hidden i]),select,textarea,[contenteditable],[role=textbox],[role=combobox]," +
  "[role=checkbox],[role=radio],[role=switch],[role=slider],[role=spinbutton],[role=searchbox]";
const CONTROL = FIELD + ",button,a[href],iframe,[role=button],[role=link],[tabindex],[onclick]";
const BOX = "input[type=checkbox i],input[type=radio i],[role=checkbox],[role=radio],[role=switch]";
// Words outside of these are about everything in them: they name a field only if there is no other.
const AROUND = "li,form,fieldset,section,article,dialog,details,main,[role=row],[role=dialog],[role=listitem],[role=group]";

// What is renamed in its place stands in one of these, and the words around it belong to other things.
const ITEM = "li,tr,[role=row],[role=listitem],[role=treeitem],[role=option]";

// Whether a field has words in it. Beside a number there may be its unit.
const isWritten = cached((element) =>
  /^(input|textarea)$/.test(tagOf(element)) && !matches(element, BOX) && /[^\s\d.,:%+-]/.test(valueOf(element)));

const isAlone = cached((element) => queryAll(element, FIELD).length < 2);

// A label is short; of a longer text, the last sentence may be one.
const asLabel = (words) => {
  const whole = tidy(words, 1000);
  const label = whole.length > LABEL_CHARS ? whole.slice(whole.search(/[.!?]\s[^.!?]*[^.!?\s]?[.!?]*$/) + 1).trim() : whole;
  return label.length <= LABEL_CHARS && /[\p{L}\p{N}]/u.test(label) ? label : "";
};

// Right before or right above it, as far as labels are from their fields.
const isNear = (words, field) => {
  const a = rectOf(words);
  const b = rectOf(field);
  if (a.top < b.bottom && a.bottom > b.top) return true;
  return a.bottom <= b.bottom && b.top - a.bottom < 60 && a.left < b.right && a.right > b.left;
};

const BEFORE = { next: previousSiblingOf, child: lastChildOf, join: (said, more) => more + said };
const AFTER = { next: nextSiblingOf, child: firstChildOf, join: (said, more) => said + more };

/**
 * The words beside an element, up to a control, a line break or the end of their block. `isWide`: if there are none in
 * its own block, those of the block beside it.
 */
const beside = (element, { next, child, join }, isWide, isBehindWords = false) => {
  let said = "";
  let node = element;
  let isOpen = false; // whether to go inside `node`
  let climbs = LABEL_CLIMB;
  for (let steps = LABEL_STEPS; steps--; ) {
    const following = (isOpen && child(node)) || next(node);
    isOpen = false;
    if (!following) {
      node = flatParent(node);
      if (!node || (!isInline(node) && (said || !isWide || !climbs-- || isBound(node)))) break;
      if (isWritten(element) && matches(node, ITEM)) break;
      continue;
    }
    node = following;
    if (!isElement(node)) {
      if (nodeTypeOf(node) === 3 && !isBlank(dataOf(node))) said = join(said, dataOf(node));
      continue;
    }
    if (tagOf(node) === "br" && (said || !isWide)) break;
    if (!isShown(node)) continue;
    // The words of another control's label are not for this one.
    if (tagOf(node) === "label" && node instanceof HTMLLabelElement && controlOf(node)) break;
    if (matches(node, CONTROL)) {
      // The words after a box are its own.
      if (join === BEFORE.join && !isBehindWords && matches(node, BOX)) said = "";
      if (said || matches(node, FIELD) || visibleText(node, 1)) break;
      continue; // an icon, such as that for help
    }
    const isBlock = !isInline(node);
    if (isBlock && (said || !isWide)) break;
    if (query(node, CONTROL)) {
      isOpen = true;
      continue;
    }
    const words = visibleText(node, LABEL_CHARS * 4);
    if (isBlock && words) return isNear(node, element) ? asLabel(words) : "";
    if (words) said = join(said, ` ${words} `);
  }
  return asLabel(said);
};

const isBound = (element) => matches(element, "td,th,body") || (matches(element, AROUND) && !isAlone(element));

// --- tables ---

// What a cell says, if it is there only to say it.
const said = cached((cell) => (query(cell, FIELD) ? "" : asLabel(visibleText(cell, LABEL_CHARS * 4))));

/** The headings of a cell's column and row: "Price, Blue shirt". */
const headings = (cell) => {
  const row = flatParent(cell);
  const table = row && closest(row, "table");
  if (!(row instanceof HTMLTableRowElement && table instanceof HTMLTableElement)) return "";
  const cells = [...cellsOf(row)].slice(0, MANY_CELLS);
  const at = cells.indexOf(cell);
  const before = cells.slice(0, Math.max(at, 0)).filter(said);
  const ofRow = before.find((each) => tagOf(each) === "th") || before.at(-1);
  const first = rowsOf(table)[0];
  const top = first && first !== row ? [...cellsOf(first)].slice(0, MANY_CELLS) : [];
  // A first row with a field in it is a row like the others.
  const ofColumn = top.length === cells.length && top.every((each) => tagOf(each) === "th" || !query(each, FIELD)) && top[at];
  return [ofColumn && said(ofColumn), ofRow && said(ofRow)].filter(Boolean).join(", ");
};

// --- what is asked ---

// `Red [ ] Green [ ]`: the words stand before the boxes if there are some before the first and none after the last.
const isBehindItsWords = (box) => {
  let block = flatParent(box);
  while (block && isInline(block)) block = flatParent(block);
  const boxes = block ? [...queryAll(block, BOX)] : [];
  return boxes.length > 0 && !beside(boxes.at(-1), AFTER, false) && beside(boxes[0], BEFORE, false) !== "";
};

/** What a person would read as the label of this field; "" if there is nothing. */
export const labelBeside = (element) => {
  const isBox = matches(element, BOX);
  const isBehindWords = isBox && isBehindItsWords(element);
  const after = () => beside(element, AFTER, false);
  const cell = closest(element, "td,th");
  return (isBox && !isBehindWords && after()) || beside(element, BEFORE, true, isBehindWords) ||
    (cell && isAlone(cell) && headings(cell)) || (isWritten(element) ? "" : after());
};

const isButtonOrField = (element) => matches(element, FIELD + ",button,label,[role=button]");
const wordsIn = cached((element) => visibleText(element, NEARBY_CHARS, isButtonOrField));

/** The words that stand around an element: those of the row, the card or the item it is in. */
export const wordsAround = (element) => {
  let up = flatParent(element);
  for (let levels = CONTEXT_CLIMB; up && levels--; up = flatParent(up)) {
    if (matches(up, "body,html")) break;
    const words = wordsIn(up);
    if (words) return words;
  }
  return "";
};
