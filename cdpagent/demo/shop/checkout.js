// The cart drawer, the checkout form and the confirmation.

import { cartLines, cartTotal, emptyCart, setQuantity } from "./cart.js";
import { COUNTRIES, SHIPPING, price } from "./catalogue.js";
import { make } from "./dom.js";

const FIRST_ORDER = 1001;

export function drawCart(body, close) {
  const lines = cartLines();
  if (lines.length === 0) {
    body.replaceChildren(make("p", { class: "empty" }, "It is empty. There is a mug you might like."));
    return;
  }
  body.replaceChildren(
    make(
      "ul",
      { class: "lines" },
      lines.map(({ id, colour, quantity, product }) =>
        make(
          "li",
          {},
          make("div", {}, make("strong", {}, product.name), make("small", {}, ` ${colour}`)),
          make(
            "div",
            { class: "stepper", role: "group", "aria-label": `Quantity of ${product.name}` },
            make(
              "button",
              {
                type: "button",
                "aria-label": "One less",
                onclick: () => setQuantity(id, colour, quantity - 1),
              },
              "−",
            ),
            make("span", {}, String(quantity)),
            make(
              "button",
              {
                type: "button",
                "aria-label": "One more",
                disabled: quantity >= product.stock,
                onclick: () => setQuantity(id, colour, quantity + 1),
              },
              "+",
            ),
          ),
          make("span", { class: "price" }, price(quantity * product.price)),
          make(
            "button",
            {
              type: "button",
              class: "link",
              "aria-label": `Remove ${product.name}`,
              onclick: () => setQuantity(id, colour, 0),
            },
            "Remove",
          ),
        ),
      ),
    ),
    make("p", { class: "total" }, "Subtotal ", make("strong", {}, price(cartTotal()))),
    make("a", { class: "button primary", href: "#/checkout", onclick: close }, "Go to checkout"),
  );
}

export function openCheckout(main) {
  if (cartLines().length === 0) {
    main.replaceChildren(
      make("h1", {}, "Checkout"),
      make("p", {}, "Your cart is empty. ", make("a", { href: "#/" }, "Find something first")),
    );
    return "Checkout";
  }
  const summary = make("aside", { class: "order", "aria-label": "Your order" });
  const form = make(
    "form",
    { class: "checkout", novalidate: true, "aria-label": "Checkout" },
    make(
      "fieldset",
      {},
      make("legend", {}, "Who you are"),
      field("name", "Full name", { autocomplete: "name", required: true }),
      field("email", "Email", { type: "email", autocomplete: "email", required: true }),
    ),
    make(
      "fieldset",
      {},
      make("legend", {}, "Where it goes"),
      field("street", "Street and number", { autocomplete: "street-address", required: true }),
      make(
        "div",
        { class: "pair" },
        field("postcode", "Postcode", { autocomplete: "postal-code", required: true }),
        field("city", "City", { autocomplete: "address-level2", required: true }),
      ),
      make(
        "div",
        { class: "field" },
        make("label", { for: "country" }, "Country"),
        make(
          "select",
          { id: "country", name: "country", required: true, autocomplete: "country-name" },
          make("option", { value: "" }, "Please choose"),
          COUNTRIES.map((country) => make("option", {}, country)),
        ),
        make("p", { class: "error", id: "country-error" }),
      ),
    ),
    make(
      "fieldset",
      {},
      make("legend", {}, "How fast"),
      SHIPPING.map(({ id, name, detail, price: cost }, index) =>
        make(
          "label",
          { class: "check" },
          make("input", { type: "radio", name: "shipping", value: id, checked: index === 0 }),
          `${name}, ${detail} `,
          make("small", {}, cost ? price(cost) : "free"),
        ),
      ),
    ),
    make(
      "div",
      { class: "field" },
      make("label", { for: "note" }, "Note for the packer (optional)"),
      make("textarea", { id: "note", name: "note", rows: "3" }),
    ),
    make(
      "div",
      { class: "field" },
      make(
        "label",
        { class: "check" },
        make("input", { type: "checkbox", id: "terms", name: "terms", required: true }),
        "I have read the terms, all four lines of them",
      ),
      make("p", { class: "error", id: "terms-error" }),
    ),
    make("p", { class: "error-summary", role: "alert", id: "problems" }),
    make("button", { type: "submit", class: "primary" }, "Place order"),
  );

  const shippingPrice = () => SHIPPING.find(({ id }) => id === form.elements.shipping.value).price;
  const drawSummary = () =>
    summary.replaceChildren(
      make("h2", {}, "Your order"),
      make(
        "ul",
        {},
        cartLines().map(({ product, quantity, colour }) =>
          make(
            "li",
            {},
            `${quantity} × ${product.name} (${colour}) `,
            make("span", { class: "price" }, price(quantity * product.price)),
          ),
        ),
      ),
      make(
        "p",
        {},
        "Delivery ",
        make("span", { class: "price" }, shippingPrice() ? price(shippingPrice()) : "free"),
      ),
      make("p", { class: "total" }, "Total ", make("strong", {}, price(cartTotal() + shippingPrice()))),
    );
  form.addEventListener("change", drawSummary);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!check(form)) return;
    placeOrder(form, cartTotal() + shippingPrice());
  });
  drawSummary();
  main.replaceChildren(make("h1", {}, "Checkout"), make("div", { class: "columns reverse" }, form, summary));
  return "Checkout";
}

