// Operators that users of the package define. An operator is a value: its row, with the function that
// computes its results. It is passed where it is used, in `rules.operators` and in options, so that nothing
// else in a program knows of it.
//
// A word or sign that stands for something else in expressions is refused here, and so is a function that
// does not do as its description says on a sample of operands: later it would give a wrong or missing answer.
import { NumbersGameError, describe, invalidOption, unexpected } from '../core/errors.js';
import { formatFraction, integer, isEqual, isFraction, reduce, type Fraction } from '../core/fraction.js';
import { checkProperties, parseBoolean, parseChoice } from '../core/options.js';
import { toSigns } from '../core/signs.js';
import {
  ATOM_PRECEDENCE,
  GROUPING_STEP,
  formatOperation,
  type DefinedRow,
  type OperatorRow,
} from '../core/operator-notation.js';
import type { DefinedOperator, OperatorDefinition, OperatorNotation } from '../core/api-types.js';
import { LARGE, OUTSIDE, SMALL } from './doubles/small-fraction.js';
import { checkLength } from './exact/rational-powers.js';
import { OPERATORS, textsOf } from './operators/all-rows.js';
import { ANYTHING, type SearchedRow, type SearchPart } from './operators/operator-parts.js';

/** Computes the result of operands in lowest terms, also in lowest terms; null outside the domain. */
type Compute = (operands: readonly Fraction[]) => Fraction | null;

const PROPERTIES = [
  ...['operator', 'arity', 'notation', 'precedence', 'associativity', 'isCommutative', 'operands', 'domain'],
  ...['latex', 'spellings', 'evaluate'],
];
const NOTATIONS = ['call', 'infix', 'postfix'] as const;
const GROUPINGS = ['left', 'right'] as const;
const OPERANDS = ['natural', 'integer', 'rational'] as const;
type Operands = (typeof OPERANDS)[number];
/** Precedence of products, of powers, of all infix operators, and of an operator behind its operand. */
const PRODUCT_PRECEDENCE = 2;
const POWER_PRECEDENCE = 4;
const INFIX_PRECEDENCES: readonly unknown[] = [1, PRODUCT_PRECEDENCE, POWER_PRECEDENCE];
const POSTFIX_PRECEDENCE = 5;

