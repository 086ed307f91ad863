// Forms: expressions up to what does not make them different, in a normal form that every expression has
// once, up to its sign. A form is
//
//   a leaf;
//   a difference u - w, u >= w, of two addends                  (DIFFERENCE)
//   a pure sum of two or more terms                             (SUM)
//   a pure product of two or more factors                       (PRODUCT)
//   a quotient p / q of two multipliers                         (QUOTIENT)
//
//   a term        a leaf, a product or a quotient
//   an addend     a term or a pure sum
//   a factor      a leaf, a difference or a sum
//   a multiplier  a factor or a pure product
//
// So sums within sums and products within products are dissolved, and the order of terms and of factors is
// lost. Of an expression and its negation, such as a - b and b - a, one stands for both; its value is not
// negative.
//
//   0       8       16     20      24     28       32
//   | p     | q     | left | right | lead | traits |    p / q: its value (core/fraction.ts); the rest: u32
//
//   left, right   the two forms that it is made of, by their ids (form-list.ts)
//   lead          of a sum its leading term, of a product its leading factor, by its id (compose-forms.ts)
//   traits        its kind and its marks
import { denominatorOf, numeratorOf, putFraction, reductionOf } from '../core/fraction';

/** A form; p and q are of the width of the board. */
@unmanaged class Form {
  p: u64;
  q: u64;
  left: u32;
  right: u32;
  lead: u32;
  traits: u32;
}
export const FORM_BYTES: usize = offsetof<Form>();

/** The kinds. */
export const LEAF: u32 = 0,
  DIFFERENCE: u32 = 1,
  SUM: u32 = 2,
  PRODUCT: u32 = 3,
  QUOTIENT: u32 = 4,
  /**
   * Kind of a difference worth 0 plus neutral terms: 'left' is a term or sum of neutral terms, 'right' a
   * difference.
   */
  PADDED: u32 = 5;
export const KIND_MASK: u32 = 7;

/** Mark of a form that contains a difference or a 0, so that its negation is an expression too. */
export const FLIPS: u32 = 8;
/** Mark of a form that is its own negation, as a leaf 0 is, or is treated as if it were when it is a term. */
export const NEUTRAL: u32 = 16;
/** Mark of a neutral term, or a sum or difference that contains one. */
export const HOLDS_NEUTRAL: u32 = 32;
/** Mark of a factor worth 1, or a product that contains one. */
export const HOLDS_ONE: u32 = 64;

/** The id of the left part. */
@inline export function leftOf(form: usize): u32 {
  return changetype<Form>(form).left;
}

/** The id of the right part. */
@inline export function rightOf(form: usize): u32 {
  return changetype<Form>(form).right;
}

/** Kind and marks of a form. */
@inline export function traitsOf(form: usize): u32 {
  return changetype<Form>(form).traits;
}

/** Kind of a form, without its marks. */
@inline export function kindOf(form: usize): u32 {
  return traitsOf(form) & KIND_MASK;
}

/** The key of its value (core/fraction.ts). */
@inline export function keyOfForm<T>(form: usize): f64 {
  return <f64>numeratorOf<T>(form) / <f64>denominatorOf<T>(form);
}

/** The id of the leading term of an addend with this id. */
@inline export function leadingTerm(addend: usize, id: u32): u32 {
  return kindOf(addend) == SUM ? changetype<Form>(addend).lead : id;
}

/** The id of the leading factor of a multiplier with this id. */
@inline export function leadingFactor(multiplier: usize, id: u32): u32 {
  return kindOf(multiplier) == PRODUCT ? changetype<Form>(multiplier).lead : id;
}

/** Writes a form worth p / q, which is reduced if the width asks for it. */
@inline export function putForm<T>(
  form: usize,
  p: T,
  q: T,
  left: u32,
  right: u32,
  lead: u32,
  traits: u32,
): void {
  const divisor = reductionOf<T>(p, q);
  putFraction<T>(form, isFloat<T>() ? p : p / divisor, isFloat<T>() ? q : q / divisor);
  changetype<Form>(form).lead = lead;
  putParts(form, left, right, traits);
}

/** Writes a form without a value or a lead: enough to spell it (spell-form.ts). */
@inline export function putParts(form: usize, left: u32, right: u32, traits: u32): void {
  changetype<Form>(form).left = left;
  changetype<Form>(form).right = right;
  changetype<Form>(form).traits = traits;
}
