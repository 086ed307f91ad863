// What every runtime is asked: this program runs on each of them, and all have to give the same object.
//
// It imports nothing, so that it runs from a file, from a page and from a bundle; the caller passes the
// exports of the package. Numbers, not expressions, are asked of `reach` and `generate`, since these are
// long.

/** A board that takes seconds: its target cannot be made, and the nearest value is far away. */
const HARD = { numbers: [9, 97, 241, 379, 463, 571, 683, 821, 977], target: 30000000019 };
const BOARD = { numbers: [1, 1, 4, 5, 6, 7], target: 899 };
const NEAREST = { numbers: [1, 3, 7, 10, 25, 50], target: 831 };

/** Asks a solver on this thread. */
export function askSolver(solver, { NumbersGameError, twentyFour, countReachable, games }) {
  const hand = { numbers: [3, 3, 8, 8], rules: twentyFour };
  const [first] = solver.solutions({ ...NEAREST, target: 765 });
  let refusal;
  try {
    solver.solve({ numbers: [] });
  } catch (error) {
    refusal = error instanceof NumbersGameError && error.code;
  }
  return {
    board: solver.solve(BOARD).expression,
    nearest: solver.solve(NEAREST).value,
    hand: solver.solve(hand).expression,
    solutions: [first.expression, solver.count({ ...NEAREST, target: 765 })],
    reachable: countReachable(solver.reach({ numbers: NEAREST.numbers, from: 101, to: 999 })),
    refusal,
    more: askMore(solver, games),
  };
}

/** Asks for powers, roots and logarithms, which a solver without the extension refuses. */
function askMore(solver, games) {
  try {
    return solver.solve({ numbers: [2, 2, 2, 6], game: games['24s'] }).expression;
  } catch (error) {
    return error.code;
  }
}

/** Asks a solver in a worker, and aborts a search of seconds that is under way there. */
export async function askWorker(createWorker, { createWorkerSolver, NumbersGameError }) {
  const solver = createWorkerSolver(createWorker);
  await solver.solve(BOARD);
  const controller = new AbortController();
  const begin = Date.now();
  setTimeout(() => controller.abort(), 100);
  const aborted = await solver.solve(HARD, { signal: controller.signal }).catch((error) => error.name);
  const isPrompt = Date.now() - begin < 2000;
  const refusal = await solver.solve({ numbers: [] }).catch((error) => error);
  const { value } = await solver.solve(NEAREST);
  await solver.dispose();
  return {
    aborted,
    isPrompt,
    refusal: refusal instanceof NumbersGameError && refusal.code,
    after: value,
  };
}

/** Asks for puzzles from a seed. */
export function askGenerate({ generate }) {
  return [...generate({ count: 5, seed: 7, operations: { from: 3 } })].map(({ numbers, target }) => [
    ...numbers,
    target,
  ]);
}

/** Asks all of it. */
export async function askAll(entries, createWorker) {
  const { createSolver, createSolverSync, moreOperators } = entries;
  return {
    solver: askSolver(await createSolver({ extensions: [moreOperators] }), entries),
    sync: askSolver(createSolverSync(), entries),
    worker: await askWorker(createWorker, entries),
    generate: askGenerate(entries),
  };
}
