// The role of an element: what its `role` attribute asks for where ARIA allows it, else what HTML-AAM and
// SVG-AAM say.
//
// `ownRole` looks at the element and at the little context its own role depends on: a list around an item,
// a table around a cell. A walk over the whole page can afford it; most elements cost a table lookup.
// `roleOf` also applies what takes all ancestors or rare attributes to know; it is the role to show.

import {
  attr, attributeNames, has, inputType, listOf, matches, nextElementOf, parentOf, previousElementOf, tagOf, text,
} from "../dom/dom.js";
import { ancestor, closestAcross, flatParent } from "../dom/flat_tree.js";
import { currentRun } from "../dom/run.js";
import { byWord } from "../dom/tables.js";
import {
  CLIMB, EDITABLE, FOCUSABLE, GLOBAL_ARIA, GROUPING_ATTRIBUTES, IMPLICIT_ROLES, INPUT_ROLES, LEAF, LEAF_TAGS, LIST_CLIMB, LISTS,
  NEED_NAME, SECTION_ROLES, SECTIONING, TABLE_CLIMB, TABLE_PARTS, TABLES,
} from "../rules.js";
import { ariaName, authorName, ownerOf, svgTitleOf } from "./name.js";
import { parseRoles, roleBits } from "./roles.js";

const isLink = (element) => has(element, "href") || has(element, "xlink:href");

/** Whether the element makes its contents editable. */
export const isEditable = (element) => EDITABLE.test(attr(element, "contenteditable") ?? "no");

/** Whether the element can take the focus, from its markup alone. */
export const isFocusable = (element) => {
  if (has(element, "tabindex")) return true;
  const tag = tagOf(element);
  if (tag === "a" || tag === "area") return isLink(element);
  return FOCUSABLE.test(tag) || isEditable(element);
};

// A presentational element that takes the focus, or that carries ARIA of its own, is not presentational
// after all.
const isConflicted = (element) => isFocusable(element) ||
  attributeNames(element).some((name) => GLOBAL_ARIA.test(name) && text(element, name));

const explicitRole = (element, value) => {
  for (const role of parseRoles(value)) {
    if (role === "none") return isConflicted(element) ? "" : role;
    // These are landmarks only with a name; without one, the next role in the list has its turn.
    if (!NEED_NAME.test(role) || authorName(element)) return role;
  }
  return "";
};

const INPUTS = byWord(INPUT_ROLES);

const inputRole = (element) => {
  const type = inputType(element);
  const role = INPUTS[type] || "textbox";
  if (type === "checkbox" && has(element, "switch")) return "switch";
  if (type === "checkbox" && has(element, "aria-pressed")) return "button";
  const isText = role === "textbox" || role === "searchbox";
  return isText && has(element, "list") && listOf(element) ? "combobox" : role;
};

const imageRole = (element) => {
  if (text(element, "alt") || ariaName(element)) return "image";
  // An empty alternative says that the picture says nothing; a missing source, that there is none.
  if (has(element, "alt")) return "none";
  return text(element, "title") || text(element, "src") || text(element, "srcset") ? "image" : "none";
};

const isSectioning = (element) => SECTIONING.test(tagOf(element));

const isSection = (element) => isSectioning(element) || tagOf(element) === "main" || SECTION_ROLES.test(attr(element, "role"));

const isTransparent = (role) => role === "generic" || role === "none";

const listItemRole = (element) => {
  // Only wrappers without a meaning may stand between an item and its list.
  const isEnd = (up) => LISTS.test(tagOf(up)) || tagOf(up) === "li" || !isTransparent(ownRole(up));
  const list = ancestor(element, isEnd, LIST_CLIMB);
  const isList = (up) => up && tagOf(up) !== "li" && ownRole(up) === "list";
  return isList(list) || isList(ownerOf(element)) ? "listitem" : "generic";
};

