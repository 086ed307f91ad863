// The tree at a place in the fixed order of all trees that are worth a value: down
// the splits of the subset as trees.ts counts them, passing over as many trees as
// each operation of a near value has, until the place falls among those of one; it then tells the places of both halves.
import { isMirrored } from '../forms/compose-forms';
import { MINUS, OVER, PLUS, put, TIMES } from '../forms/spell-form';
import { halfB, halfC, isNearB, splitsOf } from '../core/plan';
import { endOf, entriesOf, ENTRY_BYTES, listed } from './tally';
import { countTrees, DIFFERENCE, lack, lackedP, lackedQ, negated, PRODUCT, QUOTIENT, REVERSED_DIFFERENCE, REVERSED_QUOTIENT, SUM, trees } from './count-trees';

/** A tree of two halves: its operator, and whether the near half is on the left, and worth -x, and the far half worth -y. */
const OPERATOR: u32 = 3,
  LEFT: u32 = 4,
  NEAR_NEGATED: u32 = 8,
  FAR_NEGATED: u32 = 16,
  BOTH_NEGATED: u32 = 24;
const ADD: u32 = 0,
  SUBTRACT: u32 = 1,
  MULTIPLY: u32 = 2,
  DIVIDE: u32 = 3;

/** How many trees of the value come before the one to write. */
let ordinal: f64 = 0;

/** Where the last tree was found, so that the next is looked for from there: the split, the near value, and what was `ordinal` then. */
let lastSplit: usize = 0;
let lastEntry: usize = 0;
let lastOrdinal: f64 = 0;
/** How many trees come before those of that near value. */
let passed: f64 = 0;

/** Before trees over a subset are written. */
export function startWriting(mask: i32): void {
  lastSplit = splitsOf(mask);
  lastEntry = 0;
  passed = 0;
}

/**
 * Writes the tree at a place, from 0, of all that are worth a value over a subset, or its negation, in a fixed order; after startWriting
 * places only rise.
 */
export function writeTree<T>(mask: i32, p: T, q: T, isNegated: bool, place: f64): void {
  ordinal = place - passed;
  write<T>(mask, p, q, isNegated, lastSplit, lastEntry);
  passed = place - lastOrdinal;
}

/** Writes the tree at `ordinal`, counted from a split and a near value of it on; 0 for the first of these. */
function write<T>(mask: i32, p: T, q: T, isNegated: bool, from: usize, entry: usize): void {
  if (!(mask & (mask - 1))) {
    put(<f64>p / <f64>q);
    return;
  }
  for (let s = from, end = splitsOf(mask + 1); s < end; s += 4) {
    const b = halfB(s),
      c = halfC(s);
    if (isMirrored(b, c, mask & -mask)) continue;
    const nearIsB = isNearB(b, c);
    const nearMask = nearIsB ? b : c,
      far = nearIsB ? c : b;
    const near = listed<T>(nearMask);
    const last = endOf(near);
    for (let x = entry ? entry : entriesOf(near); x < last; x += ENTRY_BYTES) {
      const before = ordinal;
      const isDone =
        p == 0 ? writeZero<T>(nearMask, far, x) : writeSplit<T>(nearMask, far, x, p, q, isNegated);
      if (!isDone) continue;
      // Its parts have written here too, but before.
      lastSplit = s;
      lastEntry = x;
      lastOrdinal = before;
      return;
    }
    entry = 0;
  }
  assert(false, 'a tree that was counted is not found');
}

/** Writes the tree if x is its part of the near half. */
function writeSplit<T>(near: i32, far: i32, x: usize, p: T, q: T, isNegated: bool): bool {
  const isSame = near == far;
  for (let relation = SUM; relation <= REVERSED_QUOTIENT; relation++) {
    if (!lack<T>(relation, x, p, q, isSame)) continue;
    const yp = <T>lackedP,
      yq = <T>lackedQ;
    countTrees<T>(far, yp, yq);
    const b = trees,
      m = negated;
    if (b + m == 0) continue;
    const flip = isNegated ? BOTH_NEGATED : 0;
    switch (relation) {
      case SUM:
        if (take<T>(near, far, x, yp, yq, b, m, (ADD | LEFT) ^ flip)) return true;
        if (take<T>(near, far, x, yp, yq, b, m, (SUBTRACT | LEFT | FAR_NEGATED) ^ flip)) return true;
        if (isSame) break;
        if (take<T>(near, far, x, yp, yq, b, m, ADD ^ flip)) return true;
        if (take<T>(near, far, x, yp, yq, b, m, (SUBTRACT | NEAR_NEGATED) ^ flip)) return true;
        break;
      case DIFFERENCE:
        if (take<T>(near, far, x, yp, yq, b, m, (ADD | LEFT | FAR_NEGATED) ^ flip)) return true;
        if (take<T>(near, far, x, yp, yq, b, m, (SUBTRACT | LEFT) ^ flip)) return true;
        if (isSame) break;
        if (take<T>(near, far, x, yp, yq, b, m, (ADD | FAR_NEGATED) ^ flip)) return true;
        if (take<T>(near, far, x, yp, yq, b, m, (SUBTRACT | BOTH_NEGATED) ^ flip)) return true;
        break;
      case REVERSED_DIFFERENCE:
        if (take<T>(near, far, x, yp, yq, b, m, (ADD | LEFT | NEAR_NEGATED) ^ flip)) return true;
        if (take<T>(near, far, x, yp, yq, b, m, (SUBTRACT | LEFT | BOTH_NEGATED) ^ flip)) return true;
        if (isSame) break;
        if (take<T>(near, far, x, yp, yq, b, m, (ADD | NEAR_NEGATED) ^ flip)) return true;
        if (take<T>(near, far, x, yp, yq, b, m, SUBTRACT ^ flip)) return true;
        break;
      default:
        if (takeEither<T>(near, far, x, yp, yq, b, m, relation, isSame, isNegated)) return true;
    }
  }
  return false;
}

