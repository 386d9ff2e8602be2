// HTML elements: what not every element has.

import { getters, isElement, isHtml, methods, tagOf } from "./dom.js";

const [innerTextOf] = getters(HTMLElement, "innerText");
const [focusHtml] = methods(HTMLElement, "focus");
const [focusSvg] = methods(SVGElement, "focus");

export const isA = (node, ...tags) => isElement(node) && tags.includes(tagOf(node));

/** A property that only some elements have; not asked of a form, which would give the control of that name. */
export const propertyOf = (element, name) => (isA(element, "form") ? undefined : element[name]);

/** The text that the element shows, as the browser writes it down; shadow trees are not in it. */
export const innerText = (element) => (isHtml(element) ? innerTextOf(element) : "");

export const giveFocus = (element, options) => (isHtml(element) ? focusHtml : focusSvg)(element, options);
