// The entry `numbers-game/classic`: exports only.
export * as classic from './classic-algorithms.js';
export type { ClassicMarks, ClassicQuery, ClassicReach } from './classic-algorithms.js';
export type { ClassicName } from './classic-module.js';
export { NumbersGameError } from '../core/errors.js';
