// Fewer than the four operators: every call on boards of six numbers, under each of the 14 sets of operators
// and all rules. Median and worst time of a call, in milliseconds.
//
//   node bench/operator-subsets.mjs [--boards COUNT] [--json PATH]
//
// Half of the boards are of the numbers round, half are six numbers of 1..100; each has one target of
// 101..999, under `all` every third one 24. Each call is timed once, since the worst is what matters.
// Times are user CPU time; --boards 200 takes about three minutes.
import { createRandom, drawPuzzles, median, secondsOfUser } from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { moreOperators } from '../build/esm/operators.js';
import { countRounds, openReport } from './report.mjs';

const OPERATORS = ['+', '-', '*', '/'];
const SETS = Array.from({ length: 14 }, (_, i) => OPERATORS.filter((_, bit) => ((i + 1) >> bit) & 1));

const { options, close } = openReport('operator-subsets', { boards: { type: 'string' } });
const count = Number(options.boards ?? 2 * countRounds(5));
const solver = createSolverSync({ extensions: [moreOperators] });
const puzzles = drawBoards(count);

const CALLS = {
  exact: (puzzle) => solver.solve({ ...puzzle, nearest: false }),
  nearest: (puzzle) => solver.solve({ ...puzzle, nearest: true }),
  tidy: (puzzle) => solver.solve({ ...puzzle, nearest: true, tidy: true }),
  essential: (puzzle) => solver.count(puzzle),
  trees: (puzzle) => solver.count(puzzle, { distinct: 'trees' }),
  reach: ({ numbers, rules }) => solver.reach({ numbers, rules, from: 101, to: 999 }),
};

const results = [];
for (const values of ['natural', 'rational']) {
  for (const use of ['any', 'all']) {
    for (const operators of SETS) results.push(measure({ values, use, operators }));
  }
}
await close({ title: 'Milliseconds a call, median / worst', boards: count, results });

function measure(rules) {
  const row = { values: rules.values, use: rules.use, operators: rules.operators.join(' ') };
  const samples = {};
  for (const [name, call] of Object.entries(CALLS)) {
    samples[name] = puzzles.map(({ numbers, target }, index) => {
      const wanted = rules.use === 'all' && index % 3 === 0 ? 24 : target;
      const begin = secondsOfUser();
      call({ numbers, target: wanted, rules });
      return 1000 * (secondsOfUser() - begin);
    });
    row[name] = `${median(samples[name]).toPrecision(2)} / ${Math.max(...samples[name]).toPrecision(2)}`;
  }
  return { row, samples };
}

function drawBoards(count) {
  const random = createRandom(2);
  const standard = drawPuzzles({ size: 6, from: 101, to: 999, boards: Math.ceil(count / 2), targets: 1 });
  const others = Array.from({ length: Math.floor(count / 2) }, () => ({
    numbers: Array.from({ length: 6 }, () => random.integer(1, 100)),
    target: random.integer(101, 999),
  }));
  return [...standard, ...others];
}
