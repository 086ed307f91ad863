// Code that the command `bench` and the suites in bench/ have in common. Not an entry of the package, but a
// file of its own in the build. Exports only.
export { drawPuzzles, everyBoard, everyHand, scatter } from './fixed-samples.js';
export { describeMachine, machine } from './describe-machine.js';
export {
  checkPaper,
  PAPER_ALGORITHMS,
  PAPER_FROM,
  PAPER_SIZES,
  PAPER_STEPS,
  PAPER_TO,
  planPaper,
  type PaperAlgorithm,
} from './paper-suite.js';
export { prepareReach, REACH_SAMPLES, type ReachSample } from './reach-suite.js';
export { SIGNATURE, computeSignature } from './signature.js';
export { prepareSolve, SOLVE_SAMPLES, type SolveSample } from './solve-suite.js';
export {
  describeSpread,
  median,
  ratio,
  sampleInTurn,
  secondsOfUser,
  spread,
  takeSample,
  type TimedCases,
  type Plan,
} from './sample-times.js';
export { boardsInOrder } from '../../solver/boards/boards-in-blocks.js';
export { layOutBoards } from '../../solver/boards/parse-boards.js';
export { createRandom } from '../../core/random.js';
