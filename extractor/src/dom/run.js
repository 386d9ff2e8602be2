// What is worth working out once per question, not once per element: while one is answered, the page stands still.

const caches = [];

/** Have `clear` called whenever a question begins. */
export const onNewRun = (clear) => caches.push(clear);

/** `compute(element)`, kept while one question is answered. */
export const cached = (compute) => {
  let known = new Map();
  onNewRun(() => {
    known = new Map();
  });
  return (element) => {
    let value = known.get(element);
    if (value === undefined) known.set(element, (value = compute(element)));
    return value;
  };
};

const makeRun = () => ({
  labels: new Map(), // by root: the labels of each control
  ariaNames: new Map(), // of elements whose role depends on having one
  owners: null, // what aria-owns moved, and to where
  disabled: new Map(), // by root: whether anything is aria-disabled
  focused: undefined,
  isReferring: false, // whether a name was made of words that stand elsewhere
  row: null, // the last table row met, and the role of its table
  rowTable: "",
});
let run = null;

/** From here to `endRun` the page stands still: what is found may be kept. What was kept before is forgotten. */
export const beginRun = () => {
  for (const clear of caches) clear();
  run = makeRun();
};
export const endRun = () => {
  run = null;
};

export const currentRun = () => run;

/** Call `work` with the current run, or with one of its own when none has begun. */
export const inRun = (work) => {
  if (run) return work(run);
  beginRun();
  try {
    return work(run);
  } finally {
    endRun();
  }
};
