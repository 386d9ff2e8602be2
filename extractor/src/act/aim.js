// Aiming: the element that is meant, when it is ready, with everything armed for the input that comes next.

import { closest, tagOf } from "../dom/dom.js";
import { propertyOf } from "../dom/html.js";
import { describer } from "../dom/describing.js";
import { continueFrom, elementOf, numberOf } from "../dom/refs.js";
import { still } from "../dom/still.js";
import { visibleText } from "../dom/text.js";
import { rectOf } from "../dom/visible.js";
import { named } from "../look/name.js";
import { roleOf } from "../look/role.js";
import { editorOf, isField } from "./fields.js";
import { expectInput } from "./guard.js";
import { openField, selectAll } from "./open_field.js";
import { change } from "./pauses.js";
import { readyAnywhere, readyAtPoint } from "./readiness.js";
import { actionsGivenUp, hasChanged, rowsFor, watch } from "./watch.js";
import { plain } from "./words.js";

const MOST_SAID = 500;
const POLL = 50; // milliseconds; covers what no event tells of
const HOLDERS = /^(application|feed|grid|group|list|listbox|main|region|table|tree|treegrid)$/;
const LARGE = 0.2; // of the viewport
const SCRIPT_URLS = 'a[href^="javascript:" i], area[href^="javascript:" i], form[action^="javascript:" i]';

const brief = (text) => text.slice(0, MOST_SAID).toWellFormed();

// The elements that a target means: one, if all is well; null if it is a selector that is not CSS.
const elementsOf = (target, { many, visible }) => {
  if (typeof target === "number") return [elementOf(target)].filter(Boolean);
  const elements = describer().selected(target);
  return elements && (many ? elements.slice(0, 1) : describer().meant(elements, !visible));
};

// Whether an element is a place for others: a list, a drawing, a large area. A row or a card is one thing, with parts.
const isHolder = (element, role) => {
  if (HOLDERS.test(role) || tagOf(element) === "svg") return true;
  const { width, height } = rectOf(element);
  return /^(generic|none|presentation|)$/.test(role) && width * height >= innerWidth * innerHeight * LARGE;
};

/** What the target is now: the element, and what an agent would be shown of it. */
const identify = still((target, options) => {
  const elements = elementsOf(target, options);
  if (!elements) return { status: "not_css" };
  if (!elements.length) return { status: "gone" };
  continueFrom(options.next_ref);
  if (elements.length > 1) return { status: "ambiguous", numbers: elements.map(numberOf) };
  const [element] = elements;
  const given = roleOf(element);
  const { name: spoken, source } = named(element, { max: MOST_SAID });
  const name = brief(spoken);
  const isEditor = editorOf(element) !== null;
  // What has no name but its tooltip is known by what it says; a field says what was put into it.
  const isNamed = (name && source !== "title") || isField(element) || isEditor;
  return {
    element,
    isHolder: !isNamed && isHolder(element, given),
    numbers: [numberOf(element)],
    // An editor without a role is shown as the text box that it is.
    role: /^(generic|none|presentation|)$/.test(given) && editorOf(element) === element ? "textbox" : given,
    name,
    text: isNamed ? "" : brief(visibleText(element, MOST_SAID, null, "\n")),
    tag: tagOf(element),
    type: String(propertyOf(element, "type") ?? ""),
    downloads: Boolean(closest(element, "a[download]")),
    queuesScript: Boolean(closest(element, SCRIPT_URLS)),
  };
});

// Whether something has only come into a text of several lines, or has only gone, and the most of it is still there.
const hasKept = (before, text) => {
  const [was, now] = [before, text].map((each) => plain(each).split(" "));
  const isIn = (some, all) => some.every((word) => all.includes(word));
  return text.includes("\n") && (isIn(was, now) || (isIn(now, was) && now.length * 2 >= was.length));
};

// What has no role now is a label that was shown as its field, or lost its role without becoming anything else.
const isSame = (seen, { role, name, text }, isHolder) => {
  if (seen.role && role && role !== "generic" && role !== seen.role) return false;
  const before = plain(seen.name);
  const begins = before.replace(/…$/, "").trimEnd();
  const now = [name, text].filter(Boolean).map(plain);
  if (!before || !now.length || (isHolder && hasKept(begins, text))) return true;
  return now.some((each) => each === before || (seen.is_cut && each.startsWith(begins)));
};

const wordsIn = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) || [];

/**
 * What stands beside the element now, if it is not what told it from others of its name when it was seen; "" if it is.
 * Where it had no row of its own, the words that were seen on either side may have been those of others: one is enough.
 */
const strangersOf = still((element, { before, after, is_own, twins }) => {
  const now = describer().textBeside(element, twins.map(elementOf).filter(Boolean));
  if (!now.before && !now.after) return "";
  const lostOf = (telling, text) => {
    const words = wordsIn(`${text} ${now.labels}`);
    return telling.filter((word) => !words.includes(word));
  };
  let isOther;
  if (is_own) {
    const telling = [...before, ...after];
    const lost = lostOf(telling, `${now.before} ${now.after}`);
    isOther = lost.length * 2 >= telling.length || lost[0] === telling[0];
  } else {
    const sides = [[before, now.before], [after, now.after]].filter(([telling, text]) => telling.length && text);
    isOther = sides.length && sides.every(([telling, text]) => lostOf(telling, text).length === telling.length);
  }
  return isOther ? brief(`${now.before} ${now.after}`.trim()) : "";
});

/**
 * Find the element, see that it can be acted on, bring it into view and find a point that hits it; then keep watch.
 * `seen` is what the agent was shown under this ref. All in one call; it waits only for what is not ready yet.
 */
export const aim = async (target, seen, options) => {
  const until = performance.now() + options.patience;
  const before = actionsGivenUp();
  // Who looks at the page before aiming has it watched before that.
  for (let has_waited = hasChanged(); ; has_waited = true) {
    const { element, isHolder, ...found } = identify(target, options);
    if (!element) return found;
    if (seen && !isSame(seen, found, isHolder)) return { ...found, status: "renamed" };
    const beside = seen?.beside ? strangersOf(element, seen.beside) : "";
    if (beside) return { ...found, status: "renamed", beside };
    const { moving, ...result } = (options.point ? readyAtPoint : readyAnywhere)(element, options);
    if (result.status === "ok") {
      return { ...found, ...result, field: arm(found.numbers[0], element, options, has_waited), has_waited };
    }
    if (performance.now() >= until) return { ...found, ...result };
    await change(POLL, moving);
    // The action was given up meanwhile: nothing is to stay in the page.
    if (before !== actionsGivenUp()) return { ...found, ...result };
  }
};

// Prepare for the input, which may come from here on. Gives what is known of the field, if one is wanted.
const arm = (number, element, { guard, field, select }, has_waited) => {
  expectInput(element, guard);
  watch();
  const opened = field ? openField(number) : null;
  // In the same call, for the most common field of all; but after a wait the page is looked at once more before.
  if (select && !has_waited && opened.kind === "text" && !opened.read_only) opened.is_selected = selectAll();
  return opened;
};

/** Look at the page and aim, in one go: nothing can change in between. `isKnown` is what `extract` takes. */
export const lookAndAim = async (options, isKnown, ...aimed) => [rowsFor(options, isKnown), await aim(...aimed)];
