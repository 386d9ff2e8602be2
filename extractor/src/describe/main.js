// describe.js: what a look needs for some elements only. The built file is a function of look.js's object; look.js is
// handed what it gives (`learnDescribing`) and calls it from there.

import { hintsOf } from "./hints.js";
import { isLegible, shownOptions } from "./legible.js";
import { mainPart } from "./reading.js";
import { isVeiled } from "./veils.js";

export default { hintsOf, isLegible, isVeiled, mainPart, shownOptions };
