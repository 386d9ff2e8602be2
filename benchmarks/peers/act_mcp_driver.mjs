// Clicking and filling by the tools of an MCP server (the argument says which), on refs of its own snapshot.

import { serve } from "./line_protocol.mjs";
import { start } from "./mcp_client.mjs";

const refs = {};
let server;
let filled = 0;

const driver = {
  async connect({ ws }) {
    server = await start(process.argv[2], ws);
  },
  async open({ url }) {
    await server.call(server.open(url));
    const text = await server.call(server.look);
    for (const found of text.matchAll(server.refs)) {
      const { name = found[1], ref = found[2] } = found.groups ?? {};
      refs[name] ??= ref;
    }
    if (!refs.Idle || !refs.Name || !refs["Add a row"]) throw new Error(`no refs in ${text.slice(0, 300)}`);
  },
  async act({ what, count }) {
    const times = [];
    for (let i = 0; i < count; i++) {
      const start = performance.now();
      if (what === "click") await server.call(server.click(refs.Idle));
      else if (what === "fill") await server.call(server.fill(refs.Name, `value ${++filled}`));
      else for (const each of server.clickAndLook(refs["Add a row"])) await server.call(each);
      times.push((performance.now() - start) / 1000);
    }
    return times;
  },
};

await serve(driver, () => server?.stop());
