// Where the text is that a page was made for.

import { dataOf, query, rootElement, tagOf } from "../dom/dom.js";
import { flatParent } from "../dom/flat_tree.js";

const ASIDE = /^(nav|aside|footer|header|form)$/;

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
    for (let up = flatParent(element); up && size > 40 && !ASIDE.test(tagOf(up)); up = flatParent(up)) {
      const score = (scores.get(up) || 0) + size;
      scores.set(up, score);
      if (score > (scores.get(best) || 0)) best = up;
      size *= 0.6;
    }
  }
  let up = best;
  for (let levels = 4; up && levels--; up = flatParent(up)) if (query(up, "h1")) return up;
  return best;
};
