// The options of `numbers-game verify` that need engines, apart from the rest: the value of each step of an
// answer (--steps), and the proof that there is no solution (--prove).
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
  const { read = 'strict', leadingMinus } = parseDataset(how.dataset) ?? {};
  return runWithin(parseTimeout(puzzle.timeout), () =>
    traceText(answer, complete(puzzle, how), solver, { read: how.read ?? read, leadingMinus }),
  );
}

/** Whether a puzzle has a solution. @throws NumbersGameError as `solver.solve` */
export function isSolvable(puzzle: VerifyPuzzle, how: VerifyOptions): boolean {
  return solver.solve({ ...complete(puzzle, how), nearest: false }).status === 'exact';
}

/** A puzzle with the rules of its data set, if there is one. */
function complete(puzzle: VerifyPuzzle, { dataset: id }: VerifyOptions): VerifyPuzzle {
  return { ...puzzle, rules: parseDataset(id)?.rules ?? puzzle.rules };
}
