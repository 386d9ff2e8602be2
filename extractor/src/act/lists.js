// Reading a list from its beginning to its end while it is scrolled.

import { describer } from "../dom/describing.js";
import { attr, closest, getters, matches, query, queryAll, tagOf } from "../dom/dom.js";
import { flatParent, hostOfRoot, isInside } from "../dom/flat_tree.js";
import { innerText } from "../dom/html.js";
import { queryDeep, resolve, treesBelow } from "../dom/resolve.js";
import { still } from "../dom/still.js";
import { isShown } from "../dom/visible.js";
import { scrollerAround, toBeginning, useScroller } from "./scrolling.js";
import { textWithShadows } from "./words.js";

const [childrenOf] = getters(Element, "children");

const ITEMS = "[role=row],[role=listitem],[role=option],[role=treeitem],[role=article],li,tr,article";
const LISTS = "[role=grid],[role=treegrid],[role=table],[role=list],[role=listbox],[role=tree],[role=feed],table,ul,ol";
const NUMBERS = ["aria-rowindex", "aria-posinset", "data-index", "row-index"];
const PART = 500;
const MOST_OF_LINK = 500;

// --- which items ---

const itemsIn = (root) => [...queryDeep(ITEMS)].filter((each) => each !== root && isInside(each, root));

// The list that is meant: the element, or, of an item, the list that it is in.
const listOf = (element) => (matches(element, ITEMS) && !itemsIn(element).length && closest(element, LISTS)) || element;

// The row that names the columns.
const isHeader = (row) =>
  Boolean(query(row, "[role=columnheader],th")) && !query(row, "[role=gridcell],[role=cell],td:not([role])");

// What has a role or a tag of items, without the items in items; else the children, of whatever has more than one.
const itemsOf = (root) => {
  const found = new Set(itemsIn(root).filter((each) => !isHeader(each)));
  const isTop = (each) => {
    for (let at = flatParent(each); at && at !== root; at = flatParent(at)) if (found.has(at)) return false;
    return true;
  };
  if (found.size) return [...found].filter(isTop);
  let inside = root;
  while (childrenOf(inside).length === 1) inside = childrenOf(inside)[0];
  return [...childrenOf(inside)];
};

// A function that gives the items of a target as they are at that time.
const itemsMeant = (target, start) => {
  if (typeof target !== "string") {
    const list = listOf(start); // now: what was named may be a row that goes away with the first scroll
    return () => itemsOf(list);
  }
  // One match may be the list itself.
  const isList = [...queryDeep(target)].length === 1 && itemsOf(start).length > 1;
  return isList ? () => itemsOf(start) : () => [...queryDeep(target)];
};

// How many there are in all, if the page says so.
const totalOf = (element) => {
  const size = Number(attr(element, "aria-setsize"));
  if (size > 0) return size;
  for (let at = element; at; at = flatParent(at)) {
    const rows = Number(attr(at, "aria-rowcount"));
    if (rows > 0) return rows - [...queryAll(at, "[role=row],tr")].filter(isHeader).length;
  }
  return null;
};

// --- reading them ---

let items = null; // gives the items of the open list
let shown = []; // those that were shown when they were last looked for

/** Take an item selector or the ref of a list, find what scrolls its items, and go to its beginning. */
export const openList = (target) => {
  const start = resolve(target);
  if (!start) return { status: "gone" };
  items = itemsMeant(target, start);
  shown = [];
  const around = items()[0] ?? start;
  const used = useScroller(scrollerAround(around));
  if (!used) return { status: "out_of_view" };
  return { ...toBeginning(), at: used.at, total: totalOf(around) };
};

/**
 * The items that are there now, PART of them from `first` on, and whether there are more: what they say, their number
 * in the list if the page gives one, and their first link. Asked from 0 on, the items are looked for anew.
 */
export const readList = still((first, max) => {
  if (!first) shown = items().filter(isShown);
  const holders = shadowHolders();
  const rows = shown.slice(first, first + PART).map((item) => {
    const link = tagOf(item) === "a" ? item : query(item, "a[href]");
    // The browser's own text has neither shadow trees nor secrets left out of it.
    const isSpecial = holders.has(item) || describer().holdsWithheld(item);
    const text = isSpecial ? textWithShadows(item, max) : innerText(item).trim().slice(0, max);
    return [numberIn(item), text, link ? link.href.slice(0, MOST_OF_LINK) : ""];
  });
  return { rows, has_more: shown.length > first + PART };
});

const numberIn = (item) => {
  const given = NUMBERS.map((name) => attr(item, name)).find((value) => value !== null);
  const number = Number(given ?? NaN);
  return Number.isFinite(number) ? number : null;
};

// The elements that have shadow trees in them, whose own text is not all that they show.
const shadowHolders = () => {
  const holders = new Set();
  for (const tree of treesBelow(document)) {
    for (let at = hostOfRoot(tree); at && !holders.has(at); at = flatParent(at)) holders.add(at);
  }
  return holders;
};
