// Pools with groups: the time of `reachAll` a board, as a pool with groups and as a plain pool that has the
// same boards in the same order.
//
//   node bench/groups.mjs [--json PATH]
//
// The show's small numbers as a group of two copies each; and the numbers of docs/large-numbers.md, the small
// ones twice and 11 to 100 once, in three ranges of boards. These begin with 1 1, so they have at most four
// large numbers, and a rank means the same board in both pools. Both forms give the same boards and
// operations, which is checked first.
import { createSolverSync } from '../build/esm/index.js';
import { median } from '../build/esm/bench.js';
import { openReport } from './report.mjs';
import { describeSpread, ratio } from './sample-figures.mjs';
import { sampleByBenny } from './timing.mjs';

const SMALL = Array.from({ length: 10 }, (_, i) => i + 1);
const LARGE = [25, 50, 75, 100];
const CANDIDATES = Array.from({ length: 90 }, (_, i) => i + 11);
const twice = { numbers: SMALL, copies: 2 };

const show = { plain: [...SMALL, ...SMALL, ...LARGE], groups: [twice, ...LARGE] };
const sets = {
  plain: [...SMALL, ...SMALL, ...CANDIDATES],
  groups: [twice, { numbers: CANDIDATES, atMost: 4 }],
};
const CASES = [
  { title: 'the show', ...show, first: 0, count: 13_243 },
  { title: 'candidates 11 to 100, from the first board', ...sets, first: 0, count: 10_000 },
  { title: 'from board 1,000,000', ...sets, first: 1_000_000, count: 10_000 },
  { title: 'from board 3,000,000', ...sets, first: 3_000_000, count: 10_000 },
];

const { close } = openReport('groups', {});
const solver = createSolverSync();
const results = [];
for (const each of CASES) results.push(await measure(each));
await close({ title: 'Microseconds a board, medians', results });

async function measure({ title, plain, groups, first, count }) {
  const query = { size: 6, from: 101, to: 999, first, count };
  const [one, other] = [groups, plain].map((pool) => ({ pool, ...query }));
  if (digest(one) !== digest(other)) throw new Error(`${title}: different boards or counts`);
  const cases = {
    plain: () => drain(other),
    groups: () => drain(one),
  };
  const samples = await sampleByBenny(title, cases, count / 1e6);
  const row = { pool: title, boards: count };
  for (const [form, times] of Object.entries(samples)) {
    row[form] = `${median(times).toPrecision(3)} ${describeSpread(times)}`;
  }
  row['groups / plain'] = ratio(median(samples.groups), median(samples.plain));
  return { row, samples };
}

function drain(query) {
  let last;
  for (last of solver.reachAll(query));
  return last;
}

/** A sum over all boards and operations, by position. */
function digest(query) {
  let sum = 0;
  for (const { numbers, operations } of solver.reachAll(query)) {
    for (const number of numbers) sum = (sum * 31 + number) % 2 ** 40;
    for (const each of operations) sum = (sum * 31 + each) % 2 ** 40;
  }
  return sum;
}
