// The entry `numbers-game/templates`: which expressions have to be tested to solve every board, with a proof
// that fewer do not suffice.
export { checkCertificate } from './literature/templates/check/check-operators.js';
export { classes, necessary } from './literature/templates/template-classes.js';
export { coverage } from './literature/templates/cover/coverage-curve.js';
export { emit, type EmitOptions } from './literature/templates/emit/emit-program.js';
export { greedy, type GreedyOptions } from './literature/templates/cover/greedy-cover.js';
export { minimum, type MinimumOptions } from './literature/templates/cover/minimum-cover.js';
export { universe } from './literature/templates/find-universe.js';
export { NumbersGameError } from './core/errors.js';
export type {
  Cases,
  Certificate,
  Check,
  Minimum,
  TemplatesProgress,
  Proof,
  Scope,
  Universe,
  UniverseQuery,
  Weights,
} from './literature/templates/templates-types.js';
