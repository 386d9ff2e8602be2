// Conditions that can be waited for.

import { describer } from "../dom/describing.js";
import { bodyElement, rootElement } from "../dom/dom.js";
import { innerText } from "../dom/html.js";
import { treesBelow } from "../dom/resolve.js";
import { isShown } from "../dom/visible.js";
import { change, pause } from "./pauses.js";
import { plain, textWithShadows } from "./words.js";

const MOST_TEXT = 1e6;

const hasShadows = () => {
  const trees = treesBelow(document);
  trees.next(); // the document's own
  return !trees.next().done;
};

// What is in shadow trees is asked for only if there are any, and the rest does not say it.
const isSaid = (text) => {
  const wanted = plain(text).toLowerCase();
  const isIn = (all) => plain(all).toLowerCase().includes(wanted);
  const root = bodyElement() ?? rootElement();
  return Boolean(root) && (isIn(innerText(root)) || (hasShadows() && isIn(textWithShadows(root, MOST_TEXT))));
};

const CONDITIONS = {
  __proto__: null,
  selector: (selector) => describer().selected(selector)?.some(isShown) ?? null, // null: it is not CSS
  text: isSaid,
  text_gone: (text) => !isSaid(text),
};

/** Which of the conditions hold in this document: one answer for each. */
export const check = (conditions) => Object.entries(conditions).map(([kind, value]) => CONDITIONS[kind](value));

/** Wait until the answers are others than these, at most `ms`; a look every `poll` ms covers what no event tells of. */
export const untilOther = async (conditions, answers, ms, poll) => {
  const until = performance.now() + ms;
  for (;;) {
    const begun = performance.now();
    if (check(conditions).join() !== answers.join()) return;
    const now = performance.now();
    if (now >= until) return;
    await change(Math.min(poll, until - now));
    // A large page that never stops changing shall have most of the time for itself.
    await pause(2 * (now - begun));
  }
};

/** How many elements a selector means; null if it is not CSS. */
export const count = (selector) => describer().selected(selector)?.length ?? null;
