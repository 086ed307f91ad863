// Writes the trees at consecutive places in the fixed order of all trees worth a value. It goes down the
// splits of the subset in the order in which count-trees.ts counts them, and passes over as many trees as
// each operation of a near value has, until the place falls among those of one. That number is the product of
// the counts of both halves, so the place there tells the places in the two halves.
import { n } from '../core/board';
import { WAY_BYTES } from '../core/boundary-types';
import { spendNanoseconds } from '../core/deadline';
import { elementAt } from '../core/elements';
import { denominatorOf, gcd, keyOf, numeratorOf } from '../core/fraction';
import { MINUS, OVER, PLUS, putNumber, putOperator, startPostfix, TIMES } from '../core/postfix';
import { halfB, halfC, isMirrored, isNearB, SPLIT_BYTES, splitsOf } from '../core/plan';
import { putOperandOfWay, putOperatorOfWay } from '../core/way-record';
import { formLists } from '../forms/forms-state';
import { countTrees, countTreesOver } from './count-trees';
import { listTally } from './list-tally';
import { findOther, RELATION_COUNT, X_TIMES_Y } from './trees-of-operation';
import {
  entriesEnd,
  entriesOf,
  entryCount,
  negatedOfEntry,
  TALLY_ENTRY_BYTES,
  treesOfEntry,
  valueOfEntry,
} from './tally';
import { OTHER, treeCount, treeCursor, treeWays } from './trees-state';

/** The last operation of a tree, in the low bits its operator. */
const ADD: u32 = 0,
  SUBTRACT: u32 = 1,
  MULTIPLY: u32 = 2,
  DIVIDE: u32 = 3;
const OPERATOR_MASK: u32 = 3;
/** Bit of an operation whose near half is on the left. */
const LEFT: u32 = 4;
/** Bits of an operation whose near half is worth -x, or whose far half is worth -y. */
const NEAR_NEGATED: u32 = 8,
  FAR_NEGATED: u32 = 16,
  BOTH_NEGATED: u32 = NEAR_NEGATED | FAR_NEGATED;

/**
 * The operations of each relation in their order, u32 each; if both halves are the same multiset, the first
 * two.
 */
const OPERATIONS_PER_RELATION: i32 = 4,
  OPERATIONS_OF_SAME: i32 = 2;
const NO_OPERATION: u32 = u32.MAX_VALUE;
/**
 * Least size up to which the tallies of subsets are listed for ways: those of four of six numbers are asked
 * for often.
 */
const LEAST_LISTED: i32 = 4;
/** Cost of an entry (core/deadline.ts). */
const NANOSECONDS_PER_ENTRY: u64 = 256;
// prettier-ignore
const OPERATIONS: usize = memory.data<u32>([
  ADD | LEFT, SUBTRACT | LEFT | FAR_NEGATED, ADD, SUBTRACT | NEAR_NEGATED, // x + y
  ADD | LEFT | FAR_NEGATED, SUBTRACT | LEFT, ADD | FAR_NEGATED, SUBTRACT | BOTH_NEGATED, // x - y
  ADD | LEFT | NEAR_NEGATED, SUBTRACT | LEFT | BOTH_NEGATED, ADD | NEAR_NEGATED, SUBTRACT, // y - x
  MULTIPLY | LEFT, MULTIPLY | LEFT | BOTH_NEGATED, MULTIPLY, MULTIPLY | BOTH_NEGATED, // x * y
  DIVIDE | LEFT, DIVIDE | LEFT | BOTH_NEGATED, NO_OPERATION, NO_OPERATION, // x / y
  DIVIDE, DIVIDE | BOTH_NEGATED, NO_OPERATION, NO_OPERATION, // y / x
]);

/** The operation of a relation at a place. */
@inline function operationOf(relation: i32, place: i32): u32 {
  return elementAt<u32>(OPERATIONS + <usize>(relation * OPERATIONS_PER_RELATION + place) * sizeof<u32>());
}

/**
 * Writes up to `most` trees worth p / q over a subset, or worth its negation, beyond the first `skip`, one
 * after the other to an address; returns how many.
 */
export function writeTrees<T>(
  mask: i32,
  p: T,
  q: T,
  isNegated: bool,
  skip: f64,
  most: f64,
  address: usize,
): i32 {
  treeWays.isListing = false;
  countTrees<T>(mask, p, q);
  const count = min(most, (isNegated ? treeCount.negated : treeCount.trees) - skip);
  treeCursor.split = splitsOf(mask);
  treeCursor.entry = 0;
  treeCursor.passed = 0;
  startPostfix(address);
  for (let i: f64 = 0; i < count && !formLists.isExhausted; i++) {
    treeCursor.ordinal = skip + i - treeCursor.passed;
    writeTree<T>(mask, p, q, isNegated, treeCursor.split, treeCursor.entry);
    treeCursor.passed = skip + i - treeCursor.reached;
  }
  return max(0, <i32>count);
}

