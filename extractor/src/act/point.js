// Where to hit an element: a point of one of its boxes at which the pointer reaches it.

import { attr, closest, controlOf, countIn, dataOf, matches, methods, queryAll, styleOf, textContentOf } from "../dom/dom.js";
import { flatParent, isInside } from "../dom/flat_tree.js";
import { hitAt } from "../dom/hit.js";
import { isA } from "../dom/html.js";
import { queryDeep } from "../dom/resolve.js";
import { learnShadowsAround } from "../dom/shadows.js";
import { still } from "../dom/still.js";
import { isBlank } from "../dom/text.js";
import { rectOf } from "../dom/visible.js";
import { listensTo } from "../look/listeners.js";
import { nameOf } from "../look/name.js";
import { CLICKS, FEW_ELEMENTS, PRESSES } from "../rules.js";

const [rectsOf] = methods(Element, "getClientRects");

/** Which points of a box are tried, in this order: across and down, as parts of its size. */
export const SPOTS = [
  [0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9],
  [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8], [0.05, 0.05], [0.95, 0.95],
];
const PARTS_OF_LINE = [0.5, 0.25, 0.75, 0.1, 0.9];
const MOST_BOXES = 20;
const ROOM = 3; // pixels around a point that should be free of other things: a border is no place to click
const MOST_TEXTS = 20;
const CONTROLS = "a[href],button,input,select,textarea,summary,[role=button],[role=link],[role=checkbox],[role=switch]," +
  "[role=radio],[role=combobox],[contenteditable]:not([contenteditable=false]),[onclick]";
const PICTURES = "img,svg,canvas,video";
const NESTED = "li,[role=treeitem],[role=menuitem]";
// What is pressed in one of these stands for the whole of it, whatever else is in it.
const WIDGET_ITEMS = "[role=tab],[role=option],[role=treeitem],[role^=menuitem],[role=radio],[role=checkbox],[role=switch]";

// --- boxes ---

/** The boxes of an element that have a size: a link that is broken into lines has several. */
export const boxesOf = (element) => {
  if (isA(element, "area")) return areaBoxes(element);
  const boxes = withSize(rectsOf(element));
  if (boxes.length) return boxes;
  // Of no size itself (display: contents, everything in it floats): then it is where its contents are.
  const range = new Range();
  range.selectNodeContents(element);
  return withSize(range.getClientRects());
};

const withSize = (rects) => [...rects].filter(({ width, height }) => width > 0 && height > 0);

const areaBoxes = (area) => {
  const map = closest(area, "map");
  const image = map && [...queryDeep("img[usemap]")].find((each) => each.useMap === `#${map.name}`);
  if (!image) return [];
  const { x, y, width, height } = rectOf(image);
  const numbers = (attr(area, "coords") || "").split(",").map(Number);
  if (area.shape === "circle") {
    const [centreX, centreY, radius] = numbers;
    return [new DOMRect(x + centreX - radius / 2, y + centreY - radius / 2, radius, radius)];
  }
  if (area.shape === "default" || numbers.length < 4) return [new DOMRect(x, y, width, height)];
  const across = numbers.filter((_, at) => at % 2 === 0);
  const down = numbers.filter((_, at) => at % 2 === 1);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [new DOMRect(x + left, y + top, Math.max(...across) - left, Math.max(...down) - top)];
};

/** The part of a box that is in the viewport; null if it is less than a pixel. */
export const partInView = (box) => {
  const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
  const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
  return right - left >= 1 && bottom - top >= 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
};

/** Whether the middle of an element is out of the viewport, or cut off by something around it. */
export const isClipped = (element) => {
  const { left, top, width, height } = rectOf(element);
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
  for (let at = flatParent(element); at; at = flatParent(at)) {
    if (styleOf(at).overflow === "visible") continue;
    const box = rectOf(at);
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
  }
  return false;
};

// --- what is hit ---

/** Whether hitting `hit` is hitting the element: it is in it, in its label, or the list that shows it as an option. */
export const standsFor = (hit, element) => {
  if (isInside(hit, element)) return true;
  for (let at = hit; at; at = flatParent(at)) if (isA(at, "label") && controlOf(at) === element) return true;
  return isA(element, "option") && isInside(element, hit);
};

const haveSameName = still((one, other) => nameOf(one) === nameOf(other));

