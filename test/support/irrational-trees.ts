// Random expressions with irrational values, and identities that hold for them: pairs of different trees of
// which the second was made from the first by rules of algebra. A rule is applied where its conditions hold,
// so the two values are equal wherever both exist.
import { Decimal } from 'decimal.js';
import type { Fraction } from '../../src/core/fraction.js';
import { DEFAULT_LIMITS, type ResolvedLimits } from '../../src/core/puzzle/largest-operands.js';
import { isEqual } from '../../src/expression/exact/exact-arithmetic.js';
import { isRational, type Irrational } from '../../src/expression/exact/exact-value.js';
import {
  formatExpression,
  type Expression,
  type BinaryOperation,
  type UnaryOperation,
} from '../../src/expression/index.js';
import type { BinaryOperator } from '../../src/core/operator-notation.js';
import { valueOf } from './exact-values.js';
import { createRandom, type Random } from './random.js';

/** Wide enough for what the rules make of a tree within the default limits. */
export const WIDE_LIMITS: ResolvedLimits = { ...DEFAULT_LIMITS, exponent: 256n, bits: 16_384 };

const BINARY = ['+', '-', '*', '/', '^', 'root', 'log', '^', 'root', 'log'] as const;

const operate = (operator: BinaryOperator, left: Expression, right: Expression): BinaryOperation => ({
  operator,
  left,
  right,
});
const root = (operand: Expression): UnaryOperation => ({ operator: 'sqrt', operand });

/** A random tree over numbers from 1 to 10; now and then a square root stands before an operation. */
function drawTree(random: Random, leaves: number): Expression {
  if (leaves === 1) return random.integer(1, 10);
  const left = random.integer(1, leaves - 1);
  const tree = operate(random.pick(BINARY), drawTree(random, left), drawTree(random, leaves - left));
  return random.integer(1, 6) === 1 ? root(tree) : tree;
}

/** A tree of equal value: `steps` rules applied at random places. */
function rewrite(random: Random, tree: Expression, steps: number): Expression {
  let result = tree;
  for (let step = 0; step < steps; step++) result = rewriteSomewhere(random, result);
  return result;
}

function rewriteSomewhere(random: Random, tree: Expression): Expression {
  if (typeof tree === 'number' || 'parts' in tree)
    return random.integer(1, 4) === 1 ? detour(random, tree) : tree;
  if (random.integer(1, 3) === 1) return applyRule(random, tree);
  if ('operand' in tree) return { ...tree, operand: rewriteSomewhere(random, tree.operand) };
  return random.integer(0, 1) === 0
    ? { ...tree, left: rewriteSomewhere(random, tree.left) }
    : { ...tree, right: rewriteSomewhere(random, tree.right) };
}

/** A longer way to the same positive number. */
function detour(random: Random, tree: Expression): Expression {
  const other = random.integer(2, 10);
  switch (random.integer(1, 6)) {
    case 1:
      return operate('^', other, operate('log', other, tree));
    case 2:
      return operate('log', other, operate('^', other, tree));
    case 3:
      return operate('/', operate('*', tree, root(other)), root(other));
    case 4:
      return operate('-', operate('+', tree, operate('log', 10, other)), operate('log', 10, other));
    case 5:
      return operate('^', operate('^', tree, other), operate('/', 1, other));
    default:
      return operate('^', root(tree), 2);
  }
}