/** Products and quotients, with both parts positive or, for the negation, one of them negative; or the other way round. */
function takeEither<T>(
  near: i32,
  far: i32,
  x: usize,
  yp: T,
  yq: T,
  b: f64,
  m: f64,
  relation: i32,
  isSame: bool,
  isNegated: bool,
): bool {
  const operation = relation == PRODUCT ? MULTIPLY | LEFT : relation == QUOTIENT ? DIVIDE | LEFT : DIVIDE;
  const flip = isNegated ? FAR_NEGATED : 0;
  if (take<T>(near, far, x, yp, yq, b, m, operation | flip)) return true;
  if (take<T>(near, far, x, yp, yq, b, m, operation | (BOTH_NEGATED ^ flip))) return true;
  if (relation != PRODUCT || isSame) return false;
  if (take<T>(near, far, x, yp, yq, b, m, MULTIPLY | flip)) return true;
  return take<T>(near, far, x, yp, yq, b, m, MULTIPLY | (BOTH_NEGATED ^ flip));
}

/** The same for a value of 0, whose halves are listed. */
function writeZero<T>(near: i32, far: i32, x: usize): bool {
  const isSame = near == far;
  const xp = load<T>(x, 8),
    xq = load<T>(x, 16);
  countTrees<T>(far, xp, xq);
  for (let signs: u32 = 0; signs <= BOTH_NEGATED; signs += NEAR_NEGATED) {
    // x - x and x + (-x); of 0 there is but one sign.
    const isUnlike = signs == NEAR_NEGATED || signs == FAR_NEGATED;
    const operation = xp == 0 || isUnlike ? ADD : SUBTRACT;
    if (xp == 0 && signs) break;
    if (take<T>(near, far, x, xp, xq, trees, negated, operation | LEFT | signs)) return true;
    if (xp == 0 && take<T>(near, far, x, xp, xq, trees, negated, SUBTRACT | LEFT)) return true;
    if (isSame) continue;
    if (take<T>(near, far, x, xp, xq, trees, negated, operation | signs)) return true;
    if (xp == 0 && take<T>(near, far, x, xp, xq, trees, negated, SUBTRACT)) return true;
  }
  const tally = listed<T>(far);
  const last = endOf(tally);
  for (let y = entriesOf(tally); y < last; y += ENTRY_BYTES) {
    const yp = load<T>(y, 8);
    if (xp != 0 && yp != 0) continue;
    if (takeZero<T>(near, far, x, y, MULTIPLY | LEFT)) return true;
    if (yp != 0 && takeZero<T>(near, far, x, y, DIVIDE | LEFT)) return true;
    if (isSame) continue;
    if (takeZero<T>(near, far, x, y, MULTIPLY)) return true;
    if (xp != 0 && takeZero<T>(near, far, x, y, DIVIDE)) return true;
  }
  return false;
}

/** A product or quotient worth 0, with any signs. */
function takeZero<T>(near: i32, far: i32, x: usize, y: usize, operation: u32): bool {
  for (let signs: u32 = 0; signs <= BOTH_NEGATED; signs += NEAR_NEGATED) {
    const b = load<f64>(y, 24),
      m = load<f64>(y, 32);
    if (take<T>(near, far, x, load<T>(y, 8), load<T>(y, 16), b, m, operation | signs)) return true;
  }
  return false;
}

/** Writes the tree if it is one of those of an operation, which are b or m times as many as x has; else passes over them. */
function take<T>(near: i32, far: i32, x: usize, yp: T, yq: T, b: f64, m: f64, operation: u32): bool {
  const ofNear = operation & NEAR_NEGATED ? load<f64>(x, 32) : load<f64>(x, 24),
    ofFar = operation & FAR_NEGATED ? m : b;
  const count = ofNear * ofFar;
  if (ordinal >= count) {
    ordinal -= count;
    return false;
  }
  const nearOrdinal = floor(ordinal / ofFar);
  const farOrdinal = ordinal - nearOrdinal * ofFar;
  const isLeft = (operation & LEFT) != 0;
  for (let side = 0; side < 2; side++) {
    if (isLeft == (side == 0)) {
      ordinal = nearOrdinal;
      write<T>(near, load<T>(x, 8), load<T>(x, 16), (operation & NEAR_NEGATED) != 0, splitsOf(near), 0);
    } else {
      ordinal = farOrdinal;
      write<T>(far, yp, yq, (operation & FAR_NEGATED) != 0, splitsOf(far), 0);
    }
  }
  const operator = operation & OPERATOR;
  put(operator == ADD ? PLUS : operator == SUBTRACT ? MINUS : operator == MULTIPLY ? TIMES : OVER);
  return true;
}
