// What the walk finds and what becomes a row.

// The kinds of Kind in rows.py, and one more: found, but nothing to show.
export const NOTHING = -1;
export const GROUPING = 0; // STRUCTURE
export const INTERACTIVE = 1;
export const CONTENT = 2;
export const TEXT = 3;
export const FRAME = 4;
export const CUT = 5;

/** Something the walk found. */
export class Item {
  constructor(element, tag, kind, parent, inside) {
    this.element = element;
    this.tag = tag;
    this.kind = kind;
    this.parent = parent;
    this.inside = inside;
    this.subject = element; // whose role, name and states to show: for a label, its hidden control
    this.why = 0;
    this.inner = 0; // how many things to act on are inside
    this.nodes = null; // text nodes
    this.saysMore = false; // some of that text is not in any control's name
    this.isHidden = false;
    this.isLenient = false; // shown although its own style says otherwise
    this.isStructure = false;
    this.words = undefined; // what it says, once that has been asked
    this.wordsKey = "";
    this.reset();
  }

  /** Forget what belongs to one look only. */
  reset() {
    this.now = -1; // the kind it is in this look
    this.place = null;
    this.rank = 5;
    this.isKept = false;
    this.kids = 0; // how many rows are right below it
    this.depth = 0;
    this.scroll = ""; // which ways it can be scrolled
    this.context = ""; // what tells it from others like it
    this.hasTwin = false; // it, or something in it, has a name that others have too
    this.cut = null; // what was left out inside it
  }

  get fallback() {
    return this.isStructure ? GROUPING : NOTHING;
  }
}
