// Exports of the module of the six published algorithms: integers and addresses only.
export { limitPages } from './core/arena';
export { CLASSIC_INPUT as INPUT } from './classic/classic-state';
export { run, targets } from './classic/run-algorithm';
export { combinationsTried, completeTried } from './classic/run-state';
