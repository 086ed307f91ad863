// Solves what is typed, in a worker, so that the page stays free. A new puzzle ends the search for the one before.
import { createWorkerSolver } from './node_modules/numbers-game/build/esm/worker.js';

const solver = createWorkerSolver(
  () => new Worker(new URL('./solver-worker.js', import.meta.url), { type: 'module' }),
);
const form = document.querySelector('form');
const output = document.querySelector('output');
let search = new AbortController();

async function solve() {
  search.abort();
  search = new AbortController();
  const { signal } = search;
  const { numbers, target } = Object.fromEntries(new FormData(form));
  const puzzle = { numbers: numbers.trim().split(/\s+/).map(Number), target };
  output.value = '…';
  try {
    const { expression, value } = await solver.solve(puzzle, { signal });
    output.value = `${expression} = ${value}`;
  } catch (error) {
    if (!signal.aborted) output.value = error.message;
  }
}

form.addEventListener('input', solve);
form.addEventListener('submit', (event) => event.preventDefault());
solve();