function field(id, label, attributes) {
  return make(
    "div",
    { class: "field" },
    make("label", { for: id }, label),
    make("input", { id, name: id, type: "text", "aria-describedby": `${id}-error`, ...attributes }),
    make("p", { class: "error", id: `${id}-error` }),
  );
}

function check(form) {
  const wrong = [];
  for (const control of form.querySelectorAll("[required]")) {
    const problem = problemOf(control);
    form.querySelector(`#${control.id}-error`).textContent = problem;
    if (problem) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
    if (problem) wrong.push(control);
  }
  form.querySelector("#problems").textContent =
    wrong.length === 0
      ? ""
      : wrong.length === 1
        ? "One answer is missing or wrong."
        : `${wrong.length} answers are missing or wrong.`;
  wrong[0]?.focus();
  return wrong.length === 0;
}

function problemOf(control) {
  if (control.validity.valueMissing) {
    return control.type === "checkbox" ? "Please accept the terms." : "Please fill this in.";
  }
  return control.validity.typeMismatch ? "This does not look like an email address." : "";
}

function placeOrder(form, total) {
  const number = Number(localStorage.getItem("larkspur.orders") ?? FIRST_ORDER);
  localStorage.setItem("larkspur.orders", String(number + 1));
  sessionStorage.setItem(
    "larkspur.order",
    JSON.stringify({
      number: `LS-${number}`,
      name: form.elements.name.value,
      email: form.elements.email.value,
      country: form.elements.country.value,
      total,
    }),
  );
  emptyCart();
  location.hash = "#/thanks";
}

export function openThanks(main) {
  const order = JSON.parse(sessionStorage.getItem("larkspur.order") ?? "null");
  if (!order) {
    main.replaceChildren(
      make("h1", {}, "No order yet"),
      make("p", {}, make("a", { href: "#/" }, "Back to the shop")),
    );
    return "No order yet";
  }
  main.replaceChildren(
    make(
      "section",
      { class: "thanks" },
      make("h1", { tabindex: "-1" }, `Thank you, ${order.name}!`),
      make("p", {}, "Your order ", make("strong", { id: "order-number" }, order.number), " is placed."),
      make(
        "p",
        {},
        `If this were a shop, ${price(order.total)} worth of things would now go to ${order.country}`,
        ` and a receipt to ${order.email}.`,
      ),
      make("a", { class: "button", href: "#/" }, "Back to the shop"),
    ),
  );
  main.querySelector("h1").focus();
  return "Thank you";
}
