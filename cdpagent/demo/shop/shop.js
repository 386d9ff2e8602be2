// Larkspur Supply: which view is shown, and what surrounds it (cart, newsletter, cookies).

import { cartCount, onCartChange } from "./cart.js";
import { drawCart, openCheckout, openThanks } from "./checkout.js";
import { make } from "./dom.js";
import { openList } from "./list.js";
import { openProduct } from "./product.js";

const TOAST_MS = 4000;
const main = document.querySelector("#main");
const cart = document.querySelector("#cart");
const newsletter = document.querySelector("#newsletter");
const toast = document.querySelector("#toast");
let list = null;
let toastTimer = 0;

function say(text) {
  toast.textContent = text;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => {
    toast.textContent = "";
  }, TOAST_MS);
}

// --- views ---

function route() {
  if (location.hash && !location.hash.startsWith("#/")) return; // the skip link, not a view
  const [path, query = ""] = (location.hash.slice(1) || "/").split("?");
  const parameters = new URLSearchParams(query);
  let title = "";
  if (path === "/") {
    list ??= openList(main, { say, onLookAround: offerNewsletter });
    list.update(parameters);
    title = parameters.get("q") ? `Results for “${parameters.get("q")}”` : "";
  } else {
    list = null;
    if (path.startsWith("/product/"))
      title = openProduct(main, path.slice("/product/".length), { say, openCart });
    else if (path === "/checkout") title = openCheckout(main);
    else if (path === "/thanks") title = openThanks(main);
    else if (path === "/help") title = openHelp(main);
    else title = openMissing(main);
    scrollTo(0, 0);
  }
  document.querySelector("#search").value = parameters.get("q") ?? "";
  document.title = title ? `${title} – Larkspur Supply` : "Larkspur Supply";
}

function openHelp(holder) {
  const questions = {
    "When does my order arrive?": "Standard delivery takes three to five working days, express one.",
    "May I send something back?":
      "Within sixty days, used or not. Put the things back into their box and the box into the post.",
    "Do you repair what you sell?": "Yes, for as long as we are here.",
  };
  holder.replaceChildren(
    make("h1", {}, "Help"),
    ...Object.entries(questions).map(([question, answer]) =>
      make("details", { class: "question" }, make("summary", {}, question), make("p", {}, answer)),
    ),
  );
  return "Help";
}

function openMissing(holder) {
  holder.replaceChildren(
    make("h1", {}, "Not found"),
    make("p", {}, make("a", { href: "#/" }, "Back to the shop")),
  );
  return "Not found";
}

// --- the cart ---

function openCart() {
  drawCart(cart.querySelector("#cart-body"), () => cart.close());
  if (!cart.open) cart.showModal();
}

function drawCount() {
  document.querySelector("#cart-count").textContent = cartCount();
  if (cart.open) drawCart(cart.querySelector("#cart-body"), () => cart.close());
}

// --- the newsletter: once, when somebody has begun to look around ---

function offerNewsletter() {
  if (localStorage.getItem("larkspur.newsletter") || document.querySelector("dialog[open]")) return;
  localStorage.setItem("larkspur.newsletter", "offered");
  newsletter.showModal();
}

document.querySelector("#newsletter-form").addEventListener("submit", (event) => {
  event.preventDefault();
  newsletter.close();
  say("Thank you. The next letter comes in spring");
});

// --- everything else ---

const cookies = document.querySelector("#cookies");
cookies.hidden = localStorage.getItem("larkspur.cookies") !== null;
cookies.addEventListener("click", (event) => {
  const { cookies: answer } = event.target.dataset;
  if (!answer) return;
  localStorage.setItem("larkspur.cookies", answer);
  cookies.hidden = true;
});

document.querySelector("#search-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const words = document.querySelector("#search").value.trim();
  location.hash = words ? `#/?${new URLSearchParams({ q: words })}` : "#/";
  offerNewsletter();
});
document.querySelector("#cart-button").addEventListener("click", openCart);
for (const button of document.querySelectorAll("[data-close]")) {
  button.addEventListener("click", () => button.closest("dialog").close());
}
onCartChange(drawCount);
addEventListener("hashchange", route);
drawCount();
route();
