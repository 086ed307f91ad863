// The worker of main.jsx.
import { serveSolver } from 'numbers-game/worker';

serveSolver();
