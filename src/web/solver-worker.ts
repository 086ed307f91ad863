// The file of the page's worker: a solver that answers its calls.
import { serveSolver } from '../worker.js';

serveSolver();
