// The ways to make a value over a subset by a last operation, in the order of find-value.ts. src/operators
// puts them together to a graph, and walks through it: trees, classes of solutions, the tidiest tree.
import { arenaTop, ensureBytes } from '../core/arena';
import { OUT_OF_MEMORY, WAY_BYTES } from '../core/boundary-types';
import { spendNanoseconds } from '../core/deadline';
import { gcd } from '../core/fraction';
import { putOperandOfWay, putOperatorOfWay } from '../core/way-record';
import { firstTwins, nextLeft } from './chosen-bounds';
import { countValues, isCommutative, listValues, operationOf, OPERATOR_COUNT } from './chosen-lists';
import { chosen, operand } from './chosen-state';
import { denominatorAt, magnitude, numeratorAt, valueBytes } from './chosen-values';
import { boundOfPart, makesValue, NANOSECONDS_PER_VALUE, signOf } from './find-value';
import { EVERY_OPERAND, NO_OPERAND, operandP, operandQ, undo } from './inverse-values';

/** Cost of writing a way (core/deadline.ts). */
const NANOSECONDS_PER_WAY: u64 = 16;

/** Writes a value as an operand of a way. */
function putReduced<T>(way: usize, isLeft: bool, mask: i32, value: usize): void {
  const p = <i64>numeratorAt<T>(value);
  const q = <u64>denominatorAt<T>(value);
  const divisor = <i64>gcd(magnitude(p), q);
  putOperandOfWay(way, isLeft, mask, p / divisor, <i64>q / divisor);
}

/** Writes a way. */
function putWay<T>(
  way: usize,
  operator: i32,
  nearIsLeft: bool,
  near: i32,
  far: i32,
  nearValue: usize,
  farValue: usize,
): void {
  putOperatorOfWay(way, signOf(operator));
  putReduced<T>(way, nearIsLeft, near, nearValue);
  putReduced<T>(way, !nearIsLeft, far, farValue);
}

/**
 * Counts the ways to make a value, or writes them to an address on if that is not 0. The first pass makes all
 * lists and tables, so the second may write to the top of the arena.
 */
function walkWays<T>(mask: i32, p: T, q: T, page: usize): u32 {
  let count: u32 = 0;
  for (let left = nextLeft(mask, mask); left; left = nextLeft(mask, left)) {
    const nearIsLeft = popcnt(left) <= popcnt(mask ^ left);
    const nearMask = firstTwins(nearIsLeft ? left : mask ^ left),
      far = firstTwins(nearIsLeft ? mask ^ left : left);
    const near = listValues<T>(nearMask);
    if (!near) return 0;
    const bound = boundOfPart(far);
    for (let operator = 0; operator < OPERATOR_COUNT; operator++) {
      const operation = operationOf(operator, nearIsLeft);
      if (operation < 0) continue;
      spendNanoseconds(NANOSECONDS_PER_VALUE * countValues<T>(near.list, near.end));
      for (let value = near.list; value < near.end; value += valueBytes<T>()) {
        const found = undo<T>(operation, value, p, q, bound);
        if (found == NO_OPERAND) continue;
        let other: usize = changetype<usize>(operand),
          end = other + valueBytes<T>();
        if (found == EVERY_OPERAND) {
          const others = listValues<T>(far);
          if (!others) return 0;
          other = others.list;
          end = others.end;
        } else {
          if (!makesValue<T>(far, operandP<T>(), operandQ<T>())) continue;
          undo<T>(operation, value, p, q, bound);
        }
        spendNanoseconds(NANOSECONDS_PER_WAY * <u64>countValues<T>(other, end));
        for (; other < end; other += valueBytes<T>()) {
          if (found == EVERY_OPERAND && !isCommutative(operation) && numeratorAt<T>(other) == <T>0) continue;
          if (page)
            putWay<T>(page + <usize>count * WAY_BYTES, operator, nearIsLeft, nearMask, far, value, other);
          count++;
        }
      }
    }
  }
  return chosen.isExhausted ? 0 : count;
}

/**
 * Writes the ways to make p / q over a subset to the top of the arena; returns how many, -1 for no memory.
 */
export function writeWays<T>(mask: i32, p: T, q: T): i32 {
  const count = walkWays<T>(mask, p, q, 0);
  if (chosen.isExhausted || !ensureBytes(arenaTop(), <u64>count * WAY_BYTES)) return OUT_OF_MEMORY;
  if (count) walkWays<T>(mask, p, q, arenaTop());
  return <i32>count;
}
