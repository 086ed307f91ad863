// The entry `numbers-game/templates`: which expressions have to be tested to solve every board, with a proof
// that fewer do not suffice.
export { checkCertificate } from './templates/check-operators.js';
export { classes, necessary } from './templates/classes.js';
export { coverage } from './templates/coverage.js';
export { emit, type EmitOptions } from './templates/emit.js';
export { greedy, type GreedyOptions } from './templates/greedy.js';
export { minimum, type MinimumOptions } from './templates/minimum.js';
export { universe } from './templates/universe.js';
export { NumbersGameError } from './core/errors.js';
export type {
  Cases,
  Certificate,
  Check,
  Minimum,
  Progress,
  Proof,
  Scope,
  Universe,
  UniverseQuery,
  Weights,
} from './templates/types.js';
