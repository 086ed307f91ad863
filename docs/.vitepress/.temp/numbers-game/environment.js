export { NumbersGameError } from './puzzles.js';
export { createEnvironment } from './create-environment.js';
export { traceSteps } from './trace-steps.js';
//# sourceMappingURL=environment.js.map