/** A rule for the operator of a tree; the tree itself if no rule fits. */
function applyRule(random: Random, tree: BinaryOperation | UnaryOperation): Expression {
  if ('operand' in tree) return operate('^', tree.operand, operate('/', 1, 2));
  const { operator, left, right } = tree;
  const isFirst = random.integer(0, 1) === 0;
  const [a, b] = typeof right === 'object' && 'left' in right ? [right.left, right.right] : [null, null];
  const inner = a === null ? null : (right as BinaryOperation).operator;
  switch (operator) {
    case '+':
      return a !== null && inner === '+' && isFirst
        ? operate('+', operate('+', left, a), b)
        : operate('+', right, left);
    case '-':
      return a !== null && inner === '-' && isFirst
        ? operate('+', operate('-', left, a), b)
        : operate('-', 0, operate('-', right, left));
    case '*':
      return a !== null && (inner === '+' || inner === '-')
        ? operate(inner, operate('*', left, a), operate('*', left, b))
        : operate('*', right, left);
    case '/':
      return operate('*', left, operate('/', 1, right));
    case 'root':
      return operate('^', left, operate('/', 1, right));
    case '^':
      if (a !== null && inner === '+') return operate('*', operate('^', left, a), operate('^', left, b));
      if (a !== null && inner === '*') return operate('^', operate('^', left, a), b);
      if (a !== null && inner === 'log') return operate('^', b, operate('log', a, left));
      return operate('/', 1, operate('^', left, operate('-', 0, right)));
    case 'log':
      if (a !== null && inner === '*' && isFirst)
        return operate('+', operate('log', left, a), operate('log', left, b));
      if (a !== null && inner === '^') return operate('*', b, operate('log', left, a));
      if (isFirst) return operate('/', 1, operate('log', right, left));
      return operate('/', operate('log', 7, right), operate('log', 7, left));
    default:
      return tree;
  }
}

/** What became of some decisions: the texts of those that are wrong, and of those that are missing. */
interface Judgement {
  readonly wrong: string[];
  readonly undecided: string[];
  /** How many of the decisions were about nested radicals. */
  nested: number;
}

/** Compares the values of `count` pairs of trees that are equal by construction. */
export function judgeIdentities(stream: number, count: number): Judgement {
  const random = createRandom(stream);
  const judgement: Judgement = { wrong: [], undecided: [], nested: 0 };
  for (let judged = 0; judged < count;) {
    const tree = drawTree(random, random.integer(2, 5));
    const value = valueOf(tree);
    if (value === 'undecided') judgement.undecided.push(formatExpression(tree));
    // Most trees are outside a domain; of those with a fraction as value a few are enough.
    if (typeof value === 'string' || (isRational(value) && random.integer(1, 10) > 1)) continue;
    const other = rewrite(random, tree, random.integer(1, 4));
    const second = valueOf(other, WIDE_LIMITS);
    if (typeof second === 'string' && second !== 'undecided') continue;
    judged++;
    record(judgement, [tree, other], second === 'undecided' ? second : isEqual(value, second), true);
    if (!isRational(value) && isNested(value)) judgement.nested++;
  }
  return judgement;
}

/**
 * Compares `count` random values with fractions that are near them, and with each other, by doubles and,
 * where those show no difference, by decimals with more and more digits.
 */
export function judgePairs(stream: number, count: number): Judgement {
  const random = createRandom(stream);
  const judgement: Judgement = { wrong: [], undecided: [], nested: 0 };
  for (let judged = 0; judged < count;) {
    const [tree, other] = [drawTree(random, random.integer(3, 6)), drawTree(random, random.integer(1, 3))];
    const [value, second] = [valueOf(tree), valueOf(other)];
    if (typeof value === 'string' || typeof second === 'string') {
      if (value === 'undecided') judgement.undecided.push(formatExpression(tree));
      if (second === 'undecided') judgement.undecided.push(formatExpression(other));
      continue;
    }
    judged++;
    record(judgement, [tree, other], isEqual(value, second), isSame(tree, other));
    if (isRational(value)) {
      const quick = computeNumber(tree) - Number(value.numerator) / Number(value.denominator);
      if (!(Math.abs(quick) < 1e-6) && !isFraction(tree, value)) judgement.wrong.push(formatExpression(tree));
    } else {
      // A value that is an integer, or half of one, and was not found to be, is an error.
      if (isIntegral(operate('*', 2, tree))) judgement.wrong.push(formatExpression(tree));
      if (isNested(value)) judgement.nested++;
    }
  }
  return judgement;
}

