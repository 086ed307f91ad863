// The worker of page.js.
import { serveSolver } from './node_modules/numbers-game/build/esm/worker.js';

serveSolver();
