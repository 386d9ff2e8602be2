// The tools of playwright-mcp on refs of its own snapshot. It answers with the name of a file that has the snapshot
// after the action; what is in it belongs to what the model reads.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { AFTER_LOAD_MS, found } from "./apps_common.mjs";
import { serve } from "./line_protocol.mjs";
import { start } from "./mcp_client.mjs";

let server;

const TOOLS = {
  press: (_, key) => ["browser_press_key", { key }],
  hover: (ref) => ["browser_hover", { element: ref, ref, target: ref }],
  drag: (ref, goal) => ["browser_drag", { startElement: ref, startTarget: ref, endElement: goal, endTarget: goal }],
  select: (ref, value) => ["browser_select_option", { element: ref, ref, target: ref, values: [value] }],
  fill: (ref, value) => server.fill(ref, value),
};

const driver = {
  async connect({ ws }) {
    server = await start(process.argv[2], ws);
  },
  async open({ url }) {
    await server.call(server.open(url));
    await sleep(AFTER_LOAD_MS);
  },
  async step({ verb, role, name, value }) {
    const look = () => server.call(server.look);
    const ref = await found(look, role, name);
    const given = verb === "drag" ? await found(look, role, value) : value;
    const call = (TOOLS[verb] ?? server.click)(ref, given);
    const begin = performance.now();
    const answer = await server.call(call);
    const seconds = (performance.now() - begin) / 1000;
    return { seconds, characters: answer.length + written(answer) };
  },
};

/** Return the length of the snapshot that the answer points to. */
function written(answer) {
  const file = answer.match(/^- \[Snapshot\]\((.*)\)$/m);
  const path = file && join(import.meta.dirname, file[1]);
  return path && existsSync(path) ? readFileSync(path, "utf-8").length : 0;
}

await serve(driver, () => server?.stop());
