// The entry `numbers-game/verify`: exports only. It imports no engine, so it stays small.
export { NumbersGameError } from './core/errors.js';
export { countdown, twentyFour } from './core/puzzle/games.js';
export type {
  Dataset,
  DatasetFields,
  DatasetRewards,
  ReadMode,
  Reason,
  ScoreOptions,
  Verdict,
  VerifyOptions,
  VerifyPuzzle,
} from './verify/verify-types.js';
export { datasets } from './verify/datasets.js';
export { score, verify } from './verify/verify-answer.js';
