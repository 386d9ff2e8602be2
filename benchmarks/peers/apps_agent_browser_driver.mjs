// agent-browser's actions on refs of its own snapshot, and `snapshot --delta` after each: a process per command, as its
// documentation says, in front of a daemon that holds the browser.

import { setTimeout as sleep } from "node:timers/promises";

import { connect, end, run } from "./agent_browser.mjs";
import { AFTER_LOAD_MS, found } from "./apps_common.mjs";
import { serve } from "./line_protocol.mjs";

const driver = {
  connect,
  async open({ url }) {
    run("open", url);
    await sleep(AFTER_LOAD_MS);
  },
  async step({ verb, role, name, value }) {
    const look = () => run("snapshot", "--delta", "--full").text;
    const ref = await found(look, role, name);
    const target = ref ? [`@${ref}`] : [];
    if (verb === "drag") target.push(`@${await found(look, role, value)}`);
    const given = ["fill", "select", "press"].includes(verb) ? [value] : [];
    const said = [run(verb, ...target, ...given)];
    // While a new page loads it may say that the page is empty; then an agent has to look again.
    do said.push(run("snapshot", "--delta"));
    while (said.at(-1).text.trim() === "(empty page)" && said.length < 20);
    const sum = (values) => values.reduce((total, each) => total + each, 0);
    return { seconds: sum(said.map((each) => each.seconds)), characters: sum(said.map((each) => each.text.length)) };
  },
};

await serve(driver, end);
