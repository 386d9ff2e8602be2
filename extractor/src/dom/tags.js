// What can be concluded from a tag alone, without asking for anything else: the bits of rules.js.

import { TAGS } from "../rules.js";
import { byBits } from "./tables.js";

const table = byBits(TAGS);

/** The bits of a tag; 0 for one that says nothing (`div`, custom elements). */
export const tagBits = (tag) => table[tag] | 0;