// The role of the table that a row, cell or caption belongs to. Cells come in rows: the last answer is kept.
const tableRoleOf = (part) => {
  const parent = parentOf(part);
  const run = currentRun();
  if (run && parent && run.row === parent) return run.rowTable;
  const table = ancestor(part, (up) => !TABLE_PARTS.test(tagOf(up)), TABLE_CLIMB);
  const role = table ? ownRole(table) : "generic";
  if (run) {
    run.row = parent;
    run.rowTable = role;
  }
  return role;
};

// A table that is none has no rows and cells either.
const inTable = (role) => (element) => {
  const table = tableRoleOf(element);
  if (TABLES.test(table)) return role(element, table);
  return table === "none" ? "none" : "generic";
};

const headerRole = (element) => {
  const scope = text(element, "scope").toLowerCase();
  if (scope) return scope.startsWith("row") ? "rowheader" : "columnheader";
  const section = flatParent(flatParent(element));
  if (section && tagOf(section) === "thead") return "columnheader";
  const beside = [previousElementOf(element), nextElementOf(element)].map((near) => near && tagOf(near));
  return beside.includes("td") && !beside.includes("th") ? "rowheader" : "columnheader";
};

const summaryRole = (element) => {
  const parent = flatParent(element);
  let before = parent && tagOf(parent) === "details" ? previousElementOf(element) : element;
  while (before && tagOf(before) !== "summary") before = previousElementOf(before);
  return before ? "generic" : "button";
};

const svgName = (element) => authorName(element) || svgTitleOf(element);

// A drawing counts where its author named it, and is paint otherwise.
const drawing = (role, unnamed) => (element) => (svgName(element) ? role : unnamed);

const linkRole = (element) => (isLink(element) ? "link" : "generic");
const rowGroupRole = inTable(() => "rowgroup");
const shapeRole = drawing("graphics-symbol", "none");

// By tag: the role, or a function of the element that gives it. What is not here is generic, or a shape.
const IMPLICIT = {
  __proto__: null,
  ...byWord(IMPLICIT_ROLES),
  a: linkRole,
  area: linkRole,
  aside: (element) => (ancestor(element, isSectioning, CLIMB) && !authorName(element) ? "generic" : "complementary"),
  caption: inTable(() => "caption"),
  footer: (element) => (ancestor(element, isSection, CLIMB) ? "sectionfooter" : "contentinfo"),
  header: (element) => (ancestor(element, isSection, CLIMB) ? "sectionheader" : "banner"),
  img: imageRole,
  input: inputRole,
  li: listItemRole,
  section: (element) => (authorName(element) ? "region" : "generic"),
  select: (element) => (has(element, "multiple") || attr(element, "size") > 1 ? "listbox" : "combobox"),
  summary: summaryRole,
  tbody: rowGroupRole,
  td: inTable((element, table) => (table === "table" ? "cell" : "gridcell")),
  tfoot: rowGroupRole,
  th: inTable(headerRole),
  thead: rowGroupRole,
  tr: inTable(() => "row"),
  svg: drawing("image", "graphics-document"),
  g: drawing("group", "none"),
};

/** The role by the element itself; see the top of this file. */
export const ownRole = (element) => {
  const given = attr(element, "role");
  const explicit = given && explicitRole(element, given);
  if (explicit) return explicit;
  const implicit = IMPLICIT[tagOf(element)] || (element instanceof SVGElement ? shapeRole : "generic");
  return typeof implicit === "string" ? implicit : implicit(element);
};

/** The computed role of the element; "none" and "generic" mean that it has no meaning of its own. */
export const roleOf = (element) => {
  const role = ownRole(element);
  if (isTransparent(role)) {
    return matches(element, GROUPING_ATTRIBUTES) ? "group" : role;
  }
  if (isFocusable(element)) return role;
  // What stands inside, say, a button is a part of the button.
  let up = element;
  while ((up = flatParent(up)) && (up = closestAcross(up, LEAF_TAGS + ",[role]"))) {
    if (roleBits(ownRole(up)) & LEAF) return "none";
  }
  return role;
};
