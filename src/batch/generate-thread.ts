// The file of a thread of `generateOnThreads`: consecutive tries on a solver of its own.
import { workerData } from 'node:worker_threads';
import { moreOperators } from '../operators/embedded-operators.js';
import type { Find } from '../generate/collect-puzzles.js';
import { planTrial } from '../generate/generate-puzzles.js';
import type { Request } from '../generate/parse-request.js';
import { serveJobs } from '../parallel/node-threads.js';
import { toRefusal, type PuzzleRefusal } from './puzzle-outcome.js';

/** Consecutive tries, which are one job. */
export interface Tries {
  readonly start: number;
  /** Number of tries, at least 1. */
  readonly count: number;
}

/** Puzzles found by some tries. */
export interface Finds {
  readonly finds: Find[];
  /** Error of the solver, and the number of the try that met it, which is the last one made. */
  readonly refusal: (PuzzleRefusal & { readonly place: number }) | null;
  readonly elapsedMs: number;
}

const trial = planTrial(workerData as Request, [moreOperators]);
trial.open();

serveJobs(({ start, count }: Tries): Finds => {
  const begin = performance.now();
  const finds: Find[] = [];
  let refusal: Finds['refusal'] = null;
  for (let place = start; place < start + count && refusal === null; place++) {
    try {
      const proved = trial.try(place);
      if (proved !== null) finds.push({ place, proved });
    } catch (error) {
      refusal = { place, ...toRefusal(error) };
    }
  }
  return { finds, refusal, elapsedMs: performance.now() - begin };
});
