// What can be concluded from a tag alone, without asking for anything else.

export const SKIP = 1; // nothing in it is ever shown as page content
export const CONTROL = 2; // may be acted on; `interactive.js` decides
export const STRUCTURE = 4; // groups what is inside
export const READABLE = 8; // a row of its own when content is asked for
export const CONTAINER = 16; // a handler or a hand cursor on it is meant for the parts inside
export const ALONE = 32; // content that needs no text to be worth a row

const table = { __proto__: null };
const put = (bits, tags) => {
  for (const tag of tags.split(" ")) table[tag] |= bits;
};

put(SKIP, "head script style template noscript title desc datalist option optgroup");
put(CONTROL, "a area button input select textarea summary label iframe frame audio video canvas");
put(
  STRUCTURE,
  "ul ol menu li table tr form nav main header footer aside section article fieldset dialog search figure details",
);
put(READABLE, "p li td th dt dd blockquote pre figcaption caption legend output");
put(READABLE | ALONE, "h1 h2 h3 h4 h5 h6 img svg progress meter math video audio embed object");
put(CONTAINER, "html body main header footer nav section form table thead tbody tfoot ul ol dl menu fieldset");

/** The bits above for a tag; 0 for one that says nothing (`div`, custom elements). */
export const tagBits = (tag) => table[tag] | 0;
