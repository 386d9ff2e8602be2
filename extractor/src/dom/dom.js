// The DOM, read through the prototypes' own getters and methods.
//
// A page cannot touch the built-ins of an isolated world, but it can still shadow them from the markup: a
// form exposes its controls by name, so that with `<form><input name="parentNode">` the expression
// `form.parentNode` is the input, in every world. The document does the same with images, forms and frames.
// So nothing here reads a property off a node directly where that node may be a form or the document: each
// getter is taken from its prototype.

const uncurry = (fn) => Function.prototype.call.bind(fn);

/** The getters of `type`'s prototype as functions of the node; undefined for what this browser does not have. */
export const getters = (type, names) => names.split(" ").map((name) => {
  const property = Object.getOwnPropertyDescriptor(type.prototype, name);
  return property && uncurry(property.get);
});

/** The methods of `type`'s prototype as functions of the node and the arguments. */
export const methods = (type, names) => names.split(" ").map((name) => uncurry(type.prototype[name]));

export const [nodeTypeOf, parentOf, firstChildOf, nextSiblingOf, textContentOf, isInAny, documentOf] =
  getters(Node, "nodeType parentNode firstChild nextSibling textContent isConnected ownerDocument");

/** Whether a node is in this document; a script may have moved it into that of a frame. */
export const isConnected = (node) => isInAny(node) && (documentOf(node) ?? document) === document;
export const [rootOf, contains] = methods(Node, "getRootNode contains");
export const [dataOf] = getters(CharacterData, "data");

export const [tagOf, firstElementOf, nextElementOf, previousElementOf] =
  getters(Element, "localName firstElementChild nextElementSibling previousElementSibling");
export const [attr, has, hasAttributes, attributeNames, matches, closest, checkVisibility] =
  methods(Element, "getAttribute hasAttribute hasAttributes getAttributeNames matches closest checkVisibility");

const [inputTypeOf] = getters(HTMLInputElement, "type");
export const [listOf, inputValueOf, checkedOf, indeterminateOf, labelsOf] =
  getters(HTMLInputElement, "list value checked indeterminate labels");
export const [optionLabelOf, isSelected] = getters(HTMLOptionElement, "label selected");
export const [optionsOf, chosenOptionsOf] = getters(HTMLSelectElement, "options selectedOptions");
export const [controlOf] = getters(HTMLLabelElement, "control");

const [namespaceOf] = getters(Element, "namespaceURI");
export const isHtml = (element) => namespaceOf(element) === "http://www.w3.org/1999/xhtml";

/**
 * The tag of an HTML element, else "". Not `instanceof`: what a page has moved into a frame's document keeps the classes
 * of the document that it came from.
 */
export const htmlTagOf = (element) => (isHtml(element) ? tagOf(element) : "");

/** The type of an `input` as the browser understands it; "" for any other element. */
export const inputType = (element) => (htmlTagOf(element) === "input" ? inputTypeOf(element) : "");

const [documentElementOf, bodyOfDocument] = getters(Document, "documentElement body");
export const [titleOf, urlOf] = getters(Document, "title URL");
export const rootElement = () => documentElementOf(document);
export const bodyElement = () => bodyOfDocument(document);
export const styleOf = (element, pseudo) => getComputedStyle(element, pseudo);

const ELEMENT = 1;
const TEXT = 3;
const DOCUMENT = 9;
const FRAGMENT = 11;

export const isElement = (node) => nodeTypeOf(node) === ELEMENT;
export const isText = (node) => nodeTypeOf(node) === TEXT;
export const isFragment = (node) => nodeTypeOf(node) === FRAGMENT;

const queries = { [ELEMENT]: Element, [DOCUMENT]: Document, [FRAGMENT]: DocumentFragment };
for (const type in queries) queries[type] = methods(queries[type], "querySelector querySelectorAll");
const countables = { [ELEMENT]: Element, [DOCUMENT]: Document };
for (const type in countables) [countables[type]] = methods(countables[type], "getElementsByTagName");
/** How many elements there are in the document or element; nothing is copied for it. */
export const countIn = (root) => countables[nodeTypeOf(root)](root, "*").length;
export const query = (root, selector) => queries[nodeTypeOf(root)][0](root, selector);
export const queryAll = (root, selector) => queries[nodeTypeOf(root)][1](root, selector);

/** An attribute without ASCII white space around it; "" when absent. Other spaces count as text. */
export const text = (element, name) => trim(attr(element, name) || "");
export const trim = (string) => string.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "");
