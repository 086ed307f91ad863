// The types of the packed package with the oldest TypeScript that is supported.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, useConsumer } from '../../support/packed.js';
import { hasPrograms, programs } from './setup.mjs';

const { run, write } = useConsumer();

const program = `
  import { createSolverSync } from 'numbers-game';
  import { verify } from 'numbers-game/verify';
  import { moreOperators } from 'numbers-game/operators';
  const solver = createSolverSync({ extensions: [moreOperators] });
  export const { expression } = solver.solve({ numbers: [1, 2], target: 3 });
  export const bytes: Uint8Array = solver.reach({ numbers: [1, 2], from: 1, to: 3 }).operations;
  export const reason: string = verify('1 + 2', { numbers: [1, 2], target: 3 }).reason;
  // @ts-expect-error: there is no such option
  createSolverSync({ extension: [] });`;

/** Exports every entry. The types of frameworks need the frameworks. */
function exportEntries(): string {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object };
  const entries = Object.keys(exports).filter((entry) => !/json$|min\.js$|react$|vue$|svelte$/.test(entry));
  expect(entries.length).toBeGreaterThan(10);
  const lines = entries.map(
    (entry, index) => `export * as entry${index} from 'numbers-game${entry.slice(1)}';`,
  );
  return lines.join('\n');
}

it('are those of every entry with TypeScript 4.7', () => {
  expect(hasPrograms()).toBe(true);
  write('program.mts', program);
  write('entries.mts', exportEntries());
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
    ...{ strict: true, noEmit: true },
  };
  write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['program.mts', 'entries.mts'] }));
  expect(run(process.execPath, [programs.typescript, '--version'])).toBe('Version 4.7.4\n');
  expect(run(process.execPath, [programs.typescript])).toBe('');
});
