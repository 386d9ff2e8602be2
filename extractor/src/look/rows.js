// From what the walk found to the rows that go out: place, rank, select, name, and write.
//
// A row is an array in the order of the fields of Row in cdpagent/see/rows.py, with empty fields at its end left out.

import { attr, dataOf, has, isElement, optionLabelOf, parentOf, tagOf } from "../dom/dom.js";
import { flatParent, focusedElement, isInside } from "../dom/flat_tree.js";
import { numberOf } from "../dom/refs.js";
import { cached, currentRun } from "../dom/run.js";
import { isSecret } from "../dom/secret.js";
import { tagBits } from "../dom/tags.js";
import { cut as cutTo, isBlank, isSaidBy, isSeamless, tidy, visibleText } from "../dom/text.js";
import { hasPlace, isUncovered, newScrollers, placeOf, scrollOf } from "../dom/visible.js";
import {
  ALONE, CONTEXT_CHARS, CONTEXTS_CHARS, DRAG, DROPS, EDIT, FIELDS, GROUP, HANDLER, IN_DIALOG, IN_MESSAGE, IN_MODAL, ITEM, ITEM_TAGS, ITEM_VALUES, KIND_CONTENT as CONTENT, KIND_CUT as CUT,
  KIND_FRAME as FRAME, KIND_INTERACTIVE as INTERACTIVE, KIND_STRUCTURE as GROUPING, KIND_TEXT as TEXT, LANDMARK, MANY_ROWS, MUTE, NATIVE, OPTION_CHARS,
  RANK_FOCUSED, RANK_REST, SAYING_TIMES, SELF_TOLD, TAG_CHARS,
} from "../rules.js";
import { describer } from "../dom/describing.js";
import { CERTAIN, isDressed } from "./interactive.js";
import { fallbackOf, newItem } from "./item.js";
import { listensTo } from "./listeners.js";
import { named } from "./name.js";
import { inTurn, rankOf, TOLD } from "./rank.js";
import { ownRole } from "./role.js";
import { roleBits } from "./roles.js";
import { statesOf } from "./states.js";
import { valueOf } from "./value.js";

const TIME_CHECK = 63;
const NEAR_ITEMS = 10;

const roleIn = cached(ownRole);
// What only its siblings make an item has no role of its own.
const roleOfItem = ({ isAlike, subject, now }) => (isAlike && now !== INTERACTIVE ? "listitem" : roleIn(subject));

// --- where things are ---

// A control is told whatever it holds; text, only if no control's name tells it, and on a large page only some of it.
const isTold = ({ kind, saysMore, hasText, run, tag, element, inside }, { isLarge }) =>
  (kind !== CONTENT && kind !== TEXT) ||
  ((!isLarge || inside & TOLD) &&
    (saysMore || (kind === CONTENT && !run?.saysMore && (hasText || tagBits(tag) & ALONE || has(element, "role")))));

const GONE = { isGone: true, rect: {} };

/** Give an item its place; returns which kind of row it is in this look. */
const place = (item, look) => {
  const { kind, element, why } = item;
  if (kind <= GROUPING) return kind;
  if (!isTold(item, look)) return fallbackOf(item);
  const isInert = look.found.modal && !(item.inside & IN_MODAL);
  item.place = item.isHidden || isInert ? GONE : placeOf(element);
  const { rect, isTiny, inView } = item.place;
  // A slider may be drawn by its handle, with the field itself clipped away.
  const isGone = item.place.isGone ||
    // What was let through although it is transparent has something that stands in for it.
    (item.place.isVeiled && !item.isLenient &&
      !(isDressed(element, item.tag) && !describer().isVeiled(parentOf(element) || element)));
  // Frames of a few pixels are there to count visitors.
  const isTooSmall = (isTiny && !(why & NATIVE)) ||
    ((kind === FRAME || item.tag === "canvas") && Math.min(rect.width, rect.height) < 10);
  if (isGone || isTooSmall) {
    look.hidden++;
    return fallbackOf(item);
  }
  // What listens for everything inside it is not meant as a target itself.
  const isHuge = rect.width * rect.height > innerWidth * innerHeight * 0.5;
  if (isHuge && why & HANDLER && !(why & CERTAIN) && item.inner) return fallbackOf(item);
  // Before a transparent field there may be the picture that stands in for it.
  const face = item.isLenient ? parentOf(element) || element : element;
  return look.options.viewport_only && !(inView && isUncovered(face, item.place)) ? fallbackOf(item) : kind;
};

// --- words ---

