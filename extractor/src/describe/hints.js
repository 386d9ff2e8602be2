// What a control without a name could be called: the markup's own words for it and how it looks. Python picks.

import { attr, attributeNames, query, styleOf } from "../dom/dom.js";
import { tidy } from "../dom/text.js";
import { HINT_CHARS, ICON_IDS, ICONS, TEST_IDS, TOOLTIPS } from "../rules.js";

const firstOf = (element, pattern) => {
  const name = element && attributeNames(element).find((name) => pattern.test(name) && attr(element, name));
  return name ? attr(element, name) : "";
};

const endOf = (url) => (url.startsWith("data:") ? "" : url.slice(-HINT_CHARS));

/** In the order of trust, a line for each of the fields of `Hints` in cdpagent/see/hints.py. */
export const hintsOf = (element, { width, height }) => {
  const icon = query(element, ICONS + ",[class*=icon i]");
  const style = styleOf(element);
  return [
    firstOf(element, TOOLTIPS) || firstOf(query(element, "[title]"), /^title/),
    firstOf(element, TEST_IDS),
    firstOf(icon, ICON_IDS) || firstOf(query(element, "use"), /href/),
    firstOf(icon, /^class/),
    firstOf(element, /^class/),
    endOf(firstOf(icon, /^src$/) || firstOf(element, /^src$/)),
    firstOf(element, /^(id|name)$/),
    endOf(firstOf(element, /^href/)),
    endOf(style.backgroundImage),
    style.backgroundColor,
    `${Math.round(width)}x${Math.round(height)}`,
  ].map((hint) => tidy(hint, HINT_CHARS)).join("\n");
};
