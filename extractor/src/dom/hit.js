// What is on top at a point.

import { methods } from "./dom.js";
import { shadowOf } from "./flat_tree.js";

const [hitInDocument] = methods(Document, "elementFromPoint");
const [hitInShadow] = methods(ShadowRoot, "elementFromPoint");

/** The innermost element at a point of the viewport, through all shadow roots that are known; null outside of it. */
export const hitAt = (x, y) => {
  let hit = hitInDocument(document, x, y);
  // A tree tells only of its own elements, and names the host where the rest goes on inside.
  for (let shadow; (shadow = hit && shadowOf(hit)); ) {
    const inner = hitInShadow(shadow, x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit;
};
