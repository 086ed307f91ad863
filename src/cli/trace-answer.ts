// The steps of an answer for `numbers-game verify --steps`: apart from the rest, because it loads the
// engines.
import { parseTimeout, runWithin } from '../core/deadline.js';
import type { VerifyPuzzle } from '../core/api-types.js';
import type { Trace } from '../environment/environment-types.js';
import { traceText } from '../environment/trace-steps.js';
import { moreOperators } from '../operators/embedded-operators.js';
import { createSolverSync } from '../solver/create-solver.js';
import { parseDataset } from '../verify/datasets.js';
import type { VerifyOptions } from '../verify/verify-types.js';

const solver = createSolverSync({ extensions: [moreOperators] });

/** Traces the steps of an answer under the rules, target and reading of its data set, if there is one. */
export function traceAnswer(answer: string, puzzle: VerifyPuzzle, how: VerifyOptions): Trace {
  const dataset = parseDataset(how.dataset);
  const read = how.read ?? dataset?.read ?? 'strict';
  const { rules = puzzle.rules, leadingMinus } = dataset ?? {};
  const fixed = dataset?.fields.target;
  const target = puzzle.target ?? (typeof fixed === 'number' ? fixed : undefined);
  return runWithin(parseTimeout(puzzle.timeout), () =>
    traceText(answer, { ...puzzle, rules, target }, solver, { read, leadingMinus }),
  );
}
