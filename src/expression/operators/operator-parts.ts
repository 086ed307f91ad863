// The parts of an operator beyond the four, each an export of its file: its row (core/operator-notation.ts),
// its exact evaluation, and what the search needs to know. registry.ts lists them.
import type { DefinedRow, Fault } from '../../core/operator-notation.js';
import type { ResolvedLimits } from '../../core/puzzle/largest-operands.js';
import type { Enclosure } from '../doubles/enclosure.js';
import type { Operand } from '../doubles/operand.js';
import type { FractionOutcome, SmallFraction } from '../doubles/small-fraction.js';
import type { ExactArithmetic } from '../exact/exact-arithmetic.js';
import type { ExactValue } from '../exact/exact-value.js';

/** Applies an operator to values in lowest terms, by the arithmetic of exact/. */
export type ApplyExactly = (
  operands: readonly ExactValue[],
  limits: ResolvedLimits,
  arithmetic: ExactArithmetic,
) => ExactValue | Fault;

/** Limits of a search, in doubles. */
export interface SearchLimits extends Readonly<
  Record<'exponent' | 'rootIndex' | 'modulus' | 'factorial', number>
> {
  /** Whether the logarithms of all values, even of those that are too large, are below e^600 in magnitude. */
  readonly hasNearLogarithms: boolean;
}

/** Outcome: there is no result, or no operand. */
export const NOTHING = 0;
/** Outcome: the enclosure contains the result, or every operand that gives the result. */
export const BOUNDED = 1;
/** Outcome: nothing is known, and exact/ has to compute the result, or every operand has to be tried. */
export const ANYTHING = 2;
/** Outcome of `enclose`: the result is an integer, which is the centre of the enclosure. */
export const WHOLE = 3;
type EnclosureOutcome = typeof NOTHING | typeof BOUNDED | typeof ANYTHING;

/** Outcome of `invert`: one of those above, or the integers among which the operand is. */
export type InvertOutcome = EnclosureOutcome | readonly number[];

/**
 * Knowledge of the search about an operator. Every result is computed forward, so `invert` only must not miss
 * an operand. With one operand, it is the left one, and the right one is ignored.
 */
export interface SearchPart {
  /** Computes a/b ∘ c/d. */
  readonly compute: (
    a: number,
    b: number,
    c: number,
    d: number,
    limits: SearchLimits,
    result: SmallFraction,
  ) => FractionOutcome;
  /** Encloses the result of operands of which one is not a small fraction, or the result is irrational. */
  readonly enclose: (
    left: Operand,
    right: Operand,
    limits: SearchLimits,
    result: Enclosure,
  ) => EnclosureOutcome | typeof WHOLE;
  /**
   * Encloses x in known ∘ x = target if `knowsLeft`, else in x ∘ known = target. The enclosures of the target
   * and of the known operand may gain their logarithms.
   */
  readonly invert: (
    knowsLeft: boolean,
    target: Enclosure,
    known: Operand,
    limits: SearchLimits,
    other: Enclosure,
  ) => InvertOutcome;
}

/** Row of an operator that a user defined, with its part. */
export interface SearchedRow extends DefinedRow {
  readonly search: SearchPart;
}

/** Returns the outcome for an enclosure that may be unbounded. */
export function bounded(isBounded: boolean): EnclosureOutcome {
  return isBounded ? BOUNDED : ANYTHING;
}

/** Converts limits to doubles. */
export function toSearchLimits(limits: ResolvedLimits): SearchLimits {
  const exponent = Number(limits.exponent);
  return {
    exponent,
    rootIndex: Number(limits.rootIndex),
    modulus: Number(limits.modulus),
    factorial: Number(limits.factorial),
    hasNearLogarithms: exponent * limits.bits < 1e260,
  };
}
