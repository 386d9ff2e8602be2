// What is written in the page.

import { attr, tagOf } from "../dom/dom.js";
import { still } from "../dom/still.js";
import { visibleText } from "../dom/text.js";

/** With single spaces, so that two texts can be compared. */
export const plain = (text) => text.replace(/\s+/g, " ").trim();

/** The text of the element and of the shadow trees in it. Slower than `innerText`, which leaves those out. */
export const textWithShadows = still((element, max) => visibleText(element, max));

/** An element as an error or a receipt tells of it. */
export const describe = (element) => ({
  tag: tagOf(element),
  id: attr(element, "id") || "",
  classes: (attr(element, "class") || "").trim().slice(0, 80),
  text: (attr(element, "aria-label") || textWithShadows(element, 80) || attr(element, "alt") || "").trim().slice(0, 80),
});
