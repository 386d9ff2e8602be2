// The values of controls.

import { chosenOptionsOf, getters, inputValueOf, optionLabelOf, tagOf, text } from "../dom/dom.js";
import { GAUGES } from "../rules.js";

const [areaValueOf] = getters(HTMLTextAreaElement, "value");

const chosenText = (select) => Array.from(chosenOptionsOf(select), optionLabelOf).join(", ");

/** The value as text; undefined for a control whose value is its contents, such as an editable element. */
export const valueOf = (element) => {
  if (element instanceof HTMLInputElement) return inputValueOf(element);
  if (element instanceof HTMLTextAreaElement) return areaValueOf(element);
  if (element instanceof HTMLSelectElement) return chosenText(element);
  const spoken = text(element, "aria-valuetext") || text(element, "aria-valuenow");
  return spoken || (GAUGES.test(tagOf(element)) ? text(element, "value") : undefined);
};
