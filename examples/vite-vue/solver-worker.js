// The worker of App.vue.
import { serveSolver } from 'numbers-game/worker';

serveSolver();
