// The walk: one pass over the flat tree that finds what could become a row, in reading order.
//
// It asks of each element only what is cheap: the tag, one native selector match, a listener known by heart. Styles are
// read at leaves, where an inherited hand cursor must show, and visibility where something was found; a hidden subtree
// is left as soon as the first thing in it turns out to be hidden. Nothing here recurses: a page can be 100,000 deep.

import { watch } from "../dom/changes.js";
import {
  attr, controlOf, countIn, dataOf, firstChildOf, firstElementOf, getters, hasAttributes, inputType, isElement,
  labelsOf, matches, nextElementOf, nextSiblingOf, nodeTypeOf, queryAll, styleOf, tagOf, textContentOf,
} from "../dom/dom.js";
import { assignedNodes, flatParent, focusedElement, isInside, shadowOf } from "../dom/flat_tree.js";
import { suspect } from "../dom/shadows.js";
import { tagBits } from "../dom/tags.js";
import { displayOf, isBlank, isInline } from "../dom/text.js";
import { hasPlace, isOpaque, isPresent, isRendered, isShown } from "../dom/visible.js";
import {
  CLICKS, CLOSED, CONTAINER, CONTROL, CURSOR, DRAG, FEW_ELEMENTS, FORM, FORM_ROLES, HANDLER, HIDEABLE_INPUTS, IN_CONTROL, IN_DIALOG, IN_FORM,
  IN_LINK, IN_MAIN, IN_MESSAGE, IN_MODAL, IN_SIDE, IN_SILENCE, IN_TELLING, KIND_CONTENT as CONTENT, KIND_FRAME as FRAME, KIND_INTERACTIVE as INTERACTIVE,
  KIND_STRUCTURE as GROUPING, KIND_TEXT as TEXT, MANY_INSIDE, MESSAGE_ROLES, NATIVE, OPENED_ROLES, PRESSES, READABLE, ROW_CHARS, SIDE, SIDE_ROLES, SKIP, STRUCTURE, TELLING, TELLING_ROLES,
  WHOLE_CHARS,
} from "../rules.js";
import { CERTAIN, isNative, MARKED, reasonsOf, reasonsOfMask } from "./interactive.js";
import { fallbackOf, newItem, NOTHING } from "./item.js";
import { coveringLayers } from "./layers.js";
import { delegated, isListenedTo, listensTo } from "./listeners.js";
import { TOLD } from "./rank.js";
import { ownRole } from "./role.js";

const TEXT_NODE = 3;
const TIME_CHECK = 255;
const MAX_CLIMB = 64;
// What can be in the top layer, and what is: on a large page, the first is much quicker to find.
const DIALOGS = "[aria-modal=true],[role=dialog],[role=alertdialog]";
const LIFTABLE = "dialog,[popover],:fullscreen," + DIALOGS;
const TOP_LAYER = ":modal,:popover-open,dialog[open]," + DIALOGS;

const [firstElementInFragment] = getters(DocumentFragment, "firstElementChild");

// Of several open modal dialogs, the topmost has the focus.
const modalDialog = (topLayer) => {
  const modals = topLayer.filter((element) => matches(element, ":modal"));
  const focused = focusedElement();
  return modals.findLast((modal) => isInside(focused, modal)) || modals.at(-1) || null;
};

// What a style hides while a label or a picture stands in for it.
const isHideable = (element, tag) => tag === "input" && HIDEABLE_INPUTS.test(inputType(element));

/** Whether such a field can be clicked itself. */
const isUsable = (control) => isPresent(control) && hasPlace(control);

const hasShownLabel = (control) => [...(labelsOf(control) || [])].some(isShown);

const displaysContents = (element) => displayOf(element) === "contents";
const hasHand = (element) => styleOf(element).cursor === "pointer";
const isContainer = (element) => tagBits(tagOf(element)) & CONTAINER;

