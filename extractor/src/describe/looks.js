// How a thing looks: kind of shape and color.

import { attr, firstElementOf, query, queryAll, styleOf, tagOf } from "../dom/dom.js";

const SHAPES = "circle,ellipse,rect,polygon,polyline,path,line";
const SIDES = { __proto__: null, 3: "triangle", 4: "quadrilateral", 5: "pentagon", 6: "hexagon", 8: "octagon" };
const isClear = (color) => color === "none" || /^rgba.*, 0\)$/.test(color);

const cornersOf = (shape) => (attr(shape, "points") || "").trim().split(/[\s,]+/).length >> 1;

const kindOf = (shape, { width, height }) => {
  const tag = tagOf(shape);
  if (tag === "rect") return Math.abs(width - height) < 2 ? "square" : "rectangle";
  return tag === "polygon" ? SIDES[cornersOf(shape)] || "polygon" : tag === "path" ? "" : tag;
};

/** The kind of shape, if it is one, and its color as CSS writes it. */
export const looksOf = (element, rect) => {
  if (!(element instanceof SVGElement)) {
    const inner = firstElementOf(element);
    const colors = [element, inner].map((each) => (each ? styleOf(each).backgroundColor : "none"));
    return ["", colors.find((color) => !isClear(color)) || ""];
  }
  const shape = element.matches(SHAPES) ? element : query(element, SHAPES);
  if (!shape) return ["", ""];
  const { fill, stroke } = styleOf(shape);
  // What is made of many shapes is not one of them.
  const isOne = shape === element || queryAll(element, SHAPES).length < 2;
  return [isOne ? kindOf(shape, rect) : "", [fill, stroke].find((color) => !isClear(color)) || ""];
};
