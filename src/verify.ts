// The entry `numbers-game/verify`: exports only. It imports no engine, so it stays small.
export { NumbersGameError, type ErrorCode } from './core/errors.js';
export { countdown, twentyFour } from './core/puzzle/games.js';
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
} from './core/api-types.js';
export type { Reason, ScoreOptions, Verdict, VerifyOptions, VerifyPuzzle } from './verify/verify-types.js';
export { score, verify } from './verify/verify-answer.js';
