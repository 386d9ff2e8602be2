// Puppeteer (puppeteer-core, which downloads no browser). The harness copies this file next to its node_modules.
// The line protocol is that of line_protocol.py: {"do": name, ...arguments} -> {"result": ...} or {"error": "..."}.

import puppeteer from "puppeteer-core";

import { serve } from "./line_protocol.mjs";

const seconds = (from) => (performance.now() - from) / 1000;
const pages = [];
let browser, session;

const driver = {
  async connect({ ws, target }) {
    browser = await puppeteer.connect({ browserWSEndpoint: ws, defaultViewport: null });
    if (target) {
      const page = await browser.newPage();
      session = await page.createCDPSession();
    }
  },

  async round_trip({ count }) {
    const times = [];
    for (let i = 0; i < count; i++) {
      const start = performance.now();
      await session.send("Runtime.evaluate", { expression: "1" });
      times.push(seconds(start));
    }
    return times;
  },

  async pipelined({ count }) {
    const start = performance.now();
    const calls = Array.from({ length: count }, () => session.send("Runtime.evaluate", { expression: "1" }));
    await Promise.all(calls);
    return seconds(start);
  },

  async open_pages({ count, url }) {
    while (pages.length < count) {
      const page = await browser.newPage();
      await page.goto(url);
      pages.push(page);
    }
  },

  // Return the seconds until so many new pages have been opened and looked at; close them afterwards.
  async at_once({ count, url }) {
    const start = performance.now();
    const opened = await Promise.all(
      Array.from({ length: count }, async () => {
        const page = await browser.newPage();
        await page.goto(url, { timeout: 300_000 });
        await page.accessibility.snapshot();
        return page;
      }),
    );
    const taken = seconds(start);
    for (const page of opened) await page.close();
    return taken;
  },

  async launch({ executable, args }) {
    const start = performance.now();
    const launched = await puppeteer.launch({ executablePath: executable, args, pipe: process.argv[2] === "pipe" });
    const page = await launched.newPage();
    await page.evaluate("1");
    const first = seconds(start);
    const closing = performance.now();
    await launched.close();
    return { first, close: seconds(closing) };
  },
};

await serve(driver);
