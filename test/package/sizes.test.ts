// What parts of the package cost a page, bundled by esbuild from the entries as published. The bounds are
// promises of the README.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/core/puzzle/largest-operands.js';
import { DOMAINS, FURTHER_ROWS } from '../../src/expression/operators/registry.js';

const root = join(import.meta.dirname, '..', '..');

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
    { names: 'countdown', entry: 'numbers-game', gzip: 1000, brotli: 1000 },
    { names: 'createSolver', entry: 'numbers-game', gzip: 59_500, brotli: 49_700 },
    { names: 'createSolverSync', entry: 'numbers-game', gzip: 59_500, brotli: 49_700 },
    { names: 'createSolver', entry: 'numbers-game/core', gzip: 19_100, brotli: 17_400 },
    { names: 'createSolver', entry: 'numbers-game/natural', gzip: 32_600, brotli: 27_500 },
    { names: 'moreOperators', entry: 'numbers-game/operators', gzip: 47_000, brotli: 40_700 },
    { names: 'parseExpression', entry: 'numbers-game/expression', gzip: 3000, brotli: 2800 },
    { names: 'evaluate', entry: 'numbers-game/expression', gzip: 13_100, brotli: 12_000 },
    { names: 'verify', entry: 'numbers-game/verify', gzip: 31_300, brotli: 28_600 },
    { names: 'createEnvironment', entry: 'numbers-game/environment', gzip: 14_000, brotli: 13_000 },
    { names: 'createWorkerSolver', entry: 'numbers-game/worker', gzip: 4500, brotli: 4200 },
  ])('$names from $entry is small', async ({ names, entry, gzip, brotli }) => {
    const contents = await bundle(use(names, entry));
    expect(gzipSync(contents, { level: 9 }).length).toBeLessThanOrEqual(gzip);
    expect(brotliCompressSync(contents).length).toBeLessThanOrEqual(brotli);
  });

  it.each<readonly [string, number]>([
    ['element.min.js', 103_500],
    ['element-operators.min.js', 45_000],
  ])('the script %s is small', (name, gzip) => {
    const contents = readFileSync(join(root, 'build', name));
    expect(gzipSync(contents, { level: 9 }).length).toBeLessThanOrEqual(gzip);
  });

  it('each name of the guide has the size that the guide gives', { tags: 'long' }, async () => {
    const text = readFileSync(join(root, 'docs/guide/size.md'), 'utf8');
    const rows = [
      ...text.matchAll(/^\| `([\w./-]+)` +\| (?:`([\w/-]+)`|the script) +\| ([\d.]+) +\| ([\d.]+) +\|$/gm),
    ];
    expect(rows.length).toBeGreaterThan(8);
    for (const [, name, entry, gzip, brotli] of rows) {
      const contents = entry ? await bundle(use(name, entry)) : readFileSync(join(root, 'build', name));
      const sizes = [gzipSync(contents, { level: 9 }), brotliCompressSync(contents)];
      for (const [index, said] of [Number(gzip), Number(brotli)].entries()) {
        const tolerance = said < 10 ? 0.15 : 0.75;
        expect(Math.abs(sizes[index].length / 1000 - said), `${name} of ${entry}`).toBeLessThan(tolerance);
      }
    }
  });

  it('a solver has nothing of an operator beyond the four but its name', async () => {
    const whole = Buffer.from(await bundle(use('formatExpression', 'numbers-game/expression'))).toString();
    expect(whole).toContain(JSON.stringify(FURTHER_ROWS.root.latex));
    for (const entry of ['numbers-game', 'numbers-game/core', 'numbers-game/natural']) {
      const text = Buffer.from(await bundle(use('createSolver', entry))).toString();
      // The name stands alone in the list of names, and among the rules of games.
      for (const { latex, spellings } of Object.values(FURTHER_ROWS)) {
        expect(text, entry).not.toContain(JSON.stringify(latex));
        if (spellings.includes(' ')) expect(text, entry).not.toContain(JSON.stringify(spellings));
      }
      for (const domain of Object.values(DOMAINS)) {
        expect(text, entry).not.toContain(domain(DEFAULT_LIMITS));
      }
    }
  });

  it('a solver has nothing of the extension, of irrational values, or of the other entries', async () => {
    const { metafile } = await build({
      stdin: { contents: use('createSolver', 'numbers-game'), resolveDir: root },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      write: false,
      metafile: true,
      outfile: 'solver.js',
    });
    const { inputs } = metafile.outputs['solver.js'];
    const files = Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
    expect(files.map(([path]) => basename(path)).sort()).toEqual([
      '<stdin>',
      'base-solver.js',
      'forms.wasm.js',
      'index.js',
      'natural.wasm.js',
      'puzzles.js',
      'solver.js',
    ]);
  });
});
