// delegates.js: which elements carry a handler that a framework serves from a listener further up (Solid, Svelte).
//
// It runs in the page's own world, with the document as `this`, and Chrome ends it at its first side effect. Nothing is
// called but what a page may well have replaced, which then throws or lies, but cannot act. To set a variable of a
// function around is such an effect, too: no function here does it.

/** Those of the first `limit` elements that carry one. */
export default function (limit) {
  const found = [];
  const all = this.querySelectorAll("*");
  for (let at = 0; at < all.length && at < limit; at++) {
    for (const key of Object.keys(all[at])) {
      if (/^(\$\$|__)(click|mousedown|mouseup|pointerdown|pointerup|touchstart)$/.test(key)) found.push(all[at]);
    }
  }
  return found;
}
