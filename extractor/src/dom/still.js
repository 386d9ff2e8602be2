// Every question is asked while the page stands still.

import { beginRun, currentRun, endRun } from "./run.js";
import { lookAround } from "./visible.js";

/** Make `work` a question: what one finds out is not used by the next. Within a question, others may be asked. */
export const still = (work) => (...given) => {
  if (currentRun()) return work(...given);
  beginRun();
  try {
    lookAround();
    return work(...given);
  } finally {
    endRun();
  }
};
