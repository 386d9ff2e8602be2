// What must never be shown. This is the only rule: looking, asking and acting go by it, and ask it of the field itself.

import { SECRET_ATTRIBUTES, SECRET_AUTOCOMPLETE, SECRET_CHARS, SECRET_TYPES } from "../rules.js";
import { describer } from "./describing.js";
import { attr, inputType, styleOf, text } from "./dom.js";

// The words that secrets call themselves, in many languages, and those that only look like them. They would be a
// twentieth of look.js, so Python hands them over when it loads that; until then, everything counts as a secret.
let secretWords = /^/;
let harmlessWords = /$^/g;

/** Take over the words, as the sources of two regular expressions. */
export const learnSecrets = (secret, harmless) => {
  secretWords = new RegExp(secret);
  harmlessWords = new RegExp(harmless, "g");
};

// As the words are written: in lower case, without accents, one space between words.
const plainWords = (string) => string.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase()
  .normalize("NFKD").replace(/\p{M}+/gu, "").normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, " ");

// What was a secret once stays one as long as its field lives: "Show password" makes it no less secret.
const onceSecret = new WeakSet();

/** Take what a control holds for a secret from now on. */
export const keepSecret = (element) => onceSecret.add(element);

// What a field is called decides; one without a name is called by the words beside it.
const isCalledSecret = (element, name) => {
  const hints = SECRET_ATTRIBUTES.map((attribute) => text(element, attribute).slice(0, SECRET_CHARS));
  const words = [name || describer().labelBeside(element), ...hints].join(" ");
  return secretWords.test(plainWords(words).replace(harmlessWords, " "));
};

/** Whether what the control of this name holds must never be shown: passwords, card data, one-time codes, keys. */
export const isSecret = (element, name) => {
  if (onceSecret.has(element)) return true;
  const isIt = SECRET_TYPES.test(inputType(element)) || SECRET_AUTOCOMPLETE.test(attr(element, "autocomplete")) ||
    // One box per digit is how one-time codes are asked for.
    attr(element, "maxlength") === "1" ||
    // Dots instead of letters: the page itself does not want it to be read.
    styleOf(element).webkitTextSecurity !== "none" || isCalledSecret(element, name);
  if (isIt) onceSecret.add(element);
  return isIt;
};
