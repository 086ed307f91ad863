// The sizes of a version that users notice, in bytes: bundles of one name each, scripts, the engine, and the
// files of the package together. Bundled by esbuild and compressed as in test/package/sizes.test.ts.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Names of entries. */
const NAMES = [
  ['createSolver', 'numbers-game'],
  ['createSolver', 'numbers-game/core'],
  ['createSolver', 'numbers-game/natural'],
  ['moreOperators', 'numbers-game/operators'],
  ['parseExpression', 'numbers-game/expression'],
  ['evaluate', 'numbers-game/expression'],
  ['verify', 'numbers-game/verify'],
  ['generate', 'numbers-game/generate'],
  ['createWorkerSolver', 'numbers-game/worker'],
];
const FILES = [
  'build/element.min.js',
  'build/element-operators.min.js',
  'build/solver.wasm',
  'build/operators.wasm',
];

/** Sizes of an installed package by title; names and files that it does not have are left out. */
export async function measureSizes(folder) {
  const sizes = {};
  for (const [name, entry] of NAMES) {
    const contents = await bundle(`import { ${name} } from '${entry}'; globalThis.use = ${name};`, folder);
    if (contents !== null) sizes[`${name} of ${entry}, gzip`] = gzip(contents);
  }
  for (const file of FILES) {
    const path = join(folder, file);
    if (existsSync(path)) sizes[`${file}, gzip`] = gzip(readFileSync(path));
  }
  sizes['the package, unpacked'] = sumOf(folder);
  return sizes;
}

async function bundle(contents, folder) {
  try {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: folder },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      logLevel: 'silent',
      write: false,
    });
    return outputFiles[0].contents;
  } catch {
    return null;
  }
}

const gzip = (contents) => gzipSync(contents, { level: 9 }).length;

/** The bytes of all files of the package; suites and what is made for them are not part of it. */
function sumOf(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => !/^(?:bench|build[\\/]wasm|node_modules)(?:[\\/]|$)/.test(name))
    .map((name) => statSync(join(folder, name)))
    .filter((stat) => stat.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}
