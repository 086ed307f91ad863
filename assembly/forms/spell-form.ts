// A form (form.ts) as one of its expressions, in postfix order (core/postfix.ts). Sums are written from the
// left, then what is subtracted; products from the left, then what is divided by. So few brackets are needed,
// and natural rules hold for every operation because they hold for the form: partial sums are larger than it,
// and partial quotients are multiples of it.
//
// The negation of a form is the same expression with one difference turned round: that of the first part that
// has one.
import { numeratorOf } from '../core/fraction';
import { MINUS, OVER, PLUS, postfixEnd, putNumber, putOperator, startPostfix, TIMES } from '../core/postfix';
import { DIFFERENCE, FLIPS, kindOf, LEAF, leftOf, PADDED, PRODUCT, rightOf, SUM, traitsOf } from './form';
import { formOf } from './form-ids';
import { formRules } from './forms-state';

/** Writes the expression of a form, or of its negation, to an address; returns its end. */
export function spellForm(address: usize, id: u32, negated: bool): usize {
  startPostfix(address);
  write(id, negated);
  return postfixEnd();
}

/** Whether a form can be negated. */
@inline function flips(id: u32): bool {
  return (traitsOf(formOf(id)) & FLIPS) != 0;
}

/** Whether a form is of a kind. */
@inline function isKind(id: u32, kind: u32): bool {
  return kindOf(formOf(id)) == kind;
}

function write(id: u32, negated: bool): void {
  const form = formOf(id);
  const left = leftOf(form),
    right = rightOf(form);
  switch (kindOf(form)) {
    case LEAF:
      putNumber(formRules.isWide ? <f64>numeratorOf<u64>(form) : numeratorOf<f64>(form));
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
      putOperator(TIMES);
      return;
    }
    default: {
      const flipsLeft = negated && flips(left);
      write(left, flipsLeft);
      if (negated && !flipsLeft) {
        write(right, true);
        putOperator(OVER);
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
  putOperator(PLUS);
}

/** Subtracts each term of a form. */
function subtract(id: u32): void {
  if (isKind(id, SUM)) {
    subtract(rightOf(formOf(id)));
    subtract(leftOf(formOf(id)));
    return;
  }
  write(id, false);
  putOperator(MINUS);
}

/** Divides by each factor of a form. */
function divide(id: u32): void {
  if (isKind(id, PRODUCT)) {
    divide(rightOf(formOf(id)));
    divide(leftOf(formOf(id)));
    return;
  }
  write(id, false);
  putOperator(OVER);
}
