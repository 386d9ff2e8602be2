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
import { describer } from "../dom/describing.js";
import { assignedNodes, flatParent, focusedElement, isInside, shadowOf } from "../dom/flat_tree.js";
import { hasGrown, suspect } from "../dom/shadows.js";
import { tagBits } from "../dom/tags.js";
import { displayOf, isBlank, isInline, visibleText } from "../dom/text.js";
import { isOpaque, isPresent, isRendered, isShown, placeOf, rectOf } from "../dom/visible.js";
import {
  CELL_ELEMENTS, CLICKS, CLOSED, CONTAINER, CONTROL, CURSOR, DRAG, FEW_ELEMENTS, FORM, FORM_ROLES, HANDLER, HANDLERS, HIDEABLE_INPUTS,
  IN_CELL, IN_CONTROL, IN_DIALOG, IN_FORM, IN_ITEM, IN_LINK, IN_LISTENER, IN_MAIN, IN_MESSAGE, IN_MODAL, IN_SIDE, IN_SILENCE,
  IN_TELLING, ITEM_CHARS, ITEM_ELEMENTS, KIND_CONTENT as CONTENT, KIND_FRAME as FRAME, KIND_INTERACTIVE as INTERACTIVE,
  KIND_STRUCTURE as GROUPING, KIND_TEXT as TEXT, MANY_INSIDE, MEMBER, MESSAGE_ROLES, NATIVE, OPENED_ROLES, PICTURES,
  PRESSES, READABLE, READABLE_ROLES, ROLE, SELF_TOLD, SEPARATORS, SIDE, SIDE_ROLES, SKIP, STRUCTURE, TELLING, TELLING_ROLES, WIDGET,
} from "../rules.js";
import { CERTAIN, isAlike, isDressed, isItem, isLabelled, isMember, isNative, MARKED, reasonsOf, reasonsOfMask } from "./interactive.js";
import { fallbackOf, newItem, NOTHING } from "./item.js";
import { coveringLayers } from "./layers.js";
import { delegated, isDelegating, isListenedTo, listensTo } from "./listeners.js";
import { ownRole } from "./role.js";
import { roleBits } from "./roles.js";

const HOSTS = /^(article|aside|div|footer|header|main|nav|p|section|span)$/;
const TEXT_NODE = 3;
const TIME_CHECK = 255;
const MAX_CLIMB = 64;
const ROW_CHARS = 2 * ITEM_CHARS; // what one row can say
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
const isUsable = (control) => {
  // A click hits it although it is transparent.
  const { isGone, isTiny } = placeOf(control);
  return isPresent(control) && !isGone && !isTiny;
};

const hasShownLabel = (control) => [...(labelsOf(control) || [])].some(isShown);

/** What each element inherits that was walked: the walk may begin anew there. */
export const beginnings = new WeakMap();

const displaysContents = (element) => displayOf(element) === "contents";
export const hasHand = (element) => styleOf(element).cursor === "pointer";
// Only asked of small things: the text of a large one can be megabytes of script.
const hasWords = (element) => countIn(element) < FEW_ELEMENTS && !isBlank(textContentOf(element));
const ICON_TAGS = /^(i|span|b|em|div)$/;
const isContainer = (element) => tagBits(tagOf(element)) & CONTAINER;

/** The elements below a root, itself included, that can be in the top layer. */
export const liftableIn = (root) => {
  const found = [...queryAll(root, LIFTABLE)];
  return isElement(root) && matches(root, LIFTABLE) ? [root, ...found] : found;
};

/**
 * What is in the top layer, and the modal dialog that makes everything else inert; null if there is none. `liftable` is
 * what can be in it: on a large page, that takes longer to find than what is.
 */
export const lookOnTop = (liftable) => {
  const topLayer = [...liftable.filter((element) => matches(element, TOP_LAYER)), ...coveringLayers()];
  return { topLayer, modal: modalDialog(topLayer) };
};

// A picture of more than two lines of text stands beside the text, and not in it.
const LINES_HEIGHT = 48;
const isInLine = (picture) => rectOf(picture).height < LINES_HEIGHT;
const isPicture = (tag, role) => PICTURES.test(tag) || (role && PICTURES.test(role.replace("img", "image")));

// A cell that holds much is a part of the page: pages were laid out with tables.
const isDataCell = (element, tag, role) =>
  (tag === "td" || role === "gridcell" || role === "cell") && countIn(element) < CELL_ELEMENTS;

const listensToClicks = (element) => listensTo(element) & (CLICKS | PRESSES);

