// The whole build, `npm run build`. Everything lands in build/:
//
//   assembly/ --asc------> build/solver.wasm, the whole engine with SIMD;
//                          build/wasm/debug.wasm, the same with assertions;
//                          build/wasm/{natural.scalar,natural.simd,forms}.wasm, its two parts;
//                          build/wasm/element.wasm, what the element needs of both in one module;
//                          build/operators.wasm, the engine of the extension, and
//                          build/wasm/operators.debug.wasm, the same with assertions;
//                          build/wasm/classic.{scalar,simd,debug}.wasm, the published algorithms;
//                          build/wasm/layout.wasm, the sizes of records and a count of functions, for tests
//   src/*.ts --Rollup----> build/esm/*.js and build/cjs/*.js (scripts/bundle.mjs)
//   src/element.ts ------> build/esm/element.js and, with everything that it imports, build/element.min.js;
//                          the same of src/element-operators.ts
//   src/play/element/one-language/ -> build/element/*.js, the element with everything that it imports
//   src/*.ts --tsc-------> build/esm/*.d.ts, copied to build/cjs
//   build/esm/atlas.js --> build/whole-game/*.parquet, tables of all boards (scripts/web/whole-game.mjs)
//   Figtree -------------> build/font/, the part of it that the page uses (scripts/web/font.mjs)
//   src/play/page --vite--> build/web, the page (scripts/web/vite.config.mjs)
//
// Each step runs only if one of its outputs is missing or older than one of its inputs, because `npm ci`,
// `npm test` and `npm pack` all run the build. Directories count as inputs, so a deleted file is noticed.
// Outputs get the time at which the step began: an edit while a step runs makes its outputs stale. The
// compilers of both languages run at once, as many processes as there are cores.
//
// --package: only what the package contains, for scripts/reproduce.mjs.
// --if-possible: end quietly if the tools are not installed (`npm ci --omit=dev` runs this, too).
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressScript } from './compress-script.mjs';
import { ELEMENT_ENTRIES, ENTRIES, LANGUAGES, NODE_ENTRIES } from './entries.mjs';
import { minifyTemplates } from './minify-templates.mjs';
import { writeDigits } from './wasm-digits.mjs';
import { buildFont, FONT } from './web/font.mjs';
import { buildWholeGame, TABLES } from './web/whole-game.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

/** The entries that the element imports instead of a second copy. */
const elementImports = ['index', 'worker', 'expression', 'generate', 'operators'];

if (process.argv.includes('--if-possible') && !hasTools()) {
  console.log('build: the development tools are not installed, nothing is built');
  process.exit(0);
}

const isPackageOnly = process.argv.includes('--package');

const web = join('src', 'play', 'page');
const sources = treeOf('src').filter((path) => path !== web && !path.startsWith(join(web, '/')));
const tools = [
  'build',
  'bundle',
  'compile',
  'compress-script',
  'entries',
  'pieces',
  'wasm-digits',
  'server-globals',
  'minify-templates',
]
  .map((name) => `scripts/${name}.mjs`)
  .concat('package.json');
/** The modules that the package has as files are in build/ itself. */
const wasm = (target) =>
  join('build', ['solver', 'operators'].includes(target) ? '' : 'wasm', `${target}.wasm`);
const entries = [...ENTRIES, ...NODE_ENTRIES, ...ELEMENT_ENTRIES];
const bundles = [
  ...[...ENTRIES, ...NODE_ENTRIES].flatMap((name) => [`build/esm/${name}.js`, `build/cjs/${name}.js`]),
  'build/esm/cli.js',
  'build/esm/bench.js',
];
const elements = [
  ...ELEMENT_ENTRIES.flatMap((name) => [`build/esm/${name}.js`, `build/${name}.min.js`]),
  ...LANGUAGES.map((name) => `build/element/${name}.js`),
];

