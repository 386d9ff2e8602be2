// Calls the MCP servers of other projects over stdio, as agents do.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

const modules = join(import.meta.dirname, "node_modules");
const evaluated = (source) => `() => { ${source} }`;

/** How to start each server on a running browser, and the names of its tools. */
const SERVERS = {
  "playwright-mcp": {
    command: (ws) => [join(modules, "@playwright", "mcp", "cli.js"), "--cdp-endpoint", ws],
    viewport: ["browser_resize", { width: 1280, height: 800 }],
    open: (url) => ["browser_navigate", { url }],
    openPage: (url) => ["browser_tabs", { action: "new", url }],
    look: ["browser_snapshot", {}],
    evaluate: (source) => ["browser_evaluate", { function: evaluated(source) }],
    click: (ref) => ["browser_click", { element: ref, ref, target: ref }],
    fill: (ref, text) => ["browser_type", { element: ref, ref, target: ref, text }],
    // The server writes the snapshot after an action to a file; to see it, an agent has to ask again.
    clickAndLook: (ref) => [SERVERS["playwright-mcp"].click(ref), ["browser_snapshot", {}]],
    refs: /"([^"\n]*)"[^\n]*\[ref=(\w+)\]/g,
  },
  "chrome-devtools-mcp": {
    command: (ws) => [
      join(modules, "chrome-devtools-mcp", "build", "src", "bin", "chrome-devtools-mcp.js"),
      ...["--wsEndpoint", ws, "--no-page-id-routing", "--no-usage-statistics", "--no-performance-crux"],
    ],
    viewport: ["resize_page", { width: 1280, height: 800 }],
    open: (url) => ["navigate_page", { type: "url", url, timeout: 300_000 }],
    openPage: (url) => ["new_page", { url }],
    look: ["take_snapshot", {}],
    evaluate: (source) => ["evaluate_script", { function: evaluated(source) }],
    click: (uid) => ["click", { uid }],
    fill: (uid, value) => ["fill", { uid, value }],
    clickAndLook: (uid) => [["click", { uid, includeSnapshot: true }]],
    refs: /uid=(?<ref>\w+) \w+ "(?<name>[^"\n]*)"/g,
  },
};

/** Start a server on the browser at `ws`; `call(["tool", arguments])` returns the text of its answer. */
export async function start(name, ws) {
  const server = SERVERS[name];
  // Run it in its own directory: some servers write a file for each look.
  const child = spawn(process.execPath, server.command(ws), {
    cwd: import.meta.dirname,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const waiting = new Map();
  let next = 0;
  createInterface({ input: child.stdout }).on("line", (line) => {
    const { id, result, error } = JSON.parse(line);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(new Error(JSON.stringify(error)));
    else asked?.resolve(result);
  });
  child.on("exit", (code) => {
    for (const asked of waiting.values()) asked.reject(new Error(`${name} exited with ${code}`));
  });

  const send = (message) => child.stdin.write(JSON.stringify({ jsonrpc: "2.0", ...message }) + "\n");
  const request = (method, params) => {
    const id = ++next;
    send({ id, method, params });
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
  const call = async ([tool, args]) => {
    const { content, isError } = await request("tools/call", { name: tool, arguments: args });
    const text = content.map((each) => each.text ?? "").join("\n");
    if (isError) throw new Error(text.slice(0, 300));
    return text;
  };

  const clientInfo = { name: "benchmarks", version: "1" };
  await request("initialize", { protocolVersion: "2025-03-26", capabilities: {}, clientInfo });
  send({ method: "notifications/initialized" });
  await call(server.viewport);
  return { ...server, call, pid: child.pid, stop: () => child.kill() };
}
