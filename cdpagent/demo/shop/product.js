// One product.

import { picture } from "./art.js";
import { addToCart } from "./cart.js";
import { CATEGORIES, COLOURS, findProduct, price } from "./catalogue.js";
import { make } from "./dom.js";
import { mark, swatches } from "./list.js";

export function openProduct(main, id, { say, openCart }) {
  const product = findProduct(id);
  if (!product) {
    main.replaceChildren(
      make("h1", {}, "No such product"),
      make("p", {}, make("a", { href: "#/" }, "Back to the shop")),
    );
    return "No such product";
  }
  const category = CATEGORIES.find((item) => item.id === product.category);
  let [colour] = product.colours;
  const frame = make("div", { class: "picture large" });
  const colourName = make("output", {}, colour);
  const paint = () =>
    frame.replaceChildren(picture(product, COLOURS[colour], `${product.name} in ${colour}`));
  paint();
  const most = Math.min(product.stock, 9);
  const quantity = make(
    "select",
    { id: "quantity" },
    Array.from({ length: most }, (_, index) => make("option", {}, String(index + 1))),
  );

  main.replaceChildren(
    make(
      "nav",
      { class: "crumbs", "aria-label": "Breadcrumb" },
      make("a", { href: "#/" }, "Shop"),
      " / ",
      make("a", { href: `#/?category=${category.id}` }, category.name),
      " / ",
      make("span", { "aria-current": "page" }, product.name),
    ),
    make(
      "article",
      { class: "product" },
      frame,
      make(
        "div",
        {},
        make("h1", {}, product.name),
        make("p", { class: "price" }, price(product.price)),
        make("p", {}, product.text),
        make("p", {}, "Colour: ", colourName),
        swatches(product.colours, colour, (chosen, holder) => {
          colour = chosen;
          colourName.textContent = colour;
          mark(holder, colour);
          paint();
        }),
        product.stock === 0
          ? make("p", { class: "few" }, "Sold out. It will be back in spring.")
          : make(
              "form",
              {
                class: "buy",
                onsubmit: (event) => {
                  event.preventDefault();
                  addToCart(product.id, colour, Number(quantity.value));
                  say(`${product.name} (${colour}) is in your cart`);
                  openCart();
                },
              },
              make("label", { for: "quantity" }, "Quantity"),
              quantity,
              make("button", { class: "primary" }, "Add to cart"),
            ),
        make(
          "details",
          {},
          make("summary", {}, "Delivery and returns"),
          make(
            "p",
            {},
            "Standard delivery takes three to five working days. Returns are free for sixty days.",
          ),
        ),
        make(
          "details",
          {},
          make("summary", {}, "Care"),
          make("p", {}, "Treat it kindly. If it breaks anyway, we repair it."),
        ),
      ),
    ),
  );
  return product.name;
}
