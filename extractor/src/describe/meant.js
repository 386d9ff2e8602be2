// Which element a selector means: the one that shows. Several that show are several.

import { queryDeep } from "../dom/resolve.js";
import { isPresent, isShown, placeOf } from "../dom/visible.js";

const MOST = 9; // one more than an error names

const hasRoom = (element) => {
  const { isGone, isVeiled } = placeOf(element);
  return !isGone && !isVeiled;
};

const some = (elements, test) => {
  const found = [];
  for (const element of elements) if (test(element) && found.push(element) === MOST) break;
  return found;
};

/** All elements of a selector; null if it is not CSS. */
export const selected = (selector) => {
  try {
    return [...queryDeep(selector)];
  } catch {
    return null;
  }
};

/**
 * What a selector means among these: those that show, or else those that a pointer would hit. Of hidden ones, the first,
 * or all of them where hidden ones can be used. Asked while the page stands still.
 */
export const meant = (elements, usesHidden) => {
  if (elements.length < 2) return elements;
  for (const test of [isShown, isPresent]) {
    const found = some(elements, (element) => test(element) && hasRoom(element));
    if (found.length) return found;
  }
  return elements.slice(0, usesHidden ? MOST : 1);
};
