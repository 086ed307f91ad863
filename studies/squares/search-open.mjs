// Searches the 49 problems that have no solution with squares of numbers up to 50000 (open-problems.json,
// from section 5 of "(The Final) Countdown") with larger limits: 10 to the power of each EXPONENT, up to 999.
//
//   npm run build && node studies/squares/search-open.mjs 18 100 999
import { readFileSync } from 'node:fs';
import { batch } from 'numbers-game/batch';
import { isMain } from '../../scripts/is-main.mjs';
import { countdownSquares } from './rules.mjs';

export const OPEN_PROBLEMS = JSON.parse(
  readFileSync(new URL('./open-problems.json', import.meta.url), 'utf8'),
);

/** Searches all problems with a limit. Each record has a result; its status is `none` if nothing makes it. */
export async function searchOpen(limit) {
  const problems = OPEN_PROBLEMS.flatMap(({ numbers, targets }) =>
    targets.map((target) => ({ numbers, target, nearest: false })),
  );
  const records = [];
  for await (const record of batch(problems, { rules: countdownSquares(limit) })) {
    if (record.error) throw new Error(record.error.message);
    records.push(record);
  }
  return records;
}

if (isMain(import.meta.url)) {
  for (const exponent of process.argv.slice(2)) {
    const before = process.cpuUsage();
    const records = await searchOpen(`1${'0'.repeat(Number(exponent))}`);
    const { user, system } = process.cpuUsage(before);
    const solved = records.filter(({ result }) => result.status !== 'none');
    for (const { numbers, target, result } of solved) {
      console.log(`${numbers.join(' ')} -> ${target}: ${result.expression}`);
    }
    const open = records.length - solved.length;
    console.log(
      `10^${exponent}: ${open} of ${records.length} without a solution, ${(user + system) / 1e6} s CPU`,
    );
  }
}
