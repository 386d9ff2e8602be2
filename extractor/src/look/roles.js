// What ARIA says of each role, and what it is worth to us, as bits. A name that is not here can't be used by an author:
// the abstract ones (widget, section, range …) exist only in the specification.

export const FROM_CONTENT = 1; // is named by what it contains
export const LEAF = 2; // is one thing to the user: nothing inside has a role unless it takes the focus
export const VALUE = 4; // has a value
export const RANGE = 8; // has a lowest and a highest value
export const CHECKABLE = 16; // is checked or not
export const VERTICAL = 32; // lies vertically unless it says otherwise
export const BRANCH = 64; // inside an item of a menu or tree: items of their own, not a part of its name
export const FROM_HEADING = 128; // is named by its first heading when nothing else names it
export const WIDGET = 256; // is there to be acted on
export const LANDMARK = 512; // groups what is in it, and is kept for its own sake
export const GROUP = 1024; // is kept when it groups more than one thing
export const ITEM = 2048; // is one of several alike
export const MUTE = 4096; // says nothing about what a click on it would do
const KNOWN = 8192;

const table = { __proto__: null };
const put = (bits, names) => {
  for (const name of names.split(" ")) table[name] |= bits | KNOWN;
};

put(0, "application marquee math note suggestion timer graphics-object");
put(MUTE, "blockquote caption code definition deletion document emphasis generic insertion mark none paragraph " +
  "sectionfooter sectionheader strong subscript superscript term time graphics-document graphics-symbol");
put(LANDMARK, "alert banner complementary contentinfo form grid log main menubar navigation radiogroup region search " +
  "status tablist tabpanel toolbar treegrid");
put(LANDMARK | FROM_HEADING, "alertdialog dialog");
put(LANDMARK | VERTICAL, "listbox");
put(LANDMARK | BRANCH | VERTICAL, "menu tree");
put(GROUP, "feed figure list rowgroup table");
put(GROUP | BRANCH, "group");
put(GROUP | ITEM, "listitem");
put(GROUP | ITEM | FROM_HEADING, "article");
put(GROUP | ITEM | FROM_CONTENT, "cell gridcell row");
put(FROM_CONTENT, "columnheader comment heading rowheader tooltip");
put(WIDGET | FROM_CONTENT, "link menuitem treeitem");
put(WIDGET | FROM_CONTENT | LEAF, "button option tab");
put(WIDGET | FROM_CONTENT | LEAF | CHECKABLE, "checkbox menuitemcheckbox menuitemradio radio switch");
put(LEAF, "image separator");
put(WIDGET | VALUE, "combobox searchbox textbox");
put(WIDGET | VALUE | RANGE, "spinbutton");
put(VALUE | RANGE | LEAF, "meter progressbar");
put(WIDGET | VALUE | RANGE | LEAF, "slider");
put(WIDGET | VALUE | RANGE | LEAF | VERTICAL, "scrollbar");

// The roles of digital publishing: doc-chapter, doc-footnote …; those that are links say so by their end.
const publishingBits = (role) => (/(link|ref)$/.test(role) ? KNOWN | FROM_CONTENT : KNOWN);

/** The bits above for a role; 0 for a name that is none. */
export const roleBits = (role) => table[role] | (role.startsWith("doc-") ? publishingBits(role) : 0);

const SYNONYMS = { __proto__: null, img: "image", presentation: "none", directory: "list" };
const parsed = new Map();

/** The roles that a `role` attribute lists, in order: the later ones are for who does not know the first. */
export const parseRoles = (value) => {
  let roles = parsed.get(value);
  if (!roles) {
    roles = value.slice(0, 5000).toLowerCase().split(/[\t\n\f\r ]+/)
      .map((name) => SYNONYMS[name] || name)
      .filter(roleBits);
    // Pages use a handful of values; one that makes up thousands shall not fill the memory.
    if (parsed.size < 500) parsed.set(value, roles);
  }
  return roles;
};
