// agent-browser's `click` and `fill` on refs of its own snapshot, and `snapshot --delta` after a click: a process per
// command, as it is made to be used, in front of a daemon that holds the browser.

import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const folder = join(import.meta.dirname, "node_modules", "agent-browser", "bin");
const suffix = `${process.platform}-${process.arch}`;
const program = join(folder, readdirSync(folder).find((name) => name.startsWith(`agent-browser-${suffix}`)));
chmodSync(program, 0o755);
const env = { ...process.env, AGENT_BROWSER_SESSION: `bench-act-${process.pid}`, AGENT_BROWSER_DEFAULT_TIMEOUT: "60000" };

function run(...args) {
  const start = performance.now();
  const done = spawnSync(program, args, { env, encoding: "utf-8", maxBuffer: 1 << 28, timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  if (done.status !== 0) throw new Error((done.stderr || done.stdout || String(done.error)).trim().slice(0, 300));
  return { seconds, text: done.stdout };
}

const refs = {};
let filled = 0;

const driver = {
  async connect({ ws }) {
    run("connect", ws);
    run("set", "viewport", "1280", "800");
  },
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