/** Targets of asconfig.json by their entry in assembly/, those that take longest first. */
const modules = {
  index: ['solver', 'debug'],
  'index.classic': ['classic.scalar', 'classic.simd', 'classic.debug'],
  'index.natural': ['natural.scalar', 'natural.simd'],
  'index.forms': ['forms'],
  'index.element': ['element'],
  'index.operators': ['operators', 'operators.debug'],
  'index.layout': ['layout'],
};
const compilations = Object.entries(modules).map(([entry, targets]) => () => {
  const inputs = [...treeOf('assembly'), 'src/solver/wasm/boundary-layout.ts', ...tools, 'asconfig.json'];
  const wanted = targets.filter((target) => !(isPackageOnly && /debug|layout/.test(target)));
  const run = () => runNode('scripts/compile.mjs', `assembly/${entry}.ts`, ...wanted);
  return wanted.length > 0 && step(`asc ${entry}`, inputs, wanted.map(wasm), run);
});
const types = () =>
  step(
    'types',
    [...sources, ...tools, 'tsconfig.json', 'tsconfig.build.json'],
    entries.flatMap((entry) => [`build/esm/${entry}.d.ts`, `build/cjs/${entry}.d.ts`]),
    declareTypes,
  );
await runAtOnce([...compilations, types]);
const parts = ['natural.scalar', 'natural.simd', 'forms', 'operators', 'classic.scalar', 'classic.simd'].map(
  wasm,
);
await step('bundles', [...sources, ...tools, ...parts], bundles, bundle);
const elementParts = ['element', 'operators'].map(wasm);
await step('element', [...sources, ...tools, ...elementParts, ...bundles], elements, bundleElement);
if (!isPackageOnly) await buildSite();

/** The page, and what only it needs. */
async function buildSite() {
  await step(
    'whole game',
    [...treeOf('assembly'), ...treeOf('src/atlas'), 'src/core/puzzle/games.ts', 'scripts/web/whole-game.mjs'],
    TABLES,
    buildWholeGame,
  );
  await step('font', [...sources, ...treeOf(web), 'scripts/web/font.mjs', 'package.json'], [FONT], buildFont);
  const pageTools = [...tools, ...treeOf('scripts/web')];
  await step(
    'web',
    [...sources, ...treeOf(web), ...pageTools, ...bundles, ...elements, ...TABLES, FONT],
    ['build/web/index.html', 'build/web/service-worker.js'],
    buildPage,
  );
}

