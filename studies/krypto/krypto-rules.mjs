// Krypto under three rules: how many of all problems with five numbers 1..25 and a target 1..25 cannot be
// solved if intermediate values are positive integers, any integers or any fractions, and an example of each
// difference (docs/atlas.md). All numbers are used.
//
//   npm run build && node studies/krypto/krypto-rules.mjs
import { createSolverSync } from 'numbers-game';
import { reachAllOnThreads } from 'numbers-game/batch';

const KINDS = ['natural', 'integer', 'rational'];
const cards = Array.from({ length: 25 }, (_, i) => i + 1);
const query = { pool: cards, repeat: true, size: 5, from: 1, to: 25 };
const UNREACHABLE = 255;

const solver = createSolverSync();
const found = [];
for (const values of KINDS) found.push({ values, ...(await reachKrypto(values)) });
for (const { values, problems, unsolved, cpuSeconds } of found) {
  const percent = ((100 * unsolved) / problems).toFixed(2);
  const count = unsolved.toLocaleString('en');
  console.log(`${values}: ${count} of ${problems.toLocaleString('en')} (${percent} %), ${cpuSeconds} s CPU`);
}
for (const [index, more] of found.slice(1).entries()) compare(found[index], more);

/** Reaches all boards; keeps a byte for each problem. */
async function reachKrypto(values) {
  const before = process.cpuUsage();
  const boards = [];
  for await (const board of reachAllOnThreads({ ...query, rules: { values, use: 'all' } }))
    boards.push(board);
  const { user, system } = process.cpuUsage(before);
  const unsolved = boards.reduce(
    (sum, { operations }) => sum + operations.filter((each) => each === UNREACHABLE).length,
    0,
  );
  const problems = boards.length * cards.length;
  return { boards, problems, unsolved, cpuSeconds: ((user + system) / 1e6).toFixed(1) };
}

/** Prints how many problems the second rules solve beyond the first, and one of five different numbers. */
function compare(less, more) {
  const problems = more.boards.flatMap(({ numbers, operations }, rank) =>
    cards
      .filter((_, i) => operations[i] !== UNREACHABLE && less.boards[rank].operations[i] === UNREACHABLE)
      .map((target) => ({ numbers, target })),
  );
  console.log(`${more.values}, not ${less.values}: ${problems.length.toLocaleString('en')}`);
  const example = problems.find(({ numbers }) => new Set(numbers).size === numbers.length);
  if (example === undefined) return;
  const { expression } = solver.solve({ ...example, rules: { values: more.values, use: 'all' } });
  console.log(`  ${example.numbers.join(' ')} -> ${example.target}: ${expression}`);
}
