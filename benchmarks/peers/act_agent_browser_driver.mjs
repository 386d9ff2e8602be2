// agent-browser's `click` and `fill` on refs of its own snapshot, and `snapshot --delta` after a click: a process per
// command, as its documentation says, in front of a daemon that holds the browser.

import { connect, end, run } from "./agent_browser.mjs";
import { serve } from "./line_protocol.mjs";

const refs = {};
let filled = 0;

const driver = {
  connect,
  async open({ url }) {
    run("open", url);
    for (const [, name, ref] of run("snapshot").text.matchAll(/"([^"\n]*)"[^\n]*\[(?:[^\]]*, )?ref=(\w+)/g)) refs[name] ??= `@${ref}`;
    if (!refs.Idle || !refs.Name || !refs["Add a row"]) throw new Error(`no refs: ${JSON.stringify(refs)}`);
  },
  async act({ what, count }) {
    const times = [];
    for (let i = 0; i < count; i++) {
      if (what === "click") times.push(run("click", refs.Idle).seconds);
      else if (what === "fill") times.push(run("fill", refs.Name, `value ${++filled}`).seconds);
      else times.push(run("click", refs["Add a row"]).seconds + run("snapshot", "--delta").seconds);
    }
    return times;
  },
};

await serve(driver, end);