async function step(name, inputs, outputs, run) {
  const newest = Math.max(...inputs.map(modified));
  const oldest = Math.min(...outputs.map((output) => (existsSync(output) ? modified(output) : 0)));
  if (oldest > newest) return;
  const begin = Date.now();
  for (const output of outputs) mkdirSync(dirname(output), { recursive: true });
  await run();
  for (const output of outputs) utimesSync(output, begin / 1000, begin / 1000);
  console.log(`build: ${name} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
}

/** Runs jobs in order, as many at once as there are cores. */
async function runAtOnce(jobs) {
  const waiting = jobs.values();
  const runInOrder = async () => {
    for (const job of waiting) await job();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runInOrder));
}

/** Runs a program in a process of its own; if it fails, so does the build. */
function runNode(...args) {
  return new Promise((done) => {
    spawn(process.execPath, args, { stdio: 'inherit' }).on('close', (status) => {
      if (status !== 0) fail(`${args.join(' ')} failed`);
      done();
    });
  });
}

async function bundle() {
  for (const folder of ['build/esm', 'build/cjs']) removeFiles(folder, /\.js(\.map)?$/);
  const { bundlePackage } = await import('./bundle.mjs');
  await bundlePackage(root);
}

/** The element as a module, readable as all modules are, and as a script, minified. */
async function bundleElement() {
  const { build } = await import('esbuild');
  const inline = { name: 'wasm', setup: inlineWasm };
  const shorten = { name: 'templates', setup: shortenTemplates };
  const common = {
    bundle: true,
    target: 'es2022',
    platform: 'browser',
    sourcemap: true,
    logLevel: 'warning',
  };
  const apart = { name: 'apart', setup: (esbuild) => keepApart(esbuild, elementImports) };
  await build({
    ...common,
    entryPoints: ELEMENT_ENTRIES.map((name) => `src/${name}.ts`),
    format: 'esm',
    outdir: 'build/esm',
    plugins: [apart, shorten],
    inject: ['scripts/server-globals.mjs'],
  });
  // With all that they use and without exports, so that they are classic scripts and modules as well.
  for (const name of ELEMENT_ENTRIES) {
    const outfile = `build/${name}.min.js`;
    await build({
      ...common,
      entryPoints: [`src/${name}.ts`],
      format: 'iife',
      minify: true,
      outfile,
      plugins: [inline, shorten],
    });
    await compressScript(outfile);
  }
  // The same as modules, one for each language. Without source maps, which are larger than they are.
  const outdir = 'build/element';
  await build({
    ...common,
    entryPoints: LANGUAGES.map((name) => `src/play/element/one-language/${name}.ts`),
    format: 'esm',
    minify: true,
    sourcemap: false,
    outdir,
    plugins: [inline, shorten],
    inject: ['scripts/server-globals.mjs'],
  });
  for (const name of LANGUAGES) await compressScript(`${outdir}/${name}.js`);
}

/** Lets the element import an entry instead of a second copy, so that there is one solver. */
function keepApart(esbuild, names) {
  esbuild.onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, resolveDir, kind }) => {
    const name = basename(path, '.js');
    const isApart = names.includes(name) && resolve(resolveDir, path) === join(root, 'src', `${name}.js`);
    return isApart && kind !== 'entry-point' ? { path: `./${name}.js`, external: true } : undefined;
  });
}

/** Compiled modules as hexadecimal digits: of the extension, and the one of the element for all others. */
function inlineWasm(esbuild) {
  esbuild.onLoad({ filter: /\.wasm$/ }, ({ path }) => {
    const name = basename(path);
    const resolveDir = dirname(path);
    if (['element.wasm', 'operators.wasm'].includes(name)) return { contents: writeDigits(path), resolveDir };
    return { contents: "export { default } from './element.wasm';", resolveDir };
  });
}

/** The views and the style of the element. */
function shortenTemplates(esbuild) {
  esbuild.onLoad({ filter: /[\\/]src[\\/]play[\\/]element[\\/][^\\/]+\.ts$/ }, async ({ path }) => ({
    contents: await minifyTemplates(readFileSync(path, 'utf8')),
    loader: 'ts',
  }));
}

async function declareTypes() {
  const require = createRequire(import.meta.url);
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  for (const folder of ['build/esm', 'build/cjs']) removeFiles(folder, /\.d\.ts$/);
  await runNode(tsc, '-p', 'tsconfig.build.json');
  const needed = new Set();
  for (const entry of entries) addDeclarations(needed, join('build', 'esm', `${entry}.d.ts`));
  for (const path of treeOf('build/esm')) {
    if (path.endsWith('.d.ts') && !needed.has(path)) rmSync(path);
  }
  cpSync('build/esm', 'build/cjs', {
    recursive: true,
    filter: (source) => statSync(source).isDirectory() || source.endsWith('.d.ts'),
  });
}

/** Adds a declaration file and all that it imports. Three quarters of what tsc writes is internal. */
function addDeclarations(needed, path) {
  if (needed.has(path)) return;
  needed.add(path);
  const imports = readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)\.js['"]/g);
  for (const [, name] of imports) addDeclarations(needed, join(dirname(path), `${name}.d.ts`));
}

async function buildPage() {
  const { build } = await import('vite');
  await build({ configFile: 'scripts/web/vite.config.mjs', logLevel: 'warn' });
}

function hasTools() {
  return (
    existsSync('node_modules/assemblyscript') &&
    existsSync('node_modules/esbuild') &&
    existsSync('node_modules/typescript')
  );
}

/** Removes the files of an earlier build, some of which this one may not make. */
function removeFiles(folder, pattern) {
  for (const file of treeOf(folder)) if (pattern.test(file)) rmSync(file);
}

function treeOf(folder) {
  const names = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  return [folder, ...names];
}

function modified(path) {
  return statSync(path).mtimeMs;
}

function fail(message) {
  console.error(`build: ${message}`);
  process.exit(1);
}
