// What the command `numbers-game list` uses of the solver, in threads: exports only. It is no entry of the
// package.
export { findEntries, type ListRules, type Totals } from './literature/list/list-entries.js';
export type { Entry, Problem } from './literature/list/solve-problem.js';
