// What a control without a name could be called: the words beside it, the markup's own words for it, and how it looks.
// Python picks.

import { attr, attributeNames, inputType, query, styleOf, tagOf } from "../dom/dom.js";
import { flatParent } from "../dom/flat_tree.js";
import { tidy } from "../dom/text.js";
import { HINT_CHARS, ICON_IDS, ICONS, LABELLED, TEST_IDS, TOOLTIPS } from "../rules.js";
import { isLabelled } from "../look/interactive.js";
import { looksOf } from "./looks.js";
import { labelBeside, wordsAround } from "./nearby.js";

const firstOf = (element, pattern) => {
  const name = element && attributeNames(element).find((name) => pattern.test(name) && attr(element, name));
  return name ? attr(element, name) : "";
};

const endOf = (url) => (url.startsWith("data:") ? "" : url.slice(-HINT_CHARS));

// A part of a drawing often has only a group around it that says which part it is.
const classOf = (element) => {
  const own = firstOf(element, /^class/);
  const group = element instanceof SVGElement && flatParent(element);
  return group && tagOf(group) === "g" && !isLabelled(group) ? `${firstOf(group, /^class/)} ${own}` : own;
};

/** A line for each of the fields of `Hints` in cdpagent/see/hints.py. */
export const hintsOf = (element, role, rect) => {
  const isField = LABELLED.test(role);
  const label = isField ? labelBeside(element) : "";
  if (label) return tidy(label, HINT_CHARS);
  const icon = query(element, ICONS + ",[class*=icon i]");
  const style = styleOf(element);
  return [
    "",
    isField ? "field" : "",
    firstOf(element, TOOLTIPS) || firstOf(query(element, "[title]"), /^title/),
    inputType(element),
    firstOf(element, TEST_IDS),
    firstOf(icon, ICON_IDS) || firstOf(query(element, "use"), /href/),
    firstOf(icon, /^class/),
    classOf(element),
    endOf(firstOf(icon, /^src$/) || firstOf(element, /^src$/)),
    firstOf(element, /^(id|name)$/),
    endOf(firstOf(element, /^href/)),
    endOf(/url/.test(style.content) ? style.content : style.backgroundImage),
    wordsAround(element),
    ...looksOf(element, rect),
    `${Math.round(rect.width)}x${Math.round(rect.height)}`,
  ].map((hint) => tidy(hint, HINT_CHARS)).join("\n");
};
