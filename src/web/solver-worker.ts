// The worker's file: answers what the page asks its solver.
import { serveSolver } from '../worker.js';

serveSolver();