/** A word, which is read in any case, and another spelling of it. */
const WORD = /^[a-z][a-z\d]{1,29}$/;
const SPELLED_WORD = /^[a-z][a-z\d]{1,29}$/i;
/** One character that is seen, and that readers do not take for something else, such as a small digit. */
const SIGN =
  /^[^\s\w()[\]{},;:.=≈$✓✔✅⁺⁻₊₋\\'"`\p{No}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u{10000}-\u{10FFFF}]$/u;
const LATEX_TEXT = /^\\(?:[a-zA-Z]+|operatorname\{[a-zA-Z\d]+\}|[#%&^~])$/;
/** Words that `verify` with `read: 'tolerant'` may read as products, such as `x3` and `kx2`. */
const PRODUCT = /^x(?:\d|[ajqkt]$)|^[ajqkt](?:x(?:\d+|[ajqkt]))*x?$/i;
/** Words of LaTeX that `verify` reads as something else. */
const LATEX_WORD =
  /^\\(?:[dtc]?frac|left|right|middle|q?quad|approx|displaystyle|[bB]igg?[lr]?|begin|end|text|mathrm)$/;
/** LaTeX of the signs that it takes for itself. Before `~` a stroke would make an accent. */
const LATEX_SIGNS: Readonly<Record<string, string>> = { '#': '\\#', '&': '\\&', '~': '\\sim' };
/** Largest operand of the sample. */
const SAMPLE = 12;

/** Texts of the operators of the package. */
const taken = /* @__PURE__ */ listTaken();

/**
 * Defines an operator with integer or rational values. `rules.operators` takes what it returns beside names,
 * in `solve`, `solutions`, `count`, `verify` and `score`, and so do `evaluate`, `parseExpression`,
 * `formatExpression` and `solutionKey` in `operators`. In a tree it has its name. The solver needs the
 * extension `moreOperators`, and takes up to six numbers.
 *
 * `evaluate` is called with a sample of operands here, and later with every pair of values that the search
 * tries: some 100,000 pairs for a puzzle of six numbers without a solution. What it throws then is passed on.
 *
 * @experimental
 * @throws NumbersGameError `invalid-option` if a property is invalid, a text is that of another operator, or
 * `evaluate` returns something else than an integer, a fraction or null, or depends on the order of operands
 * although `isCommutative` says that it does not.
 * @example
 * const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
 * const notation = { operator: 'gcd', arity: 2, isCommutative: true } as const;
 * const operator = defineOperator({ ...notation, operands: 'natural', evaluate: gcd });
 * evaluate('gcd(12, 18) + 1', { operators: [operator] }); // 7
 */
export function defineOperator<Name extends string>(
  definition: OperatorDefinition<Name>,
): DefinedOperator<Name> {
  checkProperties(definition, PROPERTIES, 'definition');
  const { operator, evaluate } = definition;
  const arity: unknown = definition.arity;
  if (typeof operator !== 'string' || !(WORD.test(operator) || SIGN.test(operator))) {
    const expected =
      'a word of 2 to 30 lower-case letters and digits that begins with a letter, or one visible sign';
    throw refuse('operator', expected, operator);
  }
  if (taken.has(operator) || toSigns(operator) !== operator)
    throw refuse('operator', 'a text that no other operator has', operator);
  if (PRODUCT.test(operator)) throw refuse('operator', 'a word that is not read as a product', operator);
  if (arity !== 1 && arity !== 2) throw refuse('arity', '1 or 2', arity);
  if (typeof evaluate !== 'function') throw refuse('evaluate', 'a function', evaluate);
  const notation = parseNotation(definition);
  const operands = parseChoice(definition.operands, OPERANDS, 'integer', 'definition.operands');
  const isCommutative = parseBoolean(definition.isCommutative, false, 'definition.isCommutative');
  if (isCommutative && arity === 1) throw refuse('isCommutative', 'false for one operand', isCommutative);
  const compute: Compute = (values) => {
    const given = operands === 'rational' ? values : toIntegers(values, operands);
    if (given === null) return null;
    return readResult((evaluate as (...operands: unknown[]) => unknown)(...given), row, values);
  };
  const row: SearchedRow = Object.freeze<SearchedRow>({
    operator,
    arity,
    ...notation,
    isCommutative,
    isOnce: arity === 1,
    latex: parseLatex(definition, notation.notation),
    spellings: parseSpellings(definition),
    sign: operator,
    domain: parseText(definition.domain, 'domain') ?? describeDomain(arity, operands, operator),
    applyTo(values, { bits }) {
      const result = values.every(isFraction) ? compute(values) : null;
      return result === null ? 'outside-domain' : checkLength(result, bits);
    },
    search: searchWith(arity, compute),
  });
  checkSample(row, operands, compute);
  return row as SearchedRow & { readonly operator: Name };
}

function refuse(name: string, expected: string, got: unknown): NumbersGameError {
  return unexpected('invalid-option', `definition.${name}`, expected, got);
}

function parseNotation(
  definition: OperatorNotation,
): Pick<DefinedRow, 'notation' | 'precedence' | 'associativity'> {
  const { arity, precedence } = definition;
  const notation = parseChoice(definition.notation, NOTATIONS, 'call', 'definition.notation');
  if (notation === 'infix') {
    if (arity !== 2) throw refuse('notation', 'call or postfix for one operand', notation);
    if (precedence !== undefined && !INFIX_PRECEDENCES.includes(precedence))
      throw refuse('precedence', '1, 2 or 4', precedence);
    const associativity = parseChoice(
      definition.associativity,
      GROUPINGS,
      'left',
      'definition.associativity',
    );
    return {
      notation,
      precedence: placeBeside(precedence ?? PRODUCT_PRECEDENCE, associativity),
      associativity,
    };
  }
  if (notation === 'postfix' && arity !== 1)
    throw refuse('notation', 'call or infix for two operands', notation);
  if (precedence !== undefined) throw refuse('precedence', 'none unless the notation is infix', precedence);
  if (definition.associativity !== undefined)
    throw refuse('associativity', 'none unless the notation is infix', definition.associativity);
  return { notation, precedence: notation === 'call' ? ATOM_PRECEDENCE : POSTFIX_PRECEDENCE };
}

/**
 * Returns the precedence of an infix operator. Sums and products group from the left, powers from the right;
 * an operator that groups from the other side cannot have their precedence, because `a @ b * c` would then be
 * the text of both `(a @ b) * c` and `a @ (b * c)`.
 */
function placeBeside(precedence: number, associativity: 'left' | 'right'): number {
  if (precedence === POWER_PRECEDENCE)
    return associativity === 'left' ? precedence - GROUPING_STEP : precedence;
  return associativity === 'right' ? precedence + GROUPING_STEP : precedence;
}

function parseText(text: unknown, name: string): string | undefined {
  if (text === undefined || (typeof text === 'string' && text.trim() !== '')) return text;
  throw refuse(name, 'text', text);
}

function parseLatex({ operator, arity, latex }: OperatorNotation, notation: DefinedRow['notation']): string {
  const given = parseText(latex, 'latex');
  if (given === undefined) return formatLatex(operator, arity, notation);
  const places = new Set(Array.from(given.matchAll(/#(.)/g), ([, place]) => place));
  const isWhole = places.size === arity && [...places].every((place) => place === '1' || place === '2');
  if (isWhole && places.has('1')) return given;
  throw refuse('latex', arity === 1 ? 'text with #1' : 'text with #1 and #2', latex);
}

function formatLatex(operator: string, arity: 1 | 2, notation: DefinedRow['notation']): string {
  const text = latexOf(operator) ?? operator;
  if (notation === 'infix') return `#1 ${text} #2`;
  if (notation === 'postfix') return `#1${text}`;
  return `${text}\\left(${arity === 1 ? '#1' : '#1, #2'}\\right)`;
}

/** Lists the texts that `verify` accepts, those of the default LaTeX included. */
function parseSpellings({ operator, spellings }: OperatorNotation): string {
  const given = parseText(spellings, 'spellings')?.trim().split(/\s+/) ?? [];
  for (const text of given) {
    if (![SPELLED_WORD, SIGN, LATEX_TEXT].some((kind) => kind.test(text)))
      throw refuse('spellings', 'words, \\words and signs, separated by blanks', text);
    const isTaken = taken.has(text.toLowerCase()) || toSigns(text) !== text || LATEX_WORD.test(text);
    if (isTaken || PRODUCT.test(/\w+(?=\}?$)/.exec(text)?.[0] ?? ''))
      throw refuse('spellings', 'texts that stand for nothing else', text);
  }
  return [...new Set([operator, latexOf(operator) ?? operator, ...given])].join(' ');
}

/** Returns the LaTeX of a word, or of a sign that LaTeX takes for itself. */
function latexOf(operator: string): string | undefined {
  return WORD.test(operator) ? `\\operatorname{${operator}}` : LATEX_SIGNS[operator];
}

function listTaken(): ReadonlySet<string> {
  return new Set(
    OPERATORS.flatMap((row: OperatorRow) => [
      row.operator,
      ...(row.aliases ?? []),
      ...textsOf(row).spellings.split(' '),
    ]),
  );
}

function describeDomain(arity: 1 | 2, operands: Operands, operator: string): string {
  const [one, many] = {
    natural: ['a positive integer', 'positive integers'],
    integer: ['an integer', 'integers'],
    rational: ['a rational number', 'rational numbers'],
  }[operands];
  return `${arity === 1 ? one : `two ${many}`} in the domain of ${operator}`;
}

/** Converts fractions to integers; null if one is not an integer, or not positive if it has to be. */
function toIntegers(values: readonly Fraction[], operands: Operands): readonly bigint[] | null {
  const areTaken = values.every(
    ({ numerator, denominator }) => denominator === 1n && (operands === 'integer' || numerator > 0n),
  );
  return areTaken ? values.map(({ numerator }) => numerator) : null;
}

/** Returns the part for the search, which has no inverse: it tries every operand. */
function searchWith(arity: 1 | 2, compute: Compute): SearchPart {
  return {
    compute(a, b, c, d, _limits, small) {
      const left = { numerator: BigInt(a), denominator: BigInt(b) };
      const right = { numerator: BigInt(c), denominator: BigInt(d) };
      const result = compute(arity === 1 ? [left] : [left, right]);
      if (result === null) return OUTSIDE;
      const p = Number(result.numerator);
      const q = Number(result.denominator);
      return Math.abs(p) < SMALL && q < SMALL ? small.give(p, q) : LARGE;
    },
    enclose: () => ANYTHING,
    invert: () => ANYTHING,
  };
}

/** Reads what `evaluate` returned. @throws NumbersGameError `invalid-option` if it is not a result */
function readResult(result: unknown, row: DefinedRow, operands: readonly Fraction[]): Fraction | null {
  if (result === null) return null;
  if (typeof result === 'bigint' || Number.isSafeInteger(result)) return integer(result as bigint | number);
  const { numerator, denominator } = Object(result) as Partial<Record<keyof Fraction, unknown>>;
  if (typeof numerator === 'bigint' && typeof denominator === 'bigint' && denominator !== 0n) {
    const sign = denominator < 0n ? -1n : 1n;
    return reduce({ numerator: sign * numerator, denominator: sign * denominator });
  }
  const expected = 'a BigInt, a safe integer, a fraction of two BigInts, or null';
  const message = `definition.evaluate: expected ${expected} for ${formatCall(row, operands)}, got ${describe(result)}`;
  throw invalidOption(message);
}

/** Applies an operator to small operands, in both orders. @throws NumbersGameError `invalid-option` */
function checkSample(row: DefinedRow, operands: Operands, compute: Compute): void {
  const values = Array.from({ length: SAMPLE }, (_, index) => integer(index + 1));
  if (operands !== 'natural') values.push(integer(0), integer(-1), integer(-6));
  if (operands === 'rational')
    values.push({ numerator: 1n, denominator: 2n }, { numerator: 4n, denominator: 3n });
  for (const left of values) {
    if (row.arity === 1) tryOperands(row, compute, [left]);
    else for (const right of values) checkOrder(row, compute, left, right);
  }
}

function checkOrder(row: DefinedRow, compute: Compute, left: Fraction, right: Fraction): void {
  const one = tryOperands(row, compute, [left, right]);
  if (!row.isCommutative) return;
  const other = tryOperands(row, compute, [right, left]);
  if (one === other || (one !== null && other !== null && isEqual(one, other))) return;
  const results = `${formatResult(row, [left, right], one)} and ${formatResult(row, [right, left], other)}`;
  throw invalidOption(`definition.isCommutative: expected false for ${results}, got true`);
}

/** Applies an operator, and tells of what error it was that its function threw. */
function tryOperands(row: DefinedRow, compute: Compute, operands: readonly Fraction[]): Fraction | null {
  try {
    return compute(operands);
  } catch (cause) {
    if (cause instanceof NumbersGameError) throw cause;
    const expected = `a result of ${formatCall(row, operands)}, or null if it has none`;
    const message = `definition.evaluate: expected ${expected}, got the error "${String(cause)}"`;
    throw invalidOption(message, { cause });
  }
}

function formatResult(row: DefinedRow, operands: readonly Fraction[], result: Fraction | null): string {
  return `${formatCall(row, operands)} = ${result === null ? 'null' : formatFraction(result)}`;
}

function formatCall(row: DefinedRow, operands: readonly Fraction[]): string {
  const [first, last = ''] = operands.map(formatFraction);
  return formatOperation(row, first, last);
}
