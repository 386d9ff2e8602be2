// What a secret field holds is not copied out of it: pasted elsewhere, it would be shown. Chrome itself keeps to that for
// passwords; card numbers, codes and keys are in ordinary fields.

import { isSecret } from "../dom/secret.js";
import { still } from "../dom/still.js";
import { nameOf } from "../look/name.js";
import { editorOf, isField } from "./fields.js";
import { keepFromPage, targetOf } from "./guard.js";

const COPYING = ["copy", "cut", "dragstart"];

let wasKept = false;

const isWithSecret = still((target) => {
  const field = isField(target) ? target : editorOf(target);
  return Boolean(field) && isSecret(field, nameOf(field));
});

const onCopy = (event) => {
  const target = targetOf(event);
  if (!target || !event.isTrusted || !isWithSecret(target)) return;
  wasKept = true;
  keepFromPage(event);
};

/** Let nothing be copied out of a secret field. */
export const keepCopies = () => {
  wasKept = false;
  for (const type of COPYING) addEventListener(type, onCopy, { capture: true });
};

/** Let everything be copied again. */
export const releaseCopies = () => {
  for (const type of COPYING) removeEventListener(type, onCopy, { capture: true });
};

/** Whether anything was kept from being copied. */
export const wasCopyKept = () => wasKept;
