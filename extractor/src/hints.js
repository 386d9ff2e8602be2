// What a control without a name could be called: the markup's own words for it and how it looks. Python picks.

import { attr, query, styleOf } from "./dom.js";

const TIPS = ["data-tooltip", "data-original-title", "data-bs-original-title", "data-tip", "data-title", "data-label"];
const IDS = ["data-testid", "data-test-id", "data-test", "data-qa", "data-cy", "data-action"];
const ICON = "svg,i,img,[class*=icon],[class*=Icon]";

const firstOf = (element, names) => {
  for (const name of names) if (element && attr(element, name)) return attr(element, name);
  return "";
};

const endOf = (url) => (url.startsWith("data:") ? "" : url.slice(-100));

/** In the order of trust; the fields of `Hints` in cdpagent/see/hints.py. */
export const hintsOf = (element, { width, height }) => {
  const icon = query(element, ICON);
  const use = query(element, "use");
  const style = styleOf(element);
  return [
    firstOf(element, TIPS) || firstOf(query(element, "[title]"), ["title"]),
    firstOf(element, IDS),
    firstOf(icon, ["data-icon", "data-testid"]) || firstOf(use, ["href", "xlink:href"]),
    firstOf(icon, ["class"]),
    firstOf(element, ["class"]),
    endOf(firstOf(icon, ["src"]) || firstOf(element, ["src"])),
    firstOf(element, ["id", "name"]),
    endOf(firstOf(element, ["href"])),
    endOf(style.backgroundImage),
    style.backgroundColor,
    `${Math.round(width)}×${Math.round(height)}`,
  ].map((hint) => hint.slice(0, 100).toWellFormed());
};
