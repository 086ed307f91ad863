// Other solvers from local checkouts: `npm run bench -- peers --checkout NAME=PATH`. Nothing of them is in
// this repository. PATH is a folder in which the program was built, as its own README says.
//
// An adapter has `file`, the program in the checkout; `can` and `cannot`; `games`, the ids of the games that
// it plays; `call`, which call of ours does as much; and `open`, which gives a function of a problem,
// { numbers, target }, that returns the least distance of a value to the target, or NOT_MADE if the peer only
// says that the target cannot be made.
//
// The answers to a fixed corpus are compared with ours before anything is timed. A program is started for
// each problem, and its times include that, some 2 ms; a script is loaded once. Ours are given twice: of a
// call, and of a process of Node for all problems, with its start.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import vm from 'node:vm';
import { evaluate } from '../../build/esm/expression.js';
import { createSolverSync, games } from '../../build/esm/index.js';

export const NOT_MADE = 'not made';
const TIMEOUT_MS = 60_000;
/** Rounds in which our calls are timed, most of them with machine code. */
const CALL_ROUNDS = 200;

const countdown = [
  [[1, 3, 7, 10, 25, 50], 765],
  [[1, 3, 7, 10, 25, 50], 831],
  [[1, 1, 4, 5, 6, 7], 899],
  [[3, 6, 25, 50, 75, 100], 952],
  [[1, 1, 2, 2, 3, 3], 999],
  [[5, 5, 25, 50, 75, 100], 527],
  [[2, 4, 6, 8, 10, 25], 431],
  [[7, 8, 9, 10, 75, 100], 613],
].map(([numbers, target]) => ({ game: 'countdown', numbers, target }));
const fourCards = [
  [3, 3, 8, 8],
  [1, 5, 5, 5],
  [1, 1, 1, 1],
  [4, 6, 7, 7],
  [2, 3, 5, 12],
  [13, 13, 13, 13],
].map((numbers) => ({ game: '24', numbers, target: 24 }));

/** The problems that every peer is asked, as far as it plays their game. */
export const corpus = [...countdown, ...fourCards];

/** Runs a program on the numbers of a problem. Returns its output. */
function runProgram(path, args) {
  const { status, error, stdout, stderr } = spawnSync(path, args.map(String), {
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    maxBuffer: 2 ** 30,
  });
  if (error !== undefined) throw new Error(error.message);
  if (status !== 0) throw new Error(`it ended with ${status}: ${stderr.slice(0, 80).trim()}`);
  return stdout;
}

/** Returns the last value that a pattern finds in a text; undefined if there is none. */
const lastOf = (text, pattern) => [...text.matchAll(pattern)].at(-1)?.[1];

/** The adapters, by the name of the repository. */
export const adapters = {
  'panzi/numbers': {
    file: 'build/numbers',
    games: ['countdown'],
    can: 'all expressions of a target, of a range, or of all standard games; threads; up to 64 numbers',
    cannot: 'nearest values, fractions, all numbers used',
    call: 'solutions',
    open:
      (path) =>
      ({ numbers, target }) => {
        const [first] = runProgram(path, ['-t', 1, target, ...numbers]).split('\n', 1);
        if (first === '') return NOT_MADE;
        return Math.abs(Number(evaluate(first)) - target);
      },
  },
  'jes/cntdn': {
    file: 'cntdn.js',
    games: ['countdown'],
    can: 'one expression of the target or of a nearest value; in a page',
    cannot: 'all expressions, ranges of targets, fractions, all numbers used',
    call: 'solve',
    open(path) {
      // As a function: global variables of a context of its own would make it several times slower.
      const script = `${readFileSync(path, 'utf8')}\nreturn solve_numbers;`;
      const solve = vm.compileFunction(script, [], { filename: path })();
      return ({ numbers, target }) =>
        Number(lastOf(String(solve(numbers, target, false)), /\(off by (\d+)\)/g) ?? 0);
    },
  },
  'mhfan/inrust': {
    file: 'calc24',
    games: ['24'],
    can: 'all expressions of a rational target, all numbers used (its program in C++)',
    cannot: 'nearest values, only some of the numbers, ranges of targets',
    call: 'solutions',
    open:
      (path) =>
      ({ numbers, target }) => {
        const count = lastOf(runProgram(path, [target, ...numbers]), /^Got (\d+) solutions/gm);
        if (count === undefined) throw new Error('it does not say how many solutions it got');
        return count === '0' ? NOT_MADE : 0;
      },
  },
  'rvedotrc/numbers': {
    file: 'numbers-fast',
    games: ['countdown'],
    can: 'all expressions that come nearer and nearer to the target; numbers to 999',
    cannot: 'ranges of targets, fractions, all numbers used',
    call: 'solve',
    open:
      (path) =>
      ({ numbers, target }) => {
        const value = lastOf(runProgram(path, [target, ...numbers]), /stack=1 \((\d+)\)/g);
        if (value === undefined) throw new Error('it gives no value');
        return Math.abs(Number(value) - target);
      },
  },
};