// How many of the shapes right in a group of a drawing listen: of a node, its body; of a chart, its bars.
const bodiesOf = (group) => {
  let count = 0;
  for (let child = firstElementOf(group); child; child = nextElementOf(child)) {
    if (tagOf(child) !== "g" && listensToClicks(child)) count++;
  }
  return count;
};

// Whether a listener is there for the items inside. What is itself one of several, or shows the hand all over, is one
// thing with parts; what fills the page listens for a framework, unless the items are right in it.
const listensForItems = (element, tag, role, isMarked) => {
  if (!(listensToClicks(element) || (isMarked && matches(element, HANDLERS))) || isDelegating(element)) return false;
  if (/^(html|body)$/.test(tag) || isItem(tag, role) || isAlike(element, tag)) return false;
  if (isContainer(element)) return true;
  const { width, height } = rectOf(element);
  const child = firstElementOf(element);
  return !hasHand(element) && (width * height < innerWidth * innerHeight * 0.5 || (child && isAlike(child, tagOf(child))));
};

// Whether what only takes the focus holds more than its row can say: a cell of a notebook, a panel that scrolls.
const opensUp = (element, role, why) =>
  (why & (CERTAIN & ~DRAG)) === ROLE && !(role && roleBits(ownRole(element)) & WIDGET) &&
  (countIn(element) >= FEW_ELEMENTS || textContentOf(element).length > ROW_CHARS);

// Why something was left out. What a style hides may be shown after a change that no observer is told of.
const isReplacedByLabel = (element) =>
  isHideable(element, tagOf(element)) && !isUsable(element) && hasShownLabel(element);
const isNeeded = (label) => {
  const control = controlOf(label);
  return control && isHideable(control, tagOf(control)) && !isUsable(control);
};
// A transparent field may be the one that a picture stands for, as soon as it can be used.
const isMeant = (field) => isOpaque(field) || isUsable(field);
// That an element gets a shadow tree is told by no observer; of a closed one, only the size of its host tells.
const isHost = (element) => shadowOf(element) || hasGrown(element);
// What a label is for may come and go anywhere. The words of one that is for nothing are a text like others.
const isUntied = (label) => !controlOf(label);
const ABSENCES = [
  isRendered, isOpaque, isShown, (element) => !isReplacedByLabel(element), isNeeded, isMeant, isHost, isUntied, controlOf,
];
const [NOT_RENDERED, NOT_OPAQUE, NOT_SHOWN, REPLACED, NOT_NEEDED, NOT_MEANT, NO_HOST, TIED, UNTIED] = ABSENCES.keys();

/** Whether an element that was left out for this reason still has to be. */
export const isStillAbsent = ([element, why]) => !ABSENCES[why](element);

// A slot has no box, and so is not visible to Chrome, but what it holds is.
const isVisible = (element) =>
  isShown(element) || (displaysContents(element) && (!flatParent(element) || isVisible(flatParent(element))));

/** Whether the walk goes into this element at all, as far as its tag and its attributes tell. */
export const isEntered = (element) =>
  !(tagBits(tagOf(element)) & (SKIP | CLOSED)) && !matches(element, "[aria-hidden=true],[inert]");

/** Whether the element was left out with everything in it. */
export const isLeftOut = ([, why]) => why === NOT_RENDERED || why === NOT_OPAQUE;

/** Whether what the walk has seen of an item's style still holds. */
export const isAsSeen = ({ element, tag, subject, found, nodes, why, isHidden, isLenient, isLow, isForItems, isOpen }) => {
  if (found === GROUPING) return true;
  if (subject !== element && (controlOf(element) !== subject || isUsable(subject))) return false;
  if (found !== TEXT && (isLenient ? !displaysContents(element) : isVisible(element) === isHidden)) return false;
  if (why & CURSOR && !hasHand(element)) return false;
  if (isLow !== undefined && isLow !== isInLine(element)) return false;
  if (why && !(why & CERTAIN) && isForItems !== listensForItems(element, tag, attr(element, "role"), true)) return false;
  if (why && isOpen !== opensUp(element, attr(element, "role"), why)) return false;
  let last = null;
  return !nodes || nodes.every((node) => {
    const parent = node && (isElement(node) ? node : flatParent(node));
    if (!node || parent === last) return true;
    last = parent;
    return parent && isVisible(parent);
  });
};

/**
 * One pass over what is below `scope`. With `from`, the scope is a part of a page that was walked before: `inside` is what
 * it inherits, `owner` the item that it is in, `stoodFor` the controls that have a label elsewhere.
 */
