// The same click and the same look in two ways: by the Playwright that playwright-mcp brings, and by playwright-mcp itself.

import { createRequire } from "node:module";

import { serve } from "./line_protocol.mjs";
import { start } from "./mcp_client.mjs";

const { chromium } = createRequire(import.meta.url)("playwright-core");
let browser, page, server, ref;

const driver = {
  async connect({ ws }) {
    browser = await chromium.connectOverCDP(ws);
    page = await browser.contexts()[0].newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    server = await start("playwright-mcp", ws);
  },
  async open({ url }) {
    await page.goto(url);
    await server.call(server.open(url));
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