/**
 * Writes the ways to make p / q over a subset, or its negation, by a last operation on two values, as far as
 * a page has room for them; returns how many there are. It goes through all trees as writeTrees does, but
 * stops at their last operations. A target of `countTrees` has led to the value, so its bounds hold here,
 * too.
 */
export function writeWays<T>(mask: i32, p: T, q: T, isNegated: bool, page: usize, room: u32): u32 {
  treeCount.listedSize = max(LEAST_LISTED, (n + 1) >> 1);
  treeWays.isListing = true;
  treeWays.page = page;
  treeWays.room = room;
  treeWays.count = 0;
  writeTree<T>(mask, p, q, isNegated, splitsOf(mask), 0);
  return treeWays.count;
}

/**
 * Writes the tree at treeCursor.ordinal, counted from a split and an entry of its near half on; 0 for the
 * first.
 */
function writeTree<T>(mask: i32, p: T, q: T, isNegated: bool, from: usize, entry: usize): void {
  if (!(mask & (mask - 1))) {
    putNumber(keyOf<T>(p, q));
    return;
  }
  for (let s = from, end = splitsOf(mask + 1); s < end; s += SPLIT_BYTES) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const nearIsB = isNearB(b, c);
    const near = nearIsB ? b : c,
      far = nearIsB ? c : b;
    const tally = listTally<T>(near);
    if (!tally) return;
    const last = entriesEnd(tally);
    spendNanoseconds(NANOSECONDS_PER_ENTRY * entryCount(tally));
    for (let x = entry ? entry : entriesOf(tally); x < last; x += TALLY_ENTRY_BYTES) {
      const before = treeCursor.ordinal;
      const isDone = p == 0 ? writeZero<T>(near, far, x) : writeSplit<T>(near, far, x, p, q, isNegated);
      if (!isDone) continue;
      // The trees of the halves have set the cursor too, but earlier.
      treeCursor.split = s;
      treeCursor.entry = x;
      treeCursor.reached = before;
      return;
    }
    entry = 0;
  }
  assert(treeWays.isListing, 'a tree that was counted is not found');
}

/** Writes the tree if its near half is worth the x of an entry. */
function writeSplit<T>(near: i32, far: i32, x: usize, p: T, q: T, isNegated: bool): bool {
  const isSame = near == far;
  for (let relation = 0; relation < RELATION_COUNT; relation++) {
    if (!findOther<T>(relation, x, p, q, isSame)) continue;
    const yp = numeratorOf<T>(OTHER),
      yq = denominatorOf<T>(OTHER);
    countTreesOver<T>(far, yp, yq);
    const b = treeCount.trees,
      m = treeCount.negated;
    if (b + m == 0) continue;
    // In the negation of a sum both parts change their signs, in that of a product one does.
    const flip: u32 = !isNegated ? 0 : relation < X_TIMES_Y ? BOTH_NEGATED : FAR_NEGATED;
    const places = isSame ? OPERATIONS_OF_SAME : OPERATIONS_PER_RELATION;
    for (let place = 0; place < places; place++) {
      const operation = operationOf(relation, place);
      if (operation == NO_OPERATION) break;
      if (writeIfHere<T>(near, far, x, yp, yq, b, m, operation ^ flip)) return true;
    }
  }
  return false;
}

/** Writes a tree worth 0 over a split whose halves are both listed. */
function writeZero<T>(near: i32, far: i32, x: usize): bool {
  const isSame = near == far;
  const xp = numeratorOf<T>(valueOfEntry(x)),
    xq = denominatorOf<T>(valueOfEntry(x));
  countTreesOver<T>(far, xp, xq);
  const b = treeCount.trees,
    m = treeCount.negated;
  for (let signs: u32 = 0; signs <= BOTH_NEGATED; signs += NEAR_NEGATED) {
    // x - x and x + (-x); 0 has only one sign.
    const isUnlike = signs == NEAR_NEGATED || signs == FAR_NEGATED;
    const operation = xp == 0 || isUnlike ? ADD : SUBTRACT;
    if (xp == 0 && signs) break;
    if (writeIfHere<T>(near, far, x, xp, xq, b, m, operation | LEFT | signs)) return true;
    if (xp == 0 && writeIfHere<T>(near, far, x, xp, xq, b, m, SUBTRACT | LEFT)) return true;
    if (isSame) continue;
    if (writeIfHere<T>(near, far, x, xp, xq, b, m, operation | signs)) return true;
    if (xp == 0 && writeIfHere<T>(near, far, x, xp, xq, b, m, SUBTRACT)) return true;
  }
  const tally = listTally<T>(far);
  if (!tally) return false;
  const last = entriesEnd(tally);
  spendNanoseconds(NANOSECONDS_PER_ENTRY * entryCount(tally));
  for (let y = entriesOf(tally); y < last; y += TALLY_ENTRY_BYTES) {
    const yp = numeratorOf<T>(valueOfEntry(y));
    if (xp != 0 && yp != 0) continue;
    if (writeZeroProduct<T>(near, far, x, y, MULTIPLY | LEFT)) return true;
    if (yp != 0 && writeZeroProduct<T>(near, far, x, y, DIVIDE | LEFT)) return true;
    if (isSame) continue;
    if (writeZeroProduct<T>(near, far, x, y, MULTIPLY)) return true;
    if (xp != 0 && writeZeroProduct<T>(near, far, x, y, DIVIDE)) return true;
  }
  return false;
}

