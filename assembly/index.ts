// What the module exports: integers and addresses only. The package holds it in the two parts of index.values and index.forms.
export { limitPages } from './core/arena';
export { INPUT } from './core/board';
export { NEAREST } from './forms/nearest-values';
export { TREE } from './natural/rebuild';
export { openPool, operations, reach, reachInstance } from './reach/reach-range';
export { countFunctions, countSolutions, listSolutions } from './solutions/list-solutions';
export { expressionsAddress, setQuery } from './solutions/open-query';
export { nearestRational, solveRational } from './solutions/solve-rational';
export { decompose, decompositions, solve } from './natural/solve-natural';
export { masksOfSize } from './core/subsets';
