// What can be concluded from a tag or a role alone, without asking for anything else.

export const SKIP = 1; // nothing in it is ever shown as page content
export const CONTROL = 2; // may be acted on; `interactive.js` decides
export const STRUCTURE = 4; // groups what is inside
export const READABLE = 8; // a row of its own when content is asked for
export const CONTAINER = 16; // a handler or a hand cursor on it is meant for the parts inside
export const ALONE = 32; // content that needs no text to be worth a row

export const WIDGET = 1; // is there to be acted on
export const LANDMARK = 2; // groups, and is kept for its own sake
export const GROUP = 4; // is kept when it groups more than one thing
export const ITEM = 8; // one of several alike
export const MUTE = 16; // says nothing about what a click would do

const table = (...entries) => {
  const bits = { __proto__: null };
  for (let index = 0; index < entries.length; index += 2) {
    for (const word of entries[index + 1].split(" ")) bits[word] |= entries[index];
  }
  return (word) => bits[word] | 0;
};

export const tagBits = table(
  SKIP, "head script style template noscript title desc metadata datalist option optgroup",
  CONTROL, "a area button input select textarea summary label iframe frame audio video canvas",
  STRUCTURE, "ul ol menu li table tr form nav main header footer aside section article fieldset dialog search figure details",
  READABLE, "p li td th dt dd blockquote pre figcaption caption legend output",
  READABLE | ALONE, "h1 h2 h3 h4 h5 h6 img svg progress meter math video audio embed object",
  CONTAINER, "html body main header footer nav section form table thead tbody tfoot ul ol dl menu fieldset",
);

export const roleKind = table(
  WIDGET, "button checkbox combobox link menuitem menuitemcheckbox menuitemradio option radio scrollbar searchbox slider " +
    "spinbutton switch tab textbox treeitem",
  LANDMARK, "alert alertdialog banner complementary contentinfo dialog form grid listbox log main menu menubar navigation " +
    "radiogroup region search status tablist tabpanel toolbar tree treegrid",
  GROUP, "feed figure group list rowgroup table",
  GROUP | ITEM, "article cell gridcell listitem row",
  MUTE, "blockquote caption code definition deletion document emphasis generic graphics-document graphics-symbol " +
    "insertion mark none paragraph sectionfooter sectionheader strong subscript superscript term time",
);
