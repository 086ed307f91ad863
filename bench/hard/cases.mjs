// The jobs for which hard boards are searched: a call, how many numbers, and the ranges from which boards and
// targets are drawn. Ranges are far wider than those of any game, because a caller may pass any numbers.
import { createSolverSync } from '../../build/esm/index.js';
import { moreOperators } from '../../build/esm/operators.js';

/** Milliseconds after which a call of the search or of the suite ends. */
export const TIMEOUT = 60_000;

const FURTHER = ['+', '-', '*', '/', '^', 'mod', 'sqrt', '!', 'concat'];
const ALL_ELEVEN = ['+', '-', '*', '/', '^', 'root', 'log', 'mod', 'sqrt', '!', 'concat'];
const SQUARES = ['+', '-', '*', '/', 'square'];

const naturalAny = { values: 'natural', use: 'any' };
const naturalAll = { values: 'natural', use: 'all' };
const integerAny = { values: 'integer', use: 'any' };
const integerAll = { values: 'integer', use: 'all' };
const rationalAny = { values: 'rational', use: 'any' };
const rationalAll = { values: 'rational', use: 'all' };

/** Targets as a caller may ask for; under rational rules `denominator` makes fractions of them. */
const wide = { numbers: [1, 1000], targets: [1, 100_000] };
/** Beyond four operators values grow without bound, so numbers of a card game are the hard ones. */
const small = { numbers: [1, 25], targets: [1, 10_000] };

/** All jobs, in the order of the table. */
export const cases = [
  ...bySize('solve', [6, 7, 8, 9, 10], { rules: naturalAny, ...wide }),
  ...bySize('solve', [6, 7, 8, 9], { rules: naturalAll, ...wide }),
  ...bySize('solve', [6, 7, 8], { rules: integerAny, ...wide }),
  ...bySize('solve', [6, 7, 8], { rules: integerAll, ...wide }),
  ...bySize('solve', [6, 7, 8], { rules: rationalAny, ...wide }),
  ...bySize('solve', [6, 7, 8], { rules: rationalAll, ...wide }),
  ...bySize('solve', [6, 7], { rules: rationalAll, ...wide, denominators: [2, 8000] }),
  ...bySize('tidy', [6, 7], { rules: naturalAny, ...wide }),
  ...bySize('tidy', [5, 6], { rules: rationalAll, ...wide }),
  ...bySize('reach', [6, 7, 8, 9], { rules: naturalAny, ...wide }),
  ...bySize('reach', [6, 7], { rules: rationalAny, ...wide }),
  ...bySize('count', [6, 7], { rules: naturalAny, ...wide, targets: [1, 1000] }),
  ...bySize('count', [5, 6], { rules: rationalAll, numbers: [1, 25], targets: [1, 100] }),
  ...bySize('solve', [6, 7, 8], { rules: { ...naturalAny, operators: ['+', '-', '*'] }, ...wide }),
  ...bySize('solve', [6, 7], { rules: { ...rationalAll, operators: ['-', '*', '/'] }, ...wide }),
  ...bySize('solve', [4, 5, 6], { rules: { ...naturalAny, operators: FURTHER }, ...small }),
  ...bySize('solve', [4, 5, 6], { rules: { ...rationalAll, operators: FURTHER }, ...small }),
  ...bySize('solve', [4, 5], { rules: { values: 'real', use: 'all', operators: ALL_ELEVEN }, ...small }),
  ...bySize('solve', [5, 6], {
    rules: { ...naturalAny, operators: SQUARES, limits: { square: 50_000 } },
    ...wide,
  }),
  ...bySize('reach', [5, 6], {
    rules: { ...naturalAny, operators: SQUARES, limits: { square: 1000 } },
    ...small,
  }),
];

function bySize(call, sizes, how) {
  const kind = nameKind(call, how);
  return sizes.map((size) => ({ name: `${kind}: ${size}`, kind, call, size, ...how }));
}

function nameKind(call, { rules, denominators }) {
  const operators = rules.operators ? `, ${nameOperators(rules.operators)}` : '';
  return `${call}, ${rules.values}, ${rules.use}${operators}${denominators ? ', fractions' : ''}`;
}

function nameOperators(operators) {
  if (operators === FURTHER || operators === ALL_ELEVEN) return `${operators.length} operators`;
  return operators === SQUARES ? 'squares' : operators.join(' ');
}

/** A board with a target for a case, from a source of random numbers. */
export function drawBoard({ size, numbers: [least, most], targets: [from, to], denominators }, random) {
  const numbers = Array.from({ length: size }, () => random.integer(least, most));
  const target = random.integer(from, to);
  return { numbers, target, ...(denominators && { denominator: random.integer(...denominators) }) };
}

/**
 * Opens a case: a function that makes its call for a board, with the milliseconds of CPU time and how the
 * call ended. Each call has a solver of its own, because a solver keeps what it knows of a board.
 */
export function openCase({ call, rules, targets: [from, to] }, timeout = TIMEOUT) {
  const calls = {
    solve: (solver, puzzle) => solver.solve(puzzle).status,
    tidy: (solver, puzzle) => solver.solve({ ...puzzle, tidy: true }).status,
    count: (solver, puzzle) => solver.count(puzzle),
    reach: (solver, { numbers }) => (solver.reach({ numbers, from, to, rules, timeout }), 'reached'),
  };
  return ({ numbers, target, denominator }) => {
    const solver = createSolverSync({ extensions: [moreOperators] });
    solver.solve({ numbers: [1, 2], target: 3, rules });
    const asked = denominator ? `${target}/${denominator}` : target;
    const puzzle = { numbers, target: asked, rules, timeout };
    const begin = process.cpuUsage();
    const outcome = end(() => calls[call](solver, puzzle));
    const { user, system } = process.cpuUsage(begin);
    solver.dispose();
    return { milliseconds: (user + system) / 1000, outcome };
  };
}

/** The answer of a call, or the code of its error. */
function end(call) {
  try {
    return call();
  } catch (error) {
    if (error.code === undefined) throw error;
    return error.code;
  }
}
