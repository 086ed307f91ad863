// The entry `numbers-game/verify`: exports only. It holds no engine, so that it is small.
export { NumbersGameError, type ErrorCode } from './errors.js';
export { countdown, twentyFour } from './rules.js';
export type { Alternatives, Card, Puzzle, Rules } from './types.js';
export type { Reason, ScoreOptions, Verdict, VerifyOptions, VerifyPuzzle } from './verify/types.js';
export { score, verify } from './verify/verdict.js';
