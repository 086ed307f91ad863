// How many boards of large numbers are refused as too large, by operators, kind of values and use.
//
//   npm run build && node studies/refusals/count-refusals.mjs [--size 6] [--boards 200] [--most 1000]
//
// Numbers and targets are drawn from a seed. Each board is solved under every rule, with the nearest value
// where numbers need not be used. A row has a set of operators, a column a kind of values and a use.
import { parseArgs } from 'node:util';
import { createSolverSync, NumbersGameError } from 'numbers-game';
import { moreOperators } from 'numbers-game/operators';
import { isMain } from '../../scripts/is-main.mjs';

const OPERATORS = ['+', '-', '*', '/'];
const SETS = Array.from({ length: 15 }, (_, i) => OPERATORS.filter((__, bit) => ((15 - i) >> bit) & 1));
const COLUMNS = ['natural', 'integer', 'rational'].flatMap((values) =>
  ['any', 'all'].map((use) => ({ values, use })),
);
const SEED = 66;

/** Counts the refused boards of each set of operators and column. */
export function countRefusals(size, boards, most) {
  const solver = createSolverSync({ extensions: [moreOperators] });
  const draw = drawFrom(SEED + 1000 * most + size);
  const integer = () => 1 + Math.floor(most * draw());
  const puzzles = Array.from({ length: boards }, () => ({
    numbers: Array.from({ length: size }, integer),
    target: integer(),
  }));
  return SETS.map((operators) =>
    COLUMNS.map(
      (rules) =>
        puzzles.filter((puzzle) => isRefused(solver, { ...puzzle, rules: { ...rules, operators } })).length,
    ),
  );
}

function isRefused(solver, puzzle) {
  try {
    solver.solve(puzzle);
    return false;
  } catch (error) {
    if (error instanceof NumbersGameError && error.code === 'too-large') return true;
    throw error;
  }
}

/** Random numbers from 0 to 1 from a seed: mulberry32 by Tommy Ettinger. */
function drawFrom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      size: { type: 'string', default: '6' },
      boards: { type: 'string', default: '200' },
      most: { type: 'string', default: '1000' },
    },
  });
  const rows = countRefusals(Number(values.size), Number(values.boards), Number(values.most));
  console.log(['operators', ...COLUMNS.map(({ values: kind, use }) => `${kind} ${use}`)].join(','));
  rows.forEach((row, place) => {
    console.log([SETS[place].join(' '), ...row].join(','));
  });
}
