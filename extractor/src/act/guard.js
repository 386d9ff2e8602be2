// The guard: input reaches what was aimed at, or nothing. Both the press and the release are looked at: by the press, a
// page may put something else under the mouse.

import {
  bodyElement, controlOf, isConnected, isElement, methods, queryAll, rootElement, rootOf, tagOf, textContentOf,
} from "../dom/dom.js";
import { flatParent, hostOfRoot, isInside, shadowOf } from "../dom/flat_tree.js";
import { hitAt } from "../dom/hit.js";
import { isA } from "../dom/html.js";
import { listenFirst, unlistenFirst } from "./first.js";
import { isControl, standsFor } from "./point.js";
import { describe } from "./words.js";

const GUARDED = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "auxclick", "dblclick", "contextmenu"];

const CLICKED = /click|contextmenu/;

const [hasCapture] = methods(Element, "hasPointerCapture");

// The element; once a press has come: what it has hit and what looked like the element then, or a description of what it
// would have hit instead; once more has come: whether any click has landed on the element, what held the pointer
// captured, and what came in its place.
let guarded = null;

/** Let the next input through only to this element; without `guard`, to anything. */
export const expectInput = (element, guard) => {
  if (!guard) {
    guarded = null;
    return;
  }
  if (!guarded) listenFirst(GUARDED, onInput);
  guarded = { element, hit: null, missed: null, older: null, hasLanded: false, captor: null, slipped: null };
};

/** Let everything through again. */
export const releaseInput = () => {
  unlistenFirst(GUARDED, onInput);
  guarded = null;
};

export const guardedElement = () => guarded?.element ?? null;

/**
 * What the press has hit, what it would have hit instead and was kept from, and what came under the mouse between press
 * and release; each null if there is none.
 */
export const whatWasHit = () => {
  const { hit, missed, slipped, hasLanded } = guarded ?? {};
  return [hit ? describe(hit) : null, missed ?? null, slipped ? { ...slipped, has_landed: hasLanded } : null];
};

// The element that an event is for; null if that is the document or the window, of which `nodeType` throws. Not
// `instanceof`: in a frame the element may be wrapped by the world of the frame around it.
export const targetOf = (event) => {
  const [target] = event.composedPath();
  try {
    return isElement(target) ? target : null;
  } catch {
    return null;
  }
};

// A closed shadow tree shows only its host in an event. What is under the mouse in it is looked for.
const pressedBy = (event) => {
  const target = targetOf(event);
  const hit = target && shadowOf(target) && hitAt(event.clientX, event.clientY);
  return hit && isInside(hit, target) ? hit : target;
};

// Of a closed tree that is not known, what is in it was checked when the point was found.
export const isHostOf = (host, element) => {
  for (let at = hostOfRoot(rootOf(element)); at; at = hostOfRoot(rootOf(at))) if (at === host) return true;
  return false;
};

/** Whether an event is for this element, or for what stands for it. */
export const isFor = (event, element) => isMeant(targetOf(event), element);

const isMeant = (target, element) => Boolean(target) && (standsFor(target, element) || isHostOf(target, element));

// The trees that the element is in, and what might be taken for it in them, as of now. A list has many buttons called
// "Delete": when the first row goes, the next one comes under the mouse, and is not the first one drawn anew.
const lookAlikes = (element) => {
  const found = new WeakSet();
  for (let at = element; at; at = hostOfRoot(rootOf(at))) {
    const root = rootOf(at);
    found.add(root);
    for (const other of queryAll(root, CSS.escape(tagOf(at)))) found.add(other);
  }
  return found;
};

// Whether this, or the shadow tree that it is in, has come since the press.
const isNew = (element) => {
  for (let at = element; at; at = hostOfRoot(rootOf(at))) {
    if (guarded.older.has(at)) return false;
    if (guarded.older.has(rootOf(at))) return true;
  }
  return true;
};

// Whether the element was drawn anew, and this is the new one or is in it.
const isTwin = (target, element) => {
  if (isConnected(element)) return false;
  const words = textContentOf(element).trim();
  for (let at = target; at; at = flatParent(at)) {
    if (tagOf(at) === tagOf(element) && textContentOf(at).trim() === words && isNew(at)) return true;
  }
  return false;
};

// Whether the page has this element get all that the pointer does, from the press on; `click` comes to it as well.
const isCaptor = (target, event) => {
  if (event.type === "pointerup" && hasCapture(target, event.pointerId)) guarded.captor = target;
  return target === guarded.captor;
};

const isAround = (outer, element) => outer === bodyElement() || outer === rootElement() || isInside(element, outer);

// Whether this is, or is in, something that could be pressed by mistake, and that the element is not in.
const isInOther = (target, element) => {
  for (let at = target; at && !isAround(at, element); at = flatParent(at)) if (isControl(at)) return true;
  return false;
};

// A click on a label is followed by one on its control, wherever that is.
const isLabelled = (target) => {
  for (let at = guarded.hit; at; at = flatParent(at)) if (isA(at, "label") && controlOf(at) === target) return true;
  return false;
};

// After the press has hit: whether an event is to be kept from what it is for.
const slips = (event, target, element) => {
  if (isMeant(target, element)) {
    if (CLICKED.test(event.type)) guarded.hasLanded = true;
    return false;
  }
  if (!target || isLabelled(target) || isCaptor(target, event) || isTwin(target, element)) return false;
  // A menu comes up under the mouse; the right button is then released over it.
  if (event.button > 0 && guarded.hasLanded) return false;
  guarded.slipped ??= { instead: isAround(target, element) ? null : describe(target) };
  // A page may rely on the release: it gets that where it can do no harm, but no click.
  return CLICKED.test(event.type) || isInOther(target, element);
};

const onInput = (event) => {
  if (!guarded || !event.isTrusted) return;
  const target = pressedBy(event);
  let isKept = Boolean(guarded.missed);
  if (guarded.hit) {
    isKept = slips(event, target, guarded.element);
  } else if (!isKept) {
    if (event.type !== "pointerdown" && event.type !== "mousedown") return;
    if (isMeant(target, guarded.element)) {
      guarded.hit = target;
      guarded.older = lookAlikes(guarded.element);
    } else {
      guarded.missed = target ? describe(target) : { tag: "document", id: "", classes: "", text: "" };
    }
    isKept = Boolean(guarded.missed);
  }
  if (isKept) keepFromPage(event);
};

/** Keep an event from whatever it is for, and its effect as well. */
export const keepFromPage = (event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
