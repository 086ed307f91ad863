// The worker of App.svelte.
import { serveSolver } from 'numbers-game/worker';

serveSolver();
