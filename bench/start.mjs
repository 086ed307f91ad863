// What a program pays once: createSolver and the first answer, in a process of its own each time, without the start of Node.
import { spawnSync } from 'node:child_process';

const RUNS = 15;

const SCRIPT = `
  const begin = performance.now();
  const { createSolver } = await import(${JSON.stringify(new URL('../build/esm/index.js', import.meta.url))});
  const imported = performance.now();
  const solver = await createSolver();
  solver.solve({ numbers: [1, 1, 4, 5, 6, 7], target: 899 });
  console.log(JSON.stringify({ importMs: imported - begin, solveMs: performance.now() - imported }));
`;

/** Medians of the import of the package, and of createSolver with the first answer. */
export function measureStart() {
  const runs = Array.from({ length: RUNS }, () => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT], {
      encoding: 'utf8',
    });
    return JSON.parse(stdout);
  });
  const median = (values) => values.sort((a, b) => a - b)[RUNS >> 1];
  return {
    runs: RUNS,
    importMs: median(runs.map((run) => run.importMs)),
    medianMs: median(runs.map((run) => run.solveMs)),
  };
}
