// The package itself, by its public calls. `solve` finds the fewest operations of a hand, and `reach` those
// of each target, which is more than most peers do. The boards come again in each round, so that the solver
// keeps lists of them, as it does in a program.
import { classic } from '../../build/esm/classic.js';
import { countReachable, createSolverSync, twentyFour } from '../../build/esm/index.js';

export const ours = [
  { name: 'numbers-game', kind: 'ours', open: openSolver },
  { name: 'depth-first-hash-array, wasm', kind: 'ours', open: () => openClassic('depth-first-hash-array') },
  { name: 'breadth-first-sets, wasm', kind: 'ours', open: () => openClassic('breadth-first-sets') },
];

function openSolver() {
  const solver = createSolverSync();
  const isSolvable = (numbers) => solver.solve({ numbers, rules: twentyFour }).status === 'exact';
  return {
    hands: (hands) => hands.filter(isSolvable).length,
    reach: (boards, from, to) =>
      boards.reduce((sum, numbers) => sum + countReachable(solver.reach({ numbers, from, to })), 0),
  };
}

function openClassic(name) {
  const countMarks = ({ reachable }) => reachable.reduce((sum, each) => sum + each, 0);
  return {
    reach: (boards, from, to) =>
      boards.reduce(
        (sum, numbers) => sum + countMarks(classic.mark(name, { numbers, from, to, trim: true })),
        0,
      ),
  };
}
