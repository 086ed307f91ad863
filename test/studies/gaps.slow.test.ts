// The search for boards that make 1..m finds what the package finds among small boards, and the runs that the
// page names are those of the package.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSolverSync } from 'numbers-game';

const study = join(import.meta.dirname, '..', '..', 'studies', 'gaps');
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-gaps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = join(folder, 'search');
execFileSync('cc', ['-O2', join(study, 'search.c'), '-lm', '-o', program]);
const solver = createSolverSync();

/** The end of the run 1..m that a board makes. */
function runOf(numbers: readonly number[], use: 'all' | 'any'): number {
  const { operations } = solver.reach({ numbers, from: 1, to: 300, rules: { values: 'rational', use } });
  return operations.indexOf(255);
}

/** Yields the boards whose numbers but the last two are at most `third`, and all at most `largest`. */
function* boards(size: number, third: number, largest: number, from = 1): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let number = from; number <= (size > 2 ? third : largest); number++)
      for (const rest of boards(size - 1, third, largest, number)) yield [number, ...rest];
}

it.each([
  [2, 0, 60, 2],
  [3, 14, 60, 6],
  [4, 5, 40, 25],
  [5, 2, 50, 88],
])('searches boards of %i numbers', (size, third, largest, wanted) => {
  for (const use of ['all', 'any'] as const) {
    const limits = [wanted, third === 0 ? 0 : 1, third].map(String);
    const output = execFileSync(program, [use, String(size), ...limits], { encoding: 'utf8' });
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ').map(Number));
    for (const [run, ...numbers] of lines) expect(runOf(numbers, use), numbers.join(' ')).toBe(run);
    const found = lines.map(([, ...numbers]) => numbers.join(' '));
    const expected = [...boards(size, third, largest)].filter((numbers) => runOf(numbers, use) >= wanted);
    expect(expected.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(expected.map((numbers) => numbers.join(' '))));
  }
});

it('confirms the runs that the page names, and has them in the files for the OEIS', () => {
  const read = (name: string) => readFileSync(join(study, name), 'utf8');
  const files = () => ['b309885.txt', 'b142153.txt'].map(read);
  const before = files();
  const output = execFileSync(process.execPath, [join(study, 'gaps.mjs')], { encoding: 'utf8' });
  expect(files()).toEqual(before);
  const page = read('README.md');
  const lines = output.trimEnd().split('\n');
  for (const line of lines) {
    const [, run, numbers] = /^[a-z]+ [a-z]+ (\d+) ([\d ]+) confirmed$/.exec(line) ?? [];
    const cells = `\\| (?:at least )?${Number(run).toLocaleString('en')} +\\| (?:[^|]*; )?${numbers}(?:;| +\\|)`;
    expect(page, line).toMatch(new RegExp(cells));
  }
  expect(lines.length).toBeGreaterThan(20);
});
