// Where a point of a frame is in the document around it.

import { methods, styleOf } from "../dom/dom.js";
import { flatParent } from "../dom/flat_tree.js";
import { hitAt } from "../dom/hit.js";
import { learnShadowsAround } from "../dom/shadows.js";
import { rectOf } from "../dom/visible.js";
import { rememberCover } from "./cover.js";
import { frame } from "./pauses.js";
import { bringIntoView, pageScroller, wholeView } from "./scrolling.js";

const [scrollBy] = methods(Element, "scrollBy");

/** Where a point of a frame is in this document, once it is in view here. `element` is the <iframe>. */
export const fromFrame = async (element, x, y, isRemote) => {
  learnShadowsAround(element); // the debugger has given the element: its tree may be a closed one that no look knows
  const before = rectOf(element);
  const style = styleOf(element);
  const point = () => {
    const box = rectOf(element);
    const [scaleX, scaleY] = [box.width / element.offsetWidth || 1, box.height / element.offsetHeight || 1];
    return {
      x: box.left + (parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft) + x) * scaleX,
      y: box.top + (parseFloat(style.borderTopWidth) + parseFloat(style.paddingTop) + y) * scaleY,
    };
  };
  const hit = () => {
    const { x, y } = point();
    return hitAt(x, y);
  };
  // In any case: it goes on in the documents around this one, which then have drawn it by the time they are asked.
  bringIntoView(element, "nearest");
  // A frame may be larger than what is shown of it, or its point under something that sticks to an edge.
  if (hit() !== element) centre(element, point);
  const box = rectOf(element);
  const isMoved = box.top !== before.top || box.left !== before.left;
  // Chrome sends input to a frame of another process by where it was last drawn.
  for (let count = isRemote ? (isMoved ? 3 : 1) : 0; count; count--) await frame();
  const blocker = hit();
  if (blocker === element) return point();
  return { ...point(), status: blocker ? "covered" : "out_of_view", cover: rememberCover(blocker, element) };
};

// Scroll all that is around an element so that a point of it is in the middle, as far as that can be.
const centre = (element, point) => {
  for (let at = flatParent(element); at; at = flatParent(at)) {
    const isPage = at === pageScroller();
    if (!isPage && /visible|clip/.test(styleOf(at).overflow)) continue;
    const box = isPage ? wholeView() : rectOf(at);
    const { x, y } = point();
    scrollBy(at, { left: x - box.left - box.width / 2, top: y - box.top - box.height / 2, behavior: "instant" });
  }
};
