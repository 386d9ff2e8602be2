// How the tables of rules.js are read.

/** From "role=word,word role …" a role by word; a role alone is a word of the same name. */
export const byWord = (string) => {
  const table = { __proto__: null };
  for (const entry of string.split(" ")) {
    const [role, words = role] = entry.split("=");
    for (const word of words.split(",")) table[word] = role;
  }
  return table;
};

/** From words by the sum of their bits, the bits of each word. */
export const byBits = (words) => {
  const table = { __proto__: null };
  for (const bits in words) for (const word of words[bits].split(" ")) table[word] = +bits;
  return table;
};
