// The part of the module for values: one target or a range of them under natural rules.
export { limitPages } from './arena';
export { INPUT } from './board';
export { TREE } from './rebuild';
export { openPool, operations, reach, reachInstance } from './reach';
export { decompose, decompositions, solve } from './solve';
export { masksOfSize } from './subset';
