// Confirms the runs of runs.csv with the package, which shares no code with search.c, and prints the terms of
// the two sequences in the form of a b-file of the OEIS.
//
//   npm run build && node studies/gaps/gaps.mjs
import { readFileSync } from 'node:fs';
import { createSolver } from 'numbers-game';

const USES = { all: 'exactly once', any: 'at most once' };
const UNREACHABLE = 255;

const solver = await createSolver();
const rows = readFileSync(new URL('runs.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [use, run, numbers] = line.split(',');
    return { use, run: Number(run), numbers: numbers.split(' ').map(Number) };
  });

for (const use of Object.keys(USES)) {
  console.log(`# The longest run 1..m that n numbers are known to make, with each number ${USES[use]}`);
  const terms = new Map();
  for (const row of rows.filter((each) => each.use === use)) {
    const { numbers, run } = row;
    const query = { numbers, from: 1, to: run + 1, rules: { values: 'rational', use } };
    const end = solver.reach(query).operations.indexOf(UNREACHABLE);
    if (end !== run) {
      console.error(
        `${numbers.join(' ')}: the run ends at ${end < 0 ? `${run + 1} or later` : end}, not ${run}`,
      );
      process.exitCode = 1;
    }
    terms.set(numbers.length, Math.max(run, terms.get(numbers.length) ?? 0));
  }
  for (const [n, run] of terms) console.log(`${n} ${run}`);
}
