// Builds src/ into the files that ship in cdpagent/. Run `npm run build` here, and commit what it writes.
//
// Each file is one JavaScript expression; evaluated in a page it leaves no name behind. describe.js, ask.js and act.js
// are functions of the object that look.js gives: they come into a document after it, and must work with the refs, the
// shadow roots and the caches that look.js has there. So a module that is in look.js is in none of the others: what they
// import from it, look.js hands out as `shared`.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";
import { minify } from "terser";

const HERE = dirname(fileURLToPath(import.meta.url));
const TARGET = resolve(process.argv[2] || `${HERE}/../cdpagent`);
const BANNER = "// See extractor/\n";

const LOOK = "src/look/main.js";
const DESCRIBE = "src/describe/main.js";
const ASK = "src/ask/main.js";
const ACT = "src/act/main.js";
const RULES = "src/rules.js";

// What every look needs has to stay small: it is sent to each document.
const LOOK_LIMIT = 15 * 1024;

// Names of our own properties, which may become short: neither the platform, nor a table of tags or roles, nor Python
// knows them, in any of the files. A name that is missing here costs bytes, nothing else.
const OWN_PROPERTIES = `
  addContent addLabels addName addReferences ariaNames bytes clip clipping context cut depth element emitted flow gone hard
  found hasIcon hasLost hasText hasTwin inner inView isAlike isCut isForItems isFull isFar isGone isHidden isHint isKept isLarge isLenient isLong isLow isNameless isOpen isReferring
  isStructure isTimedOut isTiny isTorn isVeiled items json kids known nameUntil nodes nodesLeft owner owners parent place placeUntil rank
  reasons rect rowTable run saysMore scrolls signs skipped soft source stale subject topLayer visited
  walkUntil why words
`.trim().split(/\s+/);

const OPTIONS = {
  absWorkingDir: HERE,
  bundle: true,
  format: "esm",
  target: "chrome120",
  charset: "utf8",
  legalComments: "none",
  minifySyntax: true,
  mangleProps: new RegExp(`^(${OWN_PROPERTIES.join("|")})$`),
  write: false,
};

// --- who imports what ------------------------------------------------------------------------------------------------

// All at once: only then do they agree on the short names of properties.
const { metafile, mangleCache } = await build({
  ...OPTIONS, entryPoints: [LOOK, DESCRIBE, ASK, ACT], outdir: "unused", metafile: true, mangleCache: {},
});

/** The modules that a bundle of this entry point would hold, as paths from here. */
const modulesOf = (entry) =>
  Object.keys(Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === entry).inputs);

const IMPORT = /^import\s+(.+?)\s+from "([^"]+)";/gms;
const NAMES = /^\{[\w\s,]+\}$/; // also `name as other`

/** The names that a module imports, by the path of the module they come from. */
const importsOf = async (path) => {
  const imports = [];
  for (const [statement, clause, from] of (await readFile(resolve(HERE, path), "utf8")).matchAll(IMPORT)) {
    if (!NAMES.test(clause)) throw new Error(`${path}: import names in braces, not like this: ${statement}`);
    const names = clause.slice(1, -1).split(",").map((each) => each.trim().split(" ")[0]).filter(Boolean);
    imports.push([relative(HERE, resolve(HERE, dirname(path), from)), names]);
  }
  return imports;
};

/** What look.js has to share: by the path of its module, the names that the others import from it, in a fixed order. */
const sharedWith = async (others, looks) => {
  const shared = new Map();
  for (const path of others) {
    for (const [from, names] of await importsOf(path)) {
      if (looks.includes(from)) shared.set(from, new Set([...(shared.get(from) ?? []), ...names]));
    }
  }
  for (const [path, names] of shared) {
    const source = await readFile(resolve(HERE, path), "utf8");
    // A value is handed out once, so that of a variable would stay behind.
    const variable = [...names].find((name) => new RegExp(`^export let ${name}\\b`, "m").test(source));
    if (variable) throw new Error(`${path}: \`${variable}\` changes; export a function that gives it`);
  }
  return new Map([...shared].sort().map(([path, names]) => [path, [...names].sort()]));
};

