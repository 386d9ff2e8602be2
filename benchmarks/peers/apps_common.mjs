// What the drivers in JavaScript that act on applications share.

import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE_MS = 15_000;

/** How long to wait after a load: an application goes on for a while. */
export const AFTER_LOAD_MS = 1000;

/** Look until the target is in the text, and return its ref; a key has none. */
export async function found(look, role, name) {
  const wanted = name.toLowerCase();
  for (const begin = performance.now(); performance.now() - begin < PATIENCE_MS; await sleep(100)) {
    const text = await look();
    if (!role) return "";
    const lines = [...text.matchAll(/^\s*- '?(\w+)(?: "([^"\n]*)")?[^\n]*?\bref=(\w+)/gm)];
    const fitting = lines
      .filter(([, itsRole]) => itsRole === role)
      .map(([, , called = "", ref]) => ({ called: called.toLowerCase(), ref }));
    const one = fitting.find(({ called }) => called === wanted) ?? fitting.find(({ called }) => called.includes(wanted));
    if (one) return one.ref;
  }
  throw new Error(`no ${role} "${name}" in the snapshot`);
}
