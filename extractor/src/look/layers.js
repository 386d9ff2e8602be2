// What lies over the page without saying so: a tour, a pop-up, a cookie banner.

import { countIn, matches, styleOf } from "../dom/dom.js";
import { flatParent } from "../dom/flat_tree.js";
import { hitAt } from "../dom/hit.js";

const POINTS = [0.5, 0.95]; // in the middle of the window, and of its lower edge
const BARS = "nav,footer,[role=navigation],[role=toolbar]";

/** The layers in front of the page. One that holds half of the document is the page itself. */
export const coveringLayers = () => {
  const most = countIn(document) / 2;
  return POINTS.map((down) => {
    let layer = null;
    for (let up = hitAt(innerWidth / 2, innerHeight * down); up; up = flatParent(up)) {
      const { position, zIndex } = styleOf(up);
      if (zIndex > 0 && /fixed|absolute/.test(position) && countIn(up) < most && !matches(up, BARS)) layer = up;
    }
    return layer;
  }).filter(Boolean);
};
