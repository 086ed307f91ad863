// The entry `numbers-game/generate`: exports only.
export { NumbersGameError } from '../core/errors.js';
export { generate } from './generate-puzzles.js';
export type { Bounds, Generated, GenerateOptions, Habit, Need } from './generate-types.js';
export { countdown, gameIds, games, twentyFour } from '../core/puzzle/games.js';
export type { Features } from './rate/puzzle-features.js';
export { rate } from './rate/rate-puzzle.js';
export type { Level, Difficulty, RateOptions } from './rate/rate-types.js';
