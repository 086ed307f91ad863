'use client';
import { createWorkerSolver } from 'numbers-game/worker';
import { useEffect, useState } from 'react';

export default function Page() {
  const [answer, setAnswer] = useState('…');
  useEffect(() => {
    const create = () => new Worker(new URL('./solver-worker.js', import.meta.url), { type: 'module' });
    const solver = createWorkerSolver(create);
    solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 }).then(
      ({ expression }) => setAnswer(expression),
      (error) => {
        if (error.name !== 'AbortError') setAnswer(error.message);
      },
    );
    return () => solver.dispose();
  }, []);
  return (
    <main>
      <h1>Worker</h1>
      <p role="status">{answer}</p>
    </main>
  );
}
