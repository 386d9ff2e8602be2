// Builds src/ into the one file that ships: cdpagent/see/extractor.js. Run `npm run build` here, commit the result.
//
// The file is one JavaScript expression whose value is the extractor; evaluated in a page it leaves no name behind.

import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";
import { minify } from "terser";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = process.argv[2] || here("../cdpagent/see/extractor.js");
const BANNER = "// See extractor/\n";
const LIMIT = 16 * 1024;

// Names of our own properties, which may become short: neither the platform, nor a table of tags or roles, nor Python
// knows them. A name that is missing here costs bytes, nothing else.
const OWN_PROPERTIES = `
  addContent addLabels addName addReferences ariaNames bytes clip clipping context count cut depth element emitted flow found
  gone hard hasTwin hidden inView inner inside isCut isFull isGone isHidden isHint isKept isLenient isStructure isTimedOut
  isTiny items json kids kind nameUntil nodes nodesLeft owners parent place placeUntil rank reasons rect result rowTable
  saysMore scrolls seen signs skipped soft source subject tag visited walkUntil why words
`.trim().split(/\s+/);

const bundle = await build({
  entryPoints: [here("src/look/main.js")],
  bundle: true,
  format: "esm",
  target: "chrome120",
  charset: "utf8",
  legalComments: "none",
  minifySyntax: true,
  mangleProps: new RegExp(`^(${OWN_PROPERTIES.join("|")})$`),
  write: false,
});

// What a module would export is what the expression gives. With one word for two, declarations can be joined.
const code = bundle.outputFiles[0].text.replace(/\bconst\b/g, "let");
const body = code.replace(/export \{\s*(\w+) as default\s*\};\s*$/, "return $1;");
if (body === code) throw new Error("the shape of esbuild's output has changed");

const { code: small } = await minify(`(() => {"use strict";\n${body}})()`, {
  ecma: 2022,
  compress: { passes: 3, unsafe_arrows: true, keep_fargs: false, pure_getters: true, expression: true },
});

const text = `${BANNER}${small.replace(/;$/, "")}\n`;
const size = gzipSync(text, { level: 9 }).length;
if (size > LIMIT) throw new Error(`the extractor is ${size} bytes compressed, more than ${LIMIT}`);
await writeFile(target, text);
console.log(`${target}: ${text.length} characters, ${size} bytes compressed`);
