// What the worker that rates boards takes of its entry, so that nothing else of the entry is loaded.
export { rate } from '../../../generate.js';
