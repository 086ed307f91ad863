// The engine for operators beyond the four, `square` excepted.
import { BASIC_OPERATORS, hasOnlyBasic } from '../../core/operator-notation.js';
import { square } from '../../expression/operators/square.js';
import { checkLimit, type Engine } from '../../solver/engine.js';
import { ALL_ARITHMETIC } from '../../expression/all-operators.js';
import { MAX_NUMBERS_BEYOND } from '../../core/puzzle/parse-numbers.js';
import { countBeyond, listBeyond } from './list-beyond.js';
import { findBeyond } from './solve-beyond.js';

const BASIC = BASIC_OPERATORS.join(' ');
const WITH_SQUARES = `operators among ${BASIC} and ${square.operator}`;

export const furtherEngine: Engine = {
  mostNumbers: MAX_NUMBERS_BEYOND,
  arithmetic: ALL_ARITHMETIC,
  refusals: {
    nearest: WITH_SQUARES,
    tidy: `operators among ${BASIC} only`,
    reach: WITH_SQUARES,
    reachAll: WITH_SQUARES,
  },
  serves: (rules) => !hasOnlyBasic(rules) && !rules.operators!.includes(square.operator),
  solve: findBeyond,
  list: listBeyond,
  count(query, distinct, limit) {
    let total = 0;
    for (const count of countBeyond(query, distinct)) checkLimit((total += count), limit);
    return total;
  },
};
