// One look at the page.

import { hasAdded } from "../dom/added.js";
import { isUntouched } from "../dom/changes.js";
import { describer } from "../dom/describing.js";
import { countIn, dataOf, isElement, rootElement, titleOf, urlOf } from "../dom/dom.js";
import { focusedElement } from "../dom/flat_tree.js";
import { continueFrom, next } from "../dom/refs.js";
import { resolve } from "../dom/resolve.js";
import { suspects } from "../dom/shadows.js";
import { still } from "../dom/still.js";
import { tidy } from "../dom/text.js";
import { clipping } from "../dom/visible.js";
import { IN_MODAL, KIND_STRUCTURE as GROUPING, ROW_CHARS, WHOLE_CHARS } from "../rules.js";
import { writeRows } from "./rows.js";

// A page as small as this is looked at anew sooner than it is found out whether anything in it has changed. What is
// small about a part of a page is only what is to be told.
const FEW_NODES = 400;

// Whether a page is too long to be told whole. Behind a modal dialog nothing is told anyway.
const isLarge = ({ items, modal }, { max_text_per_node: most }) => {
  let size = 0;
  for (const { kind, why, nodes, inside } of items) {
    if (kind <= GROUPING || (modal && !(inside & IN_MODAL))) continue;
    // Pictures are many, and most of them have no row.
    if (why) size += ROW_CHARS;
    for (const node of nodes || []) if (node && !isElement(node)) size += Math.min(dataOf(node).length, most);
    if (size > WHOLE_CHARS) return true;
  }
  return false;
};

// What the last answer depends on, beside the nodes, the styles and the boxes of the page.
let last = { version: 0, signs: "", clipping: [], focused: null };

/** What there is to tell, and how; null if the scope is not there. */
export const beginLook = (options) => {
  const now = performance.now();
  // Whatever the page, some of the time is left for placing, some for naming and some for writing.
  [options.walkUntil, options.placeUntil, options.nameUntil] =
    [0.5, 0.7, 0.85].map((part) => now + part * options.time_limit_ms);
  const scope = options.scope === null ? rootElement() : resolve(options.scope);
  const { collect, mainPart, noteLarge } = describer();
  let found = scope && collect(scope, options);
  if (found && options.main) found = collect(mainPart(found.items), options);
  if (!found) return null;
  const look = {
    options,
    found,
    max: options.max_text_per_node,
    isLarge: options.interactive_only === null && isLarge(found, options),
    reasons: new Set(found.isTimedOut ? ["time_limit"] : []),
    hidden: found.skipped,
    emitted: 0,
    boxes: [],
  };
  noteLarge(found, look.isLarge);
  return look;
};

/**
 * The page, or a part of it, as rows: the answer that `read_version` in answers.py reads; null if the scope is not there.
 * The options are those of `Extraction` in extraction.py, and the version of the last answer to them that was read.
 */
const look = still((options) => {
  const started = performance.now();
  continueFrom(options.next_ref);
  const look = beginLook(options);
  if (!look) return null;
  const { found } = look;
  const rows = writeRows(look);
  // What this look had to leave out for lack of time may be seen by the next one.
  const isSettled = (found.visited > FEW_NODES || options.scope || options.main) && !look.reasons.has("time_limit");
  const { number, written } = describer().answerSince(options.version, rows, look.boxes);
  last = { version: number, signs: isSettled ? describer().signsOf(clipping) : "", clipping, focused: focusedElement() };
  const facts = JSON.stringify({
    url: tidy(urlOf(document), 4000),
    title: tidy(titleOf(document), 1000),
    next_ref: next,
    truncate_reasons: [...look.reasons],
    suspects: suspects.length,
    has_added: hasAdded(),
    stats: [countIn(document), found.visited, look.emitted, look.hidden, performance.now() - started],
  });
  return `{${written},${facts.slice(1)}`;
});

/**
 * What `look` answers. But if `isKnown` says that nothing else was asked since, the last answer was read, and nothing has
 * happened that could be known in here: how many milliseconds it took to find that out. Styles and boxes are then up to
 * date, and counted.
 */
export const extract = (options, isKnown) => {
  const begin = performance.now();
  const isSame = isKnown && last.version === options.version && isUntouched() && last.signs &&
    last.focused === focusedElement() && last.signs === describer().signsOf(last.clipping);
  return isSame ? performance.now() - begin : look(options);
};
