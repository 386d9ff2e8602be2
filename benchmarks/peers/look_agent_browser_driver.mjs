// agent-browser's `snapshot` and `snapshot -i`: a process per command, as its documentation says, in front of a daemon
// that holds the browser. `batch` runs several commands in one process, which shows the time without that of a process.

import { setTimeout as sleep } from "node:timers/promises";

import { connect, daemon, end, run } from "./agent_browser.mjs";
import { serve } from "./line_protocol.mjs";
import { CHANGE, QUIET_MS } from "./look_common.mjs";

const IN_A_BATCH = 3;
let pages = 0;

const driver = {
  connect,

  async open_pages({ count, url }) {
    for (; pages < count; pages++) run("tab", "new", url);
    return daemon();
  },

  async look({ url, again, whole }) {
    run("open", url);
    await sleep(QUIET_MS);
    const first = run("snapshot");
    const repeated = (...args) => Array.from({ length: again }, () => run(...args).seconds);
    const times = { first: [first.seconds], again: repeated("snapshot"), changed: [] };
    for (let i = 0; i < again; i++) {
      run("eval", `(() => {${CHANGE}})()`);
      times.changed.push(run("snapshot").seconds);
    }
    const interactive = { again: [], changed: [] };
    const answer = { "agent-browser": { times, text: first.text } };
    if (whole) {
      const commands = Array(IN_A_BATCH).fill("snapshot");
      const shares = [run("batch", ...commands).seconds / IN_A_BATCH];
      for (let i = 0; i < again; i++) {
        interactive.again.push(run("snapshot", "-i").seconds);
        run("eval", `(() => {${CHANGE}})()`);
        interactive.changed.push(run("snapshot", "-i").seconds);
      }
      answer["agent-browser -i"] = { times: interactive, text: run("snapshot", "-i").text };
      answer["agent-browser batch"] = { times: { again: shares }, text: first.text };
      answer["agent-browser get url"] = { times: { again: repeated("get", "url") }, text: "" };
    }
    return answer;
  },
};

await serve(driver, end);
