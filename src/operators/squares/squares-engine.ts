// The engine for squares, with the four operators or some of them.
import { unexpected } from '../../core/errors.js';
import { FOUR } from '../../core/operator-notation.js';
import { checkSquare, square } from '../../expression/operators/square.js';
import type { Engine } from '../../solver/engine.js';
import { allArithmetic } from '../../expression/all-operators.js';
import { MAX_NUMBERS_BEYOND } from '../../core/puzzle/parse-numbers.js';
import { checkLimitOfSquares, reachWithSquares } from './reach-squares.js';
import { findWithSquares } from './solve-squares.js';

const BASIC = FOUR.map(({ operator }) => operator).join(' ');

export const squaresEngine: Engine = {
  mostNumbers: MAX_NUMBERS_BEYOND,
  arithmetic: allArithmetic,
  refusals: { tidy: `operators among ${BASIC} only`, 'solutions and count': `no ${square.operator}` },
  serves(rules) {
    checkSquare(rules);
    return rules.operators?.includes(square.operator) ?? false;
  },
  solve: findWithSquares,
  reach: reachWithSquares,
  checkBoards({ rules }) {
    if (!FOUR.every(({ operator }) => rules.operators!.includes(operator))) {
      const got = rules.operators!.join(' ');
      throw unexpected('invalid-option', 'rules.operators', `all of ${BASIC} for reachAll`, got);
    }
    checkLimitOfSquares(rules);
  },
  openBoards({ rules, from, to }) {
    return (numbers) => reachWithSquares({ leaves: numbers.map((number) => [number]), rules, from, to });
  },
};
