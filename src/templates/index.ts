// The entry `numbers-game/templates`: which expressions have to be tested to solve every board, with a proof
// that fewer do not suffice.
export { checkCertificate } from './check/check-operators.js';
export { classes, necessary } from './template-classes.js';
export { coverage } from './cover/coverage-curve.js';
export { emit, type EmitOptions } from './emit/emit-program.js';
export { greedy, type GreedyOptions } from './cover/greedy-cover.js';
export { minimum, type MinimumOptions } from './cover/minimum-cover.js';
export { universe } from './find-universe.js';
export { NumbersGameError } from '../core/errors.js';
export * from './templates-types.js';
