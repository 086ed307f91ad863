// Countdown with squares: `solve` with several limits on boards and targets of the game, and `reach` with
// 1000: median and worst time of a call, in milliseconds.
//
//   node bench/squares.mjs [--boards COUNT] [--json PATH]
//
// Each call is timed once, because the worst is what matters, in user CPU time.
import { drawPuzzles, median } from '../build/esm/bench.js';
import { countdown, createSolverSync } from '../build/esm/index.js';
import { moreOperators } from '../build/esm/operators.js';
import { countRounds, openReport } from './report.mjs';
import { secondsOfUser } from './sample-figures.mjs';

const OPERATORS = ['+', '-', '*', '/', 'square'];
const LIMITS = ['10', '1000', '50000', '1000000000000000000'];
const REACH_LIMIT = '1000';
/** Calls before the first one that is timed, for the machine code to become warm. */
const WARM_UP = 20;

const { options, close } = openReport('squares', { boards: { type: 'string' } });
const count = Number(options.boards ?? 200 * countRounds(5));
const solver = createSolverSync({ extensions: [moreOperators] });
const puzzles = drawPuzzles({ size: 6, from: 101, to: 999, boards: count, targets: 1 });

const rulesOf = (limit) => ({ ...countdown, operators: OPERATORS, limits: { square: limit } });

const results = LIMITS.map((limit) => {
  const rules = rulesOf(limit);
  return measure(`solve, A = ${limit}`, puzzles, ({ numbers, target }) =>
    solver.solve({ numbers, target, rules }),
  );
});
const rules = rulesOf(REACH_LIMIT);
results.push(
  measure(`reach 101..999, A = ${REACH_LIMIT}`, puzzles.slice(0, Math.ceil(count / 20)), ({ numbers }) =>
    solver.reach({ numbers, from: 101, to: 999, rules }),
  ),
);
await close({ title: 'Milliseconds a call', boards: count, results });

function measure(call, asked, answer) {
  for (const puzzle of asked.slice(0, WARM_UP)) answer(puzzle);
  const milliseconds = asked.map((puzzle) => {
    const begin = secondsOfUser();
    answer(puzzle);
    return 1000 * (secondsOfUser() - begin);
  });
  const [middle, worst] = [median(milliseconds), Math.max(...milliseconds)];
  return {
    row: { call, median: middle.toPrecision(2), worst: worst.toPrecision(2) },
    samples: { milliseconds },
  };
}
