// Operators beyond the four: hands of four cards as games, and boards of five and six numbers one by one.
//
//   node bench/operators.mjs [--five COUNT] [--six COUNT] [--json PATH] [--plot PATH]
//
// The 715 hands of 1..10 are solved and counted in rounds, in which all jobs take turns; times are of all
// hands together. Five (200 by default) and six (20) seeded cards of 1..10 have the target 24, which nearly
// all of them make, and as many have a target of 25..10,000, which few make; each is timed once, since the
// worst matters. The columns `too-large`, `undecided` and `out-of-memory` are how many boards end in that
// error. Times are user CPU time. With the defaults it takes about two minutes.
import { createRandom, everyHand, median } from '../build/esm/bench.js';
import { createSolverSync } from '../build/esm/index.js';
import { moreOperators } from '../build/esm/operators.js';
import { countRounds, openReport } from './report.mjs';
import { secondsOfUser } from './sample-figures.mjs';

const FOUR = ['+', '-', '*', '/'];
const POWERS = [...FOUR, '^', 'root', 'log'];
const MOD = [...POWERS, 'mod'];
const UNARY = [...FOUR, 'sqrt', '!', 'concat'];
const ALL = [...MOD, 'sqrt', '!', 'concat'];
const ERRORS = ['too-large', 'undecided', 'out-of-memory'];

const { options, close } = openReport('operators', { five: { type: 'string' }, six: { type: 'string' } });
const rounds = countRounds(5);
const fives = Number(options.five ?? (rounds > 1 ? 200 : 10));
const sixes = Number(options.six ?? (rounds > 1 ? 20 : 2));
const solver = createSolverSync({ extensions: [moreOperators] });
const cards = everyHand(1, 10, 4);

const solve = (puzzle) => Number(solver.solve(puzzle).status === 'exact');
const count = (puzzle) => solver.count(puzzle);

/**
 * Of each job the rules, the sum over all hands that it must find, and the goal: the most milliseconds that
 * it was designed to take.
 */
const JOBS = [
  job('first solution, ^ root log', POWERS, 'real', solve, 595, 2000),
  job('first solution, ^ root log mod', MOD, 'real', solve, 619, 2000),
  job('first solution, ^ root log, rational', POWERS, 'rational', solve, 594, 300),
  job('first solution, sqrt ! concat', UNARY, 'real', solve, null, null),
  job('first solution, all operators', ALL, 'real', solve, 715, null),
  job('essential solutions, ^ root log', POWERS, 'real', count, 4942, 4000),
  job('essential solutions, ^ root log mod', MOD, 'real', count, 8472, 4000),
];

/** Here the goal is for the worst board. */
const BOARDS = [
  boards('four cards, sqrt ! concat, 25..10,000', 4, fives, UNARY, drawTarget, 50),
  boards('four cards, all operators, 25..10,000', 4, fives, ALL, drawTarget, 50),
  boards('five cards, 24', 5, fives, POWERS, () => 24, 500),
  boards('five cards, mod, 24', 5, fives, MOD, () => 24, 500),
  boards('five cards, 25..10,000', 5, fives, POWERS, drawTarget, 500),
  boards('five cards, mod, 25..10,000', 5, fives, MOD, drawTarget, 500),
  boards('five cards, sqrt ! concat, 25..10,000', 5, Math.ceil(fives / 4), UNARY, drawTarget, 5000),
  boards('six cards, 24', 6, sixes, POWERS, () => 24, 10_000),
  boards('six cards, mod, 24', 6, sixes, MOD, () => 24, 10_000),
  boards('six cards, 25..10,000', 6, sixes, POWERS, drawTarget, 10_000),
  boards('essential solutions, five cards, 24', 5, Math.ceil(fives / 10), POWERS, () => 24, null, count),
];

const results = [...timeHands(), ...BOARDS.map(timeBoards)];
await close({ title: 'Milliseconds: all hands together, or one board', rounds, results });

function job(title, operators, values, call, expected, goal) {
  return { title, rules: { values, use: 'all', operators }, call, expected, goal };
}

function boards(title, size, count, operators, target, goal, call = solve) {
  return { title, size, count, rules: { values: 'real', use: 'all', operators }, target, goal, call };
}

function drawTarget(random) {
  return random.integer(25, 10_000);
}

function timeHands() {
  const samples = JOBS.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, { title, rules, call, expected }] of JOBS.entries()) {
      const begin = secondsOfUser();
      const total = cards.reduce((sum, numbers) => sum + call({ numbers, target: 24, rules }), 0);
      samples[index].push(1000 * (secondsOfUser() - begin));
      if (expected !== null && total !== expected)
        throw new Error(`${title}: ${total}, expected ${expected}`);
    }
  }
  return JOBS.map(({ title, goal }, index) => {
    const times = samples[index];
    const row = { job: title, boards: cards.length, median: present(median(times)) };
    return { row: { ...row, worst: present(Math.max(...times)), goal }, samples: { time: times } };
  });
}

function timeBoards({ title, size, count, rules, target, goal, call }) {
  const random = createRandom(size);
  const errors = Object.fromEntries(ERRORS.map((code) => [code, 0]));
  let found = 0;
  const times = Array.from({ length: count }, () => {
    const numbers = Array.from({ length: size }, () => random.integer(1, 10));
    const puzzle = { numbers, target: target(random), rules };
    const begin = secondsOfUser();
    try {
      found += Number(call(puzzle) > 0);
    } catch (error) {
      if (!(error.code in errors)) throw error;
      errors[error.code]++;
    }
    return 1000 * (secondsOfUser() - begin);
  });
  const row = {
    job: title,
    boards: count,
    median: present(median(times)),
    worst: present(Math.max(...times)),
    goal,
  };
  return { row: { ...row, solvable: found, ...errors }, samples: { time: times } };
}

function present(milliseconds) {
  return Number(milliseconds.toPrecision(3));
}
