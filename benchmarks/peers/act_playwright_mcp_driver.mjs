// playwright-mcp's `browser_click` and `browser_type`, called over stdio by the protocol that agents use.

import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { serve } from "./line_protocol.mjs";

let server, next = 0;
const waiting = new Map();

function request(method, params) {
  const id = ++next;
  server.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

async function tool(name, args) {
  const { content, isError } = await request("tools/call", { name, arguments: args });
  const text = content.map((each) => each.text ?? "").join("\n");
  if (isError) throw new Error(text.slice(0, 300));
  return text;
}

const refs = {};
let filled = 0;

const driver = {
  async connect({ ws }) {
    const program = join(import.meta.dirname, "node_modules", "@playwright", "mcp", "cli.js");
    // In its own directory: it writes a file for each look.
    server = spawn(process.execPath, [program, "--cdp-endpoint", ws], {
      cwd: import.meta.dirname,
      stdio: ["pipe", "pipe", "inherit"],
    });
    createInterface({ input: server.stdout }).on("line", (line) => {
      const { id, result, error } = JSON.parse(line);
      const call = waiting.get(id);
      waiting.delete(id);
      if (error) call?.reject(new Error(JSON.stringify(error)));
      else call?.resolve(result);
    });
    const clientInfo = { name: "benchmarks", version: "1" };
    await request("initialize", { protocolVersion: "2025-03-26", capabilities: {}, clientInfo });
    server.stdin.write(JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }) + "\n");
  },
  async open({ url }) {
    await tool("browser_navigate", { url });
    const text = await tool("browser_snapshot", {});
    for (const [, name, ref] of text.matchAll(/"([^"\n]*)"[^\n]*\[ref=(\w+)\]/g)) refs[name] ??= ref;
    if (!refs.Idle || !refs.Name || !refs["Add a row"]) throw new Error(`no refs in ${text.slice(0, 300)}`);
  },
  async act({ what, count }) {
    const times = [];
    const args = (name) => ({ element: name, ref: refs[name], target: refs[name] });
    for (let i = 0; i < count; i++) {
      const start = performance.now();
      if (what === "click") await tool("browser_click", args("Idle"));
      else if (what === "fill") await tool("browser_type", { ...args("Name"), text: `value ${++filled}` });
      else {
        await tool("browser_click", args("Add a row"));
        await tool("browser_snapshot", {});
      }
      times.push((performance.now() - start) / 1000);
    }
    return times;
  },
};

await serve(driver, () => server?.kill());
