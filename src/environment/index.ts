// The entry `numbers-game/environment`: exports only.
export { NumbersGameError } from '../core/errors.js';
export { createEnvironment } from './create-environment.js';
export { traceSteps } from './trace-steps.js';
export * from './environment-types.js';
