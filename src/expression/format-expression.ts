// Expressions as text and as LaTeX, with as few brackets as needed. `parseExpression` reads the text as the
// same tree, `verify` both.
import { checkProperties, parseChoice } from '../core/options.js';
import { parseExpression } from './parse-expression.js';
import { parseDefined, rowsOf, textsOf } from './operators/all-rows.js';
import { isLeaf, numberOf, toPostfix, type PostfixItem } from './expression-tree.js';
import { bracket, formatItems, needsBrackets } from './format-items.js';
import {
  ATOM_PRECEDENCE,
  FOUR,
  SIGN_PRECEDENCE,
  formatOperation,
  invertsRight,
  type DefinedRow,
  type OperatorRow,
} from '../core/operator-notation.js';
import type { Expression, FormatOptions } from '../core/api-types.js';

const STYLES = ['text', 'flat', 'latex'] as const;

/**
 * Matches an operand in LaTeX: its number, and before it the brace, the bracket or the comma of a call that
 * makes brackets of its own unnecessary, if a brace, a bracket or a comma also follows.
 */
const LATEX_OPERAND = /(?:([{[(]|, )(?=#.\s*(?:[}\]),]|\\right)))?#([12])/g;

/** Matches an operand in LaTeX without any of these. */
const OPEN_OPERAND = /(?:^|[^{[( ]|(?:^|[^,]) )#/;

/**
 * Writes an expression, with a blank on each side of an operator. A sum or difference under `*` or `/` has
 * brackets, and so has every right operand that binds no tighter than its operator; so `parseExpression`
 * returns the same tree.
 *
 * @param options `style`: `text` (the default); `flat` for people, without brackets that change no value:
 * equal in value if it has one, but another tree; or `latex` for typesetting, with a fraction bar for each
 * division. `operators`: those of one's own, made by `defineOperator`
 * @throws NumbersGameError `invalid-option` if it is not a tree of operations and integers from 0 to 2^53 -
 * 1.
 * @example
 * formatExpression({ operator: '-', left: 9, right: { operator: '+', left: 3, right: 4 } }); // '9 - (3 + 4)'
 * formatExpression(parseExpression('4 * 3 * (2 * 1)'), { style: 'flat' }); // '4 * 3 * 2 * 1'
 * formatExpression(parseExpression('8 / (3 - 1)'), { style: 'latex' }); // '\\frac{8}{3 - 1}'
 */
export function formatExpression<Name extends string = never>(
  expression: Expression<Name>,
  options: FormatOptions<Name> = {},
): string {
  checkProperties(options, ['style', 'operators'], 'options');
  const style = parseChoice(options.style, STYLES, 'text', 'style');
  const defined = parseDefined(options.operators);
  if (style === 'latex') return toLatex(expression, defined);
  const items = toPostfix(expression, rowsOf(defined));
  return style === 'flat' ? formatFlat(items) : formatItems(items);
}

/** Writes the text of an expression for people, in the style `flat`. */
export function flatten(text: string): string {
  return formatExpression(parseExpression(text), { style: 'flat' });
}

/** Writes an expression as `parseExpression` reads it. */
export function toText(expression: Expression<string>, defined?: readonly DefinedRow[]): string {
  return formatItems(toPostfix(expression, rowsOf(defined)));
}

/** Writes an expression as LaTeX. `verify` reads it. */
function toLatex(expression: Expression<string>, defined: readonly DefinedRow[]): string {
  const texts: string[] = [];
  const precedences: number[] = [];
  for (const item of toPostfix(expression, rowsOf(defined))) {
    if (isLeaf(item)) {
      texts.push(String(numberOf(item)));
      precedences.push(ATOM_PRECEDENCE);
      continue;
    }
    const arity = item.arity === 1 ? 1 : 2;
    const operands = texts.splice(-arity);
    const within = precedences.splice(-arity);
    // Joined part by part: `replaceAll` copies the operands, which takes the square of the length of a chain.
    const pieces = textsOf(item).latex.split(LATEX_OPERAND);
    let text = pieces[0];
    for (let i = 1; i < pieces.length; i += 3) {
      const opening = pieces.at(i);
      const place = Number(pieces[i + 1]) - 1;
      const isOpen = opening === undefined && needsLatexBrackets(within[place], item, place === 1);
      text += isOpen ? `\\left(${operands[place]}\\right)` : `${opening ?? ''}${operands[place]}`;
      text += pieces[i + 2];
    }
    texts.push(text);
    precedences.push(latexPrecedence(item));
  }
  return texts[0];
}

/** Precedence in LaTeX: a fraction bar binds tighter than its equals, but not tighter than a power. */
function latexPrecedence(row: OperatorRow): number {
  if (!OPEN_OPERAND.test(textsOf(row).latex)) return row.precedence + 0.5;
  return row.notation === 'call' ? SIGN_PRECEDENCE : row.precedence;
}

/** Whether an operand without a brace or bracket needs brackets in LaTeX. A call has none of its own. */
function needsLatexBrackets(precedence: number, row: OperatorRow, isRight: boolean): boolean {
  return row.notation === 'call' ? precedence < ATOM_PRECEDENCE : needsBrackets(precedence, row, isRight);
}

/** A part of an expression: its text, or a sum or product whose terms or factors are not yet joined. */
interface Part {
  /** Row of the operator at the top; null for a number. */
  readonly row: OperatorRow | null;
  /** Empty as long as it may become a part of a longer sum or product. */
  readonly text: string;
  readonly operands: readonly Part[];
}

/**
 * Writes an expression as people do: sums in sums and products in products are dissolved, and the positive
 * terms and the factors come first. Only brackets that change the value stay.
 */
function formatFlat(items: readonly PostfixItem[]): string {
  const parts: Part[] = [];
  for (const item of items) {
    if (isLeaf(item)) {
      parts.push({ row: null, text: String(numberOf(item)), operands: [] });
      continue;
    }
    const operands = parts.splice(item.arity === 1 ? -1 : -2).map((part) => {
      const isSame = item.family !== undefined && part.row?.family === item.family;
      return isSame ? part : { ...part, text: join(part) };
    });
    const text = item.family === undefined ? joinPlain(item, operands) : '';
    parts.push({ row: item, text, operands });
  }
  return join(parts[0]);
}

/** Text of a part, in brackets if its place in an operation needs them. */
function place({ text, row: own }: Part, row: OperatorRow, isRight: boolean): string {
  return bracket(text, own?.precedence ?? ATOM_PRECEDENCE, row, isRight);
}

function joinPlain(row: OperatorRow, [first, last = first]: readonly Part[]): string {
  return formatOperation(row, place(first, row, false), place(last, row, true));
}

/** Joins the terms of a sum or the factors of a product. The walk is a loop, because chains can be long. */
function join(part: Part): string {
  if (part.text !== '') return part.text;
  const { family } = part.row!;
  const kept: Part[] = [];
  const inverted: Part[] = [];
  const pending: [part: Part, isInverted: boolean][] = [[part, false]];
  while (pending.length > 0) {
    const [next, isInverted] = pending.pop()!;
    if (next.text === '') {
      const [left, right] = next.operands;
      pending.push([right, isInverted !== invertsRight(next.row!)], [left, isInverted]);
    } else (isInverted ? inverted : kept).push(next);
  }
  const [joining, inverting] = FOUR.filter((each) => each.family === family);
  const [first, ...others] = kept;
  // Concatenation copies no text, as a join of a deep expression would.
  let text = place(first, joining, false);
  for (const each of others) text += ` ${joining.operator} ${place(each, joining, true)}`;
  for (const each of inverted) text += ` ${inverting.operator} ${place(each, inverting, true)}`;
  return text;
}