/** What an item says: role, name, states, attributes, text, and all of it as JSON; null if it says nothing. */
const wordsOf = (item, look) => {
  const { now, tag } = item;
  let { words } = item;
  if (words !== undefined) return words;
  currentRun().isReferring = false;
  words = item.words = describe(item, look);
  item.isReferring = currentRun().isReferring;
  if (words && now !== TEXT) {
    words.states = stateOf(item, words, look);
    if (words.text && words.text === words.states.value) words.text = "";
  }
  if (words) {
    const { role, name, states = {}, attrs = {}, text = "" } = words;
    const json = JSON.stringify([role, name, states, attrs, tag.slice(0, TAG_CHARS).toWellFormed(), text]).slice(1, -1);
    words.json = json;
    // At most three bytes for a character beyond ASCII, and some numbers at both ends of the row and for its box.
    words.bytes = json.length + 2 * json.replace(/[\0-\x7f]+/g, "").length + 48;
  }
  return words;
};

const stateOf = ({ subject, element, why, tag }, { role, name }, { max, options: { max_options } }) => {
  const states = statesOf(subject, role, name, { max });
  for (const key in states) if (typeof states[key] === "string") states[key] = tidy(states[key], max);
  if (why & DRAG) states.draggable = true;
  if (listensTo(element) & DROPS) states.droppable = true;
  if (tag === "select") {
    const options = describer().shownOptions(element).slice(0, max_options).map((option) => tidy(optionLabelOf(option), OPTION_CHARS));
    states.options = options.join(" | ") || undefined;
  }
  return states;
};

const describe = (item, look) => {
  const { now, element, subject, tag, why, nodes } = item;
  const { max } = look;
  if (now === TEXT) {
    const name = runText(item, look);
    return name ? { role: "text", name } : null;
  }
  let role = roleOfItem(item);
  const { name: given, source } = named(subject, { max });
  let name = tidy(given, max);
  let text = "";
  let isHint = false;
  if (now === INTERACTIVE) {
    if (roleBits(role) & MUTE) role = why & EDIT ? "textbox" : "clickable";
    const isField = why & EDIT || FIELDS.test(tag);
    // What is made of other things to act on is told by them.
    const isComposite = item.inner && roleBits(role) & (LANDMARK | GROUP) && !(roleBits(role) & ITEM);
    if (!isField && !isComposite && source !== "content" && (source || !name)) {
      // What it is called and what it shows can differ; then both are said.
      const shown = visibleText(element, max);
      if (!name || (shown && source === "title")) name = shown;
      else if (shown && subject === element && !item.isOpen && !isSaidBy(shown, name)) text = shown;
    }
    if (!name && !isComposite) {
      isHint = true;
      text = describer().hintsOf(element, role, item.place.rect);
    }
  } else if (now === CONTENT) {
    const isOneOfMany = roleBits(role) & ITEM;
    // A cell is not called by the controls in it: they have rows of their own, and its further words too.
    if (isOneOfMany && (item.hasIcon || (source === "content" && (item.inner || item.hasText)))) name = nodes ? runText(item, look) : "";
    else if (nodes && source !== "content") text = runText(item, look);
    if (text && source === "title") name = text;
    if (isSaidBy(text, name)) text = "";
    if (!(name || text || (isOneOfMany && item.hasText)) || (role === "none" && !nodes)) return null;
  }
  const count = tag === "select" ? describer().shownOptions(element).length : 0;
  return { role, name, attrs: attributesOf(subject, name, look), text, count, isHint };
};

// A value in the markup is as secret as the value in the field, and so are the copies that pages keep of it.
const isCopy = (key, value, element) => {
  const held = valueOf(element);
  return key === "value" || (held?.length > 2 && value.includes(held));
};

const attributesOf = (element, name, { options, max }) => {
  const attributes = {};
  for (const key of options.include_attrs) {
    const value = attr(element, key);
    if (!value || value === name || (isCopy(key, value, element) && isSecret(element, name))) continue;
    attributes[key] = tidy(value, max);
  }
  return attributes;
};

/** The text of a run, without what a person can't read. */
const runText = ({ nodes, element, inside }, look) => {
  // What a dialog or a message says is told to its end: Python makes several rows of it.
  const max = inside & (IN_DIALOG | IN_MESSAGE) ? look.max * SAYING_TIMES : look.max;
  let out = "";
  for (const node of nodes) {
    // Text right in a shadow root stands in its host; a text in a slot, in what the page has put it into.
    const parent = node && [parentOf(node), flatParent(node)].find((up) => up && isElement(up));
    if (out.length > max * 4) break;
    if (!parent) out += "\n";
    else if (isElement(node)) out += hasPlace(node) ? ` ${named(node, look).name || describer().iconOf(node)} ` : "";
    else if (!describer().isLegible(parent) || (parent !== element && !hasPlace(parent))) look.hidden++;
    else out += parent === element || isSeamless(parent) ? dataOf(node) : ` ${dataOf(node)} `;
  }
  // Where the text is to be read, the lines of what is set as lines are kept.
  return look.options.main && tagOf(element) === "pre" ? cutTo(out, max).toWellFormed() : tidy(out, max);
};

