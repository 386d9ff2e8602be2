// What must never be shown. This is the only rule: looking, asking and acting go by it, and ask it of the field itself.

import { SECRET_ATTRIBUTES, SECRET_AUTOCOMPLETE, SECRET_CHARS, SECRET_TYPES } from "../rules.js";
import { attr, inputType, text } from "./dom.js";

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

const onceSecret = new WeakSet(); // fields that were of a secret type: "Show password" makes no secret of it less secret

/** Whether what the control holds must never be shown: passwords, card data, one-time codes. */
export const isSecret = (element, name = "") => {
  if (SECRET_TYPES.test(inputType(element))) onceSecret.add(element);
  if (onceSecret.has(element)) return true;
  if (SECRET_AUTOCOMPLETE.test(attr(element, "autocomplete"))) return true;
  // One box per digit is how one-time codes are asked for.
  if (attr(element, "maxlength") === "1") return true;
  const hints = SECRET_ATTRIBUTES.map((attribute) => text(element, attribute).slice(0, SECRET_CHARS));
  return secretWords.test(plainWords([name, ...hints].join(" ")).replace(harmlessWords, " "));
};
