// agent-browser's `snapshot` and `snapshot -i`: a process per command, as it is made to be used, in front of a daemon
// that holds the browser. The native program is called, without the Node script around it; it may come without its run
// bit. `batch` has several commands done by one process, which leaves the share of the process out.

import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

const QUIET_MS = 300;
const IN_A_BATCH = 5;
const CHANGE = `(() => {
  const button = document.createElement("button");
  button.textContent = "More " + document.getElementsByTagName("button").length;
  (document.querySelector("main, article, [role=main]") ?? document.body).prepend(button);
})()`;

const folder = join(import.meta.dirname, "node_modules", "agent-browser", "bin");
const suffix = `${process.platform}-${process.arch}`;
const program = join(folder, readdirSync(folder).find((name) => name.startsWith(`agent-browser-${suffix}`)));
chmodSync(program, 0o755);
const env = { ...process.env, AGENT_BROWSER_SESSION: `bench-${process.pid}`, AGENT_BROWSER_DEFAULT_TIMEOUT: "120000" };

function run(...args) {
  const start = performance.now();
  const done = spawnSync(program, args, { env, encoding: "utf-8", maxBuffer: 1 << 30, timeout: 300_000 });
  const seconds = (performance.now() - start) / 1000;
  if (done.status !== 0) throw new Error((done.stderr || done.stdout || String(done.error)).trim().slice(0, 300));
  return { seconds, text: done.stdout };
}

const driver = {
  async connect({ ws }) {
    run("connect", ws);
    run("set", "viewport", "1280", "800");
  },

  async look({ url, again, whole }) {
    run("open", url);
    await sleep(QUIET_MS);
    const first = run("snapshot");
    const repeated = (...args) => Array.from({ length: again }, () => run(...args).seconds);
    const times = { first: [first.seconds], again: repeated("snapshot"), changed: [] };
    for (let i = 0; i < again; i++) {
      run("eval", CHANGE);
      times.changed.push(run("snapshot").seconds);
    }
    const answer = { "agent-browser": { times, text: first.text } };
    if (whole) {
      const commands = Array(IN_A_BATCH).fill("snapshot");
      const shares = [run("batch", ...commands).seconds / IN_A_BATCH];
      answer["agent-browser -i"] = { times: { again: repeated("snapshot", "-i") }, text: run("snapshot", "-i").text };
      answer["agent-browser batch"] = { times: { again: shares }, text: first.text };
      answer["agent-browser get url"] = { times: { again: repeated("get", "url") }, text: "" };
    }
    return answer;
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { do: what, ...args } = JSON.parse(line);
  let answer;
  try {
    answer = { result: (await driver[what](args)) ?? null };
  } catch (error) {
    console.error(error);
    answer = { error: String(error) };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
try {
  run("close");
} catch {
  // The browser may be gone already.
}
process.exit(0);
