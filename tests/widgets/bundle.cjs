// Bundles the pages that are named on the command line; the last argument is the folder for what comes out.
const { readFile } = require('node:fs/promises');
const esbuild = require('esbuild');

const svelte = {
  name: 'svelte',
  setup(build) {
    build.onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { compile } = require('svelte/compiler');
      return { contents: compile(await readFile(path, 'utf8'), { filename: path, generate: 'client' }).js.code };
    });
  },
};

esbuild.build({
  entryPoints: process.argv.slice(2, -1),
  outdir: process.argv.at(-1),
  bundle: true,
  nodePaths: [process.env.NODE_PATH],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
  plugins: [svelte],
}).catch(() => process.exit(1));
