// The entry `numbers-game/generate`: exports only.
export { NumbersGameError } from './core/errors.js';
export { generate } from './bulk/generate/generate-puzzles.js';
export type { Bounds, Generated, GenerateOptions, Need } from './bulk/generate/generate-types.js';
export { countdown, games, twentyFour } from './core/puzzle/games.js';
export type { Features } from './bulk/rate/puzzle-features.js';
export { rate } from './bulk/rate/rate-puzzle.js';
export type { Band, Difficulty, RateOptions } from './bulk/rate/rate-types.js';
