// What the command `numbers-game squares` uses of the engine: exports only. It is no entry of the package.
export { countUnsolved, searchOpenProblems } from './literature/squares/squares-on-threads.js';
export { OPEN_PROBLEMS, type OpenProblems } from './literature/squares/open-problems.js';
export { rulesWithSquares } from './literature/squares/count-unsolved.js';
