// The flat tree: what is rendered, with shadow trees in place of their hosts' children and slots filled.

import {
  closest, contains, firstChildOf, getters, isElement, isFragment, methods, nextSiblingOf, parentOf, rootOf, tagOf,
} from "./dom.js";
import { onNewRun } from "./run.js";

const [openShadowOf, slotOfElement] = getters(Element, "shadowRoot assignedSlot");
const [activeInDocument] = getters(Document, "activeElement");
const [hostOf, activeInShadow] = getters(ShadowRoot, "host activeElement");
const [slotOfText] = getters(Text, "assignedSlot");
export const [assignedNodes] = methods(HTMLSlotElement, "assignedNodes");
const closedShadows = new WeakMap();

/** Make known a closed shadow root: no page script can find it, the debugger can. */
export const learnShadow = (root) => closedShadows.set(hostOf(root), root);

export const shadowOf = (element) => openShadowOf(element) || closedShadows.get(element) || null;

/** The element that has the focus, in whatever shadow tree it is; the body when nothing has. */
export const focusedElement = () => {
  let focused = activeInDocument(document);
  // Each shadow tree tells only of its own; the tree around it names the host.
  for (let shadow; (shadow = focused && shadowOf(focused)); ) {
    const inner = activeInShadow(shadow);
    if (!inner) break;
    focused = inner;
  }
  return focused;
};

/** The shadow root's host, or null for the root of a document or of a detached tree. */
export const hostOfRoot = (root) => {
  // Not `instanceof ShadowRoot`: what an event in a frame gives may be wrapped by the world of the frame around it.
  if (!isFragment(root)) return null;
  try {
    return hostOf(root);
  } catch {
    return null; // a fragment that is not in any tree
  }
};

/** The parent element in the flat tree, or null at the top (also for a child that no slot shows). */
export const flatParent = (node) => {
  const parent = parentOf(node);
  if (!parent) return null;
  if (!isElement(parent)) return hostOfRoot(parent);
  if (!shadowOf(parent)) return parent;
  // The slots of a closed tree are not told: then the host is as near as it gets.
  const slot = isElement(node) ? slotOfElement(node) : slotOfText(node);
  return slot || (openShadowOf(parent) ? null : parent);
};

/** Call `visit` with each flat-tree child until it returns true. Nothing is copied: there may be millions. */
export const eachChild = (element, visit) => {
  if (tagOf(element) === "slot" && element instanceof HTMLSlotElement) {
    const nodes = assignedNodes(element);
    if (nodes.length) return nodes.some(visit);
  }
  for (let node = firstChildOf(shadowOf(element) || element); node; node = nextSiblingOf(node)) {
    if (visit(node)) return true;
  }
  return false;
};

/** The nearest flat-tree ancestor that passes `test`, out of `limit`: a page can be 100,000 levels deep. */
export const ancestor = (node, test, limit = 256) => {
  for (let up = flatParent(node); up && limit--; up = flatParent(up)) if (test(up)) return up;
  return null;
};

/**
 * A function that gives `compute(element, around)`, where `around` is what it gives for the element around; `atTop()` is
 * around the outermost one. Kept while one question is answered. No recursion: a page can be 100,000 levels deep.
 */
export const handedDown = (compute, atTop) => {
  let known = new Map();
  onNewRun(() => {
    known = new Map();
  });
  return (element) => {
    const path = [];
    let value;
    for (let up = element; up && (value = known.get(up)) === undefined; up = flatParent(up)) path.push(up);
    if (value === undefined) value = atTop();
    for (let at = path.length; at--; ) known.set(path[at], (value = compute(path[at], value)));
    return value;
  };
};

/** `closest` that goes on in the tree around when it reaches the top of a shadow tree. */
export const closestAcross = (element, selector) => {
  for (let from = element; from; from = hostOfRoot(rootOf(from))) {
    const hit = closest(from, selector);
    if (hit) return hit;
  }
  return null;
};

/**
 * Whether `inner` is `outer` or is shown inside it, through slots and shadow roots.
 *
 * Once the way out has reached the tree that `outer` is in, the browser's own `contains` knows the rest: the way leaves
 * that tree only for the slots of a host below `outer`, and comes back at that host.
 */
export const isInside = (inner, outer) => {
  if (contains(outer, inner)) return true;
  const tree = rootOf(outer);
  for (let at = inner; at; at = flatParent(at)) if (rootOf(at) === tree) return contains(outer, at);
  return false;
};
