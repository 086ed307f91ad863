// `generate`: puzzles by the number. All problems of the request are shuffled by the seed and tried in that order, each by itself.
//
// Every problem is equally likely, not every deal: a board of equal numbers comes as often as any other. As no problem is tried twice, no two
// puzzles are alike, and where all were tried that is known.
import { createSolverSync } from '../index.js';
import { Collector } from './collect.js';
import { prove, type Proved } from './prove.js';
import { parseRequest, type Request } from './request.js';
import { shuffle } from './shuffle.js';
import { openSpace } from './space.js';
import type { Generated, GenerateOptions } from './types.js';

/** The problems of a request in the order in which they are tried. */
export interface Trial {
  /** How many there are. */
  readonly size: number;
  /** The puzzle at a place, null if it is not as asked. @throws NumbersGameError as the solver */
  try(place: number): Proved | null;
}

/** Opens the problems of a request. */
export function openTrial(request: Request): Trial {
  const { instances, from, to, seed } = request;
  const space = openSpace(instances, from, to);
  const problemAt = shuffle(seed, space.size);
  const solver = createSolverSync();
  return {
    size: space.size,
    try: (place) => prove(solver, request, space.problemAt(problemAt(place))),
  };
}

/**
 * Makes puzzles, each proved to be as asked, one at each step. The same options give the same puzzles on every machine.
 *
 * @throws NumbersGameError `invalid-option`, `invalid-numbers` or `invalid-range` at the call; at a step `limit-exceeded` where not enough are found,
 * with how many were, and what the solver throws
 * @example
 * for (const { numbers, target } of generate({ count: 10, seed: 7 })) console.log(numbers, target);
 */
export function generate(options: GenerateOptions): Generator<Generated, void, undefined> {
  return tryAll(parseRequest(options));
}

function* tryAll(request: Request): Generator<Generated, void, undefined> {
  const trial = openTrial(request);
  const collector = new Collector(request, trial.size);
  for (let place = 0; !collector.isDone; place++) {
    collector.checkTries(place);
    const proved = trial.try(place);
    const record = proved === null ? null : collector.take({ place, proved });
    if (record !== null) yield record;
  }
}
