// ask.js: what Python asks now and then. The built file is a function of look.js's object that gives this one.

import { arrival } from "./arrival.js";
import { countTexts } from "./hidden.js";
import { mark, unmark } from "./marking.js";
import { query } from "./query.js";
import { arrives, beside, cards, search } from "./search.js";

export default { arrival, countTexts, query, mark, unmark, search, arrives, beside, cards };
