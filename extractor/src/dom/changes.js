// What has changed in the page since it was last looked at.
//
// The observer lives in our world, where the page cannot see it. Of each node that has changed it keeps what has, so
// a page that animates a few elements costs a few entries; a page that changes too much is no longer observed, and the
// next look begins anew.

import { noteAdded } from "./added.js";
import { dataOf, getters, isElement, nodeTypeOf, parentOf, tagOf } from "./dom.js";
import { eachChild, shadowOf } from "./flat_tree.js";

const [previousElementOfText, nextElementOfText] =
  getters(CharacterData, "previousElementSibling nextElementSibling");

/** Text in it has changed, has come or has gone. */
export const WORDS = 1;
/** Elements in it have gone. */
export const CHILDREN = 2;
/** It has come. */
export const NEW = 4;
/** Its class or style has changed: it, what is in it and what comes after it may look different. */
export const LOOKS = 8;
/** Another attribute of it has changed. */
export const ATTRIBUTE = 16;

/** Something like it has come or gone beside it: whether it is one of several may have changed. */
export const BESIDE = 32;

/** Elements in it have come. */
export const HOLDER = 64;

const MOST = 2000;

let changed = new Map(); // by node
let isLost = true;

/** The roots that are watched: the document and the shadow trees that were walked. */
export const roots = new Set();

/** What each node was taken out of; null if that was more than once. */
export const takenFrom = new WeakMap();

/** The page is not as it was, and we do not know where. */
export const forget = () => {
  isLost = true;
  changed.clear();
  observer.disconnect();
};

const mark = (node, how) => changed.set(node, changed.get(node) | how);

const TEXT_NODE = 3;
const isWord = (node) => nodeTypeOf(node) === TEXT_NODE && /\S/.test(dataOf(node));

// The element beside a place among the children of a node, and what has come or gone there.
const markBeside = (node, elementBeside, others) => {
  const element = node && !isElement(node) ? elementBeside(node) : node;
  if (element && others.some((other) => isElement(other) && tagOf(other) === tagOf(element))) mark(element, BESIDE);
};

const note = (records) => {
  for (const { type, target, attributeName, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (isLost) return;
    const others = [...addedNodes, ...removedNodes];
    // What moves to another slot leaves no trace where it was.
    if (attributeName === "slot") forget();
    else if (type === "attributes") mark(target, /^(class|style)$/.test(attributeName) ? LOOKS : ATTRIBUTE);
    else if (type === "characterData") mark(parentOf(target) || target, WORDS);
    else mark(target, others.some(isWord) ? WORDS : removedNodes.length ? CHILDREN : HOLDER);
    markBeside(previousSibling, previousElementOfText, others);
    markBeside(nextSibling, nextElementOfText, others);
    for (const node of removedNodes) takenFrom.set(node, takenFrom.has(node) ? null : target);
    for (const node of addedNodes) if (isElement(node)) mark(node, NEW);
    if (changed.size > MOST) forget();
  }
};

const observer = new MutationObserver(note);

/** Changes below this root count from now on. */
export const watch = (root) => {
  roots.add(root);
  noteAdded(root);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
};

/** `eachChild` for who reads words: a shadow tree that they stand in may not have been walked, and is watched from now on. */
export const eachReadChild = (element, visit) => {
  const shadow = shadowOf(element);
  if (shadow && !roots.has(shadow)) watch(shadow);
  return eachChild(element, visit);
};

/** Begin a look that finds out everything anew. */
export const lookAnew = () => {
  forget();
  roots.clear();
  isLost = false;
  watch(document);
};

/** We have learned something about an element: it counts as changed. */
export const touch = (element) => {
  if (!isLost) mark(element, ATTRIBUTE);
};

/** The nodes that have changed since this was last asked, and how; null if that is not known. */
export const takeChanges = () => {
  note(observer.takeRecords());
  if (isLost) return null;
  const taken = changed;
  changed = new Map();
  return taken;
};

/** Whether no node has changed since the last look. */
export const isUntouched = () => {
  note(observer.takeRecords());
  return !isLost && !changed.size;
};
