// The list of products with its filters. What is shown is written in the address: #/?q=mug&category=kitchen.

import { picture } from "./art.js";
import { addToCart } from "./cart.js";
import { CATEGORIES, COLOURS, PRODUCTS, price } from "./catalogue.js";
import { hidden, make } from "./dom.js";

const PAGE = 12;

const SORTS = {
  featured: { name: "Featured", compare: () => 0 },
  "price-up": { name: "Price, low to high", compare: (a, b) => a.price - b.price },
  "price-down": { name: "Price, high to low", compare: (a, b) => b.price - a.price },
  rating: { name: "Rating", compare: (a, b) => b.rating - a.rating },
  name: { name: "Name", compare: (a, b) => a.name.localeCompare(b.name) },
};

export function openList(main, { say, onLookAround }) {
  const results = make("ul", { class: "products" });
  const summary = make("p", { class: "summary", role: "status" });
  const more = make("button", { type: "button", class: "more" });
  const heading = make("h1", {}, "Well-made things");
  const sort = make(
    "select",
    { id: "sort", name: "sort" },
    Object.entries(SORTS).map(([id, { name }]) => make("option", { value: id }, name)),
  );
  const filters = makeFilters();
  let query = new URLSearchParams();
  let shown = PAGE;

  const change = () => {
    location.hash = `#/?${readFilters(filters, sort, query.get("q"))}`;
    onLookAround();
  };
  filters.addEventListener("change", change);
  filters.addEventListener("submit", (event) => {
    event.preventDefault();
    change();
  });
  filters.addEventListener("colour", change);
  filters.addEventListener("reset", () => {
    location.hash = "#/";
  });
  sort.addEventListener("change", change);
  more.addEventListener("click", () => {
    const next = shown;
    shown += PAGE;
    draw();
    results.children[next]?.querySelector("a")?.focus();
    onLookAround();
  });

  main.replaceChildren(
    make(
      "div",
      { class: "banner" },
      heading,
      make("p", {}, "Twenty-four of them, to be exact. None of them talks to the internet."),
    ),
    make(
      "div",
      { class: "columns" },
      make("aside", { "aria-label": "Filters" }, filters),
      make(
        "section",
        { "aria-label": "Products" },
        make(
          "div",
          { class: "toolbar" },
          summary,
          make("div", {}, make("label", { for: "sort" }, "Sort by "), sort),
        ),
        results,
        more,
      ),
    ),
  );

  function draw() {
    const found = search(query);
    const words = query.get("q");
    heading.textContent = words ? `Results for “${words}”` : "Well-made things";
    summary.textContent = found.length === 1 ? "1 product" : `${found.length} products`;
    results.replaceChildren(...found.slice(0, shown).map((product) => card(product, say)));
    if (found.length === 0) {
      results.append(
        make("li", { class: "nothing" }, "Nothing matches. ", make("a", { href: "#/" }, "Show all products")),
      );
    }
    const rest = Math.max(found.length - shown, 0);
    more.hidden = rest === 0;
    more.textContent = `Show ${Math.min(rest, PAGE)} more`;
  }

  return {
    update(next) {
      query = next;
      shown = PAGE;
      writeFilters(filters, sort, query);
      draw();
    },
  };
}

