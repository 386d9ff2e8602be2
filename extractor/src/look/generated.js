// Generated content: the text that a style sheet puts into an element with ::before, ::after and ::marker.

import { describer } from "../dom/describing.js";
import { styleOf } from "../dom/dom.js";

// Functions (url(), counter(), gradients) first, so that a string inside one is not taken for text.
const TOKEN = /[a-z-]+\((?:"(?:[^"\\]|\\.)*"|[^)"])*\)|"((?:[^"\\]|\\.)*)"|(\/)/g;
const ESCAPE = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;
// Icon fonts draw their pictures with private characters, which say nothing without the font.
const PRIVATE = /[\uE000-\uF8FF]|[\uDB80-\uDBFF][\uDC00-\uDFFF]/g;

const unescape = (_, hex, character) => (hex ? String.fromCodePoint(parseInt(hex, 16)) : character);

/** The text of a computed `content`: its strings, or those of the alternative after a slash. */
export const contentText = (content) => {
  let out = "";
  for (const [, string, slash] of content.matchAll(TOKEN)) {
    if (slash) out = "";
    else if (string) out += string.replace(ESCAPE, unescape);
  }
  return out.replace(PRIVATE, "");
};

/** What the pseudo-element adds to the element's text, with spaces around it where it is not inline. */
export const generatedText = (element, pseudo) => {
  const style = styleOf(element, pseudo);
  let content = style.content;
  if (content.includes("counter")) content = describer().counted(element, pseudo, content);
  // `normal` and `none` are what all but a few elements have.
  if (!content.includes('"')) return "";
  const out = contentText(content);
  if (!out || style.visibility !== "visible") return "";
  return style.display === "inline" || pseudo === "::marker" ? out : ` ${out} `;
};
