// The entry `numbers-game/classic`: exports only.
export * as classic from './classic/run.js';
export { mark, names, reach } from './classic/run.js';
export type { ClassicMarks, ClassicQuery, ClassicReach } from './classic/run.js';
export type { ClassicName } from './classic/abi.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
