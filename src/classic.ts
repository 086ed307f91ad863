// The entry `numbers-game/classic`: exports only.
export * as classic from './literature/classic/classic-algorithms.js';
export { mark, names, reach } from './literature/classic/classic-algorithms.js';
export type { ClassicMarks, ClassicQuery, ClassicReach } from './literature/classic/classic-algorithms.js';
export type { ClassicName } from './literature/classic/classic-module.js';
export { NumbersGameError } from './core/errors.js';
