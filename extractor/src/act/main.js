// act.js: what Python calls to act on a page. The built file is a function of look.js's object that gives this one.

import { aim, lookAndAim } from "./aim.js";
import { awaitMouse, hasMouse } from "./approach.js";
import { belonging, chooseOptions, textAround } from "./choosing.js";
import { consequences } from "./consequences.js";
import { coverRefs } from "./cover.js";
import { fromFrame } from "./frame_point.js";
import { followFocus, typing } from "./keys.js";
import { openList, readList } from "./lists.js";
import {
  copied, guardKeys, keepFieldSecret, openField, readField, selectAll, setField, toEnd,
} from "./open_field.js";
import { change } from "./pauses.js";
import { present } from "./presence.js";
import { openScroller, readScroller, scrolled, scrollIntoView } from "./scrolling.js";
import { selectedLength, selectedText, selectText } from "./selecting.js";
import { checkState, fileInput, focus, focused, isDraggable, underDrop } from "./targets.js";
import { check, count, untilOther } from "./waiting.js";
import { glance, turn, unwatch, watch } from "./watch.js";

export default {
  aim, lookAndAim, coverRefs, fromFrame, awaitMouse, hasMouse,
  watch, turn, glance, unwatch,
  openField, keepFieldSecret, selectAll, copied, toEnd, guardKeys, readField, setField, selectText, selectedText, selectedLength,
  typing, followFocus,
  chooseOptions, belonging, textAround,
  present,
  consequences, checkState, focus, focused, fileInput, isDraggable, underDrop,
  openScroller, readScroller, scrolled, scrollIntoView,
  check, untilOther, change, count,
  openList, readList,
};
