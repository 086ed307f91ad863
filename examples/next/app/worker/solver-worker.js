import { serveSolver } from 'numbers-game/worker';

serveSolver();