// Whether a control in the element is what a person clicks to click the element: the link of a tab, the box of a label,
// the icon that a wrapper is there for. It says the same; where neither says anything, nothing else is in the element.
const isPart = (control, element) => {
  if (isA(element, "label") && controlOf(element) === control) return true;
  if (countIn(element) > FEW_ELEMENTS) return false;
  const [inner, outer] = [control, element].map((each) => textContentOf(each).trim());
  if (matches(element, WIDGET_ITEMS) && inner) return inner.length * 2 >= outer.length;
  if (inner !== outer) return false;
  if (matches(element, "[aria-label],[aria-labelledby]")) return haveSameName(control, element);
  return Boolean(inner) || [...queryAll(element, `${CONTROLS},${PICTURES}`)].every((each) => isInside(each, control));
};

// Whether it is the ground that the element is drawn on, as the rectangle of a node in a diagram is: most of the element,
// and without words.
const isGround = (part, element) => {
  if (matches(part, CONTROLS) || textContentOf(part).trim()) return false;
  const [inner, outer] = [part, element].map(rectOf);
  return inner.width * inner.height * 2 >= outer.width * outer.height;
};

/** Whether it is made for input, by its kind. */
export const isControl = (element) => matches(element, CONTROLS) || matches(element, WIDGET_ITEMS);

// Whether what is hit is, inside of the element, something with a purpose of its own: the button on a card, an item of
// the list that the item holds.
const isOtherControl = (hit, element) => {
  for (let at = hit; at && at !== element; at = flatParent(at)) {
    const hasPurpose = matches(at, CONTROLS) || listensTo(at) & (CLICKS | PRESSES);
    if (matches(at, NESTED) || (hasPurpose && !isPart(at, element) && !isGround(at, element))) return true;
  }
  return false;
};

const reaches = (x, y, element) => {
  const hit = hitAt(x, y);
  return hit && standsFor(hit, element);
};

const [createTreeWalker] = methods(Document, "createTreeWalker");

const isFree = (x, y, element) => {
  const hit = hitAt(x, y);
  return hit && isInside(hit, element) && !isOtherControl(hit, element);
};

const hasRoom = (x, y, element) =>
  [[-ROOM, 0], [ROOM, 0], [0, -ROOM], [0, ROOM]].every(([right, down]) => isFree(x + right, y + down, element));

// Where the first words are that are the element's own: of an item that holds further items, that is its own line.
const pointOnWords = (element) => {
  const walker = createTreeWalker(document, element, NodeFilter.SHOW_TEXT);
  const range = new Range();
  let texts = 0;
  for (let node; texts < MOST_TEXTS && (node = walker.nextNode()); ) {
    if (isBlank(dataOf(node))) continue;
    texts++;
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2];
      if (isFree(x, y, element)) return { x, y };
    }
  }
  return null;
};

// A line or an outline: its box is mostly what it is not.
const pointOnLine = (element) => {
  const matrix = element.getScreenCTM();
  const length = element.getTotalLength();
  for (const part of PARTS_OF_LINE) {
    const { x, y } = element.getPointAtLength(length * part).matrixTransform(matrix);
    if (reaches(x, y, element)) return { x, y };
  }
  return null;
};

/**
 * A point in the viewport that hits the element, `{x, y}`; else `{blocker, isInView}`: the first thing that is hit
 * instead, and whether any of the element is in the viewport. With `offset`, the only point that is tried in each box.
 *
 * It is the middle, unless something with a purpose of its own is there; then a place with room around it, or words.
 */
export const pointOf = (element, offset) => {
  learnShadowsAround(element);
  let blocker = null;
  let narrow = null; // a point that hits, but close to something else
  let second = null; // a point that hits, but something with a purpose of its own
  let isInView = false;
  for (const box of boxesOf(element).slice(0, MOST_BOXES)) {
    const shown = partInView(box);
    if (!shown) continue;
    isInView = true;
    const points = offset
      ? [[box.left + offset[0], box.top + offset[1]]]
      : SPOTS.map(([across, down]) => [shown.left + shown.width * across, shown.top + shown.height * down]);
    for (const [x, y] of points) {
      const hit = hitAt(x, y);
      if (!hit || !standsFor(hit, element)) blocker ??= hit;
      else if (!offset && isOtherControl(hit, element)) second ??= { x, y };
      else if (!second || hasRoom(x, y, element)) return { x, y };
      else narrow ??= { x, y };
    }
  }
  const onLine = element instanceof SVGGeometryElement && isInView && !offset ? pointOnLine(element) : null;
  return onLine ?? (second && (pointOnWords(element) ?? narrow ?? second)) ?? { blocker, isInView };
};
