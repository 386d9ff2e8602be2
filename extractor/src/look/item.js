// What the walk finds and what becomes a row.

// The kinds of Kind in rows.py, and one more: found, but nothing to show.
export const NOTHING = -1;
export const GROUPING = 0; // STRUCTURE
export const INTERACTIVE = 1;
export const CONTENT = 2;
export const TEXT = 3;
export const FRAME = 4;
export const CUT = 5;

// What everything inside an element inherits.
export const IN_DIALOG = 1; // in the top layer or a modal dialog
export const IN_FORM = 2;
export const IN_MAIN = 4;
export const IN_MODAL = 8; // in the dialog that everything else is inert behind
export const IN_CONTROL = 16; // no hand cursor begins in here
export const IN_LINK = 32; // its text is in the name of a link around it
export const IN_SILENCE = 64; // its text is in the name or the value of a control around it

/** Something the walk found. */
export const newItem = (element, tag, kind, parent, inside) => ({
  element,
  tag,
  kind,
  parent,
  inside,
  subject: element, // whose role, name and states to show: for a label, its hidden control
  why: 0,
  inner: 0, // how many things to act on are inside
  nodes: null, // text nodes
  saysMore: false, // some of that text is not in any control's name
  isHidden: false,
  isLenient: false, // shown although its own style says otherwise
  isStructure: false,
  words: undefined, // what it says, once that has been asked
  place: null, // where it is
  now: NOTHING, // the kind of row it is
  rank: 5,
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
