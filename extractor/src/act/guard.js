// The guard: input reaches what was aimed at, or nothing.

import { isElement, rootOf } from "../dom/dom.js";
import { hostOfRoot } from "../dom/flat_tree.js";
import { standsFor } from "./point.js";
import { describe } from "./words.js";

const GUARDED = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "auxclick", "dblclick", "contextmenu"];

let guarded = null; // the element, and once input has come: what was hit, or a description of what was hit instead

/** Let the next input through only to this element; without `guard`, to anything. */
export const expectInput = (element, guard) => {
  if (!guard) {
    guarded = null;
    return;
  }
  if (!guarded) for (const type of GUARDED) addEventListener(type, onInput, { capture: true, passive: false });
  guarded = { element, hit: null, missed: null };
};

/** Let everything through again. */
export const releaseInput = () => {
  for (const type of GUARDED) removeEventListener(type, onInput, { capture: true });
  guarded = null;
};

export const guardedElement = () => guarded?.element ?? null;

/** What the input has hit, and what it would have hit instead and was kept from; each null if there is none. */
export const hitAndMissed = () => [guarded?.hit ? describe(guarded.hit) : null, guarded?.missed ?? null];

// The element that an event is for; null if that is the document or the window, of which `nodeType` throws. Not
// `instanceof`: in a frame the element may be wrapped by the world of the frame around it.
const targetOf = (event) => {
  const [target] = event.composedPath();
  try {
    return isElement(target) ? target : null;
  } catch {
    return null;
  }
};

// Closed shadow trees show only their host in an event; what is in them was checked when the point was found.
const isHostOf = (host, element) => {
  for (let at = hostOfRoot(rootOf(element)); at; at = hostOfRoot(rootOf(at))) if (at === host) return true;
  return false;
};

/** Whether an event is for this element, or for what stands for it. */
export const isFor = (event, element) => {
  const target = targetOf(event);
  return Boolean(target) && (standsFor(target, element) || isHostOf(target, element));
};

const onInput = (event) => {
  if (!guarded || !event.isTrusted) return;
  if (!guarded.missed && !guarded.hit) {
    if (event.type !== "pointerdown" && event.type !== "mousedown") return;
    const target = targetOf(event);
    if (isFor(event, guarded.element)) guarded.hit = target;
    else guarded.missed = target ? describe(target) : { tag: "document", id: "", classes: "", text: "" };
  }
  if (guarded.missed) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
};