const walk = (scope, { interactive_only, cursor_interactive: cursor, walkUntil, max_text_per_node: most }) => {
  const content = !interactive_only;
  const items = [];
  const topLayer = [...queryAll(document, LIFTABLE)].filter((element) => matches(element, TOP_LAYER));
  topLayer.push(...coveringLayers());
  const modal = modalDialog(topLayer);
  const handled = delegated();
  const stoodFor = new Set();
  let visited = 0;
  let skipped = 0;
  let isTimedOut = false;
  let leaveTo = -1; // set to the level of an ancestor that turned out to be hidden
  let size = 0; // how long the text will be, about
  let isLarge = false; // too long to be told whole: only what is to act on, and what is told in any case
  let run = null; // the run of text that the walk is in

  // One entry per level of the path from the scope to here.
  const path = [];
  const lists = []; // the nodes of a slot, where the level is one
  const indexes = [];
  const insides = [];
  const owners = []; // the nearest item
  const begins = []; // how many items there were on entering
  const seen = []; // whether it is known to be shown
  const blocks = []; // the level of the nearest element that text flows in; -1 while nobody has asked

  // Whether what is to be read is told here.
  const reads = (inside) => content && (!isLarge || (inside & TOLD) > 0);
  const first = (element, level) => (reads(insides[level - 1]) ? firstChildOf : firstElementOf)(element);
  const next = (node, level) => (reads(insides[level - 1]) || !isElement(node) ? nextSiblingOf : nextElementOf)(node);

  // Styles are asked around texts only: most elements of a large page stand around none that is told.
  const blockAt = (level) => {
    let at = level;
    while (blocks[at] < 0 && at && isInline(path[at])) at--;
    const block = blocks[at] < 0 ? at : blocks[at];
    while (at <= level) blocks[at++] = block;
    return block;
  };

  // Where the caller leaves it to us, a page is told whole until it turns out to be too long for that.
  const grow = (characters, inside) => {
    if (!modal || inside & IN_MODAL) size += characters;
    isLarge = interactive_only === null && size > WHOLE_CHARS;
  };

  const firstChild = (element, level) => {
    lists[level] = null;
    const shadow = shadowOf(element);
    if (shadow) {
      watch(shadow);
      return reads(insides[level - 1]) ? firstChildOf(shadow) : firstElementInFragment(shadow);
    }
    if (element instanceof HTMLSlotElement) {
      const nodes = assignedNodes(element).filter((node) => content || isElement(node));
      if (nodes.length) {
        lists[level] = nodes;
        indexes[level] = 0;
        return nodes[0];
      }
    }
    return first(element, level);
  };

  const skip = (element) => {
    skipped += 1 + countIn(element);
  };

  const add = (element, tag, kind, level, inside) => {
    const item = newItem(element, tag, kind, level ? owners[level - 1] : null, inside);
    items.push(item);
    return item;
  };

  // Whether the element is shown. If it is not even rendered, the walk leaves the largest subtree that is not.
  const see = (element, level, tag) => {
    if (seen[level] || isShown(element)) return (seen[level] = true);
    const test = isRendered(element) ? (isOpaque(element) ? null : isOpaque) : isRendered;
    // From visibility: hidden something inside may escape.
    if (!test) return false;
    if (test === isOpaque) {
      // A transparent field laid over its picture is how file inputs and check boxes are dressed up.
      if (level && (tag === "select" || isHideable(element, tag)) && isOpaque(path[level - 1])) return true;
      // Select boxes show their value themselves, and hide the field that has their role, name and state.
      if (tag === "input" && attr(element, "role") === "combobox" && isUsable(element)) return true;
    } else if (displaysContents(element)) {
      // It has no box, but its contents have: what is around it decides.
      return !level || see(path[level - 1], level - 1);
    }
    let top = level;
    const end = level - MAX_CLIMB;
    for (let up = level - 1; up >= 0 && up > end && !test(path[up]); up--) if (!displaysContents(path[up])) top = up;
    skip(path[top]);
    leaveTo = top;
    return false;
  };

  // If a leaf shows the hand cursor, what it begins on can be clicked.
  const checkCursor = (leaf, level) => {
    if ((level && !see(path[level - 1], level - 1)) || !hasHand(leaf)) return;
    let start = level;
    while (start && hasHand(path[start - 1])) start--;
    while (start < level && isContainer(path[start])) start++;
    const element = path[start];
    if (isContainer(element)) return;
    const index = begins[start];
    let item = items[index];
    if (!item || item.element !== element || item.kind === TEXT) {
      const parent = start ? owners[start - 1] : null;
      item = newItem(element, tagOf(element), NOTHING, parent, start ? insides[start - 1] : 0);
      // Its contents were found before it was: they move below it.
      for (const later of items.slice(index)) if (later.parent === parent) later.parent = item;
      items.splice(index, 0, item);
      for (let up = start; up <= level; up++) {
        if (owners[up] === parent) owners[up] = item;
        if (up > start) begins[up]++;
      }
    }
    item.kind = INTERACTIVE;
    item.why |= CURSOR;
    for (let up = start; up <= level; up++) insides[up] |= IN_CONTROL;
  };

  // What everything inside an element inherits from it.
  const inherited = (element, tag, bits, role) =>
    (bits & FORM || (role && FORM_ROLES.test(role)) ? IN_FORM : 0) |
    (tag === "main" || role === "main" ? IN_MAIN : 0) |
    (tag === "label" ? IN_CONTROL : 0) |
    (bits & TELLING || (role && TELLING_ROLES.test(role)) ? IN_TELLING : 0) |
    ((bits & SIDE || role) && SIDE_ROLES.test(bits & SIDE ? ownRole(element) : role) ? IN_SIDE : 0) |
    (topLayer.includes(element) ? (element === modal ? IN_MODAL | IN_DIALOG : IN_DIALOG) : 0);

  // A live region may be half of the page; only a small one is a message.
  const isMessage = (element, tag, role, isMarked) =>
    (tag === "output" || (isMarked && (MESSAGE_ROLES.test(role) || /assert|polite/.test(attr(element, "aria-live"))))) &&
    countIn(element) < FEW_ELEMENTS;

  // Why an element can be acted on; 0 for no reason found.
  const whyActOn = (element, tag, bits, isMarked) =>
    (bits & CONTROL && isNative(element) ? NATIVE : 0) |
    (isMarked ? reasonsOf(element, tag) : 0) |
    reasonsOfMask(listensTo(element)) |
    (handled.has(element) ? HANDLER : 0);

  // What an element is by itself.
  const kindOf = (tag, bits, why, inside, isStructure) => {
    if (tag === "iframe" || tag === "frame") return FRAME;
    if (why) return INTERACTIVE;
    if (bits & READABLE && !(inside & IN_SILENCE) && reads(inside)) return CONTENT;
    return isStructure ? GROUPING : NOTHING;
  };

  // Whether a label has to stand in for its control, and none does yet.
  const needsLabel = (control) => isHideable(control, tagOf(control)) && !stoodFor.has(control) && !isUsable(control);

  const isReplacedByLabel = (element, tag) => isHideable(element, tag) && !isUsable(element) && hasShownLabel(element);

  // Look at an element; true to go on inside it.
  const enter = (element, level) => {
    const tag = tagOf(element);
    const bits = tagBits(tag);
    path[level] = element;
    if (bits & SKIP) return false;
    seen[level] = false;
    begins[level] = items.length;
    owners[level] = level ? owners[level - 1] : null;
    blocks[level] = -1;
    const isMarked = hasAttributes(element) && matches(element, MARKED);
    if (isMarked && level && matches(element, "[aria-hidden=true],[inert]")) {
      skip(element);
      return false;
    }
    if (tag === "br" && run) run.nodes.push(null);
    if (!shadowOf(element)) suspect(element, tag);

    const role = isMarked ? attr(element, "role") : "";
    const isStructure = (bits & STRUCTURE) > 0 || Boolean(role);
    let inside = (level ? insides[level - 1] : 0) | inherited(element, tag, bits, role);
    if (isMessage(element, tag, role, isMarked)) inside |= IN_MESSAGE;
    if (tag === "main" || (role && OPENED_ROLES.test(role))) inside &= ~IN_SIDE;
    let why = whyActOn(element, tag, bits, isMarked);
    let kind = kindOf(tag, bits, why, inside, isStructure);
    let subject = element;
    const control = tag === "label" && controlOf(element);
    if (control && needsLabel(control)) {
      kind = INTERACTIVE;
      why |= NATIVE;
      subject = control;
    } else if (control) {
      // A click on the label is a click on its control, which has a row of its own.
      kind = NOTHING;
      why = 0;
      inside |= IN_LINK;
    }
    if (why && isReplacedByLabel(element, tag)) return false;

    if (kind === GROUPING) {
      owners[level] = add(element, tag, kind, level, inside);
      owners[level].isStructure = true;
    } else if (kind !== NOTHING) {
      // Pictures are many, and most of them have no row.
      if (why) grow(ROW_CHARS, inside);
      const isHidden = !see(element, level, tag);
      if (leaveTo >= 0) return false;
      if (subject !== element) {
        insides[level] = inside;
        if (isHidden) return true;
        stoodFor.add(subject);
      }
      const item = (owners[level] = add(element, tag, kind, level, inside));
      item.subject = subject;
      item.why = why;
      item.isStructure = isStructure;
      item.isHidden = isHidden;
      item.isLenient = !isHidden && !seen[level];
      if (why & CERTAIN & ~DRAG) inside |= IN_CONTROL;
      if (why & CERTAIN) inside |= tag === "a" ? IN_LINK : IN_SILENCE;
    }
    insides[level] = inside;
    if (cursor && !why && !(inside & IN_CONTROL) && !firstElementOf(element) && tag !== "slot" && !shadowOf(element)) {
      checkCursor(element, level);
    }
    return !(bits & CLOSED) && leaveTo < 0;
  };

  // A text node in the element at `level` is a part of the run of text around it.
  const addText = (node, level) => {
    if (!reads(insides[level])) return;
    const block = blockAt(level);
    const owner = owners[block];
    const isNew = !run || run.element !== path[block];
    // A space sets words apart, but does not count as text by itself.
    const isSpace = isBlank(dataOf(node));
    if (insides[level] & IN_SILENCE || (isSpace && isNew) || !see(path[level], level)) return;
    if (isNew) {
      if (owner && owner.element === path[block] && owner.kind === CONTENT && !owner.nodes) run = owner;
      else items.push((run = newItem(path[block], tagOf(path[block]), TEXT, owner, insides[block])));
      run.nodes = [];
    }
    run.nodes.push(node);
    grow(Math.min(dataOf(node).length, most), insides[level]);
    if (!isSpace && !(insides[level] & IN_LINK)) run.saysMore = true;
  };

  let level = 0;
  let node = scope;
  for (;;) {
    let child = null;
    if (!content || isElement(node)) {
      if (!(++visited & TIME_CHECK) && performance.now() > walkUntil) {
        isTimedOut = true;
        break;
      }
      if (enter(node, level)) child = firstChild(node, level + 1);
    } else if (nodeTypeOf(node) === TEXT_NODE) addText(node, level - 1);
    if (leaveTo >= 0) {
      level = leaveTo;
      node = path[level];
      leaveTo = -1;
    } else if (child) {
      node = child;
      level++;
      continue;
    }
    let following = null;
    while (level && !(following = lists[level] ? lists[level][++indexes[level]] : next(node, level))) node = path[--level];
    if (!level) break;
    node = following;
  }
  return { items, modal, visited, skipped, isTimedOut, isLarge };
};

