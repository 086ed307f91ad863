// The ways to make values of a board whose fractions exceed the 64 bits of the engine: exact fractions on
// BigInt, and all values of all smaller subsets that are within a cap.
import { spendTicks } from '../../core/deadline.js';
import { NumbersGameError } from '../../core/errors.js';
import { distanceOf, integer, isEqual, isLess, reduce, ZERO, type Fraction } from '../../core/fraction.js';
import { FOUR } from '../../core/operator-notation.js';
import type { EngineQuery } from '../engine.js';
import { openSubsets } from '../number-subsets.js';
import type { ValueWay } from '../wasm/read-ways.js';
import type { ListWays } from './value-nodes.js';

/** Maximum number of values to keep. */
const MAX_VALUES = 4_000_000;
/** Ticks that the results of two values cost (core/deadline.ts). */
const TICKS_PER_PAIR = 32;

/** Opens the ways under rational or integer rules, without results above a cap. */
export function openLargeWays({ leaves, rules }: EngineQuery, cap: Fraction): ListWays {
  const subsets = openSubsets(leaves);
  const known = new Map<number, readonly Fraction[]>();
  let count = 0;

  function valuesOf(mask: number): readonly Fraction[] {
    let values = known.get(mask);
    if (values !== undefined) return values;
    const numbers = subsets.sizes[mask] === 1 ? leaves[31 - Math.clz32(mask)].map(integer) : [];
    const ofText = new Map(numbers.map((value) => [String(value.numerator), value]));
    for (const { value } of waysOf(mask)) ofText.set(`${value.numerator}/${value.denominator}`, value);
    known.set(mask, (values = [...ofText.values()]));
    count += values.length;
    if (count <= MAX_VALUES) return values;
    const message = `puzzle.tidy: the tidiest answer needs more than ${MAX_VALUES} values; solve without tidy`;
    throw new NumbersGameError('out-of-memory', message);
  }

  /** Yields the ways to make any value of a subset, with that value. */
  function* waysOf(mask: number): Generator<ValueWay & { readonly value: Fraction }> {
    for (const [leftMask, rightMask] of subsets.splitsOf(mask)) {
      for (const left of valuesOf(leftMask)) {
        for (const right of valuesOf(rightMask)) {
          spendTicks(TICKS_PER_PAIR);
          for (const operation of FOUR) {
            if (operation.findFault?.(left, right)) continue;
            const value = reduce(operation.evaluate(left, right));
            if (isLess(cap, distanceOf(value, ZERO))) continue;
            if (rules.values === 'integer' && value.denominator !== 1n) continue;
            yield { operation, leftMask, left, rightMask, right, value };
          }
        }
      }
    }
  }

  return (mask, value) => {
    const ways: ValueWay[] = [];
    for (const way of waysOf(mask)) if (isEqual(way.value, value)) ways.push(way);
    return ways;
  };
}
