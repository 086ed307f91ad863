// The entry `numbers-game/generate`: exports only.
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { generate } from './generate/generate.js';
export type { Bounds, Generated, GenerateOptions, Need } from './generate/types.js';
export { countdown, games, twentyFour } from './games.js';
export type { Deal, Game, GameId, TargetRange } from './games.js';
export type { Features } from './rate/features.js';
export { rate, type Band, type Difficulty, type RateOptions } from './rate/rate.js';
export type { Alternatives, Card, Extension, Limits, Operator, Puzzle, Rules, Solver } from './core/types.js';
