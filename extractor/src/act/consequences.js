// What a press or Enter is about to do, as far as the markup tells: for a person who must allow it first.

import { attr, controlOf, queryAll, rootOf } from "../dom/dom.js";
import { closestAcross, isInside } from "../dom/flat_tree.js";
import { isA, propertyOf } from "../dom/html.js";
import { hitAt } from "../dom/hit.js";
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

// A button of a form sends the form if it is made to, and Enter in a field does; a button of no form may send whatever
// else is of no form.
const sendsSecret = (element, button, byKey) => {
  const form = formOf(button ?? element);
  const isMadeTo = button !== null && /^(submit|image)$/.test(propertyOf(button, "type") ?? "");
  const sends = form ? isMadeTo || (byKey && isA(element, "input")) : button !== null;
  return sends && [...queryAll(rootOf(element), "input, textarea")]
    .some((field) => formOf(field) === form && isFilledSecret(field));
};

const urlOf = (link) => {
  const href = propertyOf(link, "href") ?? "";
  return typeof href === "string" ? href : new URL(href.baseVal, document.baseURI).href; // of SVG
};

// What is pressed: a label stands for its control, and at a point it is whatever of the target is there.
const pressedOf = (target, point) => {
  const element = typeof target === "number" ? elementOf(target) : resolve(target);
  const hit = element && point && hitAt(...point);
  const pressed = hit && isInside(hit, element) ? hit : element;
  return (pressed && isA(pressed, "label") && controlOf(pressed)) || pressed;
};

/**
 * What stands on it, where it leads to, and whether it sends a secret that the page holds; null if it is gone.
 * `point` is where the mouse presses; null for a key.
 */
export const consequences = still((target, point) => {
  const element = pressedOf(target, point);
  if (!element) return null;
  const link = closestAcross(element, "a[href], area[href]");
  const button = closestAcross(element, BUTTONS);
  return {
    role: link ? "link" : button ? "button" : attr(element, "role") ?? "",
    // What is in a field is what somebody has written, not what pressing it does.
    said: isField(element) && !button ? "" : words(link ?? button ?? element).slice(0, MOST_SAID).toWellFormed(),
    leadsTo: link ? urlOf(link) : "",
    sendsSecret: sendsSecret(element, button, !point),
  };
});
