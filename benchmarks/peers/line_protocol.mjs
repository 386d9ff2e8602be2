// What the harness and the drivers say to one another: JSON, one message a line, on stdin and stdout.

import { createInterface } from "node:readline";

/** Answer until stdin ends; then `end` lets go of what the driver holds. */
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
    // The browser may be gone already.
  }
  process.exit(0);
}
