// The entry `numbers-game/generate`: exports only.
export { NumbersGameError, type ErrorCode } from './errors.js';
export { generate } from './generate/generate.js';
export type { Bounds, Generated, GenerateOptions, Need } from './generate/types.js';
export { countdown, twentyFour } from './rules.js';
export type { Features } from './rate/features.js';
export { rate, type Band, type Difficulty, type RateOptions } from './rate/rate.js';
export type { Alternatives, Card, Puzzle, Rules, Solver } from './types.js';
