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
//   src/ --Rollup--------> build/esm/*.js, one for each entry (scripts/bundle.mjs)
//   src/element/ --------> build/esm/element.js and, with everything that it imports, build/element.min.js;
//                          the same of the operators for it
//   src/ --tsc-----------> build/esm/**/*.d.ts
//
// Each step runs only if one of its outputs is missing or older than one of its inputs, because `npm start`,
// `npm test` and `npm pack` all run the build. Directories count as inputs, so a deleted file is noticed.
// Outputs get the time at which the step began: an edit while a step runs makes its outputs stale. The
// compilers of both languages run at once, as many processes as there are cores.
//
// --package: only what the package contains, for scripts/reproduce.mjs.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressScript } from './compress-script.mjs';
import { ELEMENT_ENTRIES, ENTRIES, FRAMEWORK_ENTRIES, NODE_ENTRIES, sourceOf } from './entries.mjs';
import { minifyTemplates } from './minify-templates.mjs';
import { formatDigits } from './wasm-digits.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

/** The entries that the element imports instead of a second copy. */
const elementImports = ['index', 'worker', 'expression', 'generate', 'operators', 'element'];

const isPackageOnly = process.argv.includes('--package');

const sources = treeOf('src');
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
const entries = [...ENTRIES, ...NODE_ENTRIES, ...ELEMENT_ENTRIES, ...FRAMEWORK_ENTRIES];
const bundles = [...ENTRIES, ...NODE_ENTRIES, 'cli', 'bench'].map((name) => `build/esm/${name}.js`);
const elements = [
  ...[...ELEMENT_ENTRIES, ...FRAMEWORK_ENTRIES].map((name) => `build/esm/${name}.js`),
  ...ELEMENT_ENTRIES.map((name) => `build/${name}.min.js`),
];

/**
 * Targets of asconfig.json and asconfig.debug.json by their entry in assembly/, those that take longest
 * first.
 */
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
  const settings = ['asconfig.json', 'asconfig.debug.json', 'src/solver/wasm/boundary-layout.ts'];
  const inputs = [...treeOf('assembly'), ...tools, ...settings];
  const wanted = targets.filter((target) => !(isPackageOnly && /debug|layout/.test(target)));
  const run = () => runNode('scripts/compile.mjs', `assembly/${entry}.ts`, ...wanted);
  return wanted.length > 0 && step(`asc ${entry}`, inputs, wanted.map(wasm), run);
});
const types = () =>
  step(
    'types',
    [...sources, ...tools, 'tsconfig.json', 'tsconfig.build.json'],
    entries.map(typesOf),
    declareTypes,
  );
await runAtOnce([...compilations, types]);
const parts = ['natural.scalar', 'natural.simd', 'forms', 'operators', 'classic.scalar', 'classic.simd'].map(
  wasm,
);
await step('bundles', [...sources, ...tools, ...parts], bundles, bundle);
const elementParts = ['element', 'operators'].map(wasm);
await step('element', [...sources, ...tools, ...elementParts, ...bundles], elements, bundleElement);

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
  removeFiles('build/esm', /\.js(\.map)?$/);
  const { bundlePackage } = await import('./bundle.mjs');
  await bundlePackage(root);
}

/** The element as a module, readable as all modules are, and as a script, minified. */
async function bundleElement() {
  const { build } = await import('esbuild');
  const inline = { name: 'wasm', setup: inlineWasm };
  const atOnce = { name: 'at-once', setup: importAtOnce };
  const shorten = { name: 'templates', setup: shortenTemplates };
  const policy = { name: 'policy', setup: tryPolicy };
  const common = {
    bundle: true,
    target: 'es2022',
    platform: 'browser',
    logLevel: 'warning',
  };
  const apart = { name: 'apart', setup: (esbuild) => keepApart(esbuild, elementImports) };
  await build({
    ...common,
    entryPoints: [...ELEMENT_ENTRIES, ...FRAMEWORK_ENTRIES].map((name) => ({
      in: `src/${sourceOf(name)}.ts`,
      out: name,
    })),
    external: ['react'],
    format: 'esm',
    sourcemap: true,
    outdir: 'build/esm',
    plugins: [apart, shorten, policy],
    inject: ['scripts/server-globals.mjs'],
  });
  // With all that they use and without exports, so that they are classic scripts and modules as well. Their
  // source maps would be a fifth of the package, and the modules have the same code to read.
  for (const name of ELEMENT_ENTRIES) {
    const outfile = `build/${name}.min.js`;
    await build({
      ...common,
      entryPoints: [`src/${sourceOf(name)}.ts`],
      format: 'iife',
      minify: true,
      outfile,
      plugins: [inline, atOnce, shorten, policy, { name: 'definition', setup: keepDefinition }],
    });
    await compressScript(outfile);
  }
}

