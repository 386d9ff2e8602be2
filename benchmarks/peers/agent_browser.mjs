// agent-browser as its documentation says: a process per command, in front of a daemon that holds the browser. We call
// the native program, without the Node script around it; npm may have installed it without its executable bit.

import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const folder = join(import.meta.dirname, "node_modules", "agent-browser", "bin");
const suffix = `${process.platform}-${process.arch}`;
const program = join(folder, readdirSync(folder).find((name) => name.startsWith(`agent-browser-${suffix}`)));
chmodSync(program, 0o755);
const session = `bench-${process.pid}`;
const files = join(homedir(), ".agent-browser");
const env = { ...process.env, AGENT_BROWSER_SESSION: session, AGENT_BROWSER_DEFAULT_TIMEOUT: "120000" };

/** Run a command; return how many seconds it took, and what it printed. */
export function run(...args) {
  const start = performance.now();
  const done = spawnSync(program, args, { env, encoding: "utf-8", maxBuffer: 1 << 30, timeout: 300_000 });
  const seconds = (performance.now() - start) / 1000;
  if (done.status !== 0) throw new Error((done.stderr || done.stdout || String(done.error)).trim().slice(0, 300));
  return { seconds, text: done.stdout };
}

export async function connect({ ws }) {
  run("connect", ws);
  run("set", "viewport", "1280", "800");
}

/** Return the process that stays between commands. */
export function daemon() {
  return Number(readFileSync(join(files, `${session}.pid`), "utf-8"));
}

/** End the daemon, and remove what it stores about the session. */
export function end() {
  try {
    run("close");
  } finally {
    rmSync(join(files, `${session}.target`), { force: true });
  }
}
