// Counts the tokens of a text, with a vocabulary that is in the package: it downloads nothing when it runs.

import { countTokens } from "gpt-tokenizer/encoding/o200k_base";

import { serve } from "./line_protocol.mjs";

await serve({
  async count({ texts }) {
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, countTokens(text)]));
  },
});
