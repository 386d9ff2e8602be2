// What the last walk found, so that the next one has to walk only where something has changed.
//
// Changes of nodes are told by the observer: the nearest place around each at which the walk can begin is walked again.
// What such a change does elsewhere, through style sheets, is not told. So of everything that was found it is asked
// whether it still shows, and of everything that was hidden, whether it is hidden still; where that has changed, the
// place is walked again too. Where things are is asked anew in every look. What an item says is kept as long as nothing
// in it has changed and it has the same size.
//
// When a style sheet, the window or what is on top has changed, everything is walked.

import { ATTRIBUTE, BESIDE as NEIGHBOUR, CHILDREN, lookAnew, LOOKS, NEW, roots, takeChanges, takenFrom, WORDS } from "../dom/changes.js";
import {
  closest, countIn, dataOf, firstChildOf, firstElementOf, getters, has, isConnected, isElement, matches, methods, nextElementOf, nextSiblingOf, nodeTypeOf,
  previousElementOf, query, queryAll, rootOf, tagOf,
} from "../dom/dom.js";
import { flatParent, focusedElement, hostOfRoot, isInside, shadowOf } from "../dom/flat_tree.js";
import { isBlank, isInline } from "../dom/text.js";
import { isShown } from "../dom/visible.js";
import { IN_LISTENER, KIND_INTERACTIVE as INTERACTIVE, KIND_STRUCTURE as GROUPING, KIND_TEXT as TEXT } from "../rules.js";
import { isCounted } from "../describe/counters.js";
import { CERTAIN } from "../look/interactive.js";
import { TOLD } from "../look/rank.js";
import { beginnings, hasHand, isAsSeen, isEntered, isLeftOut, isStillAbsent, judge, liftableIn, lookOnTop, walk } from "../look/walk.js";

const [sheetsOf, adoptedOf] = getters(Document, "styleSheets adoptedStyleSheets");
const [compare] = methods(Node, "compareDocumentPosition");
const FOLLOWING = 4;
const TEXT_NODE = 3;
const STYLING = /^(style|link|base|meta)$/;
const MOST_PLACES = 40; // with more to walk again, everything is walked
const MOST_ROUNDS = 20;
const LIVE = "output,[aria-live],[role=alert],[role=status],[role=log]"; // a small one is a message
const GROUPS = 3; // levels of a drawing that are looked at together
const MOST_SIBLINGS = 500;
const SMALL = 300; // elements; what is in a larger one is not walked because its class has changed
const MOST_KINDS = 2; // of walks that are remembered
const MOST_PARTS = 60; // of a control, that are asked whether they show
const MOST_WORDS = 4; // of one item, in different kinds of looks
const LABELLED = /^button$|-/; // of what labels may name, that which is not asked anew in every look
const BESIDE = 3; // levels: how far from a nameless thing the words are that it may be called by

const memories = new Map(); // by the kind of walk
let focused = null; // in this look

// --- the whole page --------------------------------------------------------------------------------------------------

const rulesIn = (sheet) => {
  try {
    return sheet.cssRules.length;
  } catch {
    return 0; // a sheet of another site
  }
};

// What all styles depend on: the window, and how many rules there are. A rule that a script has rewritten is not noticed
// here; Chrome's count of computed styles has the page asked again, and the frontier shows what came of it.
const styling = () => [
  innerWidth, innerHeight, devicePixelRatio, ...[...sheetsOf(document), ...adoptedOf(document)].map(rulesIn),
].join();

const isSame = (a, b) => a.length === b.length && a.every((each, index) => each === b[index]);

// Keep what the walk made of the items: judging and writing change them.
const settle = (items) => {
  for (const item of items) {
    item.found = item.kind;
    item.owner = item.parent;
  }
};

const renew = (items) => {
  for (const item of items) {
    item.kind = item.found;
    item.parent = item.owner;
    item.inner = item.kids = 0;
    item.isKept = item.hasTwin = false;
    item.scroll = item.context = "";
    item.cut = null;
  }
};

