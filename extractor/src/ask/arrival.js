// What a page says that has just come: its heading, and messages about what was done on the page before.

import { attr, matches, queryAll } from "../dom/dom.js";
import { describer } from "../dom/describing.js";
import { isInside } from "../dom/flat_tree.js";
import { still } from "../dom/still.js";
import { isBlank, tidy, visibleText } from "../dom/text.js";
import { hasPlace, isShown } from "../dom/visible.js";

const MARKED = "[role=alert],[role=status],[role=log],[aria-live=polite],[aria-live=assertive],output";
// Most sites mark such messages by nothing but a class. One word of it has to be such a word.
const CALLED = ["alert", "error", "flash", "message", "notice", "notif", "snackbar", "success", "toast", "warning"];
const BY_CLASS = CALLED.map((word) => `[class*="${word}" i]`).join();
const IS_CALLED =
  /(^|[\s_-])(alert|error(note|list)?|flash|message|notice|notification|snackbar|success|toast|warning)(s|list)?($|[\s_-])/i;
const FIELDS = "input:not([type=hidden]),select,textarea,h1,nav,header,main,form";
const MOST_MESSAGES = 5;
const MOST_CHARS = 300;
const MOST_HEADING = 120;

const isSeen = (element) => isShown(element) && hasPlace(element);
const isRead = (element) => describer().isLegible(element) && hasPlace(element);
const wordsOf = (element, max) => tidy(visibleText(element, max + 1, null, " ", isRead), max + 1);

const isShort = (element) => !matches(element, FIELDS) && !queryAll(element, FIELDS).length;
const outermost = (elements) =>
  elements.filter((element) => !elements.some((other) => other !== element && isInside(element, other)));

const messages = () => {
  const marked = [...queryAll(document, MARKED)].filter(isShort);
  const called = outermost(
    [...queryAll(document, BY_CLASS)].filter((element) => IS_CALLED.test(attr(element, "class")) && isShort(element)),
  );
  // Where many things are called so, they are what the page is about: mails, posts, a log.
  const all = outermost([...marked, ...(called.length > 2 * MOST_MESSAGES ? [] : called)]).filter(isSeen);
  const words = new Set(all.map((element) => wordsOf(element, MOST_CHARS)));
  return [...words].filter((each) => !isBlank(each) && each.length <= MOST_CHARS).slice(0, MOST_MESSAGES);
};

const heading = () => {
  const found = [...queryAll(document, "main h1,[role=main] h1"), ...queryAll(document, "h1,[role=heading][aria-level='1']")];
  const first = found.find((element) => isSeen(element) && !isBlank(wordsOf(element, MOST_HEADING)));
  return first ? wordsOf(first, MOST_HEADING) : "";
};

/** The title, the main heading and the messages of the page. */
export const arrival = still(() => ({ title: document.title, heading: heading(), messages: messages() }));