// Whether a click here reaches any listener on its way up.
const isHeard = (element) => {
  for (let up = element; up; up = flatParent(up)) if (listensTo(up) & (CLICKS | PRESSES)) return true;
  return isListenedTo();
};

// Only small things are compared: the text of a large one can be megabytes of script.
const sameText = (a, b) =>
  [a, b].every(({ element }) => countIn(element) < FEW_ELEMENTS) &&
  textContentOf(a.element).trim() === textContentOf(b.element).trim();

/** Take back what only looked like something to act on. */
const judge = (items) => {
  for (const { kind, inner, parent } of items.toReversed()) {
    if (parent) parent.inner += inner + (kind === INTERACTIVE ? 1 : 0);
  }
  const following = (index) => {
    while (items[++index].kind !== INTERACTIVE);
    return items[index];
  };
  items.forEach((item, index) => {
    const { why, inner, element, nodes } = item;
    if (item.kind !== INTERACTIVE || why & CERTAIN) return;
    let around = item.parent;
    while (around && around.kind !== INTERACTIVE) around = around.parent;
    const isPointless =
      (why === CURSOR
        ? inner || !isHeard(element)
        : inner > MANY_INSIDE || (!(why & CURSOR) && isContainer(element))) ||
      (around && around.why & CERTAIN && sameText(around, item)) ||
      (inner === 1 && sameText(following(index), item));
    if (!isPointless) return;
    item.kind = nodes ? CONTENT : fallbackOf(item);
    for (let up = item.parent; up; up = up.parent) up.inner--;
  });
};

/** Everything below `scope` that could become a row. */
export const collect = (scope, options) => {
  const found = walk(scope, options);
  judge(found.items);
  return found;
};