function search(query) {
  const words = (query.get("q") ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const categories = query.getAll("category");
  const least = query.has("min") ? Number(query.get("min")) * 100 : 0;
  const most = query.has("max") ? Number(query.get("max")) * 100 : Infinity;
  const colour = query.get("colour");
  const { compare } = SORTS[query.get("sort")] ?? SORTS.featured;
  return PRODUCTS.filter((product) => {
    const text = `${product.name} ${product.category} ${product.text}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (categories.length === 0 || categories.includes(product.category)) &&
      product.price >= least &&
      product.price <= most &&
      (!colour || product.colours.includes(colour)) &&
      (!query.has("stock") || product.stock > 0)
    );
  }).sort(compare);
}

function makeFilters() {
  return make(
    "form",
    { class: "filters", id: "filters" },
    make(
      "fieldset",
      {},
      make("legend", {}, "Category"),
      CATEGORIES.map(({ id, name }) => {
        const count = PRODUCTS.filter((product) => product.category === id).length;
        return make(
          "label",
          { class: "check" },
          make("input", { type: "checkbox", name: "category", value: id }),
          `${name} `,
          make("small", {}, `(${count})`),
        );
      }),
    ),
    make(
      "details",
      { id: "price-filter" },
      make("summary", {}, "Price"),
      make(
        "div",
        { class: "range" },
        make(
          "label",
          {},
          "From € ",
          make("input", { type: "number", name: "min", min: "0", step: "1", inputmode: "numeric" }),
        ),
        make(
          "label",
          {},
          "to € ",
          make("input", { type: "number", name: "max", min: "0", step: "1", inputmode: "numeric" }),
        ),
      ),
    ),
    make(
      "details",
      { id: "more-filters" },
      make("summary", {}, "More filters"),
      make(
        "label",
        { class: "check" },
        make("input", { type: "checkbox", name: "stock", value: "1" }),
        "In stock only",
      ),
      make("p", { class: "swatch-title" }, "Colour"),
      swatches(Object.keys(COLOURS), null, (colour, holder) => {
        const form = holder.closest("form");
        form.dataset.colour = form.dataset.colour === colour ? "" : colour;
        form.dispatchEvent(new CustomEvent("colour"));
      }),
    ),
    make(
      "div",
      { class: "filter-actions" },
      make("button", { type: "submit" }, "Apply"),
      make("button", { type: "reset", class: "link" }, "Clear all"),
    ),
  );
}

function readFilters(form, sort, words) {
  const query = new URLSearchParams();
  if (words) query.set("q", words);
  for (const [name, value] of new FormData(form)) if (value) query.append(name, value);
  if (form.dataset.colour) query.set("colour", form.dataset.colour);
  if (sort.value !== "featured") query.set("sort", sort.value);
  return query;
}

function writeFilters(form, sort, query) {
  for (const box of form.querySelectorAll("[name=category]"))
    box.checked = query.getAll("category").includes(box.value);
  form.elements.stock.checked = query.has("stock");
  form.elements.min.value = query.get("min") ?? "";
  form.elements.max.value = query.get("max") ?? "";
  form.dataset.colour = query.get("colour") ?? "";
  mark(form.querySelector(".swatches"), form.dataset.colour);
  sort.value = query.get("sort") in SORTS ? query.get("sort") : "featured";
}

// Swatches are plain divs with a click listener, as in many real shops: no role, no tabindex.
export function swatches(colours, chosen, onChoose) {
  const holder = make("div", { class: "swatches" });
  for (const colour of colours) {
    const swatch = make("div", { class: "swatch", title: colour, "data-colour": colour });
    swatch.style.background = COLOURS[colour];
    swatch.addEventListener("click", () => onChoose(colour, holder));
    holder.append(swatch);
  }
  mark(holder, chosen);
  return holder;
}

export function mark(holder, chosen) {
  for (const swatch of holder.children) swatch.classList.toggle("chosen", swatch.dataset.colour === chosen);
}

function card(product, say) {
  let [colour] = product.colours;
  const frame = make("a", {
    class: "picture",
    href: `#/product/${product.id}`,
    tabindex: "-1",
    "aria-hidden": "true",
  });
  const paint = () =>
    frame.replaceChildren(picture(product, COLOURS[colour], `${product.name} in ${colour}`));
  paint();
  const sold = product.stock === 0;
  return make(
    "li",
    {},
    make(
      "article",
      { class: "card" },
      frame,
      make("h2", {}, make("a", { href: `#/product/${product.id}` }, product.name)),
      make(
        "p",
        { class: "facts" },
        make("span", { class: "price" }, price(product.price)),
        make("span", { class: "rating", title: "Rating out of 5" }, `★ ${product.rating.toFixed(1)}`),
      ),
      swatches(product.colours, colour, (chosen, holder) => {
        colour = chosen;
        mark(holder, colour);
        paint();
      }),
      product.stock > 0 && product.stock < 8
        ? make("p", { class: "few" }, `Only ${product.stock} left`)
        : null,
      make(
        "button",
        {
          type: "button",
          class: "add",
          disabled: sold,
          onclick: () => {
            addToCart(product.id, colour);
            say(`${product.name} (${colour}) is in your cart`);
          },
        },
        sold ? "Sold out" : "Add to cart",
        hidden(`: ${product.name}`),
      ),
    ),
  );
}
