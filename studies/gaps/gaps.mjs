// Confirms the runs of runs.csv with the package, which shares no code with search.c, and writes the terms up
// to five numbers as b-files of the OEIS.
//
//   npm run build && node studies/gaps/gaps.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createSolver } from 'numbers-game';

const UNREACHABLE = 255;
/** The entry of each use, and how its terms differ from the ends of the runs. */
const ENTRIES = { all: ['b309885.txt', 0], any: ['b142153.txt', 1] };
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

for (const [use, [name, more]] of Object.entries(ENTRIES)) {
  const terms = new Map();
  for (const { rules, run, numbers } of rows)
    if (rules.values === 'rational' && rules.use === use && numbers.length < 6)
      terms.set(numbers.length, run + more);
  const lines = [...terms].map(([n, term]) => `${n} ${term}\n`);
  writeFileSync(new URL(name, import.meta.url), lines.join(''));
}
