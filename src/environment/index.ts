// The entry `numbers-game/environment`: exports only.
export { NumbersGameError } from '../core/errors.js';
export { createEnvironment } from './create-environment.js';
export { traceSteps } from './trace-steps.js';
export type {
  Environment,
  EnvironmentOptions,
  EnvironmentPuzzle,
  Move,
  Position,
  StepReason,
  Trace,
  TracedStep,
  TraceOptions,
  TracePuzzle,
} from './environment-types.js';
