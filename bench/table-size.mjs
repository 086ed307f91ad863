// Figure 1 of "(The Final) Countdown": depth first with a hash array, by the size of the array from 2^8 to
// 2^22 slots of 8 bytes, with six numbers and all targets 101..999; compared with the hash set, which grows
// as needed, and with no table.
//
//   node bench/table-size.mjs [--json PATH] [--plot PATH]
//
// The table is cleared for each board, because marks of another board are useless; `of that clearing the
// table` is this part alone, a run on one number, which looks nothing up. The paper has its least time at
// 2^15, and gives three figures for 13,243 boards: 160 s without a table, 26 s at that size, 67 s with a set.
// Marks only, user time; answers are checked first.
import {
  checkPaper,
  everyBoard,
  median,
  PAPER_FROM,
  PAPER_STEPS,
  PAPER_TO,
  sampleInTurn,
} from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { openClassic } from './classic.mjs';
import { countRounds, openReport } from './report.mjs';
import { secondsOfUser } from './sample-figures.mjs';

const PLAN = { rounds: countRounds(3), roundSeconds: 0.1, now: secondsOfUser };
const BITS = Array.from({ length: 15 }, (_, i) => 8 + i);

const { close } = openReport('table-size');
const { run } = openClassic();
const solver = createSolverSync();
const parts = everyBoard(6, PAPER_STEPS[6]).map((numbers) => ({ numbers, from: PAPER_FROM, to: PAPER_TO }));

const forAll = (name, bits) => () => parts.forEach((part) => run(name, part, { bits }));
const cases = { set: forAll('depth-first-hash-set', undefined), none: forAll('depth-first', undefined) };
for (const bits of BITS) {
  cases[`array ${bits}`] = forAll('depth-first-hash-array', bits);
  const one = { ...parts[0], numbers: [7] };
  cases[`clear ${bits}`] = () => parts.forEach(() => run('depth-first-hash-array', one, { bits }));
  checkPaper(solver, 'depth-first-hash-array', { parts }, (name, part, trim) =>
    run(name, part, { trim, bits }),
  );
}
const taken = await sampleInTurn(cases, PLAN);
/** Milliseconds a board. */
const samples = Object.fromEntries(
  Object.entries(taken).map(([title, times]) => [title, times.map((each) => (1000 * each) / parts.length)]),
);
const ms = (title) => Number(median(samples[title]).toPrecision(3));
const results = BITS.map((bits) => ({
  row: {
    bits,
    'table KiB': 2 ** (bits - 7),
    'hash array': ms(`array ${bits}`),
    'of that clearing the table': ms(`clear ${bits}`),
    'hash set': ms('set'),
    'no table': ms('none'),
  },
  samples: { array: samples[`array ${bits}`], clear: samples[`clear ${bits}`] },
}));
await close({ title: 'Milliseconds a board, medians', boards: parts.length, results });
