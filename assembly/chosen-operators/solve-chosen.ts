// The answers of the engine for fewer than the four operators: an expression of a target with the fewest
// numbers, or of the value nearest to it; the fewest operations of each integer of a range; and the ways to
// make a value. Subsets are searched by size, those with the largest numbers first, and the first that makes
// the target is taken.
//
// `rules` is the bits of the operators, and the kind of values behind them (core/boundary-types.ts).
import { fullMask, largestOfLeaf, n, openBoard, shouldRetry, usesAll } from '../core/board';
import { fillBytes, reserve } from '../core/arena';
import {
  DONE,
  FRACTION_BYTES,
  NATURAL,
  NONE,
  OPERATOR_BITS,
  OUT_OF_MEMORY,
  RATIONAL,
  TOO_LARGE,
  UNREACHABLE,
} from '../core/boundary-types';
import { putElement } from '../core/elements';
import { gcd, U64_FRACTION_LIMIT } from '../core/fraction';
import { MASK_BYTES, maskAt, masksOfSize } from '../core/plan';
import { startPostfix } from '../core/postfix';
import { fitsFractions, forgetLists, fractionBound, openLists, openRules } from './chosen-bounds';
import { leastSize } from './chosen-lists';
import { chosen, CHOSEN_ANSWER, FARTHEST, goal } from './chosen-state';
import { isWhole, magnitude } from './chosen-values';
import { chooseListed, makesValue, writeValue } from './find-value';
import { writeWays } from './value-ways';
import { passBoard } from './whole-board';

/** Opens rules as they are passed. */
function openPassed(rules: i32, keepsAll: bool): void {
  openRules(rules & ((1 << OPERATOR_BITS) - 1), rules >> OPERATOR_BITS, keepsAll);
}

/** Writes an expression of p / q over a subset to CHOSEN_ANSWER; false if memory is exhausted. */
function writeAnswer<T>(mask: i32, p: T, q: T): bool {
  putElement<i64>(CHOSEN_ANSWER, <i64>p);
  putElement<i64>(CHOSEN_ANSWER + sizeof<i64>(), isWhole<T>() ? 1 : <i64>q);
  startPostfix(CHOSEN_ANSWER + FRACTION_BYTES);
  return writeValue<T>(mask, p, q);
}

/** Whether numerator and denominator of p / q are larger than those of any value of `size` numbers. */
function isBeyondSize(size: i32, p: f64, q: f64): bool {
  return chosen.values == RATIONAL && abs(p) + q > fractionBound(size) * (1 + 1e-12);
}

/**
 * Fewest numbers, `leastNumbers` or more, that make p / q, with the expression; NONE, OUT_OF_MEMORY or
 * TOO_LARGE.
 */
function solveExactly<T>(leastNumbers: i32, p: T, q: T): i32 {
  for (let size = leastNumbers; size <= n; size++) {
    if (isBeyondSize(size, isFloat<T>() ? <f64>p : <f64>(<i64>p), <f64>q)) continue;
    if (!fitsFractions(size)) return TOO_LARGE;
    chooseListed(size);
    for (let m = masksOfSize(size), end = masksOfSize(size + 1); m < end; m += MASK_BYTES) {
      const mask = maskAt(m);
      if (makesValue<T>(mask, p, q)) return writeAnswer<T>(mask, p, q) ? size : OUT_OF_MEMORY;
      if (chosen.isExhausted) return OUT_OF_MEMORY;
    }
  }
  return NONE;
}

/** Solves for p / q in the width of the lists. */
function solveFrom(leastNumbers: i32, p: i64, q: i64): i32 {
  if (chosen.values != RATIONAL) return q == 1 ? solveExactly<i64>(leastNumbers, p, 1) : NONE;
  if (chosen.isWide) return solveExactly<u64>(leastNumbers, <u64>p, <u64>q);
  return solveExactly<f64>(leastNumbers, <f64>p, <f64>q);
}

/** The distance from p of the given number that is nearest to it. */
function distanceOfLeaves(p: i64): u64 {
  let least = u64.MAX_VALUE;
  for (let i = 0; i < n; i++) least = min(least, magnitude(<i64>largestOfLeaf(i) - p));
  return least;
}

/** Solves for the value nearest to p / q, which is not a value. */
function solveNearest(p: i64, q: i64): i32 {
  const isFraction = chosen.values == RATIONAL;
  const limit = <i64>min<f64>(chosen.most + 1, isFraction ? U64_FRACTION_LIMIT : <f64>FARTHEST);
  // No value is beyond: from there on the nearest value is the same.
  if (p / q >= limit || p / q <= -limit) {
    p = p < 0 ? -limit : limit;
    q = 1;
  }
  let largest = magnitude(p);
  if (!isFraction) largest = usesAll ? max(largest, <u64>limit) : largest + distanceOfLeaves(p);
  let status = openLists(largest, <u64>q);
  if (status < 0) return status;
  if (!fitsFractions(n)) return TOO_LARGE;
  goal.operations = 0;
  goal.from = chosen.values == NATURAL ? 1 : -FARTHEST;
  goal.to = FARTHEST;
  goal.targetP = p;
  goal.targetQ = q;
  goal.target = <f64>p / <f64>q;
  goal.distanceP = (<u64>FARTHEST) << 1;
  goal.within = Infinity;
  goal.bestSize = 0;
  goal.isTooFar = false;
  if (!passBoardInWidth()) return OUT_OF_MEMORY;
  if (goal.isTooFar) return TOO_LARGE;
  if (!goal.bestSize) return NONE;
  const divisor = <i64>gcd(magnitude(goal.bestP), <u64>goal.bestQ);
  const bestP = goal.bestP / divisor,
    bestQ = goal.bestQ / divisor;
  status = openLists(isFraction ? magnitude(bestP) : largest, <u64>bestQ);
  return status < 0 ? status : solveFrom(goal.bestSize, bestP, bestQ);
}

