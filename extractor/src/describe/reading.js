// Where the text is that a page was made for.

import { dataOf, query, rootElement, tagOf } from "../dom/dom.js";
import { flatParent } from "../dom/flat_tree.js";
import { BESIDE_TEXT, TEXT_FADING, TEXT_LEAST, TITLE_CLIMB } from "../rules.js";

/** The page's main landmark, else the element around most of its longer texts, with the title above them. */
export const mainPart = (items) => {
  const root = rootElement();
  const main = query(root, "main,[role=main]");
  if (main) return main;
  const scores = new Map();
  let best = root;
  for (const { nodes, saysMore, element } of items) {
    let size = nodes && saysMore ? nodes.reduce((sum, node) => sum + (node ? dataOf(node).length : 0), 0) : 0;
    // The further out, the less a text counts; a teaser or a menu entry does not count at all.
    for (let up = flatParent(element); up && size > TEXT_LEAST && !BESIDE_TEXT.test(tagOf(up)); up = flatParent(up)) {
      const score = (scores.get(up) || 0) + size;
      scores.set(up, score);
      if (score > (scores.get(best) || 0)) best = up;
      size *= TEXT_FADING;
    }
  }
  let up = best;
  for (let levels = TITLE_CLIMB; up && levels--; up = flatParent(up)) if (query(up, "h1")) return up;
  return best;
};
