// A form (forms.ts) as one of its expressions: sums from the left, then what is
// subtracted; products from the left, then what is divided by. So few brackets are
// needed, and natural rules hold on the way, as the whole is natural: partial sums
// are larger than it, and partial quotients multiples of it.
//
// The negation of a form is the same with one difference turned round: that of
// the first part that has one.
//
//   a spelling  in postfix order, f64 each: a number, or minus the character of an operator
import { DIFFERENCE, FLIPS, formOf, KIND_MASK, kindOf, LEAF, PADDED, PRODUCT, SUM } from './form-lists';

export const PLUS: f64 = -43,
  MINUS: f64 = -45,
  TIMES: f64 = -42,
  OVER: f64 = -47;

let at: usize = 0;
/** Whether values of leaves are u64. */
let isWide: bool = false;

export function spellWide(wide: bool): void {
  isWide = wide;
}

/** Writes the expression of a form, or of its negation, to an address; returns its end. */
export function spell(address: usize, id: u32, negated: bool): usize {
  at = address;
  write(id, negated);
  return at;
}

/** Before a spelling that others write. */
export function startSpelling(address: usize): void {
  at = address;
}

export function put(item: f64): void {
  store<f64>(at, item);
  at += 8;
}


@inline function leftOf(form: usize): u32 {
  return load<u32>(form, 16);
}


@inline function rightOf(form: usize): u32 {
  return load<u32>(form, 20);
}


@inline function flips(id: u32): bool {
  return (kindOf(formOf(id)) & FLIPS) != 0;
}


@inline function isKind(id: u32, kind: u32): bool {
  return (kindOf(formOf(id)) & KIND_MASK) == kind;
}

function write(id: u32, negated: bool): void {
  const form = formOf(id);
  const left = leftOf(form),
    right = rightOf(form);
  switch (kindOf(form) & KIND_MASK) {
    case LEAF:
      put(isWide ? <f64>load<u64>(form) : load<f64>(form));
      return;
    case DIFFERENCE:
      write(negated ? right : left, false);
      subtract(negated ? left : right);
      return;
    case PADDED:
      write(right, negated);
      add(left);
      return;
    case SUM:
      writeSum(left, right, negated);
      return;
    case PRODUCT: {
      const flipsLeft = negated && flips(left);
      write(right, negated && !flipsLeft);
      write(left, flipsLeft);
      put(TIMES);
      return;
    }
    default: {
      const flipsLeft = negated && flips(left);
      write(left, flipsLeft);
      if (negated && !flipsLeft) {
        write(right, true);
        put(OVER);
      } else divide(right);
    }
  }
}

function writeSum(term: u32, rest: u32, negated: bool): void {
  if (!negated) {
    write(rest, false);
    add(term);
  } else if (flips(rest)) {
    write(rest, true);
    subtract(term);
  } else {
    write(term, true);
    subtract(rest);
  }
}

/** Adds each term of a form. */
function add(id: u32): void {
  if (isKind(id, SUM)) {
    add(rightOf(formOf(id)));
    add(leftOf(formOf(id)));
    return;
  }
  write(id, false);
  put(PLUS);
}

/** Subtracts each term of a form. */
function subtract(id: u32): void {
  if (isKind(id, SUM)) {
    subtract(rightOf(formOf(id)));
    subtract(leftOf(formOf(id)));
    return;
  }
  write(id, false);
  put(MINUS);
}

/** Divides by each factor of a form. */
function divide(id: u32): void {
  if (isKind(id, PRODUCT)) {
    divide(rightOf(formOf(id)));
    divide(leftOf(formOf(id)));
    return;
  }
  write(id, false);
  put(OVER);
}
