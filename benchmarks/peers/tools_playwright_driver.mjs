// A click and a look in two ways: by the Playwright that comes with playwright-mcp, and by playwright-mcp itself.
// Both use one page, in front: Chrome slows down pages in the background.

import { createRequire } from "node:module";

import { serve } from "./line_protocol.mjs";
import { start } from "./mcp_client.mjs";

const { chromium } = createRequire(import.meta.url)("playwright-core");
let browser, page, server, ref;

const driver = {
  async connect({ ws }) {
    server = await start("playwright-mcp", ws);
    browser = await chromium.connectOverCDP(ws);
  },
  async open({ url }) {
    await server.call(server.open(url));
    page = browser.contexts()[0].pages().find((each) => each.url() === url);
    await page.bringToFront();
    const text = await server.call(server.look);
    ref = text.match(/"Idle"[^\n]*\[ref=(\w+)\]/)[1];
  },
  async act({ what, layer, count }) {
    const times = [];
    for (let i = 0; i < count; i++) {
      const begin = performance.now();
      if (layer === "mcp") await server.call(what === "click" ? server.click(ref) : server.look);
      else if (what === "click") await page.getByRole("button", { name: "Idle" }).click();
      else await page.ariaSnapshot({ mode: "ai" });
      times.push((performance.now() - begin) / 1000);
    }
    return times;
  },
};

await serve(driver, () => server?.stop());
