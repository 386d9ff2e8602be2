// What a small picture without words says that is drawn by a class or a color alone: a check mark, a star, a dot.

import { attr, has, styleOf } from "../dom/dom.js";
import { cached } from "../dom/run.js";
import { isShown, rectOf } from "../dom/visible.js";

const MOST_PIXELS = 32;
const DOT_PIXELS = 20;
const FEW_WORDS = 2;

// Words of classes that tell a state; all others only tell what the thing is made of. Colors are seen, not read: a
// product may have one in its name.
const STATES = new Set((
  "check checked checkmark tick ok okay yes no done complete completed success error fail failed failure warn warning " +
  "danger critical alert info question star heart flag pin lock locked unlock unlocked online offline busy away idle " +
  "active inactive enabled disabled live draft new hot rising falling increase decrease half empty full filled " +
  "times cross x mark good bad required verified paid unpaid read unread running stopped paused pending"
).split(" "));

const wordsOf = (names) => {
  const words = names.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z]+/);
  return [...new Set(words.filter((word) => STATES.has(word)))].slice(0, FEW_WORDS);
};

// Of a color that is more than a shade of gray, the name.
const HUES = [[15, "red"], [45, "orange"], [70, "yellow"], [165, "green"], [260, "blue"], [295, "purple"], [345, "pink"], [361, "red"]];

const hueOf = (color) => {
  const [red, green, blue, opacity = 1] = (/^rgb/.test(color) && color.match(/[\d.]+/g).map(Number)) || [0, 0, 0];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (opacity < 0.5 || range < 60) return "";
  const turn = most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const degrees = (turn * 60 + 360) % 360;
  return HUES.find(([end]) => degrees < end)[1];
};

/** What an element without contents says at its place in a text, in parentheses; "" if it is no such picture. */
export const iconOf = cached((element) => {
  if (!has(element, "class") && !has(element, "style")) return "";
  const { width, height } = rectOf(element);
  if (Math.min(width, height) < 3 || Math.max(width, height) > MOST_PIXELS || !isShown(element)) return "";
  const words = wordsOf(attr(element, "class") || "");
  // A dot is about as wide as it is high.
  const isDot = Math.max(width, height) <= DOT_PIXELS && Math.abs(width - height) < 3;
  const color = isDot ? hueOf(styleOf(element).backgroundColor) : "";
  const said = [color, ...words].filter(Boolean).join(" ");
  return said && `(${said})`;
});
