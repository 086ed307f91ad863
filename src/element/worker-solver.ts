// What the element takes of `numbers-game/worker`: a file apart, so that a bundle of the element, which loads
// it when a worker is first needed, leaves out the other side, `serveSolver`.
export { createWorkerSolver } from '../worker/index.js';
