// The engine for operators beyond the four, `square` excepted.
import { BASIC_OPERATORS, hasOnlyBasic } from '../../core/operator-notation.js';
import { unexpected } from '../../core/errors.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { square } from '../../expression/operators/square.js';
import { checkLimit, type Engine } from '../../solver/engine.js';
import { allArithmetic } from '../../expression/all-operators.js';
import { MAX_NUMBERS_BEYOND } from '../../core/puzzle/parse-numbers.js';
import { countBeyond, listBeyond } from './list-beyond.js';
import { findBeyond } from './solve-beyond.js';

const BASIC = BASIC_OPERATORS.join(' ');
const WITH_SQUARES = `operators among ${BASIC} and ${square.operator}`;

export const furtherEngine: Engine = {
  mostNumbers: MAX_NUMBERS_BEYOND,
  arithmetic: allArithmetic,
  refusals: {
    nearest: WITH_SQUARES,
    tidy: `operators among ${BASIC} only`,
    reach: WITH_SQUARES,
    reachAll: WITH_SQUARES,
  },
  serves(rules) {
    checkValues(rules);
    return !hasOnlyBasic(rules) && !rules.operators!.includes(square.operator);
  },
  solve: findBeyond,
  list: listBeyond,
  count(query, distinct, limit) {
    let total = 0;
    for (const count of countBeyond(query, distinct)) checkLimit((total += count), limit);
    return total;
  },
};

/** Refuses irrational values for operators that a user defined, which do not take them. */
function checkValues({ values, defined }: ParsedRules): void {
  if (values !== 'real' || defined === undefined) return;
  const expected = `natural, integer or rational with ${defined[0].operator}, which is defined`;
  throw unexpected('invalid-option', 'rules.values', expected, values);
}
