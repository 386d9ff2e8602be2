// The extractor: what Python calls, one method per question. The built file is an expression that gives this object.

import { beginRun, endRun, getters, methods, queryAll, rootElement } from "./dom.js";
import { learnDelegated, learnListeners } from "./listeners.js";
import { ask } from "./query.js";
import { mainPart } from "./reading.js";
import { continueFrom, elementOf, next } from "./refs.js";
import { queryDeep, resolve } from "./resolve.js";
import { writeRows } from "./rows.js";
import { learnShadows, suspects, takeSuspects } from "./shadows.js";
import { tidy } from "./text.js";
import { lookAround } from "./visible.js";
import { collect } from "./walk.js";

const [titleOf, urlOf] = getters(Document, "title URL");

// Every question is asked while the page stands still.
const still = (work) => (...given) => {
  beginRun();
  lookAround();
  try {
    return work(...given);
  } finally {
    endRun();
  }
};

/**
 * The page, or a part of it, as rows: the answer that `decode_frame` in rows.py reads; null if the scope is not there.
 * The options are those of `Extraction` in extractor.py.
 */
const extract = still((options) => {
  const begin = performance.now();
  options.deadline = begin + options.time_limit_ms;
  continueFrom(options.next_ref);
  const scope = options.scope === null ? rootElement() : resolve(options.scope);
  let found = scope && collect(scope, options);
  if (found && options.main) found = collect(mainPart(found.items), options);
  if (!found) return null;
  const max = options.max_text_per_node;
  const look = {
    options,
    found,
    max,
    key: [max, ...options.include_attrs].join(),
    reasons: new Set(found.isTimedOut ? ["time_limit"] : []),
    hidden: found.skipped,
    emitted: 0,
  };
  const rows = writeRows(look);
  const facts = JSON.stringify({
    url: tidy(urlOf(document), 4000),
    title: tidy(titleOf(document), 1000),
    next_ref: next,
    truncate_reasons: [...look.reasons],
    is_kept: found.isKept,
    suspects: suspects.length,
    stats: [queryAll(document, "*").length, found.visited, look.emitted, look.hidden, performance.now() - begin],
  });
  return `{"rows":[${rows.join()}],${facts.slice(1)}`;
});

/** One fact about one element; null when it is not there. */
const query = still((target, kind, max, names) => {
  const element = resolve(target);
  return element && ask(element, kind, max, names);
});

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
  extract, query, resolve, mark, unmark, learnListeners, learnDelegated, learnShadows, takeSuspects,
};
