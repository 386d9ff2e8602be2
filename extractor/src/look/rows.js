// From what the walk found to the rows that go out: place, rank, select, name, and write.
//
// A row is an array in the order of the fields of Row in cdpagent/see/rows.py, with empty fields at its end left out.

import { attr, dataOf, has, matches, optionLabelOf, optionsOf, parentOf, styleOf, tagOf } from "../dom/dom.js";
import { focusedElement, isInside } from "../dom/flat_tree.js";
import { numberOf } from "../dom/refs.js";
import { cached } from "../dom/run.js";
import { isSecret } from "../dom/secret.js";
import { tagBits } from "../dom/tags.js";
import { cut as cutTo, isSaidBy, isSeamless, tidy, visibleText } from "../dom/text.js";
import { hasPlace, isUncovered, newScrollers, placeOf, scrollOf } from "../dom/visible.js";
import { hintsOf } from "./hints.js";
import {
  ALONE, CONTEXT_CHARS, CONTEXTS_CHARS, DRAG, DROPS, EDIT, FIELDS, GROUP, HANDLER, IN_MODAL, ITEM, KIND_CONTENT as CONTENT, KIND_CUT as CUT,
  KIND_FRAME as FRAME, KIND_INTERACTIVE as INTERACTIVE, KIND_STRUCTURE as GROUPING, KIND_TEXT as TEXT, LANDMARK, MUTE, NATIVE, OPTION_CHARS,
  RANK_REST, SELF_TOLD, TAG_CHARS,
} from "../rules.js";
import { CERTAIN } from "./interactive.js";
import { fallbackOf, newItem } from "./item.js";
import { listensTo } from "./listeners.js";
import { named } from "./name.js";
import { rankOf } from "./rank.js";
import { ownRole } from "./role.js";
import { roleBits } from "./roles.js";
import { statesOf } from "./states.js";

const TIME_CHECK = 63;

const roleIn = cached(ownRole);

// --- where things are ---

// A control is told whatever it holds; text, only if no control's name tells it.
const isTold = ({ kind, saysMore, tag, element }) =>
  (kind !== CONTENT && kind !== TEXT) || saysMore ||
  (kind === CONTENT && (tagBits(tag) & ALONE || has(element, "role")));

const GONE = { isGone: true, rect: {} };

/** Give an item its place; returns which kind of row it is in this look. */
const place = (item, look) => {
  const { kind, element, why } = item;
  if (kind <= GROUPING) return kind;
  if (!isTold(item)) return fallbackOf(item);
  const isInert = look.found.modal && !(item.inside & IN_MODAL);
  item.place = item.isHidden || isInert ? GONE : placeOf(element);
  const { rect, isGone, isTiny, inView } = item.place;
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
  words = item.words = describe(item, look);
  if (words && now !== TEXT) {
    words.states = stateOf(item, words, look);
    if (words.text && words.text === words.states.value) words.text = "";
  }
  if (words) {
    const { role, name, states = {}, attrs = {}, text = "" } = words;
    const json = JSON.stringify([role, name, states, attrs, tag.slice(0, TAG_CHARS).toWellFormed(), text]).slice(1, -1);
    words.json = json;
    // At most three bytes for a character, and some numbers at both ends of the row.
    words.bytes = json.length * (/[^\0-\x7f]/.test(json) ? 3 : 1) + 80;
  }
  return words;
};

const stateOf = ({ subject, element, why, tag }, { role, name }, { max, options: { max_options } }) => {
  const states = statesOf(subject, role, name, { max });
  for (const key in states) if (typeof states[key] === "string") states[key] = tidy(states[key], max);
  if (why & DRAG) states.draggable = true;
  if (listensTo(element) & DROPS) states.droppable = true;
  if (tag === "select") {
    const options = [...optionsOf(element)].slice(0, max_options).map((option) => tidy(optionLabelOf(option), OPTION_CHARS));
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
  let role = roleIn(subject);
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
      if (!name) name = shown;
      else if (shown && subject === element && !isSaidBy(shown, name)) text = shown;
    }
    if (!name && !isComposite) {
      isHint = true;
      text = hintsOf(element, item.place.rect);
    }
  } else if (now === CONTENT) {
    if (nodes && source !== "content") text = runText(item, look);
    if (isSaidBy(text, name)) text = "";
    if (!(name || text) || (role === "none" && !nodes)) return null;
  }
  const count = tag === "select" ? optionsOf(element).length : 0;
  return { role, name, attrs: attributesOf(subject, name, look), text, count, isHint };
};

const attributesOf = (element, name, { options, max }) => {
  const attributes = {};
  for (const key of options.include_attrs) {
    const value = attr(element, key);
    // A value in the markup is as secret as the value in the field.
    if (!value || value === name || (key === "value" && isSecret(element, name))) continue;
    attributes[key] = tidy(value, max);
  }
  return attributes;
};