/** Reads `NAME=PATH`. @throws Error for another text or an unknown name */
export function parseCheckout(text) {
  const [, name, path] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name !== undefined && Object.hasOwn(adapters, name)) return [name, path];
  throw new Error(`--checkout: expected NAME=PATH with ${Object.keys(adapters).join(', ')}, got ${text}`);
}

/**
 * Compares and times all peers that have an adapter. Returns a row for each; one of a peer without a
 * checkout, or that cannot be run, says so and has no time.
 */
export function measureCheckouts(checkouts, rounds) {
  const paths = new Map(checkouts.map(parseCheckout));
  return Object.entries(adapters).map(([peer, adapter]) => {
    const row = { peer, game: adapter.games.join(), can: adapter.can, cannot: adapter.cannot };
    const path = paths.get(peer);
    if (path === undefined) return { ...row, verdict: 'never run: no --checkout' };
    try {
      return { ...row, commit: commitOf(path), ...measure(adapter, path, rounds) };
    } catch (error) {
      return { ...row, verdict: `never run: ${error.message}` };
    }
  });
}

/** The commit of a checkout; undefined for another folder. */
function commitOf(path) {
  const { stdout } = spawnSync('git', ['-C', path, 'rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}

function measure({ file, games: played, call, open }, path, rounds) {
  const program = join(path, file);
  if (!existsSync(program))
    throw new Error(`${file} is missing in the checkout; build it as its README says`);
  const answer = open(program);
  const problems = corpus.filter(({ game }) => played.includes(game));
  const wrong = problems.filter((problem) => !agrees(problem, answer(problem)));
  if (wrong.length > 0) {
    const [{ numbers, target }] = wrong;
    return {
      verdict: `wrong: ${wrong.length} of ${problems.length}, first ${numbers.join(' ')} -> ${target}`,
    };
  }
  const whole = programOf(JSON.stringify(problems));
  const withStart = time(
    () => runProgram(process.execPath, ['--input-type=module', '--eval', whole]),
    rounds,
  );
  const theirs = time(() => problems.forEach((problem) => answer(problem)), rounds);
  const solver = createSolverSync();
  const puzzles = problems.map(({ game, ...puzzle }) => ({ ...puzzle, game: games[game] }));
  const ask = call === 'solve' ? (puzzle) => solver.solve(puzzle) : (puzzle) => [...solver.solutions(puzzle)];
  const ours = time(() => puzzles.forEach(ask), CALL_ROUNDS);
  return {
    verdict: `right: ${problems.length} of ${problems.length}`,
    'ms each': round(theirs / problems.length),
    call,
    'ours, ms each': round(ours / problems.length),
    'ours, ms for all with start': round(withStart),
  };
}

/** Whether an answer of a peer is that of our solver. */
function agrees({ game, numbers, target }, found) {
  const solver = createSolverSync();
  const { distance } = solver.solve({ numbers, target, game: games[game], nearest: true });
  return found === NOT_MADE ? distance !== 0 : Number(distance) === found;
}

/** Program that solves the problems with our package, as a command of its own. */
function programOf(problems) {
  const entry = new URL('../../build/esm/index.js', import.meta.url).href;
  return `import { createSolverSync, games } from ${JSON.stringify(entry)};
    const solver = createSolverSync();
    for (const { game, ...puzzle } of ${problems}) solver.solve({ ...puzzle, game: games[game] });`;
}

/** Median of the elapsed milliseconds of some runs. */
function time(job, rounds) {
  const times = Array.from({ length: rounds }, () => {
    const begin = performance.now();
    job();
    return performance.now() - begin;
  }).sort((a, b) => a - b);
  return times[times.length >> 1];
}

const round = (milliseconds) => Number(milliseconds.toPrecision(3));
