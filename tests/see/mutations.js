// A page that changes at random, the same way for the same seed. The value is an object with `change()`, which does one
// to three changes and says which.
(seed) => {
  let state = seed * 2654435761 >>> 0;
  const random = () => {
    state ^= state << 13; state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5; state >>>= 0;
    return state / 4294967296;
  };
  const below = (count) => Math.floor(random() * count);
  const pick = (list) => list[below(list.length)];
  const word = () => pick("apple pear plum lemon fig grape kiwi melon peach date".split(" ")) + below(100);

  const style = document.createElement("style");
  style.textContent = `
    .gone { display: none } .faint { opacity: 0 } .unseen { visibility: hidden } .seen { visibility: visible }
    .hand { cursor: pointer } .row { display: flex } .inline { display: inline } .block { display: block }
    .clip { overflow: hidden; height: 0 } .scroll { overflow: auto; height: 40px } .off { position: absolute; left: -9999px }
    .fixed { position: fixed; top: 0 } .contents { display: contents }
    :checked ~ .follows { display: none } .parent:has(.marker) .told { display: none }
    .hot:hover .told { display: none } .parent:has(:checked) > .block { visibility: hidden }
  `;
  document.head.append(style);

  const CLASSES = ["gone", "faint", "unseen", "seen", "hand", "row", "inline", "block", "clip", "scroll", "off", "fixed",
    "contents", "follows", "parent", "marker", "told", "hot"];
  const TAGS = ["div", "div", "div", "p", "span", "span", "ul", "li", "section", "a", "button", "h2", "label", "input",
    "select", "textarea", "img", "table", "details", "nav", "main", "form", "b", "article", "my-box"];

  const dress = (element) => {
    if (random() < 0.3) element.classList.add(pick(CLASSES));
    if (random() < 0.05) element.setAttribute("role", pick(["button", "tab", "listitem", "alert", "none", "dialog", "img"]));
    if (random() < 0.05) element.setAttribute("aria-label", word());
    if (random() < 0.03) element.setAttribute("aria-hidden", "true");
    if (random() < 0.03) element.tabIndex = 0;
    return element;
  };

  const make = (depth) => {
    const element = dress(document.createElement(pick(TAGS)));
    const tag = element.localName;
    if (tag === "a") element.href = "#" + word();
    if (tag === "img") { element.alt = word(); element.width = element.height = 20; }
    if (tag === "input") { element.type = pick(["text", "checkbox", "radio", "submit", "password"]); return element; }
    if (tag === "select") { for (let i = below(4); i >= 0; i--) element.append(new Option(word())); return element; }
    if (tag === "textarea" || tag === "img") return element;
    if (tag === "details") { const s = document.createElement("summary"); s.textContent = word(); element.append(s); }
    if (tag === "my-box" && random() < 0.7) {
      const shadow = element.attachShadow({ mode: "open" });
      shadow.append(make(depth + 1), document.createElement("slot"));
    }
    fill(element, depth);
    return element;
  };

  const fill = (element, depth) => {
    for (let i = below(4); i > 0; i--) element.append(random() < 0.4 || depth > 4 ? word() + " " : make(depth + 1));
  };

  const trees = (root) => [root, ...[...root.querySelectorAll("*")].flatMap((each) => each.shadowRoot ? trees(each.shadowRoot) : [])];
  const elements = () => trees(document.body).flatMap((tree) => [...tree.querySelectorAll("*")]);
  const texts = () => {
    const found = [];
    for (const tree of trees(document.body)) {
      const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) found.push(walker.currentNode);
    }
    return found;
  };

  for (let i = 0; i < 12; i++) document.body.append(make(0));

  const CHANGES = {
    append: (at) => at.append(make(2)),
    prepend: (at) => at.prepend(make(2)),
    before: (at) => at.before(make(2)),
    say: (at) => at.append(word()),
    remove: (at) => at.remove(),
    move: (at) => { const to = pick(elements()); if (!at.contains(to)) to.append(at); },
    swap: (at) => at.nextSibling?.after(at),
    toggle: (at) => at.classList.toggle(pick(CLASSES)),
    restyle: (at) => { at.style.display = pick(["", "none", "inline", "block", "inline-block"]); },
    resize: (at) => { at.style.height = pick(["", "0", "30px"]); },
    label: (at) => at.toggleAttribute("aria-label") && at.setAttribute("aria-label", word()),
    role: (at) => at.hasAttribute("role") ? at.removeAttribute("role") : at.setAttribute("role", pick(["button", "list", "group", "tab"])),
    hide: (at) => at.getAttribute("aria-hidden") ? at.removeAttribute("aria-hidden") : at.setAttribute("aria-hidden", "true"),
    disable: (at) => at.toggleAttribute("disabled"),
    open: (at) => at.localName === "details" && at.toggleAttribute("open"),
    empty: (at) => at.replaceChildren(),
    html: (at) => { at.innerHTML = `<b>${word()}</b> ${word()} <button>${word()}</button>`; },
    words: () => { const at = pick(texts()); if (at) at.data = pick([word(), "", " ", word() + " " + word()]); },
    value: () => { const at = pick([...document.querySelectorAll("input[type=text],textarea")]); if (at) at.value = word(); },
    check: () => { const at = pick([...document.querySelectorAll("[type=checkbox],[type=radio]")]); if (at) at.checked = !at.checked; },
    choose: () => { const at = pick([...document.querySelectorAll("select")]); if (at) at.selectedIndex = below(at.options.length); },
    focus: (at) => at.focus(),
    scroll: (at) => { at.scrollTop = below(50); },
    page: () => scrollTo(0, below(2000)),
    slot: (at) => { at.slot = pick(["", "other"]); },
    sheet: () => style.sheet.insertRule(`.${pick(CLASSES)} { ${pick(["display: none", "cursor: pointer", "visibility: hidden", "display: inline"])} }`),
    unsheet: () => style.sheet.cssRules.length > 20 && style.sheet.deleteRule(0),
    reference: (at) => { at.id ||= word(); pick(elements()).setAttribute("aria-labelledby", at.id); },
    tie: (at) => { at.id ||= word(); const label = document.createElement("label"); label.htmlFor = at.id; label.textContent = word(); document.body.append(label); },
  };

  return { change: () => {
    const done = [];
    for (let i = below(3); i >= 0; i--) {
      const all = elements();
      if (all.length < 15) document.body.append(make(0));
      if (all.length > 400) all[below(all.length)].remove();
      const what = pick(Object.keys(CHANGES));
      const at = pick(elements());
      try { CHANGES[what](at); } catch { continue; }
      // Chrome takes the focus from what is disabled or hidden, but only when it draws the next frame.
      const focused = document.activeElement;
      if (focused?.matches(":disabled") || !focused?.checkVisibility()) focused?.blur();
      done.push(`${what} ${at.localName}.${at.className || ""}`);
    }
    return done.join(", ");
  } };
}
