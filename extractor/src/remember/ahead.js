// Looking before anyone asks.

import { forget } from "../dom/changes.js";
import { countIn } from "../dom/dom.js";
import { still } from "../dom/still.js";
import { beginLook } from "../look/extract.js";
import { chooseRows, keepWords } from "../look/rows.js";
import { hasAnswered } from "./answers.js";

const MOST = 10_000; // elements: walked in less than a tenth of a second

// Find out what rows would say, and write none: what has no row yet has no number either.
const read = still((options) => {
  const look = beginLook(options);
  if (!look) return;
  chooseRows(look);
  keepWords(look);
});

/**
 * Look once the page has nothing else to do: the first look that is asked for then has to find out only what has changed.
 * Not if there was one already, and not at a page that takes long.
 */
export const lookAhead = (options) => requestIdleCallback(() => {
  if (hasAnswered() || countIn(document) > MOST) return;
  try {
    read(options);
  } catch {
    forget(); // the page must not hear of it; who looks will be told
  }
});
