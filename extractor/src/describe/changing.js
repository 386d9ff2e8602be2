// Waiting until something in the page changes.

import { treesBelow } from "../dom/resolve.js";

const EVERYTHING = { subtree: true, childList: true, attributes: true, characterData: true };

/** Until something in the page may have changed, or one of these animations is over; or else `ms`. */
export const change = (ms, moving = []) => new Promise((done) => {
  const finish = () => {
    clearTimeout(timer);
    observer.disconnect();
    done();
  };
  const observer = new MutationObserver(finish);
  const timer = setTimeout(finish, ms);
  for (const tree of treesBelow(document)) observer.observe(tree, EVERYTHING);
  for (const each of moving) each.finished.then(finish, finish);
});
