// Code that the command `bench` and the suites in bench/ have in common. Not an entry of the package, but a
// file of its own in the build. Exports only.
export * from './fixed-samples.js';
export * from './describe-machine.js';
export * from './paper-suite.js';
export * from './signature.js';
export * from './solve-and-reach.js';
export * from './sample-times.js';
export { boardsInOrder } from '../../solver/boards/boards-in-blocks.js';
export { layOutBoards } from '../../solver/boards/parse-boards.js';
export { createRandom } from '../../core/random.js';
