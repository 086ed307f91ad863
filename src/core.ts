// The entry `numbers-game/core`: exports only. The exports of `numbers-game`, with a solver that has no
// engine inside.
export * from './index.js';
export { createSolver, createSolverSync, type CoreSolverOptions } from './solver/create-core-solver.js';
