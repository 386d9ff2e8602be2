// Accessible names and descriptions, by accname 1.2 with the native rules of HTML-AAM and SVG-AAM.
//
// A computation collects into one string, with a bound on its length and on the nodes it looks at, so that
// a button with a megabyte of text costs no more than one with a line. Each element speaks once per
// computation: a label that holds the control it names, or two references to one element, repeat nothing.

import { eachReadChild } from "../dom/changes.js";
import {
  attr, closest, contains, controlOf, dataOf, firstChildOf, getters, has, hasAttributes, inputType, isElement, isText,
  nextSiblingOf, parentOf, query, queryAll, rootOf, styleOf, tagOf, text, trim,
} from "../dom/dom.js";
import { eachChild, shadowOf } from "../dom/flat_tree.js";
import { inRun } from "../dom/run.js";
import { isSecret } from "../dom/secret.js";
import { cut } from "../dom/text.js";
import { isPresent } from "../dom/visible.js";
import {
  BRANCH, DRAWN_TEXT, FROM_CONTENT, FROM_HEADING, HEADINGS, NAME_CHARS, NAME_NODES, NAMELESS, VALUE, VALUED_IN_NAMES, WORDS_DEPTH,
} from "../rules.js";
import { generatedText } from "./generated.js";
import { ownRole } from "./role.js";
import { parseRoles, roleBits } from "./roles.js";
import { valueOf } from "./value.js";

const SPACE = /[\t\n\f\r ]+/g;

// --- What an element refers to --------------------------------------------------------------------

const [labelledByOf, describedByOf] = getters(Element, "ariaLabelledByElements ariaDescribedByElements");
const [referenceTargetOf] = getters(ShadowRoot, "referenceTarget");

// The browser's own answer also has references that a script set as elements, which leave an empty attribute.
const references = (element, attribute, elementsOf) => {
  const ids = attr(element, attribute);
  if (ids === null) return [];
  inRun((run) => (run.isReferring = true));
  if (elementsOf) return elementsOf(element) || [];
  const root = rootOf(element);
  return ids.split(SPACE).filter(Boolean).map((id) => byId(root, id)).filter(Boolean);
};

const byId = (root, id) => query(root, "#" + CSS.escape(id));

const labelledBy = (element) => references(element, "aria-labelledby", labelledByOf);

// A shadow host can pass references to itself on to an element of its tree.
const referenceTarget = (element) => {
  const shadow = referenceTargetOf && shadowOf(element);
  const id = shadow ? referenceTargetOf(shadow) : null;
  return id === null ? element : id && byId(shadow, id);
};

const isAriaHidden = (element) => attr(element, "aria-hidden") === "true";

// aria-owns moves an element: its text belongs to the owner, not to its place in the document.
const findOwners = () => {
  const owners = new Map();
  for (const owner of queryAll(document, "[aria-owns]")) {
    if (closest(owner, "[aria-hidden=true]") || !isPresent(owner)) continue;
    for (const owned of references(owner, "aria-owns")) {
      if (!owners.has(owned) && !contains(owned, owner) && isPresent(owned)) owners.set(owned, owner);
    }
  }
  return owners;
};

const ownersIn = (run) => (run.owners ||= findOwners());

/** The element that claims this one through aria-owns, if any. */
export const ownerOf = (element) => inRun((run) => ownersIn(run).get(element));

// `element.labels` searches the whole tree for each control; this does so once.
const labelsOf = (element, run) => {
  const root = rootOf(element);
  let labels = run.labels.get(root);
  if (!labels) {
    run.labels.set(root, (labels = new Map()));
    for (const label of queryAll(root, "label")) {
      const control = label instanceof HTMLLabelElement && controlOf(label);
      if (control) labels.set(control, [...(labels.get(control) || []), label]);
    }
  }
  return labels.get(element) || [];
};

// --- What the host languages say ------------------------------------------------------------------

const childByTag = (element, tag) => {
  let child = firstChildOf(element);
  while (child && !(isElement(child) && tagOf(child) === tag)) child = nextSiblingOf(child);
  return child;
};

