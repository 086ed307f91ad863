// Checks how TypeScript finds the types of each entry of the packed package, by "Are the types wrong?"
// (@arethetypeswrong/core), and prints problems only: its command prints a table of 120 lines. CommonJS files
// look entries up in ways that an ES module cannot serve (docs/guide/commonjs.md).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { runNpm } from './run-npm.mjs';

const IGNORED = ['node10', 'node16-cjs'];
/** Exports that are not modules. */
const ASSETS = ['./solver.wasm', './operators.wasm', './custom-elements.json', './package.json'];

const folder = mkdtempSync(join(tmpdir(), 'numbers-game-pack-'));
try {
  const [{ filename }] = JSON.parse(
    runNpm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder]),
  );
  const packed = createPackageFromTarballData(new Uint8Array(readFileSync(join(folder, filename))));
  const { problems } = await checkPackage(packed, { excludeEntrypoints: ASSETS });
  const found = problems.filter(({ resolutionKind }) => !IGNORED.includes(resolutionKind));
  for (const problem of found) console.error(`types: ${JSON.stringify(problem)}`);
  if (found.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
