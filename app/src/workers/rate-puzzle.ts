// Rating alone, in a file of its own: the worker loads it for the first board that it rates.
export { rate } from 'numbers-game/generate';
