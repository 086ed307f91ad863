/** @jsxImportSource react */
// Solves what is typed, in a worker, so that the page stays free. A new puzzle ends the search for the one before.
import { createWorkerSolver } from 'numbers-game/worker';
import { useEffect, useState } from 'react';

const solver = createWorkerSolver(
  () => new Worker(new URL('./solver-worker.js', import.meta.url), { type: 'module' }),
);

/** The answer to a puzzle as text, once it is known. */
function useAnswer(numbers, target) {
  const [answer, setAnswer] = useState('…');
  useEffect(() => {
    const search = new AbortController();
    const { signal } = search;
    const puzzle = { numbers: numbers.trim().split(/\s+/).map(Number), target };
    solver.solve(puzzle, { signal }).then(
      ({ expression, value }) => setAnswer(`${expression} = ${value}`),
      (error) => signal.aborted || setAnswer(error.message),
    );
    return () => search.abort();
  }, [numbers, target]);
  return answer;
}

export function App() {
  const [numbers, setNumbers] = useState('1 1 4 5 6 7');
  const [target, setTarget] = useState('899');
  const answer = useAnswer(numbers, target);
  return (
    <main>
      <h1>Numbers game</h1>
      <label>
        Numbers <input value={numbers} onChange={(event) => setNumbers(event.target.value)} />
      </label>
      <label>
        Target{' '}
        <input value={target} inputMode="numeric" onChange={(event) => setTarget(event.target.value)} />
      </label>
      <p>
        <output>{answer}</output>
      </p>
    </main>
  );
}
