// What a press or Enter is about to do, as far as the markup tells: for a person who must allow it first.

import { roots } from "../dom/changes.js";
import { attr, controlOf, queryAll, rootOf } from "../dom/dom.js";
import { closestAcross, flatParent, isInside } from "../dom/flat_tree.js";
import { isA, propertyOf } from "../dom/html.js";
import { hitAt } from "../dom/hit.js";
import { elementOf } from "../dom/refs.js";
import { resolve } from "../dom/resolve.js";
import { isSecret } from "../dom/secret.js";
import { still } from "../dom/still.js";
import { visibleText } from "../dom/text.js";
import { named } from "../look/name.js";
import { isField, kindOf } from "./fields.js";
import { isControl } from "./point.js";

const MOST_SAID = 2000; // a page may put much before the word that tells
const BUTTONS = "button, input[type=submit], input[type=image], input[type=button], [role=button]";

// All that it is called, to whoever looks at it: its name may say something else than what is drawn on it.
const words = (element) => {
  const inside = [...queryAll(element, "img, svg, input")].flatMap((each) => [attr(each, "alt"), attr(each, "aria-label")]);
  const said = [
    named(element, { max: MOST_SAID }).name, visibleText(element, MOST_SAID, null, " "),
    attr(element, "title"), attr(element, "value"), attr(element, "alt"), ...inside,
  ];
  return [...new Set(said.filter(Boolean))].join(" ").slice(0, MOST_SAID).toWellFormed();
};

const formOf = (element) => propertyOf(element, "form") ?? closestAcross(element, "form");

const isFilledSecret = (field) =>
  propertyOf(field, "value") && isSecret(field, named(field, { max: MOST_SAID }).name);

// A button of a form sends the form if it is made to, and Enter in a field does; a button of no form may send whatever
// else is of no form.
const sendsSecret = (element, button, byKey) => {
  const form = formOf(button ?? element);
  // What only has the role of a button sends what a script of the page wants to.
  const isMadeTo = button !== null && (/^(submit|image)$/.test(propertyOf(button, "type") ?? "") || !isA(button, "button", "input"));
  const sends = form ? isMadeTo || (byKey && isA(element, "input")) : button !== null;
  return sends && [...new Set([document, rootOf(element), ...roots])].some((root) =>
    [...queryAll(root, "input, textarea")].some((field) => formOf(field) === form && isFilledSecret(field)));
};

// Where the form that a button sends goes to.
const actionOf = (button) => {
  if (!button || !/^(submit|image)$/.test(propertyOf(button, "type") ?? "")) return "";
  const form = formOf(button);
  const action = attr(button, "formaction") ?? (form && attr(form, "action")) ?? "";
  try {
    return form ? new URL(action, document.baseURI).href : "";
  } catch {
    return "";
  }
};

const urlOf = (link) => {
  const href = propertyOf(link, "href") ?? "";
  return typeof href === "string" ? href : new URL(href.baseVal, document.baseURI).href; // of SVG
};

// What is pressed: a label stands for its control, and at a point it is whatever of the target is there.
const labelled = (pressed) => {
  for (let at = pressed; at; at = flatParent(at)) {
    if (isA(at, "label")) return controlOf(at);
    if (isControl(at)) return null; // a link in a label is pressed by itself
  }
  return null;
};

const pressedOf = (target, point) => {
  const element = typeof target === "number" ? elementOf(target) : resolve(target);
  const hit = element && point && hitAt(...point);
  const pressed = hit && isInside(hit, element) ? hit : element;
  return (pressed && labelled(pressed)) || pressed;
};

/**
 * What stands on it, where it leads to, and whether it sends a secret that the page holds; null if it is gone.
 * `point` is where the mouse presses; null for a key, which is Enter unless `isSpace`: in a text a space presses nothing.
 */
export const consequences = still((target, point, isSpace) => {
  const element = pressedOf(target, point);
  if (!element || (isSpace && /^(text|editor|set)$/.test(kindOf(element)))) return null;
  const link = closestAcross(element, "a[href], area[href]");
  const button = closestAcross(element, BUTTONS);
  return {
    role: link ? "link" : button ? "button" : attr(element, "role") ?? "",
    // What is in a field is what somebody has written, not what pressing it does.
    said: isField(element) && !button ? "" : words(link ?? button ?? element),
    leadsTo: link ? urlOf(link) : actionOf(button),
    sendsSecret: sendsSecret(element, button, !point),
  };
});
