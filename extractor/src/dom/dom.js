// The DOM, read through the prototypes' own getters and methods.
//
// A page cannot touch the built-ins of an isolated world, but it can still shadow them from the markup: a
// form exposes its controls by name, so that with `<form><input name="parentNode">` the expression
// `form.parentNode` is the input, in every world. The document does the same with images, forms and frames.
// So nothing here, and nothing in the extractor, reads a property off a node directly: each getter is taken
// from its prototype.

const uncurry = (fn) => Function.prototype.call.bind(fn);

/** The getters of `type`'s prototype as functions of the node; undefined for what this browser does not have. */
export const getters = (type, names) => names.split(" ").map((name) => {
  const property = Object.getOwnPropertyDescriptor(type.prototype, name);
  return property && uncurry(property.get);
});

/** The methods of `type`'s prototype as functions of the node and the arguments. */
export const methods = (type, names) => names.split(" ").map((name) => uncurry(type.prototype[name]));

export const [nodeTypeOf, parentOf, firstChildOf, nextSiblingOf, textContentOf, isConnected] =
  getters(Node, "nodeType parentNode firstChild nextSibling textContent isConnected");
export const [rootOf, contains] = methods(Node, "getRootNode contains");
export const [dataOf] = getters(CharacterData, "data");

export const [tagOf, firstElementOf, nextElementOf, previousElementOf] =
  getters(Element, "localName firstElementChild nextElementSibling previousElementSibling");
export const [attr, has, hasAttributes, attributeNames, matches, closest, checkVisibility] =
  methods(Element, "getAttribute hasAttribute hasAttributes getAttributeNames matches closest checkVisibility");

export const [inputTypeOf, listOf, inputValueOf, checkedOf, indeterminateOf, labelsOf] =
  getters(HTMLInputElement, "type list value checked indeterminate labels");
export const [optionLabelOf, isSelected] = getters(HTMLOptionElement, "label selected");
export const [optionsOf, chosenOptionsOf] = getters(HTMLSelectElement, "options selectedOptions");
export const [controlOf] = getters(HTMLLabelElement, "control");

const [documentElementOf, activeInDocument] = getters(Document, "documentElement activeElement");
export const [titleOf, urlOf] = getters(Document, "title URL");
export const rootElement = () => documentElementOf(document);
export const styleOf = (element, pseudo) => getComputedStyle(element, pseudo);

const ELEMENT = 1;
const DOCUMENT = 9;
const FRAGMENT = 11;

export const isElement = (node) => nodeTypeOf(node) === ELEMENT;

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

// The flat tree: what is rendered, with shadow trees in place of their hosts' children and slots filled.

const [openShadowOf, slotOfElement] = getters(Element, "shadowRoot assignedSlot");
const [hostOf, activeInShadow] = getters(ShadowRoot, "host activeElement");
const [slotOfText] = getters(Text, "assignedSlot");
export const [assignedNodes] = methods(HTMLSlotElement, "assignedNodes");
const closedShadows = new WeakMap();

/** Make known a closed shadow root: no page script can find it, the debugger can. */
export const learnShadow = (root) => closedShadows.set(hostOf(root), root);

export const shadowOf = (element) => openShadowOf(element) || closedShadows.get(element) || null;

/** The element that has the focus, in whatever shadow tree it is; the body when nothing has. */
export const focusedElement = () => {
  let focused = activeInDocument(document);
  // Each shadow tree tells only of its own; the tree around it names the host.
  for (let shadow; (shadow = focused && shadowOf(focused)) && activeInShadow(shadow); ) focused = activeInShadow(shadow);
  return focused;
};

/** The shadow root's host, or null for the root of a document or of a detached tree. */
export const hostOfRoot = (root) => (root instanceof ShadowRoot ? hostOf(root) : null);

/** The parent element in the flat tree, or null at the top (also for a child that no slot shows). */
export const flatParent = (node) => {
  const parent = parentOf(node);
  if (!parent) return null;
  if (!isElement(parent)) return hostOfRoot(parent);
  if (!shadowOf(parent)) return parent;
  // The slots of a closed tree are not told: then the host is as near as it gets.
  const slot = isElement(node) ? slotOfElement(node) : slotOfText(node);
  return slot || (openShadowOf(parent) ? null : parent);
};

/** Call `visit` with each flat-tree child until it returns true. Nothing is copied: there may be millions. */
export const eachChild = (element, visit) => {
  if (tagOf(element) === "slot" && element instanceof HTMLSlotElement) {
    const nodes = assignedNodes(element);
    if (nodes.length) return nodes.some(visit);
  }
  for (let node = firstChildOf(shadowOf(element) || element); node; node = nextSiblingOf(node)) {
    if (visit(node)) return true;
  }
  return false;
};

/** The nearest flat-tree ancestor that passes `test`, out of `limit`: a page can be 100,000 levels deep. */
export const ancestor = (node, test, limit) => {
  for (let up = flatParent(node); up && limit--; up = flatParent(up)) if (test(up)) return up;
  return null;
};

/** `closest` that goes on in the tree around when it reaches the top of a shadow tree. */
export const closestAcross = (element, selector) => {
  for (let from = element; from; from = hostOfRoot(rootOf(from))) {
    const hit = closest(from, selector);
    if (hit) return hit;
  }
  return null;
};

// What is worth working out once per extraction, not once per element.

const makeRun = () => ({
  labels: new Map(), // by root: the labels of each control
  ariaNames: new Map(), // of elements whose role depends on having one
  owners: null, // what aria-owns moved, and to where
  disabled: new Map(), // by root: whether anything is aria-disabled
  focused: undefined,
  row: null, // the last table row met, and the role of its table
  rowTable: "",
});
let run = null;

/** From here to `endRun` the page stands still, so that what was found once may be kept. */
export const beginRun = () => {
  run = makeRun();
};
export const endRun = () => {
  run = null;
};

export const currentRun = () => run;

/** Call `work` with the current run, or with one of its own when none has begun. */
export const inRun = (work) => {
  if (run) return work(run);
  beginRun();
  try {
    return work(run);
  } finally {
    endRun();
  }
};
