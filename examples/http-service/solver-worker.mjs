// The worker of main.mjs. With the extension it answers puzzles with any operators.
import { moreOperators } from 'numbers-game/operators';
import { serveSolver } from 'numbers-game/worker';

serveSolver({ extensions: [moreOperators] });
