// How many tokens a text is, by a vocabulary that comes with its package: nothing is fetched when it runs.

import { countTokens } from "gpt-tokenizer/encoding/o200k_base";

import { serve } from "./line_protocol.mjs";

await serve({
  async count({ texts }) {
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, countTokens(text)]));
  },
});
