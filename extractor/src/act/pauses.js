// Waiting inside the page.

import { describer } from "../dom/describing.js";

export const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Until the tasks are over that are due now: a message comes after those that wait already, a timer after that. */
export const hop = () => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    setTimeout(done);
  };
  port2.postMessage(0);
});

/** Until the next frame is drawn. */
export const frame = () => new Promise((done) => {
  const timer = setTimeout(done, 100); // a page in the background draws no frames
  requestAnimationFrame(() => {
    clearTimeout(timer);
    done();
  });
});

/** Until something in the page may have changed, or one of these animations is over; or else `ms`. */
export const change = (ms, moving) => describer().change(ms, moving);