// --- selection ---

const isStructural = (item) =>
  item.now === GROUPING && (item.scroll || roleBits(roleOfItem(item)) & (LANDMARK | GROUP));

// Choose what fits, in the order of rank; name it; keep what it stands in.
const select = (ranked, look) => {
  const { max_nodes, max_bytes, nameUntil } = look.options;
  let used = 0;
  let bytes = 0;
  let tried = 0;
  const nameless = new Set();
  for (const item of ranked) {
    // The most important ones are shown however late it is: an answer without them is useless.
    const isLate = ++tried > 100 && performance.now() > nameUntil;
    const words = !isLate && used < max_nodes && wordsOf(item, look);
    if (words && words.isHint && item.rank > RANK_FOCUSED && !nameless.has(item)) {
      // What has no name has its turn after all that has one.
      nameless.add(item);
      ranked.push(item);
      continue;
    }
    if (words === null) {
      describer().keep(item, null, look);
      item.now = fallbackOf(item);
      item.words = undefined;
      continue;
    }
    const around = [];
    for (let up = item.parent; up && !up.isKept; up = up.parent) if (isStructural(up)) around.push(up);
    if (words) bytes += words.bytes + around.reduce((sum, up) => sum + (up.isAlike ? 0 : wordsOf(up, look).bytes), 0);
    const reason = isLate ? "time_limit" : !words ? "max_nodes" : bytes > max_bytes && "max_bytes";
    if (reason) {
      look.reasons.add(reason);
      return;
    }
    look.isLong = ++used > MANY_ROWS;
    for (const kept of [item, ...around]) kept.isKept = true;
  }
};

const keptAround = (item) => {
  let up = item.parent;
  while (up && !up.isKept) up = up.parent;
  return up;
};

// Drop structure that groups nothing; but say which of several items a control is in when others have its name.
const prune = (items, look) => {
  let contextsLeft = CONTEXTS_CHARS;
  const controls = items.filter((item) => item.isKept && item.now === INTERACTIVE);
  for (const alike of Map.groupBy(controls, ({ words }) => words.role + words.name).values()) {
    for (const item of alike) item.hasTwin = alike.length > 1;
  }
  for (const item of items.toReversed()) {
    if (!item.isKept) continue;
    const around = keptAround(item);
    let count = 1;
    if (item.now === GROUPING) {
      const kind = roleBits(roleOfItem(item));
      const isVague = kind & ITEM && (item.hasTwin || (item.kids > 1 && !item.isAlike)) && contextsLeft > 0;
      item.context = isVague ? describer().recallContext(item, contextOf) : "";
      contextsLeft -= item.context.length;
      if (item.context) item.hasTwin = false;
      else if (!item.scroll && (item.isAlike || (look.options.compact && !(kind & LANDMARK) && item.kids < 2))) {
        item.isKept = false;
        count = item.kids;
      }
    }
    if (around) {
      around.kids += count;
      around.hasTwin ||= item.hasTwin;
    }
  }
};

// What an item of a list says besides its controls.
const isControl = (element) => SELF_TOLD.test(tagOf(element));
const contextOf = cached((element) => visibleText(element, CONTEXT_CHARS, isControl));

// --- writing ---

const leaveOut = (item, around) => {
  const role = item.now === TEXT ? "text" : roleIn(item.subject);
  around.cut ||= { count: 0, role };
  around.cut.count++;
  if (around.cut.role !== role) around.cut.role = "";
};

const cutRow = ({ depth, cut: { role, count } }) =>
  JSON.stringify([depth + 1, CUT, 0, "", roleBits(role) & MUTE ? "clickable" : role, {}, {}, "", "", null, RANK_REST, count]);

// Whether a row that has no ref in a snapshot is to have one, because it may hold the words that are searched for.
const isSearched = (text, { options: { searched } }) => searched !== null && text.toLowerCase().includes(searched);

// The element that the searched words of a text stand in: not the block, which may hold much else.
const holderOf = ({ nodes, element }, look) => {
  const texts = nodes.filter((node) => node && !isElement(node) && !isBlank(dataOf(node)));
  const node = texts.find((each) => isSearched(dataOf(each), look)) || texts[0];
  return node ? flatParent(node) : element;
};

