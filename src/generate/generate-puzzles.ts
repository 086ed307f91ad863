// `generate`: puzzles that meet a request. A seed shuffles all problems of the request, and they are tried in
// that order, independently of one another.
//
// By default every problem is equally likely, not every deal: a board with equal numbers comes as often as
// any other (show-deals.ts deals instead). No problem is tried twice, so no two puzzles are alike, and it
// is known when all have been tried.
import { limitSteps } from '../core/deadline.js';
import { NumbersGameError } from '../core/errors.js';
import { openSolver } from '../solver/open-solver.js';
import { pickEmbedded } from '../solver/wasm/embedded-engines.js';
import type { SolverOptions } from '../core/api-types.js';
import { parseRules } from '../core/puzzle/parse-rules.js';
import { listEnginesLater } from '../solver/compile-engines.js';
import { Collector } from './collect-puzzles.js';
import { prove } from './prove-puzzle.js';
import { GENERATE_OPTIONS, parseRequest, type Request } from './parse-request.js';
import { shuffle } from './shuffle-places.js';
import { openSets, type Space } from './numbered-problems.js';
import { openDeals } from './show-deals.js';
import type { Generated, GenerateOptions, Proved } from './generate-types.js';

/** Problems of a request in the order in which they are tried, and a solver to try them with. */
interface Trial {
  /** Number of problems. */
  readonly size: number;
  /** Compiles an engine, so that an engine that is not the package's is refused before the first try. */
  open(): void;
  /**
   * Tries the problem at a place; returns null if it does not meet the request.
   *
   * @throws NumbersGameError as the solver does, naming the problem
   */
  try(place: number): Proved | null;
}

/** Opens the problems of a request in the order in which they are tried. */
export function openProblems({ deals, problems, seed }: Request): Space {
  if (deals !== null) return openDeals(deals, seed);
  const { size, problemAt } = openSets(problems);
  const numberAt = shuffle(seed, size);
  return { size, problemAt: (place) => problemAt(numberAt(place)) };
}

/**
 * Plans the tries of a request; compiles nothing.
 *
 * @throws NumbersGameError `invalid-option`, `too-large` if there is no engine for the request
 */
export function planTrial(request: Request, extensions: SolverOptions['extensions']): Trial {
  const { wasm, rules, size: numbers } = request;
  const engines = listEnginesLater({ wasm, extensions }, pickEmbedded);
  const counts = request.solutions !== null || request.needs.length > 0;
  engines.find(counts ? 'count' : 'solve', parseRules(rules), numbers, 'size');
  const { size, problemAt } = openProblems(request);
  const solver = openSolver(engines);
  return {
    size,
    open: () => void engines.open(),
    try(place) {
      const problem = problemAt(place);
      try {
        return prove({ engines, solver }, request, problem);
      } catch (error) {
        if (!(error instanceof NumbersGameError)) throw error;
        const { numbers, target } = problem;
        const message = `${error.message} (target ${target} from ${numbers.join(' ')})`;
        throw new NumbersGameError(error.code, message, { cause: error });
      }
    },
  };
}

/**
 * Makes puzzles, one at each step, each proved to meet the request. The same options give the same puzzles on
 * every machine.
 *
 * @throws NumbersGameError `invalid-option`, `invalid-numbers`, `invalid-range` or `too-large` (more than
 * 2^30 targets) at the call; at a step `limit-exceeded` if too few are found, with their number; `timeout`;
 * and the errors of the solver, naming the problem. With operators beyond the four, one that is `too-large`
 * or `undecided` is skipped.
 * @example
 * for (const { numbers, target } of generate({ count: 10, seed: 7 })) console.log(numbers, target);
 */
export function generate(options: GenerateOptions): Generator<Generated, void, undefined> {
  const request = parseRequest(options, [...GENERATE_OPTIONS, 'extensions']);
  return limitSteps(tryAll(request, planTrial(request, options.extensions)), request.timeout);
}

function* tryAll(request: Request, trial: Trial): Generator<Generated, void, undefined> {
  trial.open();
  const collector = new Collector(request, trial.size);
  for (let place = 0; !collector.isDone; place++) {
    collector.checkTries(place);
    const proved = trial.try(place);
    const record = proved === null ? null : collector.take({ place, proved });
    if (record !== null) yield record;
  }
}
