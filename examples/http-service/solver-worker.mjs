// The worker of main.mjs.
import { serveSolver } from 'numbers-game/worker';

serveSolver();
