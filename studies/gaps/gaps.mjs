// Confirms the runs of runs.csv with the package, which shares no code with search.c, and writes the terms up
// to five numbers as b-files of the OEIS.
//
//   npm run build && node studies/gaps/gaps.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createSolver } from 'numbers-game';

const UNREACHABLE = 255;
/** Of each use: the file of its entry, how its terms differ from m, and what was searched for 3 to 5 numbers. */
const ENTRIES = { all: ['b309885.txt', 0, '3000, 150 and 15'], any: ['b142153.txt', 1, '3000, 150 and 8'] };
const solver = await createSolver();

const rows = readFileSync(new URL('runs.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [values, use, run, numbers] = line.split(',');
    return { rules: { values, use }, run: Number(run), numbers: numbers.split(' ').map(Number) };
  });
for (const { rules, run, numbers } of rows) {
  const { operations } = solver.reach({ numbers, from: 1, to: run + 1, rules });
  const isConfirmed = operations.indexOf(UNREACHABLE) === run;
  console.log(
    `${rules.values} ${rules.use} ${run} ${numbers.join(' ')} ${isConfirmed ? 'confirmed' : 'wrong'}`,
  );
  if (!isConfirmed) process.exitCode = 1;
}

if (process.exitCode === undefined)
  for (const [use, [name, more, searched]] of Object.entries(ENTRIES)) {
    const terms = new Map();
    for (const { rules, run, numbers } of rows)
      if (rules.values === 'rational' && rules.use === use && numbers.length < 6)
        terms.set(numbers.length, run + more);
    const lines = [...terms].map(([n, term]) => `${n} ${term}\n`);
    const note = `# n = 3, 4 and 5: of all sets whose third largest number is at most ${searched}\n`;
    writeFileSync(new URL(name, import.meta.url), note + lines.join(''));
  }
