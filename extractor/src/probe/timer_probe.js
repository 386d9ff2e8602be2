// timer_probe.js: counts the timers and frames that an action makes the page ask for.
//
// It runs in the page's own world, the only place where they can be counted, and is in place only while an action is
// under way. What it says is the page's word: it can make us wait a little longer or less, and nothing else.

const SOON = 1000; // milliseconds; what is due later is not an effect of the action
const GENERATIONS = 5;

// Taken now: the page may replace them at any time.
const { apply: call, set: put } = Reflect;
const later = window.setTimeout;
const clock = performance;
const { now } = clock;
const time = () => call(now, clock, []);

const pending = new Map(); // by number: when it is due, whether it is a frame, whether it was late at the last `read`
let last = 0; // the last number
let isLive = false; // what runs now was started by the action
let generation = 0;
let hasTask = false;
let patience = 0; // how long to wait for a frame, in milliseconds

// Whatever a counted callback asks for counts too, for a few generations: a poll may renew itself for ever.
const track = (callback, due, isFrame) => {
  const born = generation + 1;
  const id = ++last;
  pending.set(id, [due, isFrame, false]);
  return function (...given) {
    pending.delete(id);
    generation = born;
    isLive = true;
    later(() => {
      isLive = false;
      generation = 0;
    });
    return call(callback, this, given);
  };
};

// Timers that are cleared and frames that are cancelled are not waited for.
const handles = { setTimeout: new Map(), requestAnimationFrame: new Map() };
const forgetting = (name, known) => {
  const native = window[name];
  const watched = new Proxy(native, {
    apply(target, self, given) {
      pending.delete(known.get(given[0]));
      known.delete(given[0]);
      return call(target, self, given);
    },
  });
  return { home: window, name, native, watched };
};

const places = [
  ["setTimeout", (delay) => Math.max(0, Number(delay) || 0), false],
  ["requestAnimationFrame", () => 0, true],
  ["requestIdleCallback", () => 50, false],
].map(([name, delayOf, isFrame]) => {
  const native = window[name];
  const watched = new Proxy(native, {
    apply(target, self, given) {
      const delay = isLive && generation < GENERATIONS && typeof given[0] === "function" ? delayOf(given[1]) : SOON + 1;
      if (delay > SOON) return call(target, self, given);
      const handle = call(target, self, [track(given[0], time() + delay, isFrame), ...given.slice(1)]);
      handles[name]?.set(handle, last);
      return handle;
    },
  });
  return { home: window, name, native, watched };
});

places.push(forgetting("clearTimeout", handles.setTimeout));
places.push(forgetting("cancelAnimationFrame", handles.requestAnimationFrame));

// A message to oneself is how schedulers queue a task: it runs soon, and there is nothing to wait for but a turn.
const homes = [window, ...["MessagePort", "Worker", "Scheduler"].map((name) => window[name]?.prototype)];
for (const home of homes) {
  const name = home && home === window.Scheduler?.prototype ? "postTask" : "postMessage";
  const native = home?.[name];
  if (!native) continue;
  const watched = new Proxy(native, {
    apply(target, self, given) {
      hasTask ||= isLive;
      return call(target, self, given);
    },
  });
  places.push({ home, name, native, watched });
}

export default {
  /** Count from now on, and wait `ms` for a frame. What the page has made read-only stays as it is. */
  arm(ms) {
    patience = ms;
    pending.clear();
    for (const known of [handles.setTimeout, handles.requestAnimationFrame]) known.clear();
    generation = 0;
    isLive = true;
    hasTask = false;
    for (const { home, name, native, watched } of places) if (home[name] === native) put(home, name, watched);
  },
  /** How many milliseconds until all of it is due (-1: nothing is), whether a frame is waited for, or a task. */
  read(isOver) {
    if (isOver) isLive = false;
    let left = -1;
    let frames = 0;
    let tasks = hasTask ? 1 : 0;
    for (const [id, entry] of pending) {
      const [due, isFrame, isAsked] = entry;
      if (isFrame) {
        if (due < time() - patience) pending.delete(id);
        else frames = 1;
      } else if (due > time()) left = Math.max(left, due - time());
      else {
        // It is late, or was cleared: a timer that is set now comes after it.
        tasks = 1;
        entry[2] = true;
        if (!isAsked) later(() => pending.delete(id));
      }
    }
    hasTask = false;
    return [left, frames, tasks];
  },
  /** Put everything back as it was. */
  disarm() {
    isLive = false;
    for (const { home, name, native, watched } of places) if (home[name] === watched) put(home, name, native);
  },
};
