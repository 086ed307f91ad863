// What the module exports: integers and addresses only. The package holds it in the two parts of index.values and index.forms.
export { limitPages } from './arena';
export { INPUT } from './board';
export { BEST } from './closest';
export { TREE } from './rebuild';
export { openPool, operations, reach, reachInstance } from './reach';
export { closest, countFunctions, countSolutions, first, listSolutions, spellings } from './solutions';
export { decompose, decompositions, solve } from './solve';
export { masksOfSize } from './subset';
