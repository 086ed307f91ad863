// Decisions about the order of values, each of which is proved or `undecided`.
import { subtract } from '../../core/fraction.js';
import { decideSign } from './decide-sign.js';
import { Irrational, findSign, isRational, tryDecision, type ExactValue } from './exact-value.js';

/** Whether two values are the same number. */
export function isEqual(left: ExactValue, right: ExactValue): boolean | 'undecided' {
  const order = compare(left, right);
  return order === 'undecided' ? order : order === 0;
}

/** Compares two values: -1 if left < right, 0 if they are equal, 1 if left > right. */
export function compare(left: ExactValue, right: ExactValue): -1 | 0 | 1 | 'undecided' {
  if (left === right) return 0;
  if (isRational(left) && isRational(right)) return findSign(subtract(left, right));
  return tryDecision(() => decideSign(new Irrational('difference', left, right)));
}
