// The cart: lines of product, colour and quantity, kept in this browser.

import { findProduct } from "./catalogue.js";

const KEY = "larkspur.cart";
const listeners = new Set();
let lines = load();

function load() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return stored.filter((line) => findProduct(line.id) && line.quantity > 0);
  } catch {
    return [];
  }
}

function changed() {
  localStorage.setItem(KEY, JSON.stringify(lines));
  for (const listener of listeners) listener();
}

export const onCartChange = (listener) => listeners.add(listener);
export const cartLines = () => lines.map((line) => ({ ...line, product: findProduct(line.id) }));
export const cartCount = () => lines.reduce((sum, line) => sum + line.quantity, 0);
export const cartTotal = () => cartLines().reduce((sum, line) => sum + line.quantity * line.product.price, 0);

export function addToCart(id, colour, quantity = 1) {
  const line = lines.find((item) => item.id === id && item.colour === colour);
  if (line) line.quantity += quantity;
  else lines.push({ id, colour, quantity });
  changed();
}

export function setQuantity(id, colour, quantity) {
  lines = lines
    .map((line) => (line.id === id && line.colour === colour ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
  changed();
}

export function emptyCart() {
  lines = [];
  changed();
}
