// The part of the module for expressions by their forms: rational rules, and all solutions under any rules.
export { limitPages } from './core/arena';
export { INPUT } from './core/board';
export { BEST } from './forms/nearest-rational';
export { closest, countSolutions, first, listSolutions, spellings } from './solutions/solutions';
