// The entry `numbers-game/environment`: exports only.
export { NumbersGameError } from './core/errors.js';
export { createEnvironment } from './bulk/environment/create-environment.js';
export type {
  Environment,
  EnvironmentOptions,
  EnvironmentPuzzle,
  Move,
  Position,
  StepReason,
} from './bulk/environment/environment-types.js';