/** Lets the element import an entry instead of a second copy, so that there is one solver. */
function keepApart(esbuild, names) {
  esbuild.onResolve({ filter: /^\.\.?\/.*\.js$/ }, ({ path, resolveDir, kind }) => {
    const source = relative(join(root, 'src'), resolve(resolveDir, path)).replaceAll('\\', '/');
    const name = names.find((each) => source === `${sourceOf(each)}.js`);
    return name && kind !== 'entry-point' ? { path: `./${name}.js`, external: true } : undefined;
  });
}

/**
 * Lit goes on where Trusted Types refuse its policy: without it the element could not even say so. A page
 * that does not enforce them then works, too.
 */
function tryPolicy(esbuild) {
  esbuild.onLoad({ filter: /[\\/]lit-html[\\/]lit-html\.js$/ }, ({ path }) => {
    const source = readFileSync(path, 'utf8');
    const contents = source.replace(
      /\w+\.createPolicy\("lit-html",\{createHTML:(\w+)=>\1\}\)/,
      '(()=>{try{return $&}catch{}})()',
    );
    if (contents === source) throw new Error(`${path} creates its policy in another way`);
    return { contents };
  });
}

/**
 * Replaces `import()` in a script, which is one file, by an import. For `import()` esbuild wraps each of 65
 * modules in a function, which takes 1 kB.
 */
function importAtOnce(esbuild) {
  esbuild.onLoad({ filter: /[\\/]element-solver\.ts$/ }, ({ path }) => {
    const source = readFileSync(path, 'utf8');
    const contents = source.replace(
      /import\(('.*?')\)([^]*)$/,
      'Promise.resolve(later)$2\nimport * as later from $1;',
    );
    if (contents === source) throw new Error(`${path} loads nothing later`);
    return { contents, loader: 'ts' };
  });
}

/** Keeps the file that defines the element, of which a script uses no export. */
function keepDefinition(esbuild) {
  esbuild.onResolve({ filter: /\/define-element\.js$/ }, ({ path, resolveDir }) => ({
    path: resolve(resolveDir, path.replace(/\.js$/, '.ts')),
    sideEffects: true,
  }));
}

/** Compiled modules as hexadecimal digits: of the extension, and the one of the element for all others. */
function inlineWasm(esbuild) {
  esbuild.onLoad({ filter: /\.wasm$/ }, ({ path }) => {
    const name = basename(path);
    const resolveDir = dirname(path);
    if (['element.wasm', 'operators.wasm'].includes(name))
      return { contents: formatDigits(path), resolveDir };
    return { contents: "export { default } from './element.wasm';", resolveDir };
  });
}

/** The views and the style of the element. */
function shortenTemplates(esbuild) {
  esbuild.onLoad({ filter: /[\\/]src[\\/]element[\\/][^\\/]+\.ts$/ }, async ({ path }) => ({
    contents: await minifyTemplates(readFileSync(path, 'utf8')),
    loader: 'ts',
  }));
}

async function declareTypes() {
  removeFiles('build/esm', /\.d\.ts$/);
  await runNode('node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.build.json');
  const needed = new Set();
  for (const entry of entries) {
    // Beside its module, where TypeScript looks for it.
    if (sourceOf(entry) !== entry)
      writeFileSync(typesOf(entry), `export * from './${sourceOf(entry)}.js';\n`);
    addDeclarations(needed, typesOf(entry));
  }
  for (const path of treeOf('build/esm')) {
    if (path.endsWith('.d.ts') && !needed.has(path)) rmSync(path);
  }
}

function typesOf(entry) {
  return join('build', 'esm', `${entry}.d.ts`);
}

/** Adds a declaration file and all that it imports. Three quarters of what tsc writes is internal. */
function addDeclarations(needed, path) {
  if (needed.has(path)) return;
  needed.add(path);
  const imports = readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)\.js['"]/g);
  for (const [, name] of imports) addDeclarations(needed, join(dirname(path), `${name}.d.ts`));
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
