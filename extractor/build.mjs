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
const BANNER = "// Generated from extractor/src by `npm run build` in extractor/. Do not edit.\n";
const LIMIT = 17 * 1024;

// Names of our own properties, which may become short. All are such that neither the platform nor Python knows them.
// A name that is missing here costs bytes, nothing else.
const OWN_PROPERTIES = `
  addContent addLabels addName addReferences branchOwner fallback hasTwin hiddenTops inView isCut isFocused isFull isGone
  isHidden isKept isLenient isStructure isTimedOut isTiny nodesLeft referring rowTable saysMore subject topLayerSize
  wordsKey
`.trim().split(/\s+/);

const bundle = await build({
  entryPoints: [here("src/main.js")],
  bundle: true,
  format: "esm",
  target: "chrome120",
  charset: "utf8",
  legalComments: "none",
  mangleProps: new RegExp(`^(${OWN_PROPERTIES.join("|")})$`),
  write: false,
});

// What a module would export is what the expression gives.
const code = bundle.outputFiles[0].text;
const body = code.replace(/export \{\s*(\w+) as default\s*\};\s*$/, "return $1;");
if (body === code) throw new Error("the shape of esbuild's output has changed");

const { code: small } = await minify(`(() => {"use strict";\n${body}})()`, {
  ecma: 2022,
  compress: { passes: 3, unsafe_arrows: true, keep_fargs: false, expression: true },
});

const text = `${BANNER}${small.replace(/;$/, "")}\n`;
const size = gzipSync(text, { level: 9 }).length;
if (size > LIMIT) throw new Error(`the extractor is ${size} bytes compressed, more than ${LIMIT}`);
await writeFile(target, text);
console.log(`${target}: ${text.length} characters, ${size} bytes compressed`);