export const walk = (scope, { interactive_only, cursor_interactive: cursor, main, walkUntil }, { topLayer, modal }, from) => {
  const content = !interactive_only;
  const items = [];
  const absent = []; // what was left out because it is hidden: the element, and why
  const handled = delegated();
  const stoodFor = from?.stoodFor || new Set();
  let isTorn = false; // something begins outside of the scope
  let visited = 0;
  let skipped = 0;
  let isTimedOut = false;
  let leaveTo = -1; // set to the level of an ancestor that turned out to be hidden
  let run = null; // the run of text that the walk is in
  let runIn = null; // the block of its last text
  let runChars = 0;

  // One entry per level of the path from the scope to here.
  const path = [];
  const lists = []; // the nodes of a slot, where the level is one
  const indexes = [];
  const insides = [];
  const owners = []; // the nearest item
  const begins = []; // how many items there were on entering
  const seen = []; // whether it is known to be shown
  const blocks = []; // the level of the nearest element that text flows in; -1 while nobody has asked

  const first = content ? firstChildOf : firstElementOf;
  const next = content ? nextSiblingOf : nextElementOf;

  // Styles are asked around texts only: most elements of a large page stand around none that is told.
  const blockAt = (level) => {
    let at = level;
    while (blocks[at] < 0 && at && isInline(path[at])) at--;
    const block = blocks[at] < 0 ? at : blocks[at];
    while (at <= level) blocks[at++] = block;
    return block;
  };

  const firstChild = (element, level) => {
    lists[level] = null;
    const shadow = shadowOf(element);
    if (shadow) {
      watch(shadow);
      return content ? first(shadow) : firstElementInFragment(shadow);
    }
    if (element instanceof HTMLSlotElement) {
      const nodes = assignedNodes(element).filter((node) => content || isElement(node));
      if (nodes.length) {
        lists[level] = nodes;
        indexes[level] = 0;
        return nodes[0];
      }
    }
    return first(element);
  };

  const skip = (element, why) => {
    skipped += 1 + countIn(element);
    if (why !== undefined) absent.push([element, why]);
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
    if (!test) {
      absent.push([element, NOT_SHOWN]);
      return false;
    }
    if (test === isOpaque) {
      // A transparent field laid over its picture is how file inputs and check boxes are dressed up.
      if (level && isDressed(element, tag) && isOpaque(path[level - 1])) return true;
      // Select boxes show their value themselves, and hide the field that has their role, name and state.
      if (tag === "input" && attr(element, "role") === "combobox" && isUsable(element)) return true;
    } else if (displaysContents(element)) {
      // It has no box, but its contents have: what is around it decides.
      return !level || see(path[level - 1], level - 1);
    }
    let top = level;
    const end = level - MAX_CLIMB;
    for (let up = level - 1; up >= 0 && up > end && !test(path[up]); up--) if (!displaysContents(path[up])) top = up;
    if (test === isOpaque && /^(input|select)$/.test(tag)) absent.push([element, NOT_MEANT]);
    skip(path[top], test === isRendered ? NOT_RENDERED : NOT_OPAQUE);
    leaveTo = top;
    return false;
  };

  // If a leaf shows the hand cursor, what it begins on can be clicked.
  const checkCursor = (leaf, level) => {
    if ((level && !see(path[level - 1], level - 1)) || !hasHand(leaf)) return;
    let start = level;
    while (start && hasHand(path[start - 1])) start--;
    isTorn ||= from && !start;
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
    for (let up = start; up <= level; up++) {
      insides[up] |= IN_CONTROL;
      if (content && blockAt(up) < start) blocks[up] = start;
    }
    cutText(start);
  };

  // The words before a control come before it, those after it after it.
  const cutText = (level) => {
    run = null;
    if (level && owners[level - 1]) owners[level - 1].isCut = true;
  };

  // What everything inside an element inherits from it.
  const inherited = (element, tag, bits, role) =>
    (bits & FORM || (role && FORM_ROLES.test(role)) ? IN_FORM : 0) |
    (tag === "main" || role === "main" ? IN_MAIN : 0) |
    (tag === "label" ? IN_CONTROL : 0) |
    (bits & TELLING || (role && TELLING_ROLES.test(role)) ? IN_TELLING : 0) |
    (isDataCell(element, tag, role) ? IN_CELL : 0) |
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

  // Why an element can be acted on although nothing at it says so, or why not although something does.
  const whyOfOthers = (element, tag, role, why, level) => {
    const around = level ? insides[level - 1] : 0;
    if (!why && around & IN_LISTENER && isMember(element, tag, role, around & IN_ITEM)) return MEMBER;
    if (!(element instanceof SVGElement)) return why;
    // The one shape of a node that listens is the body of the node.
    if (!why && tag === "g") return bodiesOf(element) === 1 && isLabelled(element) ? HANDLER : 0;
    const owner = level ? owners[level - 1] : null;
    const isBody = why === HANDLER && tag !== "g" && owner?.why && owner.tag === "g" && owner.element === path[level - 1] &&
      bodiesOf(owner.element) === 1;
    return isBody ? 0 : why;
  };

  // Whether siblings alone make an element an item of a list. Where the main text is wanted, a block is a paragraph.
  const isListed = (element, tag, inside) =>
    !main && !(inside & (IN_ITEM | IN_LINK | IN_SILENCE)) && isAlike(element, tag) && countIn(element) < ITEM_ELEMENTS &&
    !isInline(element);

  // What an element is by itself.
  const kindOf = (element, tag, bits, role, why, inside, isStructure) => {
    if (tag === "iframe" || tag === "frame") return FRAME;
    if (why) return INTERACTIVE;
    if (content && !(inside & IN_SILENCE) && (bits & READABLE || (role && READABLE_ROLES.test(role)))) return CONTENT;
    if (isStructure) return GROUPING;
    return isListed(element, tag, inside) ? (content ? CONTENT : GROUPING) : NOTHING;
  };

  // Whether an element may be drawn in a text by its style alone.
  const mayBeIcon = (element, tag, inside) =>
    content && !main && ICON_TAGS.test(tag) && hasAttributes(element) && !firstChildOf(element) &&
    !(inside & (IN_LINK | IN_SILENCE | IN_CONTROL));

  // Whether a label has to stand in for its control, and none does yet.
  const needsLabel = (control) => isHideable(control, tagOf(control)) && !stoodFor.has(control) && !isUsable(control);

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
    if (!shadowOf(element)) {
      suspect(element, tag);
      // What gets a shadow tree later has nothing else in it, most often.
      if (tag.includes("-") || (HOSTS.test(tag) && !firstElementOf(element))) absent.push([element, NO_HOST]);
    }

    const role = isMarked ? attr(element, "role") : "";
    const isStructure = (bits & STRUCTURE) > 0 || Boolean(role);
    let inside = (level ? insides[level - 1] : 0) | inherited(element, tag, bits, role);
    if (isMessage(element, tag, role, isMarked)) inside |= IN_MESSAGE;
    if (tag === "main" || (role && OPENED_ROLES.test(role))) inside &= ~IN_SIDE;
    let why = whyOfOthers(element, tag, role, whyActOn(element, tag, bits, isMarked), level);
    let kind = kindOf(element, tag, bits, role, why, inside, isStructure);
    let subject = element;
    const control = tag === "label" && controlOf(element);
    if (tag === "label") absent.push([element, control ? TIED : UNTIED]);
    if (control && needsLabel(control)) {
      kind = INTERACTIVE;
      why |= NATIVE;
      subject = control;
    } else if (control) {
      if (isHideable(control, tagOf(control))) absent.push([element, NOT_NEEDED]);
      // A click on the label is a click on its control, which has a row of its own.
      kind = NOTHING;
      why = 0;
      inside |= IN_LINK;
    }
    if (why && isReplacedByLabel(element)) {
      absent.push([element, REPLACED]);
      return false;
    }
    // A link is a part of its sentence; anything else that can be acted on, and every item, stands for itself.
    const isInText = tag === "a" && why & NATIVE && !role;
    const isPictured = kind === CONTENT && isPicture(tag, role);
    const isApart = control || (kind === CONTENT && !isPictured) || (kind === INTERACTIVE && !isInText);
    if (content) {
      if (!level || isApart) blocks[level] = level;
      // What is hidden parts no text.
      if (control && see(element, level)) run = null;
      if (leaveTo >= 0) return false;
    }
    if (level) beginnings.set(element, insides[level - 1]);

    if (kind === GROUPING) {
      owners[level] = add(element, tag, kind, level, inside);
      owners[level].isStructure = true;
      if ((owners[level].isAlike = !isStructure)) inside |= IN_ITEM;
    } else if (kind !== NOTHING) {
      const isHidden = !see(element, level, tag);
      if (leaveTo >= 0) return false;
      if (content && !isHidden && kind !== CONTENT && !isInText) cutText(level);
      if (subject !== element) {
        insides[level] = inside;
        if (isHidden) return true;
        stoodFor.add(subject);
      }
      const item = (owners[level] = add(element, tag, kind, level, inside));
      item.subject = subject;
      item.why = why;
      item.isAlike = kind === CONTENT && !isStructure && !(bits & READABLE);
      item.isStructure = isStructure || item.isAlike;
      item.isHidden = isHidden;
      item.isLenient = !isHidden && !seen[level];
      if (why & CERTAIN & ~DRAG) inside |= IN_CONTROL;
      item.isOpen = opensUp(element, role, why);
      if (item.isOpen) inside &= ~IN_LISTENER;
      else if (why & CERTAIN) inside = (inside & ~IN_LISTENER) | (tag === "a" ? IN_LINK : IN_SILENCE);
      else if (why && (item.isForItems = listensForItems(element, tag, role, isMarked))) inside |= IN_LISTENER;
      else if (kind === CONTENT || why & MEMBER) inside |= IN_ITEM;
      if (isPictured) item.isLow = isInLine(element);
      if (item.isLow && !main && !isHidden && blockAt(level) < level) {
        insides[level] = inside;
        addToRun(element, level, false);
        item.run = run;
      }
    }
    insides[level] = inside;
    if (kind === NOTHING && level && mayBeIcon(element, tag, inside)) {
      const isSeen = see(element, level);
      if (leaveTo >= 0) return false;
      // It stands in the text around it, whatever its own style. Without words beside
      // it, it tells something only in a cell or an item.
      if (isSeen && describer().iconOf(element) && addToRun(element, level - 1, false)) {
        run.hasIcon = true;
        if (run.kind !== TEXT || hasWords(path[level - 1])) run.saysMore = true;
      }
    }
    if (cursor && !why && !(inside & IN_CONTROL) && !firstElementOf(element) && tag !== "slot" && !shadowOf(element)) {
      checkCursor(element, level);
    }
    return !(bits & CLOSED) && leaveTo < 0;
  };

  // Whether the first text in an item is the item's own, whatever stands around it.
  const takesText = ({ kind, why, nodes, isCut, tag, element }, block) =>
    !nodes && !isCut && (element === block || tag !== "svg") &&
    (kind === CONTENT || (kind === INTERACTIVE && !(why & CERTAIN) && (tagBits(tag) & READABLE) > 0));

  const beginRun = (owner, block) => {
    const element = path[block];
    if (owner && takesText(owner, element)) run = owner;
    else {
      items.push((run = newItem(element, tagOf(element), TEXT, owner, insides[block])));
      if (owner) owner.hasText = true;
    }
    run.nodes = [];
    runChars = 0;
  };

  // A text, or a picture that stands in one, is a part of the run of text around it.
  const addToRun = (node, level, isSpace) => {
    if (insides[level] & IN_SILENCE || (isSpace && !run)) return false;
    const block = blockAt(level);
    const owner = owners[block];
    const isNew = !run || runIn !== path[block];
    // A space sets words apart, but does not count as text by itself.
    if ((isSpace && isNew) || !see(path[level], level)) return false;
    if (isNew) {
      // The short lines of an item are one text.
      if (run && run === owner && !main && runChars < ITEM_CHARS) run.nodes.push(null);
      else beginRun(owner, block);
      runIn = path[block];
    }
    run.nodes.push(node);
    return true;
  };

  const addText = (node, level) => {
    const text = dataOf(node);
    const isSpace = isBlank(text);
    if (!addToRun(node, level, isSpace) || isSpace) return;
    runChars += text.length;
    // What stands between links and only sets them apart is not worth a row.
    if (!(insides[level] & IN_LINK) && !(run.kind === TEXT && SEPARATORS.test(text))) run.saysMore = true;
  };

  let level = 0;
  let node = scope;
  if (from) {
    path[0] = flatParent(scope);
    insides[0] = from.inside;
    owners[0] = from.owner;
    begins[0] = blocks[0] = 0; // its text flows out, as far as we see
    level = 1;
  }
  const top = level;
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
    while (level > top && !(following = lists[level] ? lists[level][++indexes[level]] : next(node))) node = path[--level];
    if (level <= top) break;
    node = following;
  }
  return { items, absent, modal, topLayer, visited, skipped, isTimedOut, isTorn };
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

const isControl = (element) => SELF_TOLD.test(tagOf(element));

/** Take back what only looked like something to act on. */
export const judge = (items) => {
  for (const { kind, inner, parent } of items.toReversed()) {
    if (parent) parent.inner += inner + (kind === INTERACTIVE ? 1 : 0);
  }
  const hasMembers = new Set();
  for (const item of items) {
    let up = item.why & MEMBER ? item.parent : null;
    while (up && !up.isForItems) up = up.parent;
    if (up) hasMembers.add(up);
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
      hasMembers.has(item) ||
      (why & MEMBER && inner && !visibleText(element, ITEM_CHARS, isControl)) ||
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

