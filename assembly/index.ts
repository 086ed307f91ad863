// What the module exports: integers and addresses only. The package holds it in the two parts of index.values and index.forms.
export { limitPages } from './core/arena';
export { INPUT } from './core/board';
export { BEST } from './forms/nearest-rational';
export { TREE } from './natural/rebuild';
export { openPool, operations, reach, reachInstance } from './reach/reach-range';
export {
  closest,
  countFunctions,
  countSolutions,
  first,
  listSolutions,
  spellings,
} from './solutions/solutions';
export { decompose, decompositions, solve } from './natural/solve-natural';
export { masksOfSize } from './core/subsets';
