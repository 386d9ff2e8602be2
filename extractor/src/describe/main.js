// describe.js: what a look needs for some elements only, and what makes a second look cheap. The built file is a function
// of look.js's object; look.js is handed what it gives (`learnDescribing`) and calls it from there.

import { lookAhead } from "../remember/ahead.js";
import { answerSince } from "../remember/answers.js";
import { beginRecalling, collect, keep, noteLarge, recall, recallContext } from "../remember/memory.js";
import { signsOf } from "../remember/signs.js";
import { standsBeside, textBeside, wordsAround } from "./cards.js";
import { change } from "./changing.js";
import { counted } from "./counters.js";
import { hintsOf } from "./hints.js";
import { iconOf } from "./icons.js";
import { holdsWithheld, isLegible, isWithheld, shownOptions } from "./legible.js";
import { meant, selected } from "./meant.js";
import { labelBeside } from "./nearby.js";
import { mainPart } from "./reading.js";
import { isVeiled } from "./veils.js";

export default {
  answerSince, beginRecalling, change, collect, counted, hintsOf, holdsWithheld, iconOf, isLegible, isVeiled, isWithheld, keep, labelBeside, lookAhead, mainPart, meant,
  noteLarge, recall, recallContext, selected, shownOptions, signsOf, standsBeside, textBeside, wordsAround,
};
