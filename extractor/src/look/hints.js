// What a control without a name could be called: the markup's own words for it and how it looks. Python picks.

import { attr, attributeNames, query, styleOf } from "../dom/dom.js";
import { tidy } from "../dom/text.js";

const ICON = "svg,i,img,[class*=icon i]";

const firstOf = (element, pattern) => {
  const name = element && attributeNames(element).find((name) => pattern.test(name) && attr(element, name));
  return name ? attr(element, name) : "";
};

const endOf = (url) => (url.startsWith("data:") ? "" : url.slice(-100));

/** In the order of trust, a line for each of the fields of `Hints` in cdpagent/see/hints.py. */
export const hintsOf = (element, { width, height }) => {
  const icon = query(element, ICON);
  const style = styleOf(element);
  return [
    firstOf(element, /^data-.*(tip|title|label)/) || firstOf(query(element, "[title]"), /^title/),
    firstOf(element, /^data-(test|qa|cy|action)/),
    firstOf(icon, /^data-(icon|test)/) || firstOf(query(element, "use"), /href/),
    firstOf(icon, /^class/),
    firstOf(element, /^class/),
    endOf(firstOf(icon, /^src/) || firstOf(element, /^src/)),
    firstOf(element, /^(id|name)$/),
    endOf(firstOf(element, /^href/)),
    endOf(style.backgroundImage),
    style.backgroundColor,
    `${Math.round(width)}x${Math.round(height)}`,
  ].map((hint) => tidy(hint, 100)).join("\n");
};
