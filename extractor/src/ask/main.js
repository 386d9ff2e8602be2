// ask.js: what Python asks now and then. The built file is a function that takes the object of look.js and gives this one.

import { mark, unmark } from "./marking.js";
import { query } from "./query.js";

export default { query, mark, unmark };
