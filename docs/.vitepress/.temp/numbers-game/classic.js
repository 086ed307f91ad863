export { classicAlgorithms as classic } from './classic-parts.js';
export { NumbersGameError } from './puzzles.js';
//# sourceMappingURL=classic.js.map
