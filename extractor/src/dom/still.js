// Every question is asked while the page stands still.

import { beginRun, currentRun, endRun } from "./run.js";
import { lookAround } from "./visible.js";

/** `work` as a question to the page: what one has found out is not used by the next; within one, others may be asked. */
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
