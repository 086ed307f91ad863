// Random expressions with irrational values, and identities that hold for them: pairs of different trees of
// which the second was made from the first by rules of algebra. A rule is applied where its conditions hold,
// so the two values are equal wherever both exist.
import type { ResolvedLimits } from '../src/core/limits.js';
import { DEFAULT_LIMITS } from '../src/core/limits.js';
import type { Expression, Operation, UnaryOperation } from '../src/index.js';
import type { BinaryOperator } from '../src/operators.js';
import type { Random } from './random.js';

/** Wide enough for what the rules make of a tree within the default limits. */
export const WIDE_LIMITS: ResolvedLimits = { ...DEFAULT_LIMITS, exponent: 256n, bits: 16_384 };

const BINARY = ['+', '-', '*', '/', '^', 'root', 'log', '^', 'root', 'log'] as const;

const operate = (operator: BinaryOperator, left: Expression, right: Expression): Operation => ({
  operator,
  left,
  right,
});
const root = (operand: Expression): UnaryOperation => ({ operator: 'sqrt', operand });

/** A random tree over numbers from 1 to 10; now and then a square root stands before an operation. */
export function drawTree(random: Random, leaves: number): Expression {
  if (leaves === 1) return random.integer(1, 10);
  const left = random.integer(1, leaves - 1);
  const tree = operate(random.pick(BINARY), drawTree(random, left), drawTree(random, leaves - left));
  return random.integer(1, 6) === 1 ? root(tree) : tree;
}

/** A tree of equal value: `steps` rules applied at random places. */
export function rewrite(random: Random, tree: Expression, steps: number): Expression {
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
function applyRule(random: Random, tree: Operation | UnaryOperation): Expression {
  if ('operand' in tree) return operate('^', tree.operand, operate('/', 1, 2));
  const { operator, left, right } = tree;
  const isFirst = random.integer(0, 1) === 0;
  const [a, b] = typeof right === 'object' && 'left' in right ? [right.left, right.right] : [null, null];
  const inner = a === null ? null : (right as Operation).operator;
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
