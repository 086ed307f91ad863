export { NumbersGameError, countdown, twentyFour } from './puzzles.js';
export { datasets, score, verify } from './verify-parts.js';
//# sourceMappingURL=verify.js.map
