// The values of controls, and which of them are nobody's business.

import { attr, chosenOptionsOf, getters, inputValueOf, optionLabelOf, tagOf, text } from "../dom/dom.js";
import {
  GAUGES, HARMLESS_WORDS, SECRET_ATTRIBUTES, SECRET_AUTOCOMPLETE, SECRET_CHARS, SECRET_TYPES, SECRET_WORDS,
} from "../rules.js";
import { inputType } from "./role.js";

const [areaValueOf] = getters(HTMLTextAreaElement, "value");

// As the words in rules.js are written: in lower case, without accents, one space between words.
const plainWords = (string) => string.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase()
  .normalize("NFKD").replace(/\p{M}+/gu, "").normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, " ");

/** Whether what the control holds must never be shown: passwords, card data, one-time codes. */
export const isSecret = (element, name = "") => {
  if (SECRET_TYPES.test(inputType(element))) return true;
  if (SECRET_AUTOCOMPLETE.test(attr(element, "autocomplete"))) return true;
  // One box per digit is how one-time codes are asked for.
  if (attr(element, "maxlength") === "1") return true;
  const hints = SECRET_ATTRIBUTES.map((attribute) => text(element, attribute).slice(0, SECRET_CHARS));
  return SECRET_WORDS.test(plainWords([name, ...hints].join(" ")).replace(HARMLESS_WORDS, " "));
};

const chosenText = (select) => Array.from(chosenOptionsOf(select), optionLabelOf).join(", ");

/** The value as text; undefined for a control whose value is its contents, such as an editable element. */
export const valueOf = (element) => {
  if (element instanceof HTMLInputElement) return inputValueOf(element);
  if (element instanceof HTMLTextAreaElement) return areaValueOf(element);
  if (element instanceof HTMLSelectElement) return chosenText(element);
  const spoken = text(element, "aria-valuetext") || text(element, "aria-valuenow");
  return spoken || (GAUGES.test(tagOf(element)) ? text(element, "value") : undefined);
};
