// A text that identifies a solution: equal for two expressions if and only if `distinct` counts them as one.
//
// It follows the description of `distinct` (core/api-types.ts) and shares nothing with the engines. Walking
// up the tree, a sum stays a list of terms and a product a list of factors for as long as operations of the
// same kind take it in. Then it is settled: its parts are sorted, of a sum and its negation the one whose
// text comes first is taken, and the sign goes to what surrounds it.
import { parseDistinct } from '../core/puzzle/distinct.js';
import { checkProperties } from '../core/options.js';
import { integer, isZero as isZeroFraction, negate as negateFraction } from '../core/fraction.js';
import { parseLimits } from '../core/puzzle/largest-operands.js';
import { isRational, type ExactValue } from './exact/exact-value.js';
import { applyToLast } from './evaluate.js';
import { formatItems } from './format-items.js';
import { parseDefined, rowsOf } from './operators/all-rows.js';
import { parseText } from './parse-expression.js';
import { isLeaf, numberOf, toPostfix } from './expression-tree.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import { addition, invertsRight, multiplication } from '../core/operator-notation.js';
import type { Distinct, Expression, SolutionKeyOptions } from '../core/api-types.js';

/** An atom, sum or product that is settled. An atom is a number, or an operation beyond the four. */
interface Body {
  readonly text: string;
  /** Not always in lowest terms: with a gcd for each of 8,000 factors a key takes 36 seconds. */
  readonly value: ExactValue;
  /** Whether the body is its own negation, as the number 0 is. */
  readonly isNeutral: boolean;
}

/** Term or factor; an inverted one is subtracted, or divided by. */
interface KeyPart {
  readonly body: Body;
  readonly isInverted: boolean;
}

/** An expression that may still be taken into a larger sum or product. */
interface OpenKey {
  readonly kind: 'atom' | 'sum' | 'product';
  /** Whether the signs of the factors of a product make its negation. */
  readonly isNegative: boolean;
  readonly parts: KeyPart[];
  readonly value: ExactValue;
}

interface Settled {
  readonly body: Body;
  readonly isNegative: boolean;
}

/**
 * Returns a text that is equal for two expressions if and only if they count as one solution.
 *
 * @param expression as text or as a tree
 * @param options `distinct`: which solutions count as different. Default: `essential`. `limits`: as in rules.
 * `operators`: those of one's own, made by `defineOperator`
 * @throws NumbersGameError `invalid-option`, `too-large` or `undecided`, as `evaluate`.
 * @example
 * solutionKey('(1 + 2) * 8') === solutionKey('8 / 1 * (2 + 1)'); // true
 * solutionKey('1 + 2', { distinct: 'trees' }) === solutionKey('2 + 1', { distinct: 'trees' }); // false
 */
export function solutionKey<Name extends string = never>(
  expression: string | Expression<Name>,
  options: SolutionKeyOptions<Name> = {},
): string {
  checkProperties(options, ['distinct', 'limits', 'operators'], 'options');
  const limits = parseLimits(options.limits, 'limits');
  const distinct = parseDistinct(options.distinct);
  const defined = parseDefined(options.operators);
  const tree = typeof expression === 'string' ? parseText(expression, defined) : expression;
  return keyOf(tree, distinct, { limits, defined }, applyToLast);
}

/**
 * Returns the key of a tree, with checked options.
 *
 * @param applyNext takes the operands of an operator off the stack, and returns the result
 */
export function keyOf(
  tree: Expression<string>,
  distinct: Distinct,
  { limits, defined }: Pick<ParsedRules, 'limits' | 'defined'>,
  applyNext: typeof applyToLast,
): string {
  const items = toPostfix(tree, rowsOf(defined));
  if (distinct === 'trees') return formatItems(items);
  const isEssential = distinct === 'essential';
  const opened: OpenKey[] = [];
  const values: ExactValue[] = [];
  for (const item of items) {
    if (isLeaf(item)) {
      const value = integer(numberOf(item));
      values.push(value);
      opened.push(openAtom(String(numberOf(item)), value, isZeroFraction(value)));
      continue;
    }
    const value = applyNext(item, values, limits, items);
    values.push(value);
    const operands = opened.splice(item.arity === 1 ? -1 : -2);
    if (item.family === undefined) {
      const texts = operands.map((operand) => formatSettled(settle(operand, isEssential)));
      if (item.isCommutative) texts.sort();
      opened.push(openAtom(`${item.operator}[${texts.join()}]`, value));
    } else {
      opened.push(join(item.family, operands[0], operands[1], invertsRight(item), value, isEssential));
    }
  }
  // What is worth 0 and its negation are one solution.
  const settled = settle(opened[0], isEssential);
  return isZero(settled.body.value) ? settled.body.text : formatSettled(settled);
}

function formatSettled({ body, isNegative }: Settled): string {
  return isNegative ? `-${body.text}` : body.text;
}

function openAtom(text: string, value: ExactValue, isNeutral = false): OpenKey {
  const body = { text, value, isNeutral };
  return { kind: 'atom', isNegative: false, parts: [{ body, isInverted: false }], value };
}

/** Joins two operands to a sum or a product. */
function join(
  kind: 'sum' | 'product',
  left: OpenKey,
  right: OpenKey,
  inverts: boolean,
  value: ExactValue,
  isEssential: boolean,
): OpenKey {
  const one = partsOf(kind, left, isEssential);
  const other = partsOf(kind, right, isEssential);
  for (const { body, isInverted } of other.parts)
    one.parts.push({ body, isInverted: isInverted !== inverts });
  return { kind, isNegative: one.isNegative !== other.isNegative, parts: one.parts, value };
}

/** Terms or factors of an operand. The sign of a term is its own, that of a factor is the product's. */
function partsOf(kind: 'sum' | 'product', open: OpenKey, isEssential: boolean) {
  if (open.kind === kind) return open;
  const { body, isNegative } = settle(open, isEssential);
  const isTerm = kind === 'sum';
  return { parts: [{ body, isInverted: isTerm && isNegative }], isNegative: !isTerm && isNegative };
}

function settle(open: OpenKey, isEssential: boolean): Settled {
  if (open.kind === 'sum') return settleSum(open, isEssential);
  if (open.kind === 'product') return settleProduct(open, isEssential);
  return { body: open.parts[0].body, isNegative: false };
}

function settleSum({ parts, value }: OpenKey, isEssential: boolean): Settled {
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

function settleProduct({ parts, value, isNegative }: OpenKey, isEssential: boolean): Settled {
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

function isZero(value: ExactValue): boolean {
  return isRational(value) && isZeroFraction(value);
}

function isUnit(value: ExactValue): boolean {
  if (!isRational(value)) return false;
  const { numerator, denominator } = value;
  return numerator === denominator || numerator === -denominator;
}

/** Negates a value. An irrational one stays as it is, because callers only test whether it is a fraction. */
function negate(value: ExactValue): ExactValue {
  return isRational(value) ? negateFraction(value) : value;
}
