// Finds the missing operand: for the result of an operation and one operand, an enclosure of the other.
import type { Enclosure } from '../../expression/doubles/enclosure.js';
import type { Operand } from '../../expression/doubles/operand.js';
import {
  ANYTHING,
  NOTHING,
  bounded,
  type InvertOutcome,
  type SearchLimits,
} from '../../expression/operators/operator-parts.js';
import * as codes from './operator-codes.js';

/** Inverts an operator as its part does, or one of the four. */
export function invert(
  { parts }: codes.OperatorCodes,
  code: number,
  knowsLeft: boolean,
  target: Enclosure,
  known: Operand,
  limits: SearchLimits,
  other: Enclosure,
): InvertOutcome {
  switch (code) {
    case codes.ADD:
      return bounded(other.setSum(target, known, -1));
    case codes.SUBTRACT:
      return bounded(knowsLeft ? other.setSum(known, target, -1) : other.setSum(target, known, 1));
    case codes.MULTIPLY:
      if (known.x === 0) return target.contains(0) ? ANYTHING : NOTHING;
      return bounded(other.setQuotient(target, known));
    case codes.DIVIDE:
      if (!knowsLeft) return known.x === 0 ? NOTHING : bounded(other.setProduct(target, known));
      if (known.x === 0) return target.contains(0) ? ANYTHING : NOTHING;
      return target.isExactly(0) ? NOTHING : bounded(other.setQuotient(known, target));
    default:
      return parts[code].invert(knowsLeft, target, known, limits, other);
  }
}