const walkAll = (scope, options, kind) => {
  const liftable = liftableIn(document);
  const found = walk(scope, options, lookOnTop(liftable));
  settle(found.items);
  memories.delete(kind);
  if (kind && !found.isTimedOut) memories.set(kind, { found, liftable, style: styling(), changed: new Map() });
  if (memories.size > MOST_KINDS) memories.delete(memories.keys().next().value);
  return found;
};

// --- places to walk again --------------------------------------------------------------------------------------------

// The nearest element, itself included, at which the walk can begin.
const beginningAt = (element) => {
  let at = element;
  for (let up; at && (up = flatParent(at)); at = up) if (beginnings.has(at) && !isInline(at) && !hasHand(up)) return at;
  return null;
};

class Places {
  #chosen = new Set();
  isAll = false;

  /** Walk again what is around this element; all, if it is at the top. */
  add(element) {
    const place = element && beginningAt(element);
    if (place) this.#chosen.add(place);
    if (!place || this.#chosen.size > MOST_PLACES) this.isAll = true;
  }

  /** Walk this new element, which changes nothing around it. */
  addNew(element) {
    this.#chosen.add(element);
    if (this.#chosen.size > MOST_PLACES) this.isAll = true;
  }

  /** The places, without those that are in others. */
  get outermost() {
    const all = [...this.#chosen];
    return all.filter((place) => !all.some((other) => other !== place && isInside(place, other)));
  }
}

// What a memory no longer knows the words of.
class Stale {
  #holders = new Set(); // something in them has changed
  #parts = new Set(); // they, and all that is in them, may look different

  add(element, how) {
    for (let up = element; up && !this.#holders.has(up); up = flatParent(up)) this.#holders.add(up);
    if (how & NEW) this.#parts.add(element);
    // Of what is large, only the looks of a few things change; those that do have another size.
    if (!(how & ATTRIBUTE || (how & LOOKS && countIn(element) < SMALL))) return;
    let left = MOST_SIBLINGS;
    for (let next = element; next && left--; next = nextElementOf(next)) this.#parts.add(next);
  }

  /** Whether anything has changed in the element, or in one of the next `levels` around it. */
  holds(element, levels) {
    let up = element;
    while (levels-- && flatParent(up)) up = flatParent(up);
    return this.#holders.has(up);
  }

  has(element) {
    if (this.#holders.has(element)) return true;
    for (let up = element; up; up = flatParent(up)) if (this.#parts.has(up)) return true;
    return false;
  }
}

// Where an item begins.
const nodeOf = ({ found, nodes, element }) => (found === TEXT ? nodes[0] : element);

// Words are kept for an item that is found again: same element, or same text.
const keepWords = (before, after, stale) => {
  const known = new Map(before.map((item) => [nodeOf(item), item]));
  for (const item of after) {
    const old = known.get(nodeOf(item));
    const isSameText = old && (old.nodes === item.nodes || (old.nodes && item.nodes && isSame(old.nodes, item.nodes)));
    if (isSameText && old.why === item.why && !stale.has(item.element)) item.known = old.known;
  }
};

// The element, still there, that this one was in when it was found; undefined if it can't be told, because something
// around it was taken out of several places one after the other.
const lostFrom = (element, moved) => {
  let at = element;
  for (let up; !moved.includes(at) && (up = flatParent(at)); at = up) if (takenFrom.has(at)) return undefined;
  const holder = takenFrom.get(at);
  const from = holder && !isElement(holder) ? hostOfRoot(holder) : holder;
  for (let up = from; up; up = flatParent(up)) if (takenFrom.has(up)) return undefined;
  return from && isConnected(from) ? from : undefined;
};

// Take out what is no longer where it was found: it is gone, or has come to another place, which is walked again.
const dropMoved = (found, changed) => {
  const added = [...changed.keys()].filter((node) => changed.get(node) & NEW && isConnected(node));
  // What has come from elsewhere inherits something else now.
  for (const node of added) beginnings.delete(node);
  const known = new Set(added.length ? found.items.map(({ element }) => element) : []);
  const mayHold = (element) => known.has(element) || shadowOf(element);
  const moved = added.filter((root) => mayHold(root) || [...queryAll(root, "*")].some(mayHold));
  const isThere = ({ element }) => isConnected(element) && !moved.some((root) => isInside(element, root));
  const there = Map.groupBy(found.items, isThere);
  found.items = there.get(true) || [];
  found.lost = (there.get(false) || []).map((item) => ({ item, from: lostFrom(item.element, moved) }));
  found.absent = found.absent.filter(([element]) => isConnected(element));
};

// What parts the text around it. A link is a part of its sentence.
const PARTING = [
  ({ nodes }) => nodes,
  ({ found }) => found !== GROUPING,
  ({ found, tag, element }) => found !== GROUPING && (tag !== "a" || has(element, "role")),
];

const follows = (place, node) => (compare(place, node) & FOLLOWING) > 0;

const pathTo = (node) => {
  const path = [];
  for (let up = node; up; up = flatParent(up)) path.push(up);
  return path;
};

// Whether an item comes after a place that it is not in. Shadow trees and slots are told by what is around both.
const comesAfter = (place, item) => {
  const node = nodeOf(item);
  // Where a text is that has gone, Chrome tells by chance.
  if (!isConnected(node)) return false;
  if (roots.size < 2) return follows(place, node);
  const [to, from] = [pathTo(node), pathTo(place)];
  while (to.length > 1 && from.length > 1 && to.at(-1) === from.at(-1)) to.pop(), from.pop();
  return follows(from.at(-1), to.at(-1));
};

const beginsIn = (place, { found, nodes, element }) => isInside(found === TEXT ? flatParent(nodes[0]) : element, place);

// Where the first item is that begins in a place or comes after it. Items stand in reading order.
const firstAfter = (place, items) => {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (beginsIn(place, items[middle]) || comesAfter(place, items[middle])) high = middle;
    else low = middle + 1;
  }
  return low;
};

// Where the items in a place are: from and to; where they would be if there are none. `hasLost`: some texts may be gone
// from where they were found, so that nothing can be told from their order.
const rangeOf = (place, items, hasLost) => {
  const isIn = ({ element }) => isInside(element, place);
  const first = hasLost ? 0 : firstAfter(place, items);
  let begin = first;
  // A text that begins in the place may be that of a block around it.
  while (begin < items.length && !isIn(items[begin]) && (hasLost || beginsIn(place, items[begin]))) begin++;
  let end = begin;
  while (end < items.length && isIn(items[end])) end++;
  if (begin < end) return [begin, end];
  const next = hasLost ? items.findIndex((item) => comesAfter(place, item)) : first;
  return next < 0 ? [items.length, items.length] : [next, next];
};

// The item that a place is in, if the items from `begin` on are in the place or come after it. A text is no help: it is
// that of a block, and what it stands in may be within that.
const ownerOf = (place, items, begin) => {
  let owner = items.findLast(({ found }, at) => at < begin && found !== TEXT);
  while (owner && (owner.element === place || !isInside(place, owner.element))) owner = owner.owner;
  return owner || null;
};

const walkedBeside = (element, next) => {
  let at = next(element);
  while (at && !beginnings.has(at)) at = next(at);
  return at;
};

// An element beside a new one that was walked before: the two inherit the same. null if there is none.
const sisterOf = (element) => walkedBeside(element, previousElementOf) || walkedBeside(element, nextElementOf);

// Whether elements can come and go in this one without a change to anything around them: it only holds blocks.
const isHolder = (element) => {
  if (!beginnings.has(element) || shadowOf(element) || /^(label|details|select|slot)$/.test(tagOf(element))) return false;
  if (matches(element, LIVE) || hasHand(element)) return false;
  let blocks = 0;
  for (let node = firstChildOf(element); node; node = nextSiblingOf(node)) {
    if (isElement(node)) blocks++;
    else if (nodeTypeOf(node) === TEXT_NODE && !isBlank(dataOf(node))) return false;
  }
  return blocks > 1;
};

// Walk one place again. False if that has to begin further out.
const walkPlace = (place, { found: { items, absent, lost }, stale, flowing, hasLost }, options, top) => {
  const [begin, end] = rangeOf(place, items, hasLost);
  const before = items.slice(begin, end);
  const labels = items.filter(({ subject, element }, at) => subject !== element && (at < begin || at >= end));
  const stoodFor = new Set(labels.map(({ subject }) => subject));
  const around = flatParent(place);
  const owner = ownerOf(place, items, begin);
  // Text flows into an item, and what is in it tells what it is.
  if (owner && (owner.why || owner.found !== GROUPING || beginnings.get(place) & IN_LISTENER)) return false;
  // Its text has flowed out of it, and does no longer.
  const isInPlace = (node) => node && isInside(isElement(node) ? node : flatParent(node), place);
  const hasPart = ({ nodes }) => nodes.some(isInPlace);
  for (let up = around; up; up = flatParent(up)) if (flowing.get(up)?.some(hasPart)) return false;
  const isNew = !beginnings.has(place);
  const inside = beginnings.get(isNew ? sisterOf(place) : place);
  const found = walk(place, options, top, { inside, owner, stoodFor });
  if (found.isTorn || found.isTimedOut) return false;
  settle(found.items);
  // New text may flow together with what is beside it; a text or a control parts what it is between.
  const flows = ({ nodes, element }) => nodes && element === around;
  const isAround = ({ nodes }) => {
    const there = nodes.filter((node) => node && isConnected(node));
    return there.length > 0 && follows(place, there[0]) !== follows(place, there.at(-1));
  };
  if (isNew && found.items.some(flows)) return false;
  for (let up = isNew && around; up; up = flatParent(up)) if (flowing.get(up)?.some(isAround)) return false;
  const isLost = (parts) => lost.some(({ item, from }) => parts(item) && (!from || isInPlace(from)));
  const isOther = (parts) => (before.some(parts) || isLost(parts)) !== found.items.some(parts);
  if (!isNew && PARTING.some(isOther)) return false;
  keepWords(before, found.items, stale);
  items.splice(begin, before.length, ...found.items);
  // Nothing was in a new place, unless it has come from elsewhere.
  const stay = isNew && !hasLost ? absent : absent.filter(([element]) => !isInside(element, place));
  absent.splice(0, absent.length, ...stay, ...found.absent);
  return true;
};

// Look what is on top now. What has come into a layer, or out of one, is ranked by that, and has to be walked.
const lookOnTopAgain = (memory, places) => {
  const { found, changed } = memory;
  const liftable = new Set(memory.liftable.filter((each) => rootOf(each) === document));
  for (const [node, how] of changed) {
    if (!isElement(node) || rootOf(node) !== document || !(how & (NEW | ATTRIBUTE))) continue;
    for (const each of how & NEW ? liftableIn(node) : [node]) liftable.add(each);
  }
  memory.liftable = [...liftable];
  const top = lookOnTop(memory.liftable);
  const others = [
    ...found.topLayer.filter((each) => !top.topLayer.includes(each)),
    ...top.topLayer.filter((each) => !found.topLayer.includes(each)),
  ];
  if (found.modal !== top.modal) others.push(found.modal, top.modal);
  for (const layer of others) if (layer && isConnected(layer)) places.add(flatParent(layer));
  Object.assign(found, top);
  return top;
};

// What has been hidden and now shows; and a function that tells whether an element is in a part that is hidden still.
const lookAtHidden = ({ absent }) => {
  const hidden = new Set();
  const appeared = [];
  for (const absence of absent) {
    if (!isStillAbsent(absence)) appeared.push(absence[0]);
    else if (isLeftOut(absence)) hidden.add(absence[0]);
  }
  const isInHidden = (element) => {
    for (let up = element; up; up = flatParent(up)) if (hidden.has(up) || !isEntered(up)) return true;
    return false;
  };
  return { appeared, isInHidden };
};

// What is in a group of a drawing tells what the group is.
const groupOf = (element) => {
  let group = element;
  for (let up = element, levels = GROUPS; levels-- && up instanceof SVGElement; up = flatParent(up)) group = up;
  return group;
};

// Whether the element is in something that takes the text in it, up to the first control: that may have been lost.
const isOwned = (element, { items }) => {
  const owners = new Set(items.filter(({ found }) => found !== GROUPING && found !== TEXT).map((item) => item.element));
  for (let up = element; up; up = flatParent(up)) if (owners.has(up)) return true;
  return false;
};

// Where to walk because of one change of an element that can be seen.
const addPlaces = (places, element, how, { found, flowing }) => {
  const around = flatParent(element);
  const isParting = (parts) => found.items.some((item) => parts(item) && isInside(item.element, element));
  if (how & CHILDREN) {
    const isAlone = isHolder(element) && !flowing.has(element);
    if (!isAlone || (found.lost.length && (!PARTING.every(isParting) || isOwned(element, found)))) places.add(element);
  }
  if (how & (WORDS | ATTRIBUTE)) places.add(how & ATTRIBUTE ? around : element);
  if (how & LOOKS && countIn(element) < SMALL) {
    const isSmall = around && countIn(around) < SMALL;
    places.add(isSmall ? around : element);
    // Siblings of one class are items of a list.
    const beside = isSmall ? [] : [previousElementOf(element), nextElementOf(element)];
    for (const each of beside) if (each) places.add(each);
  }
  if (how & NEIGHBOUR && !(how & NEW) && has(element, "class")) places.add(element);
  if (how & NEW && around) {
    if (isHolder(around) && sisterOf(element)) places.addNew(element);
    else places.add(around);
  }
};

// Walk what may have changed. False if everything has to be walked.
const walkAgain = (memory, options) => {
  const { found, changed, style } = memory;
  if (style !== styling()) return false;
  const places = new Places();
  const top = lookOnTopAgain(memory, places);
  memory.hasLost = [...changed.values()].some((how) => how & (WORDS | CHILDREN));
  found.lost = [];
  if (memory.hasLost) dropMoved(found, changed);
  const { appeared, isInHidden } = lookAtHidden(found);
  const stale = (memory.stale = new Stale());
  memory.changed = new Map();
  memory.flowing = Map.groupBy(found.items.filter(({ nodes }) => nodes), ({ element }) => element);
  let isLabelChanged = false;
  for (const [node, how] of changed) {
    if (!isConnected(node)) continue;
    const element = groupOf(isElement(node) ? node : hostOfRoot(node));
    if (!element || STYLING.test(tagOf(element))) return false;
    // A label parts the text around it, and may leave no item that shows it. What is in it may be its control, also
    // where that is hidden.
    const label = closest(element, "label");
    isLabelChanged ||= label;
    if (label && !isInHidden(flatParent(label))) places.add(flatParent(label));
    // Also where it is hidden: names have words that are transparent.
    stale.add(element, how);
    const isAround = how & (ATTRIBUTE | LOOKS | NEIGHBOUR | NEW);
    if (!isInHidden(isAround ? flatParent(element) : element)) addPlaces(places, element, how, memory);
  }
  // On a page that was too long to be told whole, most texts are not told: whether they show is no question yet.
  const isPartial = memory.isLarge && options.interactive_only === null;
  const isUntold = ({ why, inside }) => isPartial && !why && !(inside & TOLD);
  const others = found.items.filter((item) => !isUntold(item) && !isAsSeen(item)).map(({ element }) => element);
  for (const element of [...appeared, ...others]) {
    stale.add(element, 0);
    places.add(flatParent(element));
  }
  for (const item of found.items) {
    const isLabelled = isLabelChanged && LABELLED.test(item.tag);
    if (isLabelled || stale.holds(item.element, item.isNameless ? BESIDE : 0)) item.known = null;
  }
  let more = places;
  for (let rounds = 0; more.outermost.length || more.isAll; rounds++) {
    if (more.isAll || rounds > MOST_ROUNDS) return false;
    const further = new Places();
    for (const place of more.outermost) if (!walkPlace(place, memory, options, top)) further.add(flatParent(place));
    more = further;
  }
  return true;
};

/** Note whether the page was too long to be told whole. */
export const noteLarge = (found, isLarge) => {
  for (const memory of memories.values()) if (memory.found === found) memory.isLarge = isLarge;
};

/** Everything below `scope` that could become a row. */
export const collect = (scope, options) => {
  const changed = takeChanges();
  if (!changed) {
    memories.clear();
    lookAnew();
  }
  for (const memory of memories.values()) {
    for (const [node, how] of changed) memory.changed.set(node, memory.changed.get(node) | how);
  }
  // A part of the page is walked by itself.
  const kind = options.scope === null && !options.main ? `${!options.interactive_only} ${options.cursor_interactive}` : "";
  const memory = memories.get(kind);
  const found = memory && walkAgain(memory, options) ? memory.found : walkAll(scope, options, kind);
  focused = focusedElement();
  renew(found.items);
  judge(found.items);
  return found;
};

// --- words -----------------------------------------------------------------------------------------------------------

// What an item says can depend on what is elsewhere (labels, references, words beside it, counters), on what no observer
// is told of (values), or on the focus.
const REFERRING = "[aria-labelledby],[aria-describedby],[aria-owns],[aria-actions],[role=combobox],[popovertarget]";
const VALUED = /^(fieldset|input|meter|optgroup|option|output|progress|select|summary|textarea)$/;

const CONTEXT = Symbol();
const INSIDE = "input,select,textarea," + REFERRING;

const isVolatile = ({ element, subject, tag, isReferring }) =>
  subject !== element || isReferring || VALUED.test(tag) || matches(element, REFERRING) || query(element, INSIDE) ||
  isCounted(element);

// What a look asks of words: those of another one may be longer, or have other attributes.
const kindOf = ({ max, options }) => (options.main ? "" : `${max} ${options.include_attrs} ${options.max_options}`);

/** Has to be called once before `recall` is, in each look. */
export const beginRecalling = (look) => {
  look.kind = kindOf(look);
};

// Which of the elements in a control show. What is written in one has no item of its own, and may be hidden by a change
// elsewhere that leaves the control as large as it is.
const shownIn = ({ element, why, now }) => {
  if (now !== INTERACTIVE || !(why & CERTAIN) || !firstElementOf(element)) return "";
  let shown = "";
  for (const each of queryAll(element, "*")) {
    if (shown.length === MOST_PARTS) break;
    shown += Number(isShown(each));
  }
  return shown;
};

/** What an item has said in a look like this one, if that still holds; undefined if it has to be asked. */
export const recall = (item, { kind }) => {
  const { known, now, place, element } = item;
  const last = known?.get(kind);
  if (!last || last.now !== now || element === focused) return undefined;
  const isSameSize = !place || (place.rect.width === last.width && place.rect.height === last.height);
  return isSameSize && last.shown === shownIn(item) ? last.words : undefined;
};

/** Keep what an item says; null if it says nothing. */
export const keep = (item, words, { kind }) => {
  const { element, now, place } = item;
  if (words === undefined || !kind || element === focused) return;
  if (item.known?.get(kind)?.words === words) return;
  item.known?.delete(kind);
  if (isVolatile(item)) return;
  if (words?.isHint) item.isNameless = true;
  item.known ||= new Map();
  item.known.set(kind, { now, words, width: place?.rect.width, height: place?.rect.height, shown: shownIn(item) });
  if (item.known.size > MOST_WORDS) item.known.delete(item.known.keys().next().value);
};

/** What an item says besides its controls, as `compute` finds it; kept as its words are. */
export const recallContext = (item, compute) => {
  if (item.known === null) item.known = new Map();
  let context = item.known.get(CONTEXT);
  if (context === undefined) item.known.set(CONTEXT, (context = compute(item.element)));
  return context;
};
