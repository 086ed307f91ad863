export { NumbersGameError, countdown, gameIds, games, twentyFour } from './puzzles.js';
export { generate } from './generate-puzzles.js';
export { rate } from './rate-puzzle.js';
//# sourceMappingURL=generate.js.map
