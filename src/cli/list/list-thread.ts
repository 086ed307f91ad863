// Thread of `list`: solves one problem at a time with a solver of its own.
import { workerData } from 'node:worker_threads';
import { createSolverSync } from '../../solver/create-solver.js';
import type { Solver } from '../../core/api-types.js';
import { moreOperators } from '../../operators/embedded-operators.js';
import { serveJobs } from '../../parallel/node-threads.js';
import {
  isSolvable,
  solveProblem,
  type Entry,
  type ListProblem,
  type ListQuestion,
} from './solve-problem.js';

/** Data that every thread gets. */
export interface ListQuery extends ListQuestion {
  /** Whether the entries are the problems without a solution. */
  readonly isUnsolvable: boolean;
}

const query = workerData as ListQuery;
let solver: Solver | undefined;

/** Null means that the problem is not listed. */
serveJobs((problem: ListProblem): Entry | null => {
  solver ??= createSolverSync({ extensions: [moreOperators] });
  if (!query.isUnsolvable) return solveProblem(solver, problem, query);
  return isSolvable(solver, problem, query) ? null : { ...problem, solutions: [] };
});
