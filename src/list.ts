// What the command `numbers-game list` uses of the solver, in threads: exports only. It is no entry of the
// package.
export { findEntries, type ListRules, type Totals } from './list/entries.js';
export type { Entry, Problem } from './list/solve-problem.js';
