// The values of controls.

import { chosenOptionsOf, getters, htmlTagOf, inputValueOf, optionLabelOf, text } from "../dom/dom.js";
import { GAUGES } from "../rules.js";

const [areaValueOf] = getters(HTMLTextAreaElement, "value");

const [filesOf] = getters(HTMLInputElement, "files");
const [fileNameOf] = getters(File, "name");

const chosenText = (select) => Array.from(chosenOptionsOf(select), optionLabelOf).join(", ");

/** The value as text; undefined for a control whose value is its contents, such as an editable element. */
export const valueOf = (element) => {
  const tag = htmlTagOf(element);
  if (tag === "input") {
    const files = filesOf(element);  // null for all but file inputs, whose value would be a path that does not exist
    return files ? Array.from(files, fileNameOf).join(", ") : inputValueOf(element);
  }
  if (tag === "textarea") return areaValueOf(element);
  if (tag === "select") return chosenText(element);
  const spoken = text(element, "aria-valuetext") || text(element, "aria-valuenow");
  return spoken || (GAUGES.test(tag) ? text(element, "value") : undefined);
};