function record(
  { wrong, undecided }: Judgement,
  trees: readonly Expression[],
  found: boolean | 'undecided',
  expected: boolean,
): void {
  const text = trees.map((tree) => formatExpression(tree)).join(' = ');
  if (found === 'undecided') undecided.push(text);
  else if (found !== expected) wrong.push(text);
}

/** Whether a value has a root of a sum of roots, so that its normal form decides nothing. */
function isNested(value: Irrational): boolean {
  const isRoot = value.operation === 'power' && isRational(value.right) && value.right.denominator > 1n;
  if (isRoot && !isRational(value.left) && (value.left.form?.terms.length ?? 2) > 1) return true;
  return [value.left, value.right].some((operand) => !isRational(operand) && isNested(operand));
}

type Digits = typeof Decimal;
const [FEW, SOME, MORE, MANY] = [30, 60, 120, 240].map((precision): Digits =>
  Decimal.clone({ precision, maxE: 9e15, minE: -9e15 }),
);

/** Whether two trees have the same value: by doubles, and if those are close or uncertain by decimals. */
function isSame(left: Expression, right: Expression): boolean {
  const [a, b] = [computeNumber(left), computeNumber(right)];
  if (Math.abs(a - b) > 1e-6) return false;
  return isZero((digits) => computeDecimal(left, digits).minus(computeDecimal(right, digits)));
}

/** Whether a value is an integer; a large one would need more digits, and is taken for none. */
function isIntegral(tree: Expression): boolean {
  const number = computeNumber(tree);
  if (Math.abs(number - Math.round(number)) > 1e-6) return false;
  const nearest = computeDecimal(tree, MORE).round();
  if (nearest.abs().gt('1e20')) return false;
  return isZero((digits) => computeDecimal(tree, digits).minus(String(nearest)));
}

function isFraction(tree: Expression, { numerator, denominator }: Fraction): boolean {
  return isZero((digits) =>
    computeDecimal(tree, digits).minus(new digits(String(numerator)).div(String(denominator))),
  );
}

/** Whether a value is 0: then all that is left of it are rounding errors, which shrink with more digits. */
function isZero(compute: (digits: Digits) => Decimal): boolean {
  const shrinks = (fewer: Digits, more: Digits) => {
    const rest = compute(fewer).abs();
    return rest.isZero() || compute(more).abs().lt(rest.times('1e-3'));
  };
  // The first settles nearly all at little cost; the second decides.
  return shrinks(FEW, SOME) && shrinks(MORE, MANY);
}

/** The value of a tree in its domain; NaN if a large or small number on the way could spoil its digits. */
function computeNumber(tree: Expression): number {
  if (typeof tree === 'number') return tree;
  if ('parts' in tree) return Number(tree.parts.join(''));
  const value = 'operand' in tree ? Math.sqrt(computeNumber(tree.operand)) : operateOnNumbers(tree);
  return Math.abs(value) < 1e7 && Math.abs(value) > 1e-7 ? value : NaN;
}

function operateOnNumbers(tree: BinaryOperation): number {
  const [left, right] = [computeNumber(tree.left), computeNumber(tree.right)];
  switch (tree.operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '^':
      return left ** right;
    case 'root':
      return left ** (1 / right);
    default:
      return Math.log(right) / Math.log(left);
  }
}

/** The same in decimals. */
function computeDecimal(tree: Expression, digits: Digits): Decimal {
  if (typeof tree === 'number') return new digits(tree);
  if ('parts' in tree) return new digits(tree.parts.join(''));
  if ('operand' in tree) {
    const operand = computeDecimal(tree.operand, digits);
    // Rounding may leave a 0 below 0.
    return operand.isNegative() ? new digits(0) : operand.sqrt();
  }
  const [left, right] = [computeDecimal(tree.left, digits), computeDecimal(tree.right, digits)];
  switch (tree.operator) {
    case '+':
      return left.plus(right);
    case '-':
      return left.minus(right);
    case '*':
      return left.times(right);
    case '/':
      return left.div(right);
    case '^':
      return left.pow(right);
    case 'root':
      return left.pow(new digits(1).div(right));
    default:
      return right.ln().div(left.ln());
  }
}