/** Writes a product or quotient worth 0, with any signs. */
function writeZeroProduct<T>(near: i32, far: i32, x: usize, y: usize, operation: u32): bool {
  const yp = numeratorOf<T>(valueOfEntry(y)),
    yq = denominatorOf<T>(valueOfEntry(y));
  for (let signs: u32 = 0; signs <= BOTH_NEGATED; signs += NEAR_NEGATED) {
    const b = treesOfEntry(y),
      m = negatedOfEntry(y);
    if (writeIfHere<T>(near, far, x, yp, yq, b, m, operation | signs)) return true;
  }
  return false;
}

/**
 * Writes the tree at the ordinal if it is one of those of an operation, else passes over them. x is worth an
 * entry of the near half; b trees of the far half are worth y and m are worth -y.
 */
function writeIfHere<T>(near: i32, far: i32, x: usize, yp: T, yq: T, b: f64, m: f64, operation: u32): bool {
  const ofNear = operation & NEAR_NEGATED ? negatedOfEntry(x) : treesOfEntry(x),
    ofFar = operation & FAR_NEGATED ? m : b;
  const count = ofNear * ofFar;
  if (treeWays.isListing) {
    if (count > 0) addWay<T>(near, far, x, yp, yq, operation);
    return false;
  }
  if (treeCursor.ordinal >= count) {
    treeCursor.ordinal -= count;
    return false;
  }
  const nearOrdinal = floor(treeCursor.ordinal / ofFar);
  const farOrdinal = treeCursor.ordinal - nearOrdinal * ofFar;
  const isLeft = (operation & LEFT) != 0;
  for (let side = 0; side < 2; side++) {
    if (isLeft == (side == 0)) {
      const value = valueOfEntry(x);
      treeCursor.ordinal = nearOrdinal;
      const isNegated = (operation & NEAR_NEGATED) != 0;
      writeTree<T>(near, numeratorOf<T>(value), denominatorOf<T>(value), isNegated, splitsOf(near), 0);
    } else {
      treeCursor.ordinal = farOrdinal;
      writeTree<T>(far, yp, yq, (operation & FAR_NEGATED) != 0, splitsOf(far), 0);
    }
  }
  putOperator(signOf(operation));
  return true;
}

/** The operator of an operation. */
function signOf(operation: u32): i32 {
  const operator = operation & OPERATOR_MASK;
  return operator == ADD ? PLUS : operator == SUBTRACT ? MINUS : operator == MULTIPLY ? TIMES : OVER;
}

/** Adds the way of an operation on the values of writeIfHere. */
function addWay<T>(near: i32, far: i32, x: usize, yp: T, yq: T, operation: u32): void {
  if (treeWays.count++ >= treeWays.room) return;
  const way = treeWays.page + <usize>(treeWays.count - 1) * WAY_BYTES;
  const isLeft = (operation & LEFT) != 0;
  const value = valueOfEntry(x);
  putOperatorOfWay(way, signOf(operation));
  const xp = numeratorOf<T>(value),
    xq = denominatorOf<T>(value);
  putOperand(way, isLeft, near, <u64>xp, <u64>xq, operation & NEAR_NEGATED);
  putOperand(way, !isLeft, far, <u64>yp, <u64>yq, operation & FAR_NEGATED);
}

/** Writes p / q, or its negation, as an operand of a way. */
function putOperand(way: usize, isLeft: bool, mask: i32, p: u64, q: u64, negated: u32): void {
  const divisor = gcd(p, q);
  const numerator = <i64>(p / divisor);
  putOperandOfWay(way, isLeft, mask, negated ? -numerator : numerator, <i64>(q / divisor));
}
