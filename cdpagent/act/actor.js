// What acts in a page: finds the point to hit, guards the input on its way, and watches what it starts.
//
// An expression: a function that is given the extractor and gives the object that Python calls. It runs in our isolated
// world, so nothing here is the page's own; but `form.parentNode` may be an <input name=parentNode> there too, and
// `document.body` an <img name=body>, hence the getters and methods taken from the prototypes: whatever is asked of what
// may be a form or the document goes through them.
(look) => {
  const getter = (type, name) => {
    const { get } = Object.getOwnPropertyDescriptor(type.prototype, name);
    return (object) => get.call(object);
  };
  const method = (type, name) => Function.prototype.call.bind(type.prototype[name]);
  const parentOf = getter(Node, "parentNode");
  const isConnected = getter(Node, "isConnected");
  const rootOf = method(Node, "getRootNode");
  const dispatch = method(EventTarget, "dispatchEvent");
  const attr = method(Element, "getAttribute");
  const hasAttr = method(Element, "hasAttribute");
  const tagOf = getter(Element, "localName");
  const childrenOf = getter(Element, "children");
  const slotOf = getter(Element, "assignedSlot");
  const shadowOf = getter(Element, "shadowRoot");
  const rectOf = method(Element, "getBoundingClientRect");
  const rectsOf = method(Element, "getClientRects");
  const matches = method(Element, "matches");
  const closest = method(Element, "closest");
  const queryOne = method(Element, "querySelector");
  const queryAll = method(Element, "querySelectorAll");
  const checkVisibility = method(Element, "checkVisibility");
  const scrollToView = method(Element, "scrollIntoView");
  const [scrollTo, scrollBy] = [method(Element, "scrollTo"), method(Element, "scrollBy")];
  const [scrollTopOf, scrollLeftOf] = [getter(Element, "scrollTop"), getter(Element, "scrollLeft")];
  const [scrollWidthOf, scrollHeightOf] = [getter(Element, "scrollWidth"), getter(Element, "scrollHeight")];
  const [clientWidthOf, clientHeightOf] = [getter(Element, "clientWidth"), getter(Element, "clientHeight")];
  const bodyOf = getter(Document, "body");
  const rootElementOf = getter(Document, "documentElement");
  const pageScrollerOf = getter(Document, "scrollingElement");
  const runningAnimations = method(Document, "getAnimations");
  // Not `instanceof`: what comes out of an event in a frame may be wrapped by the world of the frame around it.
  const typeOf = getter(Node, "nodeType");
  const isElement = (node) => {
    try {
      return typeOf(node) === 1;
    } catch {
      return false;
    }
  };
  const isA = (node, ...tags) => isElement(node) && tags.includes(tagOf(node));
  const namespaceOf = getter(Element, "namespaceURI");
  const isHtml = (node) => isElement(node) && namespaceOf(node) === "http://www.w3.org/1999/xhtml";
  // What only some elements have, and forms not: a form would give what is called so in it.
  const own = (element, name) => (isA(element, "form") ? undefined : element[name]);
  const innerText = getter(HTMLElement, "innerText");
  const textOf = (element) => (isHtml(element) ? innerText(element) : "");
  const giveFocus = (element, options) => (isHtml(element) ? HTMLElement : SVGElement).prototype.focus.call(element, options);

  /** The element that a shadow tree belongs to; null of everything else. */
  const hostOf = (root) => {
    try {
      return shadowHost(root);
    } catch {
      return null;
    }
  };
  const shadowHost = getter(ShadowRoot, "host");
  // What has an active element, and something on top at each point: the document, or a shadow root.
  const typeOfTree = (root) => (root === document ? Document : hostOf(root) ? ShadowRoot : null);
  const elementAt = (root, x, y) => typeOfTree(root)?.prototype.elementFromPoint.call(root, x, y) ?? null;
  const activeIn = (root) => (typeOfTree(root) ? getter(typeOfTree(root), "activeElement")(root) : null);

  /** The next node further out, as things are shown: through slots and out of shadow trees. */
  const outer = (node) => (isElement(node) ? slotOf(node) : null) ?? parentOf(node) ?? hostOf(node);
  const isInside = (node, element) => {
    for (let at = node; at; at = outer(at)) if (at === element) return true;
    return false;
  };

  const ask = (number, kind) => JSON.parse(look.query(number, kind, 500, [])).value;

  const describe = (element) => ({
    tag: tagOf(element),
    id: attr(element, "id") || "",
    classes: (attr(element, "class") || "").trim().slice(0, 80),
    text: (attr(element, "aria-label") || textOf(element) || attr(element, "alt") || "").trim().slice(0, 80),
  });

  // --- where to hit ---------------------------------------------------------------------------------------------------

  const CORNERS = [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.5, 0.25], [0.5, 0.75], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9],
    [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8], [0.05, 0.05], [0.95, 0.95]];

  const boxesOf = (element) => {
    if (isA(element, "area")) return areaBoxes(element);
    let boxes = [...rectsOf(element)].filter((box) => box.width > 0 && box.height > 0);
    if (!boxes.length) {
      // Of no size itself (display: contents, everything in it floats): then it is where its contents are.
      const range = new Range();
      range.selectNodeContents(element);
      boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    }
    return boxes;
  };

  const areaBoxes = (area) => {
    const map = closest(area, "map");
    const image = map && look.resolveAll("img[usemap]").find((each) => each.useMap === `#${map.name}`);
    if (!image) return [];
    const { x, y, width, height } = rectOf(image);
    const numbers = (attr(area, "coords") || "").split(",").map(Number);
    if (area.shape === "circle") {
      const [cx, cy, radius] = numbers;
      return [new DOMRect(x + cx - radius / 2, y + cy - radius / 2, radius, radius)];
    }
    if (area.shape === "default" || numbers.length < 4) return [new DOMRect(x, y, width, height)];
    const across = numbers.filter((_, at) => at % 2 === 0);
    const down = numbers.filter((_, at) => at % 2 === 1);
    const [left, top] = [Math.min(...across), Math.min(...down)];
    return [new DOMRect(x + left, y + top, Math.max(...across) - left, Math.max(...down) - top)];
  };

  const within = (box) => {
    const left = Math.max(box.left, 0), top = Math.max(box.top, 0);
    const right = Math.min(box.right, innerWidth), bottom = Math.min(box.bottom, innerHeight);
    return right - left >= 1 && bottom - top >= 1 ? new DOMRect(left, top, right - left, bottom - top) : null;
  };

  /** What a press at this point of the frame would hit, however deep in shadow trees, closed ones too. */
  const topAt = (x, y, inside) => {
    const roots = [];
    for (let root = rootOf(inside), host; root; root = host && rootOf(host)) {
      roots.unshift(root);
      host = hostOf(root);
    }
    let hit = null;
    for (const root of roots) {
      const found = elementAt(root, x, y);
      // A shadow tree that is not what is on top there answers with what is: its host, or something else.
      if (!found || (hit && found !== hit && !isInside(found, hit))) break;
      hit = found;
    }
    while (hit && shadowOf(hit)) {
      const found = elementAt(shadowOf(hit), x, y);
      if (!found || found === hit || !isInside(found, hit)) break;
      hit = found;
    }
    return hit;
  };

  /** Whether what is hit there is the element, or what stands for it: its label, what it contains. */
  const counts = (hit, element) => {
    if (!hit) return false;
    if (isInside(hit, element)) return true;
    for (let at = hit; at; at = outer(at)) if (isA(at, "label") && at.control === element) return true;
    if (isA(element, "option") && isInside(element, hit)) return true;
    // The image of an image map is hit where it has the area.
    return isA(element, "area") && hit === element;
  };

  /** Whether what is hit is, inside of the element, something with a purpose of its own: the button on a card. */
  const holdsOther = (hit, element) => {
    for (let at = hit; at && at !== element; at = outer(at)) {
      if (isElement(at) && matches(at, "a[href],button,input,select,textarea,[role=button],[role=link],[role=checkbox],[onclick]")) return true;
    }
    return false;
  };

  const pointOf = (element, offset) => {
    let blocker = null, second = null, isInView = false;
    const boxes = boxesOf(element);
    for (const box of boxes.slice(0, 20)) {
      const shown = within(box);
      if (!shown) continue;
      isInView = true;
      const places = offset ? [[(offset[0] + box.left - shown.left) / shown.width, (offset[1] + box.top - shown.top) / shown.height]] : CORNERS;
      for (const [across, down] of places) {
        const x = shown.left + shown.width * across, y = shown.top + shown.height * down;
        const hit = topAt(x, y, element);
        if (counts(hit, element)) {
          if (offset || !holdsOther(hit, element)) return { x, y };
          second ??= { x, y };
        } else blocker ??= hit;
      }
    }
    if (element instanceof SVGGeometryElement && isInView && !offset) {
      // A line or an outline: its box is mostly what it is not.
      const matrix = element.getScreenCTM(), length = element.getTotalLength();
      for (const part of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const { x, y } = element.getPointAtLength(length * part).matrixTransform(matrix);
        if (counts(topAt(x, y, element), element)) return { x, y };
      }
    }
    return second ?? { blocker, isInView };
  };

  const isClipped = (element) => {
    const { left, top, width, height } = rectOf(element);
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true;
    for (let at = outer(element); at; at = outer(at)) {
      if (!isElement(at)) continue;
      if (getComputedStyle(at).overflow === "visible") continue;
      const box = rectOf(at);
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
    }
    return false;
  };

  /** The animations that move or fade the element in now and come to an end. */
  const animationsOf = (element) =>
    runningAnimations(document).filter(
      (each) => each.playState === "running" && endOf(each) < 5000 && each.effect?.target && isInside(element, each.effect.target),
    );
  const endOf = (animation) => {
    const timing = animation.effect?.getComputedTiming();
    return timing ? timing.endTime - (timing.localTime ?? 0) : Infinity;
  };

  const isOff = (element) => {
    if (matches(element, ":disabled")) return true;
    for (let at = element; at; at = outer(at)) {
      if (isElement(at) && (attr(at, "aria-disabled") === "true" || hasAttr(at, "inert"))) return true;
    }
    return false;
  };

  // A styled check box is often an invisible <input> with a label that is drawn instead.
  const standIn = (element) => {
    if (!isA(element, "input")) return null;
    for (const label of element.labels ?? []) if (boxesOf(label).length && checkVisibility(label, SEEN)) return label;
    return null;
  };
  const SEEN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };

  // A field that is not drawn but is what the mouse hits: laid over the box or the text that is drawn for it.
  const isGhost = (element) => {
    if (!isField(element) || !checkVisibility(element, HITTABLE)) return false;
    if (isClipped(element)) scrollToView(element, { block: "center", inline: "nearest", behavior: "instant" });
    return pointOf(element).x !== undefined;
  };
  const HITTABLE = { visibilityProperty: true, contentVisibilityAuto: true };

  const tryAim = (element, { enabled, offset, scroll }) => {
    let shown = element;
    if (!isA(element, "area") && (!checkVisibility(element, SEEN) || !boxesOf(element).length)) {
      shown = isGhost(element) ? element : standIn(element);
      if (!shown) return { status: "hidden" };
    }
    if (enabled && isOff(element)) return { status: "disabled" };
    const moving = animationsOf(shown);
    if (moving.length) return { status: "moving", moving };
    let point = isClipped(shown) && scroll ? {} : pointOf(shown, offset);
    for (const block of scroll ? ["center", "end", "start", "nearest"] : []) {
      if (point.x !== undefined) break;
      scrollToView(shown, { block, inline: "nearest", behavior: "instant" });
      point = pointOf(shown, offset);
    }
    if (point.x === undefined) {
      if (!point.isInView) return { status: "out_of_view" };
      cover = point.blocker;
      return { status: "covered", cover: cover ? describe(cover) : null };
    }
    return { status: "ok", x: point.x, y: point.y, via: shown === element ? "" : "label" };
  };

  let cover = null;

  const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };
  /** Resolves when something in the page may have changed, or one of these animations is over; or else after `ms`. */
  const change = (ms, moving = []) =>
    new Promise((done) => {
      const observer = new MutationObserver(finish);
      const timer = setTimeout(finish, ms);
      for (const tree of look.trees()) observer.observe(tree, EVERYTHING);
      for (const each of moving) each.finished.then(finish, finish);
      function finish() {
        clearTimeout(timer);
        observer.disconnect();
        done();
      }
    });

  const identify = look.still((target) => {
    const element = look.resolve(target);
    if (!element) return { status: "gone" };
    const given = ask(target, "role"), name = ask(target, "name");
    // An editor without a role is shown as the text box that it is.
    const role = /^(generic|none|presentation|)$/.test(given) && editorOf(element) === element ? "textbox" : given;
    const downloads = Boolean(closest(element, "a[download]"));
    // What has no name is known by what it says; a field says what was put into it.
    const text = name || isField(element) || editorOf(element) ? "" : ask(target, "text");
    return { element, role, name, text, tag: tagOf(element), type: String(own(element, "type") ?? ""), downloads };
  });

  /**
   * Find the element, see that it can be acted on, bring it into view and find a point that hits it; then keep watch.
   * `seen` is what the agent was shown under this ref. All in one call; it waits only for what is not ready yet.
   */
  const aim = async (target, seen, options) => {
    const until = performance.now() + options.patience, mine = actions;
    // Who looks at the page before has it watched before that.
    for (let has_waited = mutations + observer.takeRecords().length > 0; ; has_waited = true) {
      const { element, ...found } = identify(target);
      if (!element) return found;
      if (seen && !isSame(seen, found)) {
        return { ...found, status: "renamed" };
      }
      const { moving, ...result } = options.point ? tryAim(element, options) : aimless(element, options);
      if (result.status === "ok") {
        expect(element, options);
        watch();
        const opened = options.field ? openField(target) : null;
        // In the same call, for the most common field of all; but after a wait the page is looked at once more before.
        if (options.select && !has_waited && opened.kind === "text" && !opened.read_only) opened.is_selected = selectAll();
        return { ...found, ...result, field: opened, has_waited };
      }
      if (performance.now() >= until) return { ...found, ...result };
      await change(50, moving); // a look every 50 ms covers what no event tells of
      if (mine !== actions) return { ...found, ...result }; // the action was given up: nothing is to stay in the page
    }
  };

  // For what needs no point: a hidden file input, an element that only gets the focus.
  const aimless = (element, { enabled, visible }) => {
    if (visible && !(checkVisibility(element, SEEN) && boxesOf(element).length) && !standIn(element) && !isGhost(element)) return { status: "hidden" };
    if (enabled && isOff(element)) return { status: "disabled" };
    if (visible && isClipped(element)) scrollToView(element, { block: "center", inline: "nearest", behavior: "instant" });
    return { status: "ok" };
  };

  const plain = (text) => text.replace(/\s+/g, " ").trim();
  // What has no role now is a label that was shown as its field, or lost its role without becoming anything else.
  const isSame = (seen, { role, name, text }) => {
    if (seen.role && role && role !== "generic" && role !== seen.role) return false;
    const [before, now] = [plain(seen.name), plain(name || text)];
    return !before || !now || before === now || (seen.is_cut && now.startsWith(before.replace(/…$/, "").trimEnd()));
  };

  /** Of the elements with these numbers: which one is what covers, or holds it, or is in it. */
  const coverRefs = (numbers) => {
    const around = [], inside = [];
    for (const number of numbers) {
      const element = look.resolve(number);
      if (!element || !cover) continue;
      if (isInside(cover, element)) around.push(number);
      else if (isInside(element, layerOf(cover))) inside.push(number);
    }
    return { around, inside };
  };
  /** The whole of what covers: the outermost box around the cover that is laid over the page. */
  const layerOf = (element) => {
    let layer = element;
    for (let at = element; at && at !== bodyOf(document); at = outer(at)) {
      if (isElement(at) && /fixed|absolute|sticky/.test(getComputedStyle(at).position)) layer = at;
    }
    return layer;
  };

  // --- the guard: input reaches what was aimed at, or nothing -----------------------------------------------------------

  const GUARDED = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "auxclick", "dblclick", "contextmenu"];
  let guarded = null; // { element, hit, missed }

  const expect = (element, { guard }) => {
    if (!guard) {
      guarded = null;
      return;
    }
    if (guarded === null) for (const type of GUARDED) addEventListener(type, onInput, { capture: true, passive: false });
    guarded = { element, hit: null, missed: null };
  };
  const release = () => {
    for (const type of GUARDED) removeEventListener(type, onInput, { capture: true });
    guarded = null;
  };
  const isHostOf = (host, element) => {
    for (let at = hostOf(rootOf(element)); at; at = hostOf(rootOf(at))) if (at === host) return true;
    return false;
  };
  const onInput = (event) => {
    if (!guarded || !event.isTrusted) return;
    if (guarded.missed === null && guarded.hit === null) {
      if (event.type !== "pointerdown" && event.type !== "mousedown") return;
      const hit = event.composedPath()[0];
      // Closed shadow trees show only their host here; what is in them was checked when the point was found.
      if (isElement(hit) && (counts(hit, guarded.element) || isHostOf(hit, guarded.element))) guarded.hit = hit;
      else guarded.missed = isElement(hit) ? describe(hit) : { tag: "document", id: "", classes: "", text: "" };
    }
    if (guarded.missed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };

  // --- the mouse on its way into a frame of another process -------------------------------------------------------------

  let goal = null; // the element that the mouse is moved to, until it is seen there
  const isThere = (event) => {
    const hit = event.composedPath()[0];
    if (goal && event.isTrusted && isElement(hit) && (counts(hit, goal) || isHostOf(hit, goal))) goal = null;
  };
  const awaitMouse = (target) => {
    goal = look.resolve(target);
    addEventListener("pointermove", isThere, { capture: true });
  };
  const hasMouse = () => goal === null;

  // --- watching what happens --------------------------------------------------------------------------------------------

  let mutations = 0;
  let known = new Set();
  const observer = new MutationObserver((records) => (mutations += records.length));

  const watch = () => {
    observer.disconnect();
    for (const root of [document, ...look.roots]) observer.observe(root, EVERYTHING);
    for (let root = rootOf(guarded?.element ?? document); hostOf(root); root = rootOf(hostOf(root))) observer.observe(root, EVERYTHING);
    mutations = 0;
    known = new Set(runningAnimations(document));
  };

  /** Look at the page and aim, in one go: nothing can change in between. `isKnown` is for the look, see extractor.js. */
  const lookAndAim = async (options, isKnown, ...aimed) => [rowsFor(options, isKnown), await aim(...aimed)];

  const hop = () => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => { port1.close(); setTimeout(done); };
    port2.postMessage(0);
  });
  const frame = () => new Promise((done) => {
    const timer = setTimeout(done, 100); // a page in the background draws no frames
    requestAnimationFrame(() => { clearTimeout(timer); done(); });
  });

  /** Let everything that is due run, then say what `glance` says. After input, Chrome does that only in a new frame. */
  const turn = async (ms, frames, ...options) => {
    const mine = ++turns;
    if (ms > 0) await new Promise((done) => setTimeout(done, ms));
    for (; frames > 0; frames--) await frame();
    await hop();
    return mine === turns ? glance(...options) : null; // nobody waits for it any more
  };
  let turns = 0;

  /** How much changed since the last time, what is still moving, what was hit; with options, also a look if all is still. */
  const glance = (options, isKnown) => {
    turns++;
    mutations += observer.takeRecords().length;
    const changed = mutations;
    mutations = 0;
    let moving = 0;
    for (const each of runningAnimations(document)) {
      if (!known.has(each) && each.playState === "running" && endOf(each) < 2000) moving = Math.max(moving, endOf(each));
    }
    const rows = options && !changed && !moving ? rowsFor(options, isKnown) : null;
    return [changed, moving, guarded?.hit ? describe(guarded.hit) : null, guarded?.missed ?? null, readField(), rows];
  };
  const rowsFor = (...options) => {
    try {
      return look.extract(...options);
    } catch {
      return null; // an action does not depend on it
    }
  };

  let actions = 0;
  const unwatch = () => {
    actions++;
    closeField();
    observer.disconnect();
    mutations = 0;
    release();
    removeEventListener("pointermove", isThere, { capture: true });
  };

  // --- fields -----------------------------------------------------------------------------------------------------------

  const isContentEditable = getter(HTMLElement, "isContentEditable");
  const editorOf = (element) => {
    if (!isHtml(element) || !isContentEditable(element)) return null;
    for (let at = element; at; at = outer(at)) if (isElement(at) && /^(true|plaintext-only|)$/i.test(attr(at, "contenteditable") ?? "no")) return at;
    return null;
  };

  const TEXTUAL = /^(text|search|url|tel|email|password|number)$/;
  const SETTABLE = /^(date|time|datetime-local|month|week|color|range)$/;

  const FIELDS = "input,textarea,select,[contenteditable]:not([contenteditable=false])";

  /** What kind of field an element is, or holds: a wrapper may be named where the <input> in it is meant. */
  const fieldOf = (element) => {
    if (isA(element, "label") && element.control) return element.control;
    if (isField(element) || editorOf(element)) return element;
    const inside = [...queryAll(element, FIELDS)].filter(
      (each) => own(each, "type") !== "hidden" && checkVisibility(each, SEEN),
    );
    const deep = shadowOf(element)?.querySelector(FIELDS);
    return inside.length === 1 ? inside[0] : deep ?? element;
  };
  const isField = (element) => isA(element, "input", "textarea", "select");

  const kindOf = (field) => {
    if (isA(field, "select")) return "select";
    if (isA(field, "textarea")) return "text";
    if (isA(field, "input")) {
      if (TEXTUAL.test(field.type)) return "text";
      if (SETTABLE.test(field.type)) return "set";
      return field.type; // checkbox, radio, file, button, submit, …
    }
    return editorOf(field) ? "editor" : "none";
  };

  let field = null;
  let fieldTarget = null;

  /** Look at the field of the element that was aimed at, and keep an eye on it. */
  const openField = (target) => {
    fieldTarget = target;
    field = fieldOf(look.resolve(target));
    const role = attr(field, "role") ?? "";
    return {
      kind: kindOf(field),
      type: own(field, "type") ?? "",
      role,
      read_only: Boolean(own(field, "readOnly")) || attr(field, "aria-readonly") === "true",
      max_length: Math.max(own(field, "maxLength") ?? 0, 0),
      is_picker: role === "combobox" || Boolean(attr(field, "aria-autocomplete")) || attr(field, "aria-haspopup") === "listbox",
      value: read(),
      keeps_spaces: !isField(field) && /pre|break-spaces/.test(getComputedStyle(field).whiteSpace),
    };
  };

  /** Give the field the focus and select what is in it, so that what is inserted takes its place. */
  const selectAll = () => {
    const editor = isField(field) ? field : editorOf(field);
    giveFocus(editor, { preventScroll: true });
    if (isField(field)) field.select();
    return isInside(activeIn(rootOf(field)) ?? document, editor);
  };

  /** What the editor gives when its selection is copied; null if it leaves that to the browser. Nothing is copied. */
  const copied = () => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true, composed: true });
    dispatch(editorOf(field), event);
    return event.defaultPrevented ? clipboardData.getData("text/plain") : null;
  };

  /** Put the caret after what is in the field; gives what it is if that takes a key of its own. */
  const toEnd = (target) => {
    const at = fieldOf(look.resolve(target));
    if (isField(at)) {
      try {
        at.setSelectionRange(at.value.length, at.value.length);
        return "";
      } catch {
        return kindOf(at) === "text" ? "text" : ""; // numbers and addresses have no selection for scripts
      }
    }
    return editorOf(at) ? "editor" : "";
  };

  const read = () => {
    if (isA(field, "input") && /^(checkbox|radio)$/.test(field.type)) return field.checked;
    if (isA(field, "select")) return [...field.selectedOptions].map((option) => option.label).join(", ");
    if (isField(field)) return field.value;
    const editor = editorOf(field);
    return editor ? textOf(editor).replace(/\u200b|\ufeff/g, "").replace(/\n$/, "") : textOf(field);
  };
  /** What the field holds, and how that may be shown: of a secret only how long it is. */
  const readField = () => {
    if (!field) return null;
    if (!isConnected(field)) return { is_gone: true };
    const value = read();
    const isSecret = typeof value === "string" && value && holdsSecret();
    return { value, shown: isSecret ? `••• (${value.length} characters)` : value };
  };
  // Asked of the field itself: the target may be its label, or something around it.
  const holdsSecret = () =>
    own(field, "type") === "password" ||
    /\b(cc-(number|csc|exp)|one-time-code|(current|new)-password)/.test(attr(field, "autocomplete") ?? "") ||
    (look.resolve(fieldTarget) && ask(fieldTarget, "value") === "•••");
  const closeField = () => {
    field = null;
  };

  const tell = (element, ...types) => {
    for (const type of types) dispatch(element, new Event(type, { bubbles: true, composed: type === "input" }));
  };

  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
  /** For inputs whose own control is the browser's: a date, a colour, a slider. */
  const setField = (value) => {
    field.focus({ preventScroll: true });
    const before = field.value;
    setValue.call(field, value);
    const after = field.value;
    if (after !== before) tell(field, "input", "change");
    return { value: after, min: attr(field, "min"), max: attr(field, "max"), step: attr(field, "step") };
  };

  /** Choose options of a <select> by value, label or number in the list; all of them exist, or nothing is done. */
  const chooseOptions = (wanted) => {
    const options = [...field.options];
    const labels = options.map((option) => plain(option.label || option.text));
    const found = wanted.map((each) => {
      const text = plain(each);
      for (const test of [
        (option, at) => option.value === each,
        (option, at) => labels[at] === text,
        (option, at) => labels[at].toLowerCase() === text.toLowerCase(),
      ]) {
        const match = options.find((option, at) => test(option, at) && !isWithheld(option)) ?? options.find(test);
        if (match) return match;
      }
      return null;
    });
    const missing = wanted.filter((_, at) => !found[at]);
    const disabled = found.filter((option) => option && isWithheld(option)).map((option) => plain(option.label));
    const available = labels.filter((label, at) => !isWithheld(options[at])).slice(0, 40);
    if (missing.length || disabled.length || (wanted.length > 1 && !field.multiple)) {
      return { missing, disabled, available, total: options.length, multiple: field.multiple };
    }
    const before = options.map((option) => option.selected).join();
    field.focus({ preventScroll: true });
    if (field.multiple) for (const option of options) option.selected = found.includes(option);
    else if (found[0]) found[0].selected = true;
    const isChanged = options.map((option) => option.selected).join() !== before;
    if (isChanged) tell(field, "input", "change");
    return { chosen: [...field.selectedOptions].map((option) => plain(option.label)), changed: isChanged };
  };
  const isWithheld = (option) => option.disabled || (isA(parentOf(option), "optgroup") && parentOf(option).disabled);

  /** Which of these elements are in a list, or in what it opens. */
  const belonging = (target, numbers) => {
    const element = look.resolve(target);
    if (!element) return [];
    const roots = [element];
    for (const each of new Set([element, fieldOf(element)])) {
      const ids = `${attr(each, "aria-controls") ?? ""} ${attr(each, "aria-owns") ?? ""}`.split(/\s+/).filter(Boolean);
      roots.push(...ids.map((id) => rootOf(each).getElementById?.(id)).filter(Boolean));
    }
    return numbers.filter((number) => {
      const option = look.resolve(number);
      return option && roots.some((root) => isInside(option, root));
    });
  };

  /** The text of what is drawn around a field, as far as it is this field's alone: pickers show there what was chosen. */
  const textAround = (target) => {
    const start = look.resolve(target);
    if (!start) return null;
    const element = fieldOf(start);
    const holds = (box) => [...queryAll(box, `${FIELDS},[role=combobox]`)].filter(
      (each) => each !== element && own(each, "type") !== "hidden" && checkVisibility(each, SEEN),
    );
    let box = element;
    for (let at = outer(element), steps = 0; at && at !== bodyOf(document) && steps < 6; at = outer(at), steps++) {
      if (!isElement(at)) continue;
      if (holds(at).length) break;
      box = at;
    }
    return textOf(box).slice(0, 2000);
  };

  /** Whether something is checked: true, false, "mixed"; null if it is nothing that can be. */
  const checkState = (target) => {
    const element = look.resolve(target);
    if (!element) return null;
    const box = isA(element, "label") && element.control ? element.control : element;
    if (isA(box, "input") && /^(checkbox|radio)$/.test(box.type)) {
      return [box.type, box.indeterminate ? "mixed" : box.checked];
    }
    const role = attr(box, "role") ?? "";
    const state = attr(box, "aria-checked") ?? (role === "option" || role === "treeitem" || role === "gridcell" ? attr(box, "aria-selected") : attr(box, "aria-pressed"));
    if (state === null) {
      const inside = queryAll(box, "input[type=checkbox],input[type=radio]");
      const shadow = shadowOf(box)?.querySelectorAll("input[type=checkbox],input[type=radio]") ?? [];
      const one = inside.length === 1 ? inside[0] : shadow.length === 1 ? shadow[0] : null;
      return one ? [one.type, one.indeterminate ? "mixed" : one.checked] : null;
    }
    return [/radio/.test(role) ? "radio" : "checkbox", state === "mixed" ? "mixed" : state === "true"];
  };

  const focus = (target) => {
    const element = look.resolve(target);
    giveFocus(element);
    return isInside(activeIn(rootOf(element)) ?? document, element);
  };

  const draggable = getter(HTMLElement, "draggable");
  const isDraggable = (target) => {
    for (let at = look.resolve(target); at; at = outer(at)) if (isHtml(at) && draggable(at)) return true;
    return false;
  };

  const fileInput = (target) => {
    const element = look.resolve(target);
    const meant = isA(element, "label") ? element.control : element;
    if (isA(meant, "input") && meant.type === "file") return meant;
    const inside = queryAll(element, "input[type=file]");
    return inside.length === 1 ? inside[0] : null;
  };

  // --- scrolling --------------------------------------------------------------------------------------------------------

  const pageScroller = () => pageScrollerOf(document) ?? rootElementOf(document);
  const overflows = (element) =>
    [scrollHeightOf(element) > clientHeightOf(element) + 1, scrollWidthOf(element) > clientWidthOf(element) + 1];
  const scrolls = (element) => {
    if (element === pageScroller()) return true;
    const { overflowX, overflowY } = getComputedStyle(element);
    const [down, across] = overflows(element);
    return (down && /auto|scroll|overlay/.test(overflowY)) || (across && /auto|scroll|overlay/.test(overflowX));
  };

  /** The nearest thing around a node that scrolls; at last, the page. */
  const scrollerAround = (node) => {
    for (let at = node; at; at = outer(at)) if (isElement(at) && scrolls(at)) return at;
    return pageScroller();
  };
  /** What the page is scrolled by: itself, or, if it stands still, the largest thing in it that scrolls and shows. */
  const mainScroller = () => {
    const page = pageScroller();
    if (overflows(page).includes(true) && getComputedStyle(page).overflowY !== "hidden") return page;
    let best = page, size = 0;
    for (const element of look.resolveAll("*")) {
      if (!scrolls(element)) continue;
      const box = within(rectOf(element));
      if (box && box.width * box.height > size) [best, size] = [element, box.width * box.height];
    }
    return best;
  };

  let scroller = null;
  /** Where the scroller is, and how much there is left in each direction. */
  const place = () => {
    const { direction, display, flexDirection } = getComputedStyle(scroller);
    const [x, y] = [Math.round(scrollLeftOf(scroller)), Math.round(scrollTopOf(scroller))];
    const [width, height] = [scrollWidthOf(scroller), scrollHeightOf(scroller)];
    const shown = [clientWidthOf(scroller), clientHeightOf(scroller)];
    const [spareX, spareY] = [Math.max(0, width - shown[0]), Math.max(0, height - shown[1])];
    // What is written from right to left, or from the bottom up, begins at 0 and goes on below it.
    const fromX = direction === "rtl" ? -spareX : 0;
    const fromY = /flex/.test(display) && flexDirection === "column-reverse" ? -spareY : 0;
    return { x, y, width, height, shown, left: { left: x - fromX, right: fromX + spareX - x, up: y - fromY, down: fromY + spareY - y } };
  };
  /** Take a scroller, and find the point to turn the wheel at; null if it can't be brought into view. */
  const enter = (element) => {
    scroller = element;
    const isPage = scroller === pageScroller();
    const boxNow = () => (isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : within(rectOf(scroller)));
    if (!boxNow()) scrollToView(scroller, { block: "center", behavior: "instant" });
    const box = boxNow();
    if (!box) return null;
    const inside = isPage ? rootElementOf(document) : scroller;
    for (const [across, down] of CORNERS) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const hit = topAt(x, y, inside);
      // A scroller within would take the wheel for itself.
      if (hit && isInside(hit, inside) && scrollerAround(hit) === scroller) return { ...place(), at: [x, y] };
    }
    return { ...place(), at: [box.left + box.width / 2, box.top + box.height / 2] };
  };
  const openScroller = (target) => enter(target === null ? mainScroller() : scrollerAround(look.resolve(target)));
  /** Where the scroller is once it has come to rest. */
  const scrolled = async (from) => {
    let last = place();
    for (let still = 0, count = 0; still < (last.x !== from.x || last.y !== from.y ? 2 : 4) && count < 120; count++) {
      await frame();
      const now = place();
      still = now.x === last.x && now.y === last.y ? still + 1 : 0;
      last = now;
    }
    return last;
  };
  const readScroller = () => (scroller ? place() : null);
  const scrollIntoView = (target) => {
    const element = look.resolve(target);
    scrollToView(element, { block: "center", inline: "nearest", behavior: "instant" });
    return Boolean(within(rectOf(element)));
  };

  // --- waiting ----------------------------------------------------------------------------------------------------------

  /** Whether a text shows. What is in shadow trees is asked for only if there are any, and the rest does not say it. */
  const isShown = (text) => {
    const wanted = plain(text).toLowerCase();
    const says = (all) => plain(all).toLowerCase().includes(wanted);
    const root = bodyOf(document) ?? rootElementOf(document);
    return Boolean(root) && (says(textOf(root)) || (look.trees().length > 1 && says(look.readText(root, 1e6))));
  };
  const CONDITIONS = {
    selector: (selector) => look.resolveAll(selector).some((element) => checkVisibility(element, SEEN)),
    text: isShown,
    text_gone: (text) => !isShown(text),
  };
  /** Which of the conditions hold in this document: one answer for each. */
  const check = (conditions) => Object.entries(conditions).map(([kind, value]) => CONDITIONS[kind](value));
  /** Wait until the answers are others than these, at most `ms`; a look every `poll` ms covers what no event tells of. */
  const untilOther = async (conditions, answers, ms, poll) => {
    const until = performance.now() + ms;
    for (;;) {
      const begun = performance.now();
      if (check(conditions).join() !== answers.join()) return;
      const now = performance.now();
      if (now >= until) return;
      await change(Math.min(poll, until - now));
      // A large page that never stops changing shall have most of the time for itself.
      await new Promise((done) => setTimeout(done, 2 * (now - begun)));
    }
  };

  const count = (selector) => look.resolveAll(selector).length;

  // --- lists ------------------------------------------------------------------------------------------------------------

  let list = null; // { items(), shown }

  /** Take an item selector, or the ref of a list, and find what scrolls its items. */
  const openList = (target) => {
    const start = look.resolve(target);
    if (!start) return { status: "gone" };
    const whole = listOf(start); // now: what was named may be a row that goes away with the first scroll
    let items = typeof target === "string" ? () => look.resolveAll(target) : () => itemsOf(whole);
    // One match may be the list itself.
    if (typeof target === "string" && items().length === 1 && itemsOf(start).length > 1) items = () => itemsOf(start);
    list = { items, shown: [] };
    const around = items()[0] ?? start;
    const entered = enter(scrollerAround(around));
    if (!entered) return { status: "out_of_view" };
    const isMoved = scrollTopOf(scroller) > 0;
    scrollTo(scroller, { top: 0, behavior: "instant" }); // all of it is wanted, from the beginning
    return { ...place(), at: entered.at, moved: isMoved, total: totalOf(around) };
  };

  const ITEMS = "[role=row],[role=listitem],[role=option],[role=treeitem],[role=article],li,tr,article";
  const LISTS = "[role=grid],[role=treegrid],[role=table],[role=list],[role=listbox],[role=tree],[role=feed],table,ul,ol";
  /** The list that is meant: the element, or, of an item, the list that it is in. */
  const listOf = (element) => (matches(element, ITEMS) && !itemsIn(element).length && closest(element, LISTS)) || element;
  const itemsIn = (root) => look.resolveAll(ITEMS).filter((each) => each !== root && isInside(each, root));
  /** The row that names the columns. */
  const isHeader = (row) =>
    Boolean(queryOne(row, "[role=columnheader],th")) && !queryOne(row, "[role=gridcell],[role=cell],td:not([role])");
  const itemsOf = (root) => {
    const found = new Set(itemsIn(root).filter((each) => !isHeader(each)));
    const isTop = (each) => {
      for (let at = outer(each); at && at !== root; at = outer(at)) if (found.has(at)) return false;
      return true;
    };
    if (found.size) return [...found].filter(isTop);
    let inside = root;
    while (childrenOf(inside).length === 1) inside = childrenOf(inside)[0];
    return [...childrenOf(inside)];
  };

  /** How many there are in all, if the page says so. */
  const totalOf = (element) => {
    const size = Number(attr(element, "aria-setsize"));
    if (size > 0) return size;
    for (let at = element; at; at = outer(at)) {
      const rows = isElement(at) ? Number(attr(at, "aria-rowcount")) : 0;
      if (rows > 0) return rows - [...queryAll(at, "[role=row],tr")].filter(isHeader).length;
    }
    return null;
  };

  const PART = 500;
  /**
   * The items that are there now, PART of them from `first` on, and whether there are more: what they say, their number
   * in the list if the page gives one, and their first link. Asked from 0 on, the items are looked for anew.
   */
  const readList = (first, max) => {
    if (!first) list.shown = list.items().filter((item) => checkVisibility(item, SEEN));
    const holders = shadowHolders();
    const rows = list.shown.slice(first, first + PART).map((item) => {
      const index = Number(attr(item, "aria-rowindex") ?? attr(item, "aria-posinset") ?? attr(item, "data-index") ?? attr(item, "row-index") ?? NaN);
      const link = tagOf(item) === "a" ? item : queryOne(item, "a[href]");
      const text = holders.has(item) ? look.readText(item, max) : textOf(item).trim().slice(0, max);
      return [Number.isFinite(index) ? index : null, text, link ? link.href.slice(0, 500) : ""];
    });
    return { rows, has_more: list.shown.length > first + PART };
  };
  /** The elements that have shadow trees in them, whose own text is not all that they show. */
  const shadowHolders = () => {
    const holders = new Set();
    for (const tree of look.trees()) {
      for (let at = hostOf(tree); at && !holders.has(at); at = outer(at)) holders.add(at);
    }
    return holders;
  };

  // --- frames -----------------------------------------------------------------------------------------------------------

  /** Where a point of a frame is in the document around it, once it is in view there. `element` is the frame's own. */
  const fromFrame = async (element, x, y, isRemote) => {
    const before = rectOf(element);
    const style = getComputedStyle(element);
    const point = () => {
      const box = rectOf(element);
      const [scaleX, scaleY] = [box.width / element.offsetWidth || 1, box.height / element.offsetHeight || 1];
      return {
        x: box.left + (parseFloat(style.borderLeftWidth) + parseFloat(style.paddingLeft) + x) * scaleX,
        y: box.top + (parseFloat(style.borderTopWidth) + parseFloat(style.paddingTop) + y) * scaleY,
      };
    };
    const isHit = ({ x, y }) => topAt(x, y, element) === element;
    // In any case: it goes on in the documents around this one, which then have drawn it by the time they are asked.
    scrollToView(element, { block: "nearest", inline: "nearest", behavior: "instant" });
    // A frame may be larger than what is shown of it, or its point under something that sticks to an edge.
    if (!isHit(point())) centre(element, point);
    const box = rectOf(element);
    // Chrome sends input to a frame of another process by where it was last drawn.
    for (let count = isRemote ? (box.top === before.top && box.left === before.left ? 1 : 3) : 0; count; count--) await frame();
    const at = point();
    const hit = topAt(at.x, at.y, element);
    if (hit === element) return at;
    cover = hit;
    return { ...at, status: hit ? "covered" : "out_of_view", cover: hit ? describe(hit) : null };
  };
  /** Scroll all that is around an element so that a point of it is in the middle, as far as that can be. */
  const centre = (element, point) => {
    for (let at = outer(element); at; at = outer(at)) {
      if (!isElement(at)) continue;
      const isPage = at === pageScroller();
      if (!isPage && /visible|clip/.test(getComputedStyle(at).overflow)) continue;
      const box = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : rectOf(at);
      const { x, y } = point();
      scrollBy(at, { left: x - box.left - box.width / 2, top: y - box.top - box.height / 2, behavior: "instant" });
    }
  };

  return {
    aim, lookAndAim, awaitMouse, hasMouse, coverRefs, watch, turn, glance, unwatch, openField, selectAll, copied, toEnd, readField, setField, chooseOptions, belonging, textAround, checkState, focus,
    fileInput, openScroller, readScroller, scrolled, scrollIntoView, check, untilOther, change, isDraggable, fromFrame, openList, readList, count,
  };
}