const childText = (element, tag) => {
  const child = childByTag(element, tag);
  const node = child && firstChildOf(child);
  return node && isText(node) ? trim(dataOf(node)) : "";
};

/** The name an SVG element has from its own `title`. */
export const svgTitleOf = (element) => childText(element, "title") || text(element, "xlink:title");

// A picture is what its figure's caption says only when there is nothing else in the figure.
const captionOfPicture = (image) => {
  const figure = parentOf(image);
  if (!figure || !isElement(figure) || tagOf(figure) !== "figure") return null;
  const caption = childByTag(figure, "figcaption");
  const isOther = (node) => node !== image && node !== caption &&
    (isElement(node) || (isText(node) && trim(dataOf(node))));
  return eachChild(figure, isOther) ? null : caption;
};

const BUTTON_TEXT = { __proto__: null, button: "", submit: "Submit", reset: "Reset" };

const attribute = (name) => (to, element) => to.add(text(element, name));
const child = (tag) => (to, element) => to.addReferences([childByTag(element, tag)]);
const labels = (to, element) => to.addLabels(element);

// By tag, how the host language names an element; each returns whether it did.
const NATIVE = {
  __proto__: null,
  area: attribute("alt"),
  button: labels,
  fieldset: child("legend"),
  img: (to, element) => to.add(text(element, "alt")) ||
    (!has(element, "alt") && !text(element, "title") && to.addReferences([captionOfPicture(element)])),
  input: (to, element) => {
    const type = inputType(element);
    return to.addLabels(element) || (type === "image" && to.add(text(element, "alt"))) ||
      (type in BUTTON_TEXT && to.add(attr(element, "value") ?? BUTTON_TEXT[type]));
  },
  math: attribute("alttext"),
  meter: labels,
  optgroup: attribute("label"),
  option: attribute("label"),
  output: labels,
  progress: labels,
  select: labels,
  table: child("caption"),
  textarea: labels,
};

// A drawing without any of these has nothing to say, however many shapes it has.
const SPEAKING = DRAWN_TEXT + ",[aria-label],[aria-labelledby]";

// --- The computation ------------------------------------------------------------------------------

// Enough of the role for a part of a name, without asking for names, which could go round in circles.
const roughRole = (element, tag) => parseRoles(attr(element, "role") || "")[0] ||
  (VALUED_IN_NAMES.test(tag) ? ownRole(element) : "generic");

const transform = (string, how) => {
  if (how === "uppercase") return string.toUpperCase();
  if (how === "lowercase") return string.toLowerCase();
  return how === "capitalize" ? string.replace(/(^|\s)\S/g, (start) => start.toUpperCase()) : string;
};

class Computation {
  #run;
  #max;
  #out = "";
  #nodesLeft = NAME_NODES;
  #depth = 0; // through children and references alike
  #seen = new Set();
  #isReferring = false; // inside aria-labelledby: references are followed once, not through one another
  #isHidden = false; // inside a hidden element that was referred to: then all of it counts
  #isBranching = false; // naming an item that may hold further items

  constructor(run, max) {
    this.#run = run;
    this.#max = max;
  }

