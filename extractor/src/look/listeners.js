// Which elements listen to input. A world sees only its own listeners, so the debugger tells: Python asks it for all
// of them, in every world and shadow tree, and hands the elements in. See cdpagent/see/listeners.py.

import { forget, touch } from "../dom/changes.js";
import { queryAll } from "../dom/dom.js";
import { learnShadowsAround } from "../dom/shadows.js";
import { CLICKS, PRESSES } from "../rules.js";

const masks = new WeakMap();
let aroundDocument = CLICKS; // what the document and the window listen to: until it is known, anything
let selectors = new Map(); // by root

/** The kinds of input that the element itself listens to. */
export const listensTo = (element) => masks.get(element) | 0;

/** Whether the document or the window listens to clicks, whatever they are on. */
export const isListenedTo = () => (aroundDocument & (CLICKS | PRESSES)) > 0;

/** Take over what the debugger found: one mask per element, 0 for one that has stopped listening. */
export const learnListeners = (ofDocument, ofElements, ...elements) => {
  aroundDocument = ofDocument;
  elements.forEach((element, index) => {
    masks.set(element, ofElements[index]);
    learnShadowsAround(element);
    touch(element);
  });
};

/** Take over which selectors a framework has handlers for, served from one listener on each of the roots. */
export const learnDelegated = (ofRoots, ...roots) => {
  selectors = new Map(roots.map((root, index) => [root, ofRoots[index]]));
  forget();
};

/** Whether a framework serves handlers of certain elements from here, so that the listener says nothing of the others. */
export const isDelegating = (element) => selectors.has(element);

/** The elements that the selectors of delegated handlers mean. */
export const delegated = () => {
  const found = new Set();
  for (const [root, wanted] of selectors) {
    for (const selector of wanted) {
      try {
        for (const element of queryAll(root, selector)) found.add(element);
      } catch {
        // jQuery knows selectors that CSS does not.
      }
    }
  }
  return found;
};