const rowOf = (item, look) => {
  const { now, depth, element, place, rank, cut, context, scroll } = item;
  if (now === GROUPING) {
    const { role: given, name, states } = wordsOf(item, look);
    const role = scroll && roleBits(given) & MUTE ? "scrollable" : given;
    const isNumbered = cut || scroll || isSearched(name || context, look) || look.options.ref_roles.includes(role) ||
      (look.isLong && roleBits(role) & LANDMARK);
    const ref = isNumbered ? numberOf(element) : 0;
    const fields = [depth, now, ref, role, name, scroll ? { ...states, scroll } : states];
    if (context && !name) fields.push({}, item.tag, cutTo(context, look.max));
    return JSON.stringify(fields);
  }
  const { json, count, isHint, name } = item.words;
  const ref = now !== TEXT ? numberOf(element) : isSearched(name, look) ? numberOf(holderOf(item, look)) : 0;
  const { left, top, width, height } = place.rect;
  const rest = isHint ? `,${count},"",true` : count ? `,${count}` : "";
  look.boxes.push(...[left, top, width, height].map(Math.round));
  return `[${depth},${now},${ref},${json},null,${rank}${rest}]`;
};

const write = (items, look) => {
  const out = [];
  const open = [{ depth: -1, cut: null }];
  // What was left out comes first: what holds it needs a ref, and refs are given in reading order.
  for (const item of items) {
    if (item.now <= GROUPING && !item.isKept) continue;
    const around = keptAround(item) || open[0];
    item.depth = around.depth + 1;
    if (item.isKept && item.depth >= look.options.max_depth) {
      item.isKept = false;
      look.reasons.add("max_depth");
    }
    if (!item.isKept && item.now > GROUPING) leaveOut(item, around);
  }
  const close = (depth) => {
    while (open.length && open.at(-1).depth >= depth) {
      const closing = open.pop();
      if (closing.cut) out.push(cutRow(closing));
    }
  };
  for (const item of items) {
    if (!item.isKept) continue;
    close(item.depth);
    open.push(item);
    look.emitted++;
    out.push(rowOf(item, look));
  }
  close(-1);
  return out;
};

// What scrolls is worth a row around what is in it, whatever it is. `inner` was placed when it came up.
const addScroller = (items, element, inner) => {
  const scroll = scrollOf(element);
  if (!scroll) return;
  // Whether a field can be used is asked early on: then what it scrolls in came up before the field itself.
  const isIn = (item) => item.place && isInside(item.element, element);
  let index = isIn(inner) ? items.indexOf(inner) : items.findIndex(isIn);
  if (index < 0) return;
  while (index && isInside(items[index - 1].element, element)) index--;
  const first = items[index];
  if (first.element !== element) {
    const added = newItem(element, tagOf(element), GROUPING, first.parent, first.inside);
    added.now = GROUPING;
    for (let next = index; next < items.length && isInside(items[next].element, element); next++) {
      if (items[next].parent === added.parent) items[next].parent = added;
    }
    items.splice(index, 0, added);
  }
  items[index].scroll = scroll;
};

// Whether it is, or is in, an item after the first few of a list or table; `counts` has how many items each has so far.
const isFar = (item, counts) => {
  const { parent, isAlike, tag, element } = item;
  if (parent?.isFar) return true;
  if (!isAlike && !ITEM_TAGS.test(tag) && !ITEM_VALUES.test(attr(element, "role") || "")) return false;
  const nth = counts.get(parent) || 0;
  counts.set(parent, nth + 1);
  return nth >= NEAR_ITEMS;
};

/** Place, rank, choose and name what was found: the items, of which those that are kept become rows. */
export const chooseRows = (look) => {
  const { beginRecalling, recall } = describer();
  const items = [...look.found.items];
  beginRecalling(look);
  const placed = [];
  const scrollers = new Map();
  const counts = new Map();
  const focused = focusedElement();
  let count = 0;
  for (const item of items) {
    if (!(++count & TIME_CHECK) && performance.now() > look.options.placeUntil) {
      look.reasons.add("time_limit");
      break;
    }
    item.now = place(item, look);
    item.words = recall(item, look);
    for (const element of newScrollers()) scrollers.set(element, item);
    item.isFar = isFar(item, counts);
    if (item.now <= GROUPING) continue;
    item.rank = rankOf(item, focused);
    placed.push(item);
  }
  for (const [element, inner] of scrollers) addScroller(items, element, inner);
  select(inTurn(placed), look);
  prune(items, look);
  return items;
};

/** Keep what was found out for the next look. */
export const keepWords = (look) => {
  const { keep } = describer();
  for (const item of look.found.items) keep(item, item.words, look);
};

/** Turn what was found into rows, as JSON. */
export const writeRows = (look) => {
  const rows = write(chooseRows(look), look);
  keepWords(look);
  return rows;
};
