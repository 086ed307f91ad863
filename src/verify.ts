// The entry `numbers-game/verify`: exports only. It imports no engine, so it stays small.
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { countdown, twentyFour } from './games.js';
export type {
  Alternatives,
  Card,
  Deal,
  Game,
  Limits,
  Operator,
  Puzzle,
  Rules,
  TargetRange,
} from './core/types.js';
export type { Reason, ScoreOptions, Verdict, VerifyOptions, VerifyPuzzle } from './verify/types.js';
export { score, verify } from './verify/verify.js';
