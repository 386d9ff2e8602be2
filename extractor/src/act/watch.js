// Watching what an action starts: how much changes in the page, what moves, what was hit.

import { roots } from "../dom/changes.js";
import { rootOf } from "../dom/dom.js";
import { hostOfRoot } from "../dom/flat_tree.js";
import { extract } from "../look/extract.js";
import { allAnimations, atEnds, isRunning, timeLeft, weightOf } from "./animations.js";
import { forgetMouse } from "./approach.js";
import { keepCopies, releaseCopies, wasCopyKept } from "./copies.js";
import { guardedElement, releaseInput, whatWasHit } from "./guard.js";
import { releaseKeys } from "./keys.js";
import { closeField, readField } from "./open_field.js";
import { EVERYTHING, frame, hop, pause } from "./pauses.js";
import { forgetWheel } from "./scrolling.js";

const SHORT = 2000; // milliseconds; an animation that takes longer is not waited for
const SLIGHT = 1000; // one that only moves for less than this is left to the next action, which waits for its target

let mutations = 0; // since they were last asked for
let known = new Set(); // the animations that were there before
let turns = 0;
let givenUp = 0;

const observer = new MutationObserver((records) => {
  mutations += records.length;
});

const changes = () => (mutations += observer.takeRecords().length);

/** Whether anything has changed since the watch began. */
export const hasChanged = () => changes() > 0;

/** Watch from now on. */
export const watch = () => {
  observer.disconnect();
  for (const root of [document, ...roots]) observer.observe(root, EVERYTHING);
  // The target may be in a shadow tree that no look has come to.
  for (let root = rootOf(guardedElement() ?? document), host; (host = hostOfRoot(root)); root = rootOf(host)) {
    observer.observe(root, EVERYTHING);
  }
  mutations = 0;
  known = new Set(allAnimations());
  keepCopies();
};

/** Take everything away again; an aim that is still under way ends. */
export const unwatch = () => {
  givenUp++;
  closeField();
  observer.disconnect();
  mutations = 0;
  releaseInput();
  releaseKeys();
  releaseCopies();
  forgetMouse();
  forgetWheel();
};

/** How often an action has ended or was given up. */
export const actionsGivenUp = () => givenUp;

/** A look along with something else, which does not depend on it: null if it fails. */
export const rowsFor = (options, isKnown) => {
  try {
    return extract(options, isKnown);
  } catch {
    return null;
  }
};

/**
 * How much changed since the last time, what still moves, what was hit; with options, also a look if all is still. What
 * only moves is looked at as it will be in the end.
 */
export const glance = (options, isKnown) => {
  turns++;
  const changed = changes();
  mutations = 0;
  const moving = allAnimations().filter(
    (each) => !known.has(each) && isRunning(each) && timeLeft(each) < SHORT && weightOf(each),
  );
  const isSlight = moving.every((each) => weightOf(each) === 1 && timeLeft(each) < SLIGHT);
  const rows = options && !changed && isSlight ? atEnds(moving, () => rowsFor(options, isKnown)) : null;
  return [changed, Math.max(0, ...moving.map(timeLeft)), ...whatWasHit(), readField(), wasCopyKept(), rows];
};

/** Let everything that is due run, then say what `glance` says. After input, Chrome does that only in a new frame. */
export const turn = async (ms, frames, ...options) => {
  const mine = ++turns;
  if (ms > 0) await pause(ms);
  for (; frames > 0; frames--) await frame();
  await hop();
  // Another turn or a glance has been asked for meanwhile: whoever asked for this one has stopped waiting.
  return mine === turns ? glance(...options) : null;
};
