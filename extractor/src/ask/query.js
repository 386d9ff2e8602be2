// Questions about one element.

import {
  attr, attributeNames, getters, matches, optionLabelOf, optionsOf, queryAll, styleOf, tagOf,
} from "../dom/dom.js";
import { describer } from "../dom/describing.js";
import { resolve } from "../dom/resolve.js";
import { isSecret } from "../dom/secret.js";
import { still } from "../dom/still.js";
import { visibleText } from "../dom/text.js";
import { hasPlace, isShown, placeOf, rectOf } from "../dom/visible.js";
import { nameOf } from "../look/name.js";
import { roleOf } from "../look/role.js";
import { roleBits } from "../look/roles.js";
import { statesOf } from "../look/states.js";
import { valueOf } from "../look/value.js";
import { VALUE } from "../rules.js";

const MASK = "•••";

// Shorter ones stand in other words by chance.
const LEAST_CHARS = 3;
const VALUES = "[value],[aria-valuetext],[aria-valuenow],textarea,select,output,[contenteditable],[role]";

const [outerHTMLOf, innerHTMLOf] = getters(Element, "outerHTML innerHTML");
const [textContentOf] = getters(Node, "textContent");

const isMasked = (element) => isSecret(element, nameOf(element));
const statesNow = (element) => statesOf(element, roleOf(element), nameOf(element));

// --- secrets ---

const holdsValue = (element) =>
  matches(element, "[contenteditable],select,output,[type=hidden]") || (matches(element, VALUES) && roleBits(roleOf(element)) & VALUE);
const secretOf = (element) => valueOf(element) ?? textContentOf(element).trim();
const isValueName = (name) => /^(value|aria-value(text|now))$/.test(name);

/** An attribute of a secret field: pages keep copies of the value, in `data-value` say. */
const maskedAttribute = (name, value, secret) =>
  isValueName(name) ? MASK : secret.length < LEAST_CHARS ? value : value.replaceAll(secret, MASK);

/** The tag of a secret field without its contents: they, and which option is chosen, are the secret. */
const maskedMarkup = (field) => {
  const secret = secretOf(field);
  const attributes = attributeNames(field).map((name) => {
    const value = maskedAttribute(name, attr(field, name), secret).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return ` ${name}="${value}"`;
  });
  const open = `<${tagOf(field)}${attributes.join("")}>`;
  return tagOf(field) === "input" ? open : `${open}${secret || innerHTMLOf(field) ? MASK : ""}</${tagOf(field)}>`;
};

// The markup, with the secrets that it holds masked where they stand.
const html = (element) => {
  let out = outerHTMLOf(element);
  for (const field of [element, ...queryAll(element, VALUES)]) {
    if (holdsValue(field) && isMasked(field)) out = out.replaceAll(outerHTMLOf(field), () => maskedMarkup(field));
  }
  return out;
};

// --- answers ---

// What a snapshot would not show is no answer either.
const isRead = (element) => describer().isLegible(element) && hasPlace(element);
const textOf = (element, max) => (tagOf(element) === "select"
  ? Array.from(optionsOf(element), optionLabelOf).join("\n").slice(0, max + 1) // closed, it shows only one of them
  : visibleText(element, max + 1, null, "\n", isRead));

const KINDS = {
  __proto__: null,
  text: textOf,
  html,
  value: (element, max) => {
    if (isMasked(element)) return secretOf(element) ? MASK : "";
    return valueOf(element) ?? textOf(element, max);
  },
  attrs: (element) => {
    const secret = holdsValue(element) && isMasked(element) ? secretOf(element) : null;
    const shown = (name) =>
      (secret === null ? attr(element, name) : maskedAttribute(name, attr(element, name), secret));
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