  get result() {
    return trim(cut(this.#out, this.#max));
  }

  /** The name of `element` itself; returns where it came from. */
  addName(element) {
    if (this.addReferences(labelledBy(element), element)) return "labelledby";
    this.#out = "";
    this.#seen.clear();
    this.#seen.add(element);
    if (this.add(text(element, "aria-label"))) return "label";
    if (this.#addNative(element)) return "native";
    const role = ownRole(element);
    const bits = roleBits(role);
    this.#isBranching = role === "treeitem" || role.startsWith("menuitem");
    if (bits & FROM_CONTENT && this.addContent(element)) return "content";
    if (bits & FROM_HEADING && this.addReferences([query(element, HEADINGS + ",[role=heading]")])) {
      return "heading";
    }
    // A picture with an empty alternative has no name, whatever its tooltip says.
    if (role !== "none" && this.add(text(element, "title"))) return "title";
    return this.add(text(element, "placeholder") || text(element, "aria-placeholder")) ? "placeholder" : "";
  }

  /** Add text, with white space folded; returns whether there was any. */
  add(string) {
    const start = this.#out.length;
    let bounded = string.slice(0, this.#max * 4).replace(SPACE, " ");
    if (bounded[0] === " " && (!start || this.#out.endsWith(" "))) bounded = bounded.slice(1);
    this.#out += bounded;
    return this.#spokeSince(start);
  }

  /** Add the text of the elements. With `self`, they are from its aria-labelledby and may include it. */
  addReferences(elements, self) {
    if (!elements.length) return false;
    const start = this.#out.length;
    const isReferring = this.#isReferring;
    const isHidden = this.#isHidden;
    this.#isReferring ||= self !== undefined;
    for (const element of elements) {
      const target = element && referenceTarget(element);
      if (!target || this.#isFull) continue;
      this.#isHidden = isHidden || isAriaHidden(target) || !isPresent(target);
      this.#addGap();
      if (target === self) this.#addSelf(target);
      else this.#visit(target);
      this.#addGap();
    }
    this.#isReferring = isReferring;
    this.#isHidden = isHidden;
    return this.#spokeSince(start);
  }

  addLabels(element) {
    const labels = labelsOf(element, this.#run);
    if (labels.length) this.#run.isReferring = true;
    return this.addReferences(labels);
  }

  addContent(element) {
    const start = this.#out.length;
    const style = styleOf(element);
    // Who asks for the name of a hidden element wants the name it would have.
    this.#isHidden ||= style.visibility !== "visible";
    this.#addChildren(element, style, true);
    return this.#spokeSince(start);
  }

  get #isFull() {
    return this.#out.length >= this.#max * 2 || this.#nodesLeft <= 0;
  }

  #spokeSince(start) {
    const length = this.#out.length - start;
    return length > 1 || (length === 1 && this.#out[start] !== " ");
  }

  #addGap() {
    if (this.#out && !this.#out.endsWith(" ")) this.#out += " ";
  }

  #addSelf(element) {
    this.#seen.add(element);
    return this.add(text(element, "aria-label")) || this.#addNative(element) || this.addContent(element) ||
      this.add(text(element, "title"));
  }

  #addNative(element) {
    if (element instanceof SVGElement) return this.add(svgTitleOf(element));
    const tag = tagOf(element);
    // Custom elements can be form controls too.
    const native = NATIVE[tag] || (tag.includes("-") && labels);
    return native && native(this, element);
  }

  /** The text of an element that is a part of another's name. */
  #visit(element) {
    if (this.#seen.has(element) || this.#isFull || this.#depth > WORDS_DEPTH) return;
    this.#nodesLeft--;
    this.#depth++;
    this.#addElement(element);
    this.#depth--;
  }

  #addElement(element) {
    const tag = tagOf(element);
    const isPlain = !hasAttributes(element);
    if (NAMELESS.test(tag)) return;
    if (!isPlain && !this.#isHidden && isAriaHidden(element)) return;
    const style = styleOf(element);
    const display = style.display;
    if (display === "none" && !this.#isHidden) return;
    const isShown = this.#isHidden || style.visibility === "visible";
    const isInline = (display === "inline" && tag !== "br") || display === "contents";
    if (!isInline) this.#addGap();
    if (!isShown || !this.#addOwn(element, tag, isPlain)) {
      this.#seen.add(element);
      const start = this.#out.length;
      const isSkipped = style.contentVisibility === "hidden" && !this.#isHidden;
      if (!isSkipped) this.#addChildren(element, style, isShown);
      if (!isPlain && isShown && !this.#spokeSince(start)) this.add(text(element, "title"));
    }
    if (!isInline) this.#addGap();
  }

  /** What the element says otherwise than by its contents; true when its contents have nothing to add. */
  #addOwn(element, tag, isPlain) {
    if (isPlain && !(tag in NATIVE) && tag !== "svg") return false;
    if (!this.#isReferring && this.addReferences(labelledBy(element), element)) return true;
    this.#seen.add(element);
    const role = roughRole(element, tag);
    const bits = roleBits(role);
    if (bits & BRANCH && this.#isBranching && !this.#isReferring) return true;
    if (bits & VALUE || role === "listbox") return this.#addValue(element, role);
    if (tag !== "slot" && this.add(text(element, "aria-label"))) return true;
    if (this.#addNative(element) || (tag === "img" && has(element, "alt"))) return true;
    if (tag !== "svg" || query(element, SPEAKING)) return false;
    this.add(text(element, "title"));
    return true;
  }

  /** The value of a control inside a label: "remind me in [3] days". */
  #addValue(element, role) {
    const value = isSecret(element, nameWithin(element)) ? "" : valueOf(element);
    if (value !== undefined) this.add(value);
    else if (role !== "listbox") this.addContent(element);
    else for (const option of queryAll(element, "[aria-selected=true]")) this.#visit(option);
    return true;
  }

  #addChildren(element, style, isShown) {
    const owners = ownersIn(this.#run);
    const how = style.textTransform;
    if (isShown) this.add(generatedText(element, "::before"));
    const hasMarker = isShown && style.display === "list-item";
    if (hasMarker && this.add(generatedText(element, "::marker"))) this.#addGap();
    for (const action of references(element, "aria-actions")) this.#seen.add(action);
    eachReadChild(element, (node) => {
      if (isElement(node)) {
        if (!owners.has(node)) this.#visit(node);
      } else if (isShown && isText(node)) {
        this.#nodesLeft--;
        this.add(how === "none" ? dataOf(node) : transform(dataOf(node).slice(0, this.#max * 4), how));
      }
      return this.#isFull;
    });
    if (isShown) this.add(generatedText(element, "::after"));
    if (!owners.size) return;
    for (const owned of references(element, "aria-owns")) {
      if (owners.get(owned) === element) this.#visit(owned);
    }
  }
}

const compute = (max, work) => inRun((run) => {
  const computation = new Computation(run, max);
  const source = work(computation);
  return { name: computation.result, source };
});

/**
 * The accessible name and where it came from: "labelledby", "label", "native", "content", "heading", "title",
 * "placeholder", or "" for none. A name from "content" repeats text that stands inside the element.
 */
export const named = (element, { max = NAME_CHARS } = {}) => compute(max, (to) => to.addName(element));

/** The accessible name of the element, at most `max` characters. */
export const nameOf = (element, options) => named(element, options).name;

// The name of a control that stands within a name. Within that one, controls are asked only for their own words.
let isWithin = false;
const nameWithin = (element) => {
  if (isWithin) return "";
  isWithin = true;
  try {
    return nameOf(element);
  } finally {
    isWithin = false;
  }
};

/** The accessible description: what is said about the element beyond its `name`. */
export const descriptionOf = (element, name, { max = NAME_CHARS } = {}) => compute(max, (to) => {
  const title = text(element, "title");
  return to.addReferences(references(element, "aria-describedby", describedByOf), null) ||
    to.add(text(element, "aria-description")) ||
    (element instanceof SVGElement && to.add(childText(element, "desc"))) ||
    (title !== name && to.add(title));
}).name;

/** The text of the element's contents as a name would say it: the value of an editable element. */
export const contentOf = (element, max) => compute(max, (to) => to.addContent(element)).name;

/** The start of the name that ARIA gives, without which some elements have no role. */
export const ariaName = (element) => {
  const label = text(element, "aria-label");
  if (label || !has(element, "aria-labelledby")) return label;
  return inRun(({ ariaNames }) => {
    if (!ariaNames.has(element)) {
      ariaNames.set(element, compute(1, (to) => to.addReferences(labelledBy(element), element)).name);
    }
    return ariaNames.get(element);
  });
};

/** The name given by the author on the element itself. */
export const authorName = (element) => ariaName(element) || text(element, "title");
