// Questions about one element.

import { attr, attributeNames, getters, queryAll, styleOf } from "../dom/dom.js";
import { describer } from "../dom/describing.js";
import { resolve } from "../dom/resolve.js";
import { isSecret } from "../dom/secret.js";
import { still } from "../dom/still.js";
import { visibleText } from "../dom/text.js";
import { hasPlace, isShown, placeOf, rectOf } from "../dom/visible.js";
import { nameOf } from "../look/name.js";
import { roleOf } from "../look/role.js";
import { statesOf } from "../look/states.js";
import { valueOf } from "../look/value.js";

const MASK = "•••";

const [outerHTMLOf] = getters(Element, "outerHTML");

const isMasked = (element) => isSecret(element, nameOf(element));
const statesNow = (element) => statesOf(element, roleOf(element), nameOf(element));

// The markup, with the secrets that it holds masked where they stand.
const html = (element) => {
  let out = outerHTMLOf(element);
  for (const field of [element, ...queryAll(element, "[value],textarea")]) {
    if (!isMasked(field)) continue;
    const markup = outerHTMLOf(field);
    const masked = markup.replace(/( value=")[^"]*/, `$1${MASK}`).replace(/(<textarea[^>]*>)[^<]+/, `$1${MASK}`);
    out = out.replaceAll(markup, () => masked);
  }
  return out;
};

// What a snapshot would not show is no answer either.
const isRead = (element) => describer().isLegible(element) && hasPlace(element);
const textOf = (element, max) => visibleText(element, max + 1, null, "\n", isRead);

const KINDS = {
  __proto__: null,
  text: textOf,
  html,
  value: (element, max) => {
    const value = valueOf(element) ?? textOf(element, max);
    return value && isMasked(element) ? MASK : value;
  },
  attrs: (element) => {
    const masked = isMasked(element) ? "value" : "";
    const shown = (name) => (name === masked ? MASK : attr(element, name));
    return Object.fromEntries(attributeNames(element).map((name) => [name, shown(name)]));
  },
  computed_styles: (element, max, names) => {
    const style = styleOf(element);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  },
  isvisible: (element) => {
    const { isGone, isVeiled } = placeOf(element);
    return isShown(element) && !isGone && !isVeiled;
  },
  isenabled: (element) => !statesNow(element).disabled,
  ischecked: (element) => statesNow(element).checked ?? null,
  role: roleOf,
  name: (element, max) => nameOf(element, { max: max + 1 }),
  box: (element) => {
    const { x, y, width, height } = rectOf(element);
    return [x, y, width, height];
  },
};

// The answer, with its strings cut so that they have at most `max` characters together, and whether any was.
const ask = (element, kind, max, names) => {
  let left = max;
  let isCut = false;
  const shorten = (string) => {
    const kept = string.slice(0, Math.max(left, 0)).toWellFormed();
    left -= kept.length;
    isCut ||= kept.length < string.length;
    return kept;
  };
  const answer = KINDS[kind](element, max, names);
  const value = JSON.stringify(answer, (key, inner) => (typeof inner === "string" ? shorten(inner) : inner));
  return `{"value":${value},"truncated":${isCut}}`;
};

/** One fact about one element; null when it is not there. */
export const query = still((target, kind, max, names) => {
  const element = resolve(target);
  return element && ask(element, kind, max, names);
});