/** The text of a run, without what a person can't read. */
const runText = ({ nodes, element }, look) => {
  let out = "";
  for (const node of nodes) {
    const parent = node && parentOf(node);
    if (out.length > look.max * 4) break;
    if (!parent) out += "\n";
    else if (!isLegible(parent, element)) look.hidden++;
    else out += parent === element || isSeamless(parent) ? dataOf(node) : ` ${dataOf(node)} `;
  }
  // Where the text is to be read, the lines of what is set as lines are kept.
  return look.options.main && tagOf(element) === "pre" ? cutTo(out, look.max).toWellFormed() : tidy(out, look.max);
};

const isLegible = (element, block) => {
  const { contentVisibility, fontSize, textIndent, webkitTextFillColor } = styleOf(element);
  if (contentVisibility === "hidden" || matches(element, "details:not([open])")) return false;
  if (parseFloat(fontSize) < 2 || parseFloat(textIndent) < -500) return false;
  if (/^rgba.*, 0\)$/.test(webkitTextFillColor)) return false;
  return element === block || hasPlace(element);
};

// --- selection ---

const isStructural = (item) =>
  item.now === GROUPING && (item.scroll || roleBits(roleIn(item.element)) & (LANDMARK | GROUP));

// Choose what fits, in the order of rank; name it; keep what it stands in.
const select = (ranked, look) => {
  const { max_nodes, max_bytes, nameUntil } = look.options;
  let used = 0;
  let bytes = 0;
  let tried = 0;
  for (const item of ranked) {
    // The most important ones are shown however late it is: an answer without them is useless.
    const isLate = ++tried > 100 && performance.now() > nameUntil;
    const words = !isLate && used < max_nodes && wordsOf(item, look);
    if (words === null) {
      item.now = fallbackOf(item);
      item.words = undefined;
      continue;
    }
    const around = [];
    for (let up = item.parent; up && !up.isKept; up = up.parent) if (isStructural(up)) around.push(up);
    if (words) bytes += words.bytes + around.reduce((sum, up) => sum + wordsOf(up, look).bytes, 0);
    const reason = isLate ? "time_limit" : !words ? "max_nodes" : bytes > max_bytes && "max_bytes";
    if (reason) {
      look.reasons.add(reason);
      return;
    }
    used++;
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
      const kind = roleBits(roleIn(item.element));
      const isVague = kind & ITEM && (item.hasTwin || item.kids > 1) && contextsLeft > 0;
      item.context = isVague ? contextOf(item.element) : "";
      contextsLeft -= item.context.length;
      if (item.context) item.hasTwin = false;
      else if (look.options.compact && !(kind & LANDMARK) && item.kids < 2 && !item.scroll) {
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

const rowOf = (item, look) => {
  const { now, depth, element, place, rank, cut, context, scroll } = item;
  if (now === GROUPING) {
    const { role: given, name, states } = wordsOf(item, look);
    const role = scroll && roleBits(given) & MUTE ? "scrollable" : given;
    const ref = cut || scroll || look.options.ref_roles.includes(role) ? numberOf(element) : 0;
    const fields = [depth, now, ref, role, name, scroll ? { ...states, scroll } : states];
    if (context && !name) fields.push({}, item.tag, cutTo(context, look.max));
    return JSON.stringify(fields);
  }
  const { json, count, isHint } = item.words;
  const { left, top, width, height } = place.rect;
  const box = [left, top, width, height].map(Math.round);
  const rest = isHint ? `,${count},"",true` : count ? `,${count}` : "";
  return `[${depth},${now},${now === TEXT ? 0 : numberOf(element)},${json},[${box}],${rank}${rest}]`;
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

// What scrolls is worth a row around what is in it, whatever it is. `inner` is something in it.
const addScroller = (items, element, inner) => {
  const scroll = scrollOf(element);
  if (!scroll || !isInside(inner.element, element)) return;
  let index = items.indexOf(inner);
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

/** Turn what was found into rows, as JSON. */
export const writeRows = (look) => {
  const { items } = look.found;
  const ranks = [[], [], [], [], [], []];
  const scrollers = new Map();
  const focused = focusedElement();
  let count = 0;
  for (const item of items) {
    if (!(++count & TIME_CHECK) && performance.now() > look.options.placeUntil) {
      look.reasons.add("time_limit");
      break;
    }
    item.now = place(item, look);
    for (const element of newScrollers()) scrollers.set(element, item);
    if (item.now <= GROUPING) continue;
    item.rank = rankOf(item, focused);
    ranks[item.rank].push(item);
  }
  for (const [element, inner] of scrollers) addScroller(items, element, inner);
  select(ranks.flat(), look);
  prune(items, look);
  return write(items, look);
};
