// What parts of the package cost a page, bundled by esbuild from the entries as published. The bounds are
// promises of the README. Of a solver, the engine for fewer than the four operators (src/general) is 5 kB,
// exact irrational values (src/exact), the search with operators beyond the four (src/beyond) and that with
// squares (src/squares) are 7, 8 and 5 kB.
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Bundles a program that uses entries of the package, which is found by its own name. */
async function bundle(text: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: text, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  return outputFiles[0].contents;
}

const use = (names: string, entry: string) =>
  `import { ${names} } from '${entry}'; globalThis.use = [${names}];`;

describe('a bundle of', () => {
  it.each([
    { names: 'countdown', entry: 'numbers-game', gzip: 3000, brotli: 3000 },
    { names: 'evaluate', entry: 'numbers-game', gzip: 14_000, brotli: 13_000 },
    { names: 'createSolver', entry: 'numbers-game', gzip: 84_000, brotli: 70_000 },
    { names: 'createSolverSync', entry: 'numbers-game', gzip: 84_000, brotli: 70_000 },
    { names: 'createSolver', entry: 'numbers-game/core', gzip: 45_000, brotli: 40_000 },
    { names: 'createWorkerSolver', entry: 'numbers-game/worker', gzip: 4500, brotli: 4200 },
  ])('$names from $entry is small', async ({ names, entry, gzip, brotli }) => {
    const contents = await bundle(use(names, entry));
    expect(gzipSync(contents, { level: 9 }).length).toBeLessThanOrEqual(gzip);
    expect(brotliCompressSync(contents).length).toBeLessThanOrEqual(brotli);
  });
});
