// A text that says which solution an expression is: equal for two expressions if and only if `distinct`
// counts them as one.
//
// It follows the description of `distinct` (core/types.ts) and shares nothing with the engines. Walking up
// the tree, a sum stays a list of terms and a product a list of factors for as long as operations of the same
// kind take it in. Then it is settled: its parts are sorted, of a sum and its negation the one whose text
// comes first is taken, and the sign goes to what surrounds it.
import { checkProperties, parseChoice } from '../core/options.js';
import { integer, isZero, negate, type Fraction } from '../core/fraction.js';
import { DEFAULT_LIMITS } from '../core/limits.js';
import { applyRow, lower } from '../expression/evaluation.js';
import { toText } from '../expression/format-expression.js';
import { parseExpression } from '../expression/parse-expression.js';
import { isLeaf, numberOf, toPostfix } from '../expression/tree.js';
import { addition, invertsRight, multiplication } from '../operators.js';
import type { Distinct, Expression } from '../core/types.js';

const DISTINCT = ['trees', 'function', 'essential'] as const;

/** A number, sum or product that is settled. */
interface Body {
  readonly text: string;
  readonly value: Fraction;
  /** Whether it is its own negation. */
  readonly isNeutral: boolean;
}

/** A term, or a factor: subtracted, or divided by, if it is inverted. */
interface Part {
  readonly body: Body;
  readonly isInverted: boolean;
}

/** An expression that may still be taken into a larger sum or product. */
interface Open {
  readonly kind: 'number' | 'sum' | 'product';
  /** For a product, whether the signs of its factors make its negation. */
  readonly isNegative: boolean;
  readonly parts: Part[];
  readonly value: Fraction;
}

interface Settled {
  readonly body: Body;
  readonly isNegative: boolean;
}

/**
 * Gives a text that is equal for two expressions if and only if they count as one solution.
 *
 * @param expression as text or as a tree
 * @param options `distinct`: which solutions count as different. Default: `essential`.
 * @throws NumbersGameError `invalid-option` if it is no expression, or divides by zero.
 * @example
 * solutionKey('(1 + 2) * 8') === solutionKey('8 / 1 * (2 + 1)'); // true
 * solutionKey('1 + 2', { distinct: 'trees' }) === solutionKey('2 + 1', { distinct: 'trees' }); // false
 */
export function solutionKey(
  expression: string | Expression,
  options: { readonly distinct?: Distinct } = {},
): string {
  checkProperties(options, ['distinct'], 'options');
  const distinct = parseChoice(options.distinct, DISTINCT, 'essential', 'options.distinct');
  const tree = typeof expression === 'string' ? parseExpression(expression) : expression;
  const isEssential = distinct === 'essential';
  const opened: Open[] = [];
  const values: Fraction[] = [];
  for (const item of toPostfix(tree)) {
    const value = isLeaf(item)
      ? integer(numberOf(item))
      : (lower(applyRow(item, values, DEFAULT_LIMITS, tree)) as Fraction);
    values.push(value);
    if (isLeaf(item)) {
      const body = { text: String(numberOf(item)), value, isNeutral: false };
      opened.push({ kind: 'number', isNegative: false, parts: [{ body, isInverted: false }], value });
      continue;
    }
    const right = opened.pop()!;
    const left = opened.pop()!;
    opened.push(
      item.family === 'sum'
        ? openSum(left, right, invertsRight(item), value, isEssential)
        : openProduct(left, right, invertsRight(item), value, isEssential),
    );
  }
  if (distinct === 'trees') return toText(tree);
  const { body, isNegative } = settle(opened[0], isEssential);
  return isNegative && !isZero(body.value) ? `-${body.text}` : body.text;
}

function openSum(left: Open, right: Open, subtracts: boolean, value: Fraction, isEssential: boolean): Open {
  const parts = left.kind === 'sum' ? left.parts : [termOf(left, false, isEssential)];
  if (right.kind === 'sum') {
    for (const { body, isInverted } of right.parts)
      parts.push({ body, isInverted: isInverted !== subtracts });
  } else {
    parts.push(termOf(right, subtracts, isEssential));
  }
  return { kind: 'sum', isNegative: false, parts, value };
}

function termOf(open: Open, isSubtracted: boolean, isEssential: boolean): Part {
  const { body, isNegative } = settle(open, isEssential);
  return { body, isInverted: isNegative !== isSubtracted };
}

function openProduct(left: Open, right: Open, divides: boolean, value: Fraction, isEssential: boolean): Open {
  const first = factorsOf(left, isEssential);
  const second = factorsOf(right, isEssential);
  for (const { body, isInverted } of second.parts) {
    first.parts.push({ body, isInverted: isInverted !== divides });
  }
  return { kind: 'product', isNegative: first.isNegative !== second.isNegative, parts: first.parts, value };
}

function factorsOf(open: Open, isEssential: boolean): Pick<Open, 'parts' | 'isNegative'> {
  if (open.kind === 'product') return open;
  const { body, isNegative } = settle(open, isEssential);
  return { parts: [{ body, isInverted: false }], isNegative };
}

function settle(open: Open, isEssential: boolean): Settled {
  if (open.kind === 'sum') return settleSum(open, isEssential);
  if (open.kind === 'product') return settleProduct(open, isEssential);
  return { body: open.parts[0].body, isNegative: false };
}

function settleSum({ parts, value }: Open, isEssential: boolean): Settled {
  const write = (isNegated: boolean) =>
    joinTexts(
      parts.map(({ body, isInverted }) => {
        const hasNoSign = body.isNeutral || (isEssential && isZero(body.value));
        return markInverted(body, !hasNoSign && isInverted !== isNegated);
      }),
      addition.operator,
    );
  const text = write(false);
  const negation = write(true);
  const isNegative = negation < text;
  return {
    body: {
      text: isNegative ? negation : text,
      value: isNegative ? negate(value) : value,
      isNeutral: text === negation,
    },
    isNegative,
  };
}

function settleProduct({ parts, value, isNegative }: Open, isEssential: boolean): Settled {
  const hasZero = parts.some(({ body }) => isZero(body.value));
  const text = joinTexts(
    parts.map(({ body, isInverted }) => {
      const hasNoExponent = isEssential && (hasZero || isUnit(body.value));
      return markInverted(body, !hasNoExponent && isInverted);
    }),
    multiplication.operator,
  );
  const isNeutral = parts.some(({ body }) => body.isNeutral);
  return { body: { text, value, isNeutral }, isNegative: isNegative && !isNeutral };
}

function markInverted({ text }: Body, isInverted: boolean): string {
  return isInverted ? `~${text}` : text;
}

function joinTexts(texts: string[], mark: string): string {
  return `(${texts.sort().join(mark)})`;
}

/** Whether a value is 1 or -1. */
function isUnit({ numerator, denominator }: Fraction): boolean {
  return denominator === 1n && (numerator === 1n || numerator === -1n);
}
