// Whether a person can read what is written in an element.

import {
  bodyElement, has, matches, methods, optionsOf, queryAll, rootElement, rootOf, styleOf,
} from "../dom/dom.js";
import { flatParent, hostOfRoot, isInside } from "../dom/flat_tree.js";
import { cached } from "../dom/run.js";
import { isSecret } from "../dom/secret.js";
import { nameOf } from "../look/name.js";
import { CLIMB, MANY_OPTIONS, SAME_COLOR } from "../rules.js";
import { isVeiled } from "./veils.js";

const [hitsIn] = methods(Document, "elementsFromPoint");

const numbersIn = (string) => string.match(/[\d.]+/g).map(Number);

// --- colors ---

const ownBackground = cached((element) => {
  const { backgroundColor, backgroundImage } = styleOf(element);
  return backgroundImage === "none" ? backgroundColor : "picture";
});
const isClear = (color) => /^rgba.*, 0\)$/.test(color);

/** Whether two colors, neither of them transparent, look the same; false for those that are written another way. */
const isSame = (a, b) => {
  if (a === b) return a.startsWith("rgb(");
  if (!a.startsWith("rgb(") || !b.startsWith("rgb(")) return false;
  const others = numbersIn(b);
  return numbersIn(a).every((channel, at) => Math.abs(channel - others[at]) <= SAME_COLOR);
};

const FEW_LINES = 5;
const range = new Range();
const PAINTED = "img,video,canvas,svg,svg *,iframe,object,embed,picture";

// The color of the page itself: white, unless it is dark or stands in another page, which shines through.
const groundOf = cached(() => {
  const colors = [bodyElement(), rootElement()].map((element) => (element ? ownBackground(element) : ""));
  const root = rootElement(); // null where the page has removed it
  const isWhite = self === top && !(root && /dark/.test(styleOf(root).colorScheme));
  return colors.find((color) => color && !isClear(color)) || (isWhite ? "rgb(255, 255, 255)" : "none");
});

// Whether text of this color is written on a background of the same color, for certain.
const isCamouflaged = (element, color) => {
  let isPositioned = false;
  let ground = element;
  let background;
  for (let levels = CLIMB; ; ground = flatParent(ground)) {
    if (!ground || !levels--) {
      background = groundOf(document);
      break;
    }
    background = ownBackground(ground);
    if (!isClear(background)) break;
  }
  if (!isSame(color, background) || styleOf(element).textShadow !== "none") return false;
  // Something else may be painted between the two, if one of them is positioned.
  for (let up = element; up && up !== ground; up = flatParent(up)) isPositioned ||= styleOf(up).position !== "static";
  if (!isPositioned) return true;
  range.selectNodeContents(element);
  return [...range.getClientRects()].slice(0, FEW_LINES).every(({ left, right, top: above, bottom }) =>
    [left + 1, (left + right) / 2, right - 1].every((x) => {
      const hits = hitsIn(document, x, (above + bottom) / 2);
      const at = hits.indexOf(element);
      const end = ground ? hits.indexOf(ground) : hits.length;
      return at >= 0 && end >= at &&
        hits.slice(at, end).every((hit) => !matches(hit, PAINTED) && isClear(ownBackground(hit)));
    }));
};

// --- secrets ---

const EDITORS = ":is([contenteditable],output,[role=textbox],[role=searchbox],[role=combobox],[role=spinbutton],[role=slider])" +
  ":not(input,textarea,select)";

const secretEditors = cached((root) => [...queryAll(root, EDITORS)].filter((editor) => isSecret(editor, nameOf(editor))));
let isFinding = false; // the words beside an editor decide whether it is a secret one

/** Whether the element stands in an editor whose contents are a secret. */
export const isWithheld = (element) => {
  if (isFinding) return false;
  isFinding = true;
  try {
    for (let at = element; at; at = hostOfRoot(rootOf(at))) {
      if (secretEditors(rootOf(at)).some((editor) => isInside(at, editor))) return true;
    }
    return false;
  } finally {
    isFinding = false;
  }
};

/** Whether an editor whose contents are a secret stands in the element, or around it. */
export const holdsWithheld = (element) =>
  isWithheld(element) || secretEditors(rootOf(element)).some((editor) => isInside(editor, element));

// --- what is asked ---

const canBeRead = cached((element) => {
  const { contentVisibility, fontSize, textIndent, webkitTextFillColor } = styleOf(element);
  if (contentVisibility === "hidden" || matches(element, "details:not([open])")) return false;
  if (parseFloat(fontSize) < 2 || parseFloat(textIndent) < -500) return false;
  if (isClear(webkitTextFillColor) || isVeiled(element)) return false;
  // The text of a drawing is filled with another color.
  if (element instanceof SVGElement) return true;
  const isLikely = has(element, "style") || isSame(webkitTextFillColor, groundOf(document));
  return !(isLikely && isCamouflaged(element, webkitTextFillColor));
});

/** Whether a person can read, and may be told, what is written right in this element; where it is, is not asked. */
export const isLegible = (element) => canBeRead(element) && !isWithheld(element);

const isOffered = (option, at) => !has(option, "hidden") && (at >= MANY_OPTIONS || styleOf(option).display !== "none");

/** The options of a select that a person can choose from. */
export const shownOptions = cached((select) => [...optionsOf(select)].filter(isOffered));