/** The entry point of look.js: its object, with what it shares as lists of names, one list for each module. */
const lookWith = (shared) => {
  const modules = [...shared].map(([path, names], at) => [path, names.map((name) => [name, `shared${at}_${name}`])]);
  const imports = modules.map(
    ([path, names]) => `import { ${names.map((pair) => pair.join(" as "))} } from "./${path}";`,
  );
  const lists = modules.map(([, names]) => `[${names.map(([, alias]) => alias)}]`);
  return `import look from "./${LOOK}";\n${imports.join("\n")}\nexport default { ...look, shared: [${lists}] };`;
};

/** Has esbuild take what look.js shares from the object `look`, instead of bundling the module it is from. */
const takeShared = (shared) => ({
  name: "shared",
  setup: ({ onResolve, onLoad }) => {
    const paths = [...shared.keys()];
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const from = relative(HERE, resolve(resolveDir, path));
      // A second copy would have no refs and no caches.
      if (looks.includes(from) && !shared.has(from)) throw new Error(`${from} is in look.js: import names from it in braces`);
      return shared.has(from) ? { path: from, namespace: "shared" } : null;
    });
    onLoad({ filter: /./, namespace: "shared" }, ({ path }) => ({
      contents: `export const [${shared.get(path)}] = look.shared[${paths.indexOf(path)}];`,
    }));
  },
});

// --- building --------------------------------------------------------------------------------------------------------

/** Bundle with these options and write one expression: what the entry point exports, or a function of `given`. */
const write = async (file, options, given = null, limit = Infinity) => {
  const bundle = await build({ ...OPTIONS, mangleCache, ...options });
  // With one word for two, declarations can be joined.
  const code = bundle.outputFiles[0].text.replace(/\bconst\b/g, "let");
  const body = code.replace(/export \{\s*(\w+) as default\s*\};\s*$/, "return $1;");
  if (body === code) throw new Error("the shape of esbuild's output has changed");
  const whole = given ? `(${given}) => {"use strict";\n${body}}` : `(() => {"use strict";\n${body}})()`;
  const { code: small } = await minify(whole, {
    ecma: 2022,
    compress: { passes: 3, unsafe_arrows: true, keep_fargs: false, pure_getters: true, expression: true },
  });
  const text = `${BANNER}${small.replace(/;$/, "")}\n`;
  const size = gzipSync(text, { level: 9 }).length;
  if (size > limit) throw new Error(`${file} is ${size} bytes compressed, more than ${limit}`);
  await mkdir(dirname(`${TARGET}/${file}`), { recursive: true });
  await writeFile(`${TARGET}/${file}`, text);
  console.log(`${file}: ${text.length} characters, ${size} bytes compressed`);
};

// The rules hold no state: each file has a copy of those that it uses.
const looks = modulesOf(LOOK).filter((path) => path !== RULES);
const others = [DESCRIBE, ASK, ACT].flatMap((entry) => modulesOf(entry).filter((path) => path !== RULES && !looks.includes(path)));
const twice = others.find((path, at) => others.indexOf(path) < at);
if (twice) throw new Error(`${twice} would be in two files beside look.js: what both need belongs into look.js`);
const shared = await sharedWith(others, looks);
const beside = (entry) => ({ entryPoints: [entry], plugins: [takeShared(shared)] });

await write("see/look.js", { stdin: { contents: lookWith(shared), resolveDir: HERE } }, null, LOOK_LIMIT);
await write("see/describe.js", beside(DESCRIBE), "look");
await write("see/ask.js", beside(ASK), "look");
await write("act/act.js", beside(ACT), "look");
await write("see/delegates.js", { entryPoints: ["src/probe/delegates.js"] });
await write("act/timer_probe.js", { entryPoints: ["src/probe/timer_probe.js"] });
