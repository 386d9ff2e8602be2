// What the walk finds and what becomes a row.

import { KIND_STRUCTURE as GROUPING, RANK_REST } from "../rules.js";

/** A kind besides those of rules.js: found, but nothing to show. */
export const NOTHING = -1;

/** Something the walk found. */
export const newItem = (element, tag, kind, parent, inside) => ({
  element,
  tag,
  found: kind, // what the walk took it for
  kind, // what it is, once it is known what is in it and around it
  owner: parent, // the item that it is in
  parent, // the row that it is in, once there are rows
  inside,
  subject: element, // whose role, name and states to show: for a label, its hidden control
  why: 0,
  inner: 0, // how many things to act on are inside
  nodes: null, // text nodes
  isCut: false, // a control stands before its further text
  hasText: false, // has a row of text below it
  hasIcon: false, // something that is drawn stands in its text
  isLow: undefined, // of a picture: whether it is not higher than a few lines of text
  run: null, // of a picture: the text that it stands in
  isForItems: false, // what it listens to is meant for the items in it
  isOpen: false, // takes the focus, but its text has rows of its own
  isFar: false, // is, or is in, an item after the first few of a list or table
  isAlike: false, // an item of a list by its siblings alone
  saysMore: false, // some of that text is not in any control's name
  isHidden: false,
  isLenient: false, // shown although its own style says otherwise
  isStructure: false,
  isNameless: false, // it was called by what its markup, its looks or the words beside it say
  isReferring: false, // its name has words that stand elsewhere
  known: null, // what it said in the last looks: see memory.js
  words: undefined, // what it says, once that has been asked
  place: null, // where it is
  now: NOTHING, // the kind of row it is
  rank: RANK_REST,
  isKept: false,
  kids: 0, // how many rows are right below it
  depth: 0,
  scroll: "", // which ways it can be scrolled
  context: "", // what tells it from others like it
  hasTwin: false, // it, or something in it, has a name that others have too
  cut: null, // what was left out inside it
});

/** What is left of an item that is not shown itself. */
export const fallbackOf = ({ isStructure }) => (isStructure ? GROUPING : NOTHING);
