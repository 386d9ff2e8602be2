// What ARIA says of each role, as bits. A name that is not here is no role an author can use: the abstract
// ones (widget, section, range …) exist only in the specification.

export const FROM_CONTENT = 1; // is named by what it contains
export const LEAF = 2; // is one thing to the user: nothing inside has a role unless it takes the focus
export const VALUE = 4; // has a value
export const RANGE = 8; // has a lowest and a highest value
export const CHECKABLE = 16; // is checked or not
export const VERTICAL = 32; // lies vertically unless it says otherwise
export const BRANCH = 64; // inside an item of a menu or tree: items of their own, not a part of its name
export const FROM_HEADING = 128; // is named by its first heading when nothing else names it
const KNOWN = 256;

const table = { __proto__: null };
const put = (bits, names) => {
  for (const name of names.split(" ")) table[name] |= bits | KNOWN;
};

put(0, "alert application banner blockquote caption code complementary contentinfo definition deletion " +
  "document emphasis feed figure form generic grid insertion list listitem log main mark marquee math " +
  "menubar navigation none note paragraph radiogroup region rowgroup search sectionfooter sectionheader " +
  "status strong subscript suggestion superscript table tablist tabpanel term time timer toolbar treegrid " +
  "graphics-document graphics-object graphics-symbol");
put(FROM_CONTENT, "cell columnheader comment gridcell heading link menuitem row rowheader tooltip treeitem");
put(FROM_CONTENT | LEAF, "button option tab");
put(FROM_CONTENT | LEAF | CHECKABLE, "checkbox menuitemcheckbox menuitemradio radio switch");
put(LEAF, "image separator");
put(VALUE, "combobox searchbox textbox");
put(VALUE | RANGE, "spinbutton");
put(VALUE | RANGE | LEAF, "meter progressbar slider");
put(VALUE | RANGE | LEAF | VERTICAL, "scrollbar");
put(VERTICAL, "listbox");
put(BRANCH, "group");
put(BRANCH | VERTICAL, "menu tree");
put(FROM_HEADING, "alertdialog article dialog");

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
