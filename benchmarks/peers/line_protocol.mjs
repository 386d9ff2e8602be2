// How the harness and the drivers talk: JSON on stdin and stdout, one message in each line.

import { createInterface } from "node:readline";

/** Answer until stdin ends; then call `end`, which closes what the driver holds. */
export async function serve(driver, end = () => {}) {
  for await (const line of createInterface({ input: process.stdin })) {
    const { do: what, ...args } = JSON.parse(line);
    let answer;
    try {
      answer = { result: (await driver[what](args)) ?? null };
    } catch (error) {
      console.error(error);
      answer = { error: String(error) };
    }
    process.stdout.write(JSON.stringify(answer) + "\n");
  }
  try {
    await end();
  } catch {
    // The browser may have gone before.
  }
  process.exit(0);
}
