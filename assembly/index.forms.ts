// The part of the module for expressions by their forms: rational rules, and all solutions under any rules.
export { limitPages } from './arena';
export { INPUT } from './board';
export { BEST } from './closest';
export { closest, countSolutions, first, listSolutions, spellings } from './solutions';
