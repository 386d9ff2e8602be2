// Choosing from lists: a <select>, or a picker that a page has made itself.

import { attr, bodyElement, chosenOptionsOf, optionLabelOf, optionsOf, parentOf, query, rootOf } from "../dom/dom.js";
import { flatParent, isInside } from "../dom/flat_tree.js";
import { innerText, isA } from "../dom/html.js";
import { elementOf } from "../dom/refs.js";
import { resolve } from "../dom/resolve.js";
import { fieldOf, FIELDS, shownFields } from "./fields.js";
import { changeField, opened } from "./open_field.js";
import { plain } from "./words.js";

const OPTIONS_TOLD = 40;
const STEPS_OUT = 6;
const MOST_TEXT = 2000;

const labelOf = (option) => plain(optionLabelOf(option) || option.text);
const isWithheld = (option) => option.disabled || (isA(parentOf(option), "optgroup") && parentOf(option).disabled);

// By value, else by label, else by label in any case; of several, one that can be chosen.
const findOption = (options, labels, wanted) => {
  const text = plain(wanted);
  const tests = [
    (option) => option.value === wanted,
    (_, at) => labels[at] === text,
    (_, at) => labels[at].toLowerCase() === text.toLowerCase(),
  ];
  for (const test of tests) {
    const found = options.find((option, at) => test(option, at) && !isWithheld(option)) ?? options.find(test);
    if (found) return found;
  }
  return null;
};

// The one option that has these words among its own, whole and in this order; null if none has, or several.
const findPart = (options, labels, wanted) => {
  const spaced = (text) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) || []).join(" ")} `;
  const words = spaced(wanted);
  const found = words.trim() ? options.filter((_, at) => spaced(labels[at]).includes(words)) : [];
  return found.length === 1 ? found[0] : null;
};

/** Choose options of the open <select> by value, label or the part of a label that no other has; all of them exist, or nothing is done. */
export const chooseOptions = (wanted) => {
  const select = opened();
  const options = [...optionsOf(select)];
  const labels = options.map(labelOf);
  const parts = [];
  const found = wanted.map((each) => {
    const option = findOption(options, labels, each);
    const part = option ? null : findPart(options, labels, each);
    if (part) parts.push(each);
    return option || part;
  });
  const missing = wanted.filter((_, at) => !found[at]);
  const disabled = found.filter((option) => option && isWithheld(option)).map((option) => plain(optionLabelOf(option)));
  if (missing.length || disabled.length || (wanted.length > 1 && !select.multiple)) {
    const available = labels.filter((_, at) => !isWithheld(options[at])).slice(0, OPTIONS_TOLD);
    return { missing, disabled, available, total: options.length, multiple: select.multiple };
  }
  const chosen = () => Array.from(chosenOptionsOf(select), (option) => plain(optionLabelOf(option)));
  const before = chosen();
  let now = before;
  const changed = changeField(
    () => options.map((option) => option.selected).join(),
    () => {
      if (select.multiple) for (const option of options) option.selected = found.includes(option);
      else if (found[0]) found[0].selected = true;
      now = chosen(); // before the page is told, which may draw its old state once more
    },
  );
  return { chosen: now, before, changed, parts };
};

/** Which of the elements with these numbers are in a list, or in what it opens. */
export const belonging = (target, numbers) => {
  const element = resolve(target);
  if (!element) return [];
  const roots = [element];
  for (const each of new Set([element, fieldOf(element)])) {
    const ids = `${attr(each, "aria-controls") ?? ""} ${attr(each, "aria-owns") ?? ""}`.split(/\s+/).filter(Boolean);
    roots.push(...ids.map((id) => query(rootOf(each), `#${CSS.escape(id)}`)).filter(Boolean));
  }
  return numbers.filter((number) => {
    const option = elementOf(number);
    return option && roots.some((root) => isInside(option, root));
  });
};

/** The text of what is drawn around a field, as far as it is this field's alone: pickers show there what was chosen. */
export const textAround = (target) => {
  const start = resolve(target);
  if (!start) return null;
  const field = fieldOf(start);
  let box = field;
  let steps = STEPS_OUT;
  for (let at = flatParent(field); at && at !== bodyElement() && steps--; at = flatParent(at)) {
    if (shownFields(at, `${FIELDS},[role=combobox]`).some((each) => each !== field)) break;
    box = at;
  }
  return innerText(box).slice(0, MOST_TEXT);
};
