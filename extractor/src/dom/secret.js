// What must never be shown. This is the only rule: looking, asking and acting go by it, and ask it of the field itself.

import { attr, inputType, text } from "./dom.js";

const SECRET_AUTOCOMPLETE = /(^|\s)(cc-|one-time-code|(current|new)-password)/i;
const SECRET_WORDS = new RegExp(
  "pass ?(word|wd|code|phrase)|\\b(pwd|pin(?! ?code)|otp|totp|[2m]fa|cvc2?|cvv2?|csc|iban|ssn|secret)\\b|" +
  "(card|cc) ?(number|num|no|nr)\\b|(private|recovery) ?key|(seed|recovery) ?phrase|" +
  "\\b(security|one time|verification|authentication|auth|sms|recovery|backup) ?code",
);

const nameWords = (string) =>
  string.replace(/([a-z])([A-Z])/g, "$1 $2").replace(/[^a-zA-Z0-9]+/g, " ").toLowerCase();

/** Whether what the control holds must never be shown: passwords, card data, one-time codes. */
export const isSecret = (element, name = "") => {
  if (inputType(element) === "password") return true;
  if (SECRET_AUTOCOMPLETE.test(attr(element, "autocomplete"))) return true;
  // One box per digit is how one-time codes are asked for.
  if (attr(element, "maxlength") === "1") return true;
  const hints = ["name", "id", "aria-label", "placeholder"].map((hint) => text(element, hint).slice(0, 200));
  return SECRET_WORDS.test(nameWords([name, ...hints].join(" ")));
};
