// The entry `numbers-game/verify`: exports only. It imports no engine, so it stays small.
export { NumbersGameError } from '../core/errors.js';
export { countdown, twentyFour } from '../core/puzzle/games.js';
export type { VerifyPuzzle } from '../core/api-types.js';
export type {
  Dataset,
  DatasetFields,
  DatasetId,
  DatasetRewards,
  ReadMode,
  Reason,
  ScoreOptions,
  Verdict,
  VerifyOptions,
} from './verify-types.js';
export { datasets } from './datasets.js';
export { score, verify } from './verify-answer.js';
