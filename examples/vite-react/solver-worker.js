// The worker of App.jsx.
import { serveSolver } from 'numbers-game/worker';

serveSolver();
