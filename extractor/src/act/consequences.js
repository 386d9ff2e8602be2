// What a press or Enter is about to do, as far as the markup tells: for a person who must allow it first.

import { attr, inputType, queryAll, rootOf } from "../dom/dom.js";
import { closestAcross } from "../dom/flat_tree.js";
import { isA, propertyOf } from "../dom/html.js";
import { elementOf } from "../dom/refs.js";
import { resolve } from "../dom/resolve.js";
import { isSecret } from "../dom/secret.js";
import { still } from "../dom/still.js";
import { visibleText } from "../dom/text.js";
import { named } from "../look/name.js";
import { isField } from "./fields.js";

const MOST_SAID = 200;
const BUTTONS = "button, input[type=submit], input[type=image], input[type=button], [role=button]";

const words = (element) => named(element, { max: MOST_SAID }).name || visibleText(element, MOST_SAID, null, " ");

const formOf = (element) => propertyOf(element, "form") ?? closestAcross(element, "form");

const isFilledSecret = (field) =>
  propertyOf(field, "value") && isSecret(field, named(field, { max: MOST_SAID }).name);

// A button of a form sends the form if it is made to; one of no form may send whatever else is of no form.
const sendsSecret = (element, button) => {
  const form = formOf(button ?? element);
  const sends = form ? isField(element) || /^(submit|image)$/.test(propertyOf(button, "type") ?? "") : button;
  return Boolean(sends) && [...queryAll(rootOf(element), "input, textarea")]
    .some((field) => formOf(field) === form && isFilledSecret(field));
};

/** What stands on it, where it leads to, and whether it sends a secret that the page holds; null if it is gone. */
export const consequences = still((target) => {
  const element = typeof target === "number" ? elementOf(target) : resolve(target);
  if (!element) return null;
  const link = closestAcross(element, "a[href], area[href]");
  const button = link ? null : closestAcross(element, BUTTONS);
  const isSwitch = /^(checkbox|radio|file)$/.test(inputType(element));
  return {
    role: link ? "link" : button ? "button" : attr(element, "role") ?? "",
    // What is in a field is what somebody has written, not what pressing it does.
    said: isField(element) && !button ? "" : words(link ?? button ?? element).slice(0, MOST_SAID).toWellFormed(),
    leadsTo: link && isA(link, "a", "area") ? String(propertyOf(link, "href") ?? "") : "",
    sendsSecret: !link && !isSwitch && sendsSecret(element, button),
  };
});
