// The extractor: what Python calls, one method per question. The built file is an expression that gives this object.

import { clearCaches, isUntouched, lookAnew, roots } from "../dom/changes.js";
import { beginRun, countIn, currentRun, endRun, focusedElement, methods, rootElement, titleOf, urlOf } from "../dom/dom.js";
import { learnDelegated, learnListeners } from "./listeners.js";
import { ask } from "../ask/query.js";
import { mainPart } from "../ask/reading.js";
import { continueFrom, elementOf, next } from "../dom/refs.js";
import { queryDeep, resolve, treesBelow } from "../dom/resolve.js";
import { writeRows } from "./rows.js";
import { learnShadows, suspects, takeSuspects } from "../dom/shadows.js";
import { signsOf } from "./signs.js";
import { tidy, visibleText } from "../dom/text.js";
import { clipping, lookAround } from "../dom/visible.js";
import { collect } from "./walk.js";

// Every question is asked while the page stands still; within one, others may be asked.
const still = (work) => (...given) => {
  if (currentRun()) return work(...given);
  clearCaches();
  beginRun();
  try {
    lookAround();
    return work(...given);
  } finally {
    endRun();
  }
};

// A page as small as this is looked at anew sooner than it is found out whether anything in it has changed. What is
// small about a part of a page is only what is to be told.
const FEW_NODES = 400;

// What the last answer depends on, beside the nodes, the styles and the boxes of the page.
let last = { signs: "", clipping: [], focused: null };

/**
 * The page, or a part of it, as rows: the answer that `decode_frame` in rows.py reads; null if the scope is not there.
 * The options are those of `Extraction` in extractor.py.
 */
const look = still((options) => {
  const begin = performance.now();
  // Whatever the page, some of the time is left for placing, some for naming and some for writing.
  [options.walkUntil, options.placeUntil, options.nameUntil] = [0.5, 0.7, 0.85].map((part) => begin + part * options.time_limit_ms);
  lookAnew();
  continueFrom(options.next_ref);
  const scope = options.scope === null ? rootElement() : resolve(options.scope);
  let found = scope && collect(scope, options);
  if (found && options.main) found = collect(mainPart(found.items), options);
  if (!found) return null;
  const look = {
    options,
    found,
    max: options.max_text_per_node,
    reasons: new Set(found.isTimedOut ? ["time_limit"] : []),
    hidden: found.skipped,
    emitted: 0,
  };
  const rows = writeRows(look);
  // What there was no time for may be seen by the next look.
  const isSettled = (found.visited > FEW_NODES || options.scope || options.main) && !look.reasons.has("time_limit");
  last = { signs: isSettled ? signsOf(clipping) : "", clipping, focused: focusedElement() };
  // Python compares the answer with the last one up to the figures: they stay at its end.
  const facts = JSON.stringify({
    url: tidy(urlOf(document), 4000),
    title: tidy(titleOf(document), 1000),
    next_ref: next,
    truncate_reasons: [...look.reasons],
    suspects: suspects.length,
    stats: [countIn(document), found.visited, look.emitted, look.hidden, performance.now() - begin],
  });
  return `{"rows":[${rows.join()}],${facts.slice(1)}`;
});

/**
 * The same; or, if `isKnown` says that the last answer was to the same options, and nothing has happened that could be
 * known in here: how many milliseconds it took to find that out. Styles and boxes are then up to date, and counted.
 */
const extract = (options, isKnown) => {
  const begin = performance.now();
  const isSame = isKnown && isUntouched() && last.signs && last.focused === focusedElement() && last.signs === signsOf(last.clipping);
  return isSame ? performance.now() - begin : look(options);
};

/** One fact about one element; null when it is not there. */
const query = still((target, kind, max, names) => {
  const element = resolve(target);
  return element && ask(element, kind, max, names);
});

// For those who act on the page: what selectors mean, where things happen and what is read, in shadow trees too.
const resolveAll = (selector) => [...queryDeep(selector)];
const trees = () => [...treesBelow(document)];
const readText = still((element, max) => visibleText(element, max));

const [setMark, removeMark] = methods(Element, "setAttribute removeAttribute");

/** Write refs into the page, for those who want them there; the only thing here that changes it. */
const mark = (prefix, numbers) => {
  for (const number of numbers) {
    const element = elementOf(number);
    if (element) setMark(element, "data-agent-ref", prefix + number);
  }
};
const unmark = () => {
  for (const element of queryDeep("[data-agent-ref]")) removeMark(element, "data-agent-ref");
};

export default {
  extract, query, still, roots, resolve, resolveAll, trees, readText, mark, unmark, learnListeners, learnDelegated, learnShadows, takeSuspects,
};
