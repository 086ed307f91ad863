// The part of the module for values: one target or a range of them under natural rules.
export { limitPages } from './core/arena';
export { INPUT } from './core/board';
export { TREE } from './natural/rebuild';
export { openPool, operations, reach, reachInstance } from './reach/reach-range';
export { decompose, decompositions, solve } from './natural/solve-natural';
export { masksOfSize } from './core/subsets';
