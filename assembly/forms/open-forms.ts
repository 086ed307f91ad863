// Opens the lists of forms for a board and rules: the bound of every subset, and the lists of the leaves. The
// other lists are made when a search first asks for them (list-forms.ts). Lists that were made for the same
// board and rules are kept, so that a page of solutions or another target does not pay for them again.
import { ESSENTIAL, NATURAL, RATIONAL } from '../core/boundary-types';
import { reserve } from '../core/arena';
import { countOfLeaf, dropLists, fullMask, largestOfLeaf, listsAge, n, valuesOfLeaf } from '../core/board';
import { elementAt } from '../core/elements';
import { FLIPS, FORM_BYTES, HOLDS_NEUTRAL, HOLDS_ONE, LEAF, NEUTRAL, putForm } from './form';
import { firstId, rankMasks } from './form-ids';
import { boundOfForms, putFormList, setBoundOfForms } from './form-list';
import { formLists, formRules } from './forms-state';

/**
 * A bound of values that are not natural is raised by this part of it, because the products and the keys are
 * rounded.
 */
const BOUND_SLACK: f64 = 1.0 / 4294967296.0;

/**
 * The factor of a leaf in the bounds: in M (core/fraction.ts) or, if values are natural, in P
 * (core/limits.ts).
 */
function factorOfLeaf(i: i32, natural: bool): f64 {
  const largest = <f64>largestOfLeaf(i);
  return natural ? max<f64>(largest, 2) : largest + 1;
}

/** The largest key that a value of the board can have, rounded: M, or P if values are natural. */
export function largestKey(natural: bool): f64 {
  let product: f64 = 1;
  for (let i = 0; i < n; i++) product *= factorOfLeaf(i, natural);
  return product;
}

/**
 * Opens the lists for the board that stands, with values in u64 or f64, and for targets up to
 * `largestTarget`, which matters if values are natural. False if memory is exhausted.
 */
export function openForms(isWide: bool, values: i32, level: i32, skipsOnes: bool, largestTarget: f64): bool {
  const mode = (<u32>level) | ((<u32>values) << 2) | ((<u32>skipsOnes) << 4) | ((<u32>isWide) << 5);
  formLists.isExhausted = false;
  if (isOpenFor(mode, largestTarget)) return true;
  formRules.isNatural = values == NATURAL;
  formRules.isWhole = values != RATIONAL;
  formRules.isEssential = level == ESSENTIAL;
  formRules.skipsOnes = skipsOnes;
  formRules.isWide = isWide;
  startEdition(max<f64>(largestTarget, 2));
  for (let i = 0; i < n; i++) {
    if (!(isWide ? listLeafForms<u64>(i) : listLeafForms<f64>(i))) return false;
  }
  formLists.age = listsAge;
  formLists.mode = mode;
  formLists.largestTarget = largestTarget;
  return true;
}

/** Whether the lists that stand serve this board, these rules and targets up to `largestTarget`. */
function isOpenFor(mode: u32, largestTarget: f64): bool {
  if (formLists.age != listsAge || formLists.mode != mode) return false;
  return !formRules.isNatural || largestTarget <= formLists.largestTarget;
}

/** Drops the lists that stand, and bounds all subsets anew by the rules. */
function startEdition(largestTarget: f64): void {
  dropLists();
  if (!formLists.edition) rankMasks();
  formLists.edition++;
  boundByNumbers(formRules.isNatural);
  if (formRules.isNatural) boundByTarget(largestTarget);
}

/** Bounds each subset by the product of the factors of its leaves. */
function boundByNumbers(natural: bool): void {
  const rounding: f64 = natural ? 1 : 1.0 + BOUND_SLACK;
  for (let i = 0; i < n; i++) {
    const bit = 1 << i;
    const factor = factorOfLeaf(i, natural) * rounding;
    for (let mask = bit; mask < bit << 1; mask++) {
      setBoundOfForms(mask, (mask == bit ? 1 : boundOfForms(mask ^ bit)) * factor);
    }
  }
}

/**
 * Lowers the bounds of natural values: one of A leads to a target only if it is at most target * P(outside
 * A).
 */
function boundByTarget(largestTarget: f64): void {
  // Pairs of complements: the bound of the one needs P of the other.
  for (let mask = 0; mask <= fullMask >> 1; mask++) {
    const other = fullMask ^ mask;
    const inside = mask ? boundOfForms(mask) : 1,
      outside = boundOfForms(other);
    if (mask) setBoundOfForms(mask, min<f64>(inside, largestTarget * outside));
    setBoundOfForms(other, min<f64>(outside, largestTarget * inside));
  }
}

function listLeafForms<T>(i: i32): bool {
  const count = <u32>countOfLeaf(i);
  const forms = reserve(<usize>count * FORM_BYTES);
  if (!forms) return false;
  const values = valuesOfLeaf(i);
  const id = firstId(1 << i);
  for (let j: u32 = 0; j < count; j++) {
    const value = elementAt<u64>(values + <usize>j * sizeof<u64>());
    let traits = LEAF;
    if (value == 1) traits |= HOLDS_ONE;
    if (value == 0) traits |= FLIPS | NEUTRAL | HOLDS_NEUTRAL;
    putForm<T>(forms + <usize>j * FORM_BYTES, <T>value, 1, id + j, 0, id + j, traits);
  }
  return putFormList<T>(1 << i, forms, count, 0, 0, 0);
}
