// Closed shadow roots: invisible to every script, but not to the debugger. The walk notes which elements might have
// one; Python asks the debugger about each of them once and hands the roots in. See cdpagent/see/extractor.py.

import { forget } from "./changes.js";
import { firstChildOf, firstElementOf, matches, rootOf } from "./dom.js";
import { hostOfRoot, learnShadow } from "./flat_tree.js";
import { rectOf } from "./visible.js";

const MOST = 100;

const examined = new WeakMap(); // by element: how large it was
export let suspects = []; // elements to ask about

const sizeOf = (element) => {
  const { width, height } = rectOf(element);
  return width + height;
};

/** Note an element that may show what is in a closed shadow tree. */
export const suspect = (element, tag) => {
  const isCustom = tag.includes("-");
  if (!isCustom && (tag !== "div" || firstChildOf(element))) return;
  if (suspects.length >= MOST || (examined.has(element) && !hasGrown(element))) return;
  examined.set(element, sizeOf(element));
  if (isCustom ? !matches(element, ":defined") : rectOf(element).height < 20) return;
  suspects.push(element);
};

/** Whether an element that was suspected before has to be again: it holds nothing, and has another size nevertheless. */
export const hasGrown = (element) =>
  examined.has(element) && !firstElementOf(element) && examined.get(element) !== sizeOf(element);

/** Give the suspects away; each is given once. */
export const takeSuspects = () => {
  const taken = suspects;
  suspects = [];
  return taken;
};

/** Take over the closed roots that were found. */
export const learnShadows = (...roots) => {
  roots.forEach(learnShadow);
  forget();
};

/** Take over the closed roots around a node: who has the node can get at them. */
export const learnShadowsAround = (node) => {
  for (let root = rootOf(node), host; (host = hostOfRoot(root)); root = rootOf(host)) learnShadow(root);
};