function passBoardInWidth(): bool {
  if (chosen.values != RATIONAL) return passBoard<i64>();
  return chosen.isWide ? passBoard<u64>() : passBoard<f64>();
}

/** Whether numerator and denominator of p / q are larger than those of any value of the board. */
function isOutOfReach(p: i64, q: i64): bool {
  return <f64>magnitude(p) + <f64>q - 1 > chosen.most;
}

function solveBoard(rules: i32, nearest: bool, p: i64, q: i64): i32 {
  openPassed(rules, usesAll);
  if (isOutOfReach(p, q)) return nearest ? solveNearest(p, q) : NONE;
  let status = openLists(magnitude(p), <u64>q);
  if (status < 0) return status;
  status = solveFrom(leastSize(), p, q);
  return status == NONE && nearest ? solveNearest(p, q) : status;
}

/**
 * Solves the board in INPUT for p / q in lowest terms. Returns how many numbers the answer uses, with its
 * value and expression in CHOSEN_ANSWER, or NONE, OUT_OF_MEMORY or TOO_LARGE.
 */
export function solveChosen(count: i32, all: bool, rules: i32, nearest: bool, p: i64, q: i64): i32 {
  let status: i32,
    attempt = 0;
  do status = openBoard(count, all) ? solveBoard(rules, nearest, p, q) : OUT_OF_MEMORY;
  while (shouldRetry(status, attempt++));
  return status;
}

/**
 * Finds the fewest operations of each integer from..to that the board in INPUT makes, at chosenOperations():
 * DONE, OUT_OF_MEMORY or TOO_LARGE.
 */
export function reachChosen(count: i32, all: bool, rules: i32, from: i64, to: i64): i32 {
  let status: i32,
    attempt = 0;
  do status = openBoard(count, all) ? reachBoard(rules, from, to) : OUT_OF_MEMORY;
  while (shouldRetry(status, attempt++));
  return status;
}

function reachBoard(rules: i32, from: i64, to: i64): i32 {
  openPassed(rules, usesAll);
  const most = <i64>min<f64>(chosen.most + 1, <f64>FARTHEST);
  const largest = max(magnitude(max(-most, min(most, from))), magnitude(max(-most, min(most, to))));
  let status = openLists(largest, 1);
  if (status < 0) return status;
  if (!fitsFractions(n)) return TOO_LARGE;
  // The marks lie below the lists, which are made anew.
  status = forgetLists();
  if (status < 0) return status;
  const bytes = <usize>(to - from) + 1;
  goal.operations = reserve(bytes);
  if (!goal.operations) return OUT_OF_MEMORY;
  fillBytes(goal.operations, UNREACHABLE, bytes);
  goal.from = from;
  goal.to = to;
  return passBoardInWidth() ? DONE : OUT_OF_MEMORY;
}

/**
 * Address of the operations of each integer, a byte each, UNREACHABLE for none. Valid until the next call.
 */
export function chosenOperations(): usize {
  return goal.operations;
}

/**
 * Writes the ways to make p / q, in lowest terms, over a subset by a last operation; returns how many there
 * are, OUT_OF_MEMORY or TOO_LARGE. The target is what the search began with: no part of it has larger bounds.
 */
export function waysOfValue(
  count: i32,
  rules: i32,
  targetP: i64,
  targetQ: i64,
  mask: i32,
  p: i64,
  q: i64,
): i32 {
  let status: i32,
    attempt = 0;
  do status = openBoard(count, true) ? waysOnBoard(rules, targetP, targetQ, mask, p, q) : OUT_OF_MEMORY;
  while (shouldRetry(status, attempt++));
  return status;
}

function waysOnBoard(rules: i32, targetP: i64, targetQ: i64, mask: i32, p: i64, q: i64): i32 {
  openPassed(rules, true);
  if (isOutOfReach(targetP, targetQ) || isBeyondSize(popcnt(mask), <f64>p, <f64>q)) return 0;
  const status = openLists(magnitude(targetP), <u64>targetQ);
  if (status < 0) return status;
  if (!fitsFractions(popcnt(mask))) return TOO_LARGE;
  chooseListed(popcnt(fullMask));
  if (chosen.values != RATIONAL) return q == 1 ? writeWays<i64>(mask, p, 1) : 0;
  if (chosen.isWide) return writeWays<u64>(mask, <u64>p, <u64>q);
  return writeWays<f64>(mask, <f64>p, <f64>q);
}
