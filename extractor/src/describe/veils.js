// Styles that leave nothing of an element to be seen, although it has a box and is "visible" to Chrome.
//
// To ask five more properties of every element would take longer than all the rest of a look. So the page's style sheets
// are asked once which selectors could do such a thing, and each look asks for the styles of what these select. A sheet
// from elsewhere that the page itself could not read is not read here either.

import { getters, isFragment, query, queryAll, rootOf, styleOf, tagOf } from "../dom/dom.js";
import { handedDown } from "../dom/flat_tree.js";
import { cached } from "../dom/run.js";
import { rectOf } from "../dom/visible.js";
import { FAINT, MANY_VEILS } from "../rules.js";

const [sheetsOf, adoptedOf] = getters(Document, "styleSheets adoptedStyleSheets");
const INLINE = "[style*=opacity i],[style*=clip i],[style*=mask i],[style*=filter i]";
const MOST_MILLISECONDS = 20;

const numbersIn = (string) => (string.match(/-?[\d.]+(?:e-?\d+)?/g) || []).map(Number);

// --- styles that leave nothing of an element ---

/** The lengths of a shape as CSS writes them, in pixels, each a part of what `of` gives for its place; null if unclear. */
const pixels = (lengths, of) => {
  const found = lengths.map((length, at) => {
    const [, number, unit] = /^(-?[\d.]+(?:e-?\d+)?)(px|%)?$/.exec(length) || [];
    return number === undefined ? NaN : unit === "%" ? (number / 100) * of(at) : Number(number);
  });
  return found.some(Number.isNaN) ? null : found;
};

// A shape of no area, which no pixel is inside of.
const isEmptyShape = (shape, { width, height }) => {
  const [, kind, inner] = /^(\w+)\((.*)\)/.exec(shape) || [];
  if (kind === "inset") {
    const sides = pixels(inner.split(" round ")[0].split(" "), (at) => (at % 2 ? width : height));
    if (!sides) return false;
    const [top, right = top, bottom = top, left = right] = sides;
    return top + bottom > height - 1 || left + right > width - 1;
  }
  if (kind === "circle" || kind === "ellipse") {
    const radii = pixels(inner.split(/ ?at /)[0].split(" ").filter(Boolean), () => Math.max(width, height));
    return Boolean(radii) && radii.some((radius) => radius < 0.5);
  }
  if (kind !== "polygon") return false;
  const points = inner.replace(/^\w+, /, "").split(", ").map((point) => pixels(point.split(" "), (at) => (at ? height : width)));
  if (points.some((point) => point?.length !== 2)) return false;
  const area = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(area) < 2;
};

const opacityOf = (filter) => {
  let left = 1;
  for (const [, number, unit] of filter.matchAll(/opacity\(([\d.]+)(%?)\)/g)) left *= unit ? number / 100 : number;
  return left;
};

// Only gradients of colors that can't be seen.
const isEmptyMask = (mask) => {
  const colors = mask.match(/rgba?\([^)]*\)/g);
  return /gradient/.test(mask) && !/url\(/.test(mask) && colors?.every((color) => /^rgba.*, 0\)$/.test(color));
};

const isVeiling = (element) => {
  const style = styleOf(element);
  const { opacity, clipPath, filter, maskImage, position } = style;
  // A transparent field laid over its picture is how file inputs and check boxes are dressed up.
  if (opacity < FAINT && !/^(input|select)$/.test(tagOf(element))) return true;
  if (filter !== "none" && opacityOf(filter) < FAINT) return true;
  if (maskImage !== "none" && isEmptyMask(maskImage)) return true;
  const box = rectOf(element);
  // What is a pixel small and clipped as well is made for screen readers; where it is placed, that is known already.
  if (box.width <= 2 && box.height <= 2) return false;
  if (clipPath !== "none" && isEmptyShape(clipPath, box)) return true;
  const rect = style.getPropertyValue("clip");
  if (!/^rect/.test(rect) || /auto/.test(rect) || !/absolute|fixed/.test(position)) return false;
  const [top, right, bottom, left] = numbersIn(rect);
  return right - left < 1 || bottom - top < 1;
};

// --- which elements could have such a style ---

const rulesOf = (sheet) => {
  try {
    return sheet.cssRules;
  } catch {
    return []; // from elsewhere
  }
};

const isSuspect = (style) => {
  const { opacity, clipPath, filter, maskImage } = style;
  return (opacity && !(opacity >= FAINT)) || (clipPath && clipPath !== "none") || /opacity|var\(/.test(filter) ||
    /gradient|var\(/.test(maskImage) || style.getPropertyValue("clip").startsWith("rect");
};

// The selectors of rules that could veil what they select, as one.
const selectorOf = (sheets) => {
  const found = [];
  const until = performance.now() + MOST_MILLISECONDS;
  const pending = sheets.map(rulesOf);
  for (let rules; (rules = pending.pop()); ) {
    for (const rule of rules) {
      if (performance.now() > until) return found;
      if (rule.style && rule.selectorText && isSuspect(rule.style)) found.push(rule.selectorText);
      if (rule.styleSheet) pending.push(rulesOf(rule.styleSheet));
      else if (rule.cssRules?.length) pending.push(rule.cssRules);
    }
  }
  return found;
};

let known = { key: "", selectors: [] };

const selectorsNow = () => {
  const sheets = [...sheetsOf(document), ...adoptedOf(document)].filter(({ disabled }) => !disabled);
  const key = sheets.map((sheet) => rulesOf(sheet).length).join();
  if (key !== known.key) known = { key, selectors: selectorOf(sheets).filter(isUsable) };
  return known.selectors;
};

const isUsable = (selector) => {
  try {
    query(document, selector);
    return !selector.includes("&");
  } catch {
    return false; // such as that of a pseudo-element
  }
};

const veilsIn = cached((root) => {
  const found = [...queryAll(root, [INLINE, ...selectorsNow()].join())].slice(0, MANY_VEILS);
  return new Set(found.filter(isVeiling));
});

// Chrome has boxes for what is in a group of a drawing that is not displayed: other drawings may use it.
const isHiddenGroup = (element) =>
  element instanceof SVGElement && tagOf(element) === "g" && styleOf(element).display === "none";

/** Whether the style of the element, or of something around it, leaves nothing of it to be seen. */
export const isVeiled = handedDown((element, isVeiledAround) =>
  isVeiledAround || isHiddenGroup(element) ||
  (isFragment(rootOf(element)) ? isVeiling(element) : veilsIn(document).has(element)), () => false);
