// timer_probe.js: counts the timers and frames that an action makes the page ask for, and says whether the page waits for
// the end of what moves.
//
// It runs in the page's own world, the only place where they can be counted, and is in place only while an action is
// under way. What it says is the page's word: it can make us wait a little longer or less, and nothing else.

const SOON = 1000; // milliseconds; what is due later is not an effect of the action
const GENERATIONS = 5;
const LONG = 300; // milliseconds; what waits this long may be a habit of the page
const MOST = 400; // characters by which a function is known

// Taken now: the page may replace them at any time.
const { apply: call, set: put } = Reflect;
const later = window.setTimeout;
const sourceOf = Function.prototype.toString;
const clock = performance;
const { now } = clock;
const time = () => call(now, clock, []);

// By number: when it is due, whether it is a frame, whether it was late at the last `read`, `isPointed`, and what it is
// known by if it is a long timer.
const pending = new Map();
let last = 0; // the last number
let isLive = false; // what runs now was started by the action
let generation = 0;
let hasTask = false;
let isPointed = false; // what runs now was started by the mouse that came or went, not by a press
let patience = 0; // how long to wait for a frame, in milliseconds

// Tooltips and the like: they come some time after the mouse, whether or not it is pressed.
const POINTING = /^(mouse|pointer)(over|enter|move|out|leave)$/;
const eventOf = Object.getOwnPropertyDescriptor(window, "event")?.get;
const typeOf = Object.getOwnPropertyDescriptor(Event.prototype, "type")?.get;
const isPointing = () => {
  try {
    return isPointed || POINTING.test(call(typeOf, call(eventOf, window, []), []));
  } catch {
    return false; // no event is on its way
  }
};

// Whatever a counted callback asks for counts too, for a few generations: a poll may renew itself for ever.
const track = (callback, delay, isFrame) => {
  const born = generation + 1;
  const id = ++last;
  const isOfPointing = isPointing();
  const known = delay >= LONG ? `${delay} ${call(sourceOf, callback, []).slice(0, MOST)}` : "";
  pending.set(id, [time() + delay, isFrame, false, isOfPointing, known]);
  return function (...given) {
    pending.delete(id);
    generation = born;
    isLive = true;
    isPointed = isOfPointing;
    later(() => {
      isLive = isPointed = false;
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
      const handle = call(target, self, [track(given[0], delay, isFrame), ...given.slice(1)]);
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

// --- what moves ---

// Chrome gives us this while the probe is put into the page; `getEventListeners` is the debugger's.
const listenersOf = typeof getEventListeners === "function" ? getEventListeners : null;
const animationsOf = document.getAnimations;
let isAsked = false; // whether the page has asked for animations: it may wait for their ends

for (const home of [Element.prototype, Document.prototype]) {
  const native = home.getAnimations;
  const watched = new Proxy(native, {
    apply(target, self, given) {
      isAsked ||= isLive;
      return call(target, self, given);
    },
  });
  places.push({ home, name: "getAnimations", native, watched });
}

const ENDS = /^(webkit)?(transition|animation)(end|cancel)$/i;
const REACT_ENDS = /^on(Transition|Animation)End/;

// Whether a node has a listener for ends. React listens at its root for whatever its elements might want.
const listensForEnds = (node) => {
  const keys = Object.keys(node);
  for (const key of keys) {
    if (/^__reactProps\$/.test(key) && Object.keys(node[key]).some((name) => REACT_ENDS.test(name))) return true;
  }
  return !keys.some((key) => /^_reactListening|^__reactContainer/.test(key)) &&
    Object.keys(listenersOf(node)).some((type) => ENDS.test(type));
};

// Whether the page does something when what moves now has come to its end, as far as can be told.
const awaitsEnds = () => {
  try {
    if (isAsked || !listenersOf) return true;
    const seen = new Set([null, undefined]);
    for (const { effect, playState } of call(animationsOf, document, [])) {
      if (playState !== "running" || effect.getComputedTiming().endTime === Infinity) continue;
      for (let node = effect.target; !seen.has(node); node = node.parentNode ?? node.host) {
        seen.add(node);
        if (listensForEnds(node)) return true;
      }
    }
    return listensForEnds(window);
  } catch {
    return true;
  }
};

export default {
  /** Count from now on, and wait `ms` for a frame. What the page has made read-only stays as it is. */
  arm(ms) {
    patience = ms;
    pending.clear();
    for (const known of [handles.setTimeout, handles.requestAnimationFrame]) known.clear();
    generation = 0;
    isLive = true;
    hasTask = isPointed = isAsked = false;
    for (const { home, name, native, watched } of places) if (home[name] === native) put(home, name, watched);
  },
  /**
   * How many milliseconds until all of it is due (-1: nothing is), whether a frame is waited for, or a task, whether the
   * page waits for the end of what moves, and the long timers: what each is known by, and when it is due. For a press,
   * what the mouse has started by coming and going is left out.
   */
  read(isOver, isPress) {
    if (isOver) isLive = false;
    let left = -1;
    let frames = 0;
    let tasks = hasTask ? 1 : 0;
    const long = [];
    for (const [id, entry] of pending) {
      const [due, isFrame, wasLate, isOfPointing, known] = entry;
      if (isPress && isOfPointing) continue;
      if (isFrame) {
        if (due < time() - patience) pending.delete(id);
        else frames = 1;
      } else if (due > time()) {
        if (known) long.push([known, due - time()]);
        else left = Math.max(left, due - time());
      } else {
        // It is late, or was cleared: a timer that is set now comes after it.
        tasks = 1;
        entry[2] = true;
        if (!wasLate) later(() => pending.delete(id));
      }
    }
    hasTask = false;
    return [left, frames, tasks, awaitsEnds(), long];
  },
  /** Put everything back as it was. */
  disarm() {
    isLive = false;
    for (const { home, name, native, watched } of places) if (home[name] === watched) put(home, name, native);
  },
};
