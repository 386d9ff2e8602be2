// Finding what a target means, and what stands around it.

import { describer } from "../dom/describing.js";
import { continueFrom, elementOf, numberOf } from "../dom/refs.js";
import { still } from "../dom/still.js";

/** The numbers of the elements that a selector means, new ones from `next` on; null if it is not CSS. */
export const search = still((selector, next) => {
  const { selected, meant } = describer();
  const elements = selected(selector);
  continueFrom(next);
  return elements && meant(elements, true).map(numberOf);
});

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Wait until a selector means something here, at most `ms`; without a selector, until anything changes. */
export const arrives = async (selector, ms) => {
  const { selected, change } = describer();
  if (selector === null) return change(ms);
  const until = performance.now() + ms;
  for (;;) {
    const begun = performance.now();
    if (selected(selector)?.length !== 0) return;
    const now = performance.now();
    if (now >= until) return;
    await change(until - now);
    // A large page that never stops changing shall have most of the time for itself.
    await pause(2 * (now - begun));
  }
};

/** What stands around each of these elements, as far as it stands around none of the others. */
export const cards = still((numbers) => {
  const elements = numbers.map(elementOf);
  const found = elements.filter(Boolean);
  return elements.map((element) => (element ? describer().wordsAround(element, found) : ""));
});

/** Which of these elements stand beside these words. */
export const beside = still((numbers, words) => {
  const elements = numbers.map(elementOf);
  const { standsBeside } = describer();
  return elements.map((element) => {
    const others = elements.filter((other) => other && element && other !== element);
    return Boolean(element) && standsBeside(element, others, words);
  });
});
