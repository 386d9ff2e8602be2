// The snapshot tool of an MCP server (the argument says which), as an agent calls it.

import { setTimeout as sleep } from "node:timers/promises";

import { serve } from "./line_protocol.mjs";
import { CHANGE, QUIET_MS } from "./look_common.mjs";
import { start } from "./mcp_client.mjs";

const name = process.argv[2];
let server;
let pages = 0;

async function take(times) {
  const begin = performance.now();
  const text = await server.call(server.look);
  times.push((performance.now() - begin) / 1000);
  return text;
}

const driver = {
  async connect({ ws }) {
    server = await start(name, ws);
  },
  async open_pages({ count, url }) {
    for (; pages < count; pages++) await server.call(server.openPage(url));
    return server.pid;
  },
  async look({ url, again }) {
    await server.call(server.open(url));
    await sleep(QUIET_MS);
    const times = { first: [], again: [], changed: [] };
    const text = await take(times.first);
    for (let i = 0; i < again; i++) await take(times.again);
    for (let i = 0; i < again; i++) {
      await server.call(server.evaluate(CHANGE));
      await take(times.changed);
    }
    return { [name]: { times, text } };
  },
};

await serve(driver, () => server?.stop());
