// The rows of the last answers, so that a new one has to tell only what is different.

const MOST = 4; // kept: those of a snapshot, of a receipt, and of what is asked now and then

const kept = new Map(); // by version
let version = 0;

/** Whether anyone has looked. */
export const hasAnswered = () => version > 0;

// The new rows as an array: a row, the number of rows that are as in the old answer, or less than zero: so many old rows
// are skipped.
const differenceOf = (before, now) => {
  const least = Math.min(before.length, now.length);
  let start = 0;
  while (start < least && before[start] === now[start]) start++;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === now.at(-1 - end)) end++;
  // What is left of the old rows is before this.
  const last = before.length - end;
  const places = new Map();
  for (let at = start; at < last; at++) if (!places.has(before[at])) places.set(before[at], at);
  const out = [];
  let at = start;
  let same = start;
  const flush = () => {
    if (same) out.push(same);
    same = 0;
  };
  for (const row of now.slice(start, now.length - end)) {
    if (at === last || row !== before[at]) {
      flush();
      const found = places.get(row);
      if (found > at) out.push(at - found);
      if (!(found > at)) {
        out.push(row);
        continue;
      }
      at = found;
    }
    same++;
    at++;
  }
  if (end && at < last) {
    flush();
    out.push(at - last);
  }
  same += end;
  flush();
  return out;
};

const isSame = (a, b) => a.length === b.length && a.every((each, index) => each === b[index]);

/** The beginning of an answer: its version, and its rows as far as they are not those of the version `since`. */
export const answerSince = (since, rows, boxes) => {
  const base = kept.get(since);
  const isSameRows = base && isSame(base.rows, rows);
  const isSameBoxes = base && isSame(base.boxes, boxes);
  const number = isSameRows && isSameBoxes ? since : ++version;
  kept.delete(since);
  if (base) kept.set(since, base); // the last that was read is the last to go
  kept.set(number, { rows, boxes });
  while (kept.size > MOST) kept.delete(kept.keys().next().value);
  const listed = isSameRows ? (rows.length ? [rows.length] : []) : base ? differenceOf(base.rows, rows) : rows;
  const written = `"version":${number},"base":${base ? since : 0},"rows":[${listed.join()}]`;
  return { number, written: isSameBoxes ? written : `${written},"boxes":[${boxes}]` };
};
