// The entry `numbers-game/classic`: exports only.
export * as classic from './classic/algorithms.js';
export { mark, names, reach } from './classic/algorithms.js';
export type { ClassicMarks, ClassicQuery, ClassicReach } from './classic/algorithms.js';
export type { ClassicName } from './classic/module-exports.js';
export { NumbersGameError, type ErrorCode } from './core/errors.js';
