// What ARIA says of each role, as the bits of rules.js. A name that is not there is no role an author can use.

import { byBits, byWord } from "../dom/tables.js";
import { FROM_CONTENT, KNOWN, PUBLISHING_LINKS, ROLE_CHARS, ROLE_SYNONYMS, ROLES } from "../rules.js";

const table = byBits(ROLES);
const synonyms = byWord(ROLE_SYNONYMS);

// The roles of digital publishing: doc-chapter, doc-footnote …
const publishingBits = (role) => (PUBLISHING_LINKS.test(role) ? KNOWN | FROM_CONTENT : KNOWN);

/** The bits of a role; 0 for a name that is none. */
export const roleBits = (role) => table[role] | (role.startsWith("doc-") ? publishingBits(role) : 0);

const parsed = new Map();

/** The roles that a `role` attribute lists, in order: a later one is for readers who do not know the first. */
export const parseRoles = (value) => {
  let roles = parsed.get(value);
  if (!roles) {
    roles = value.slice(0, ROLE_CHARS).toLowerCase().split(/[\t\n\f\r ]+/)
      .map((name) => synonyms[name] || name)
      .filter(roleBits);
    // Pages use a handful of values; a page that makes up thousands must not fill the memory.
    if (parsed.size < 500) parsed.set(value, roles);
  }
  return roles;
};
