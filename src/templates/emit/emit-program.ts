// Programs that solve hands by templates: the text of one source file in Python or JavaScript that
// needs nothing but its language.
//
// Both compute exactly and behave alike: a hand as arguments, or hands as lines of standard input; for
// each hand the first template that solves it, with the numbers in place, or `No solution`. A program with
// `cards` refuses other cards, since its templates were proved to be enough for these only.
//
// Over + - * / a value is a fraction. With further operators it may also be s * b^(1/k) or ln(b) / ln(a),
// with fractions a and b: these are closed under the operations that lead back to fractions, and equality is
// proved with integers, since log(a, b) = p/q if a^p = b^q. Other values, such as 1 + sqrt(2), count as not
// allowed; check-program.ts proves that no board of `cards` needs them.
import { invalidOption, unexpected } from '../../core/errors.js';
import { checkProperties, parseChoice } from '../../core/options.js';
import { isBasic } from '../../core/operator-notation.js';
import { OPERATORS } from '../../expression/operators/all-rows.js';
import { checkProgram } from '../check/check-program.js';
import { emitJavascript } from './emit-javascript.js';
import { emitPython } from './emit-python.js';
import { parseCards, parseTarget, splitTarget, toFraction } from '../parse-scope.js';
import { readTemplate } from '../template-text.js';

export interface EmitOptions {
  readonly language: 'python' | 'javascript';
  /** Values of an ace in a hand, `A` or `1`: 1 (`one`, the default), or 1 or 11 (`one-or-eleven`). */
  readonly aces?: 'one' | 'one-or-eleven' | undefined;
  /** Target: an integer, or text `'p/q'`. Default: 24. */
  readonly target?: number | string | undefined;
  /** Cards that the templates were made for. Default: any positive integer. */
  readonly cards?: readonly number[] | undefined;
}

/** Maximum number of templates, more than a universe of five cards has. */
const MAX_TEMPLATES = 1_000_000;
const WRITERS = { python: emitPython, javascript: emitJavascript };
const LANGUAGES = Object.keys(WRITERS) as (keyof typeof WRITERS)[];

/**
 * Writes a program that solves hands by testing templates, which may be those of `minimum`.
 *
 * @throws NumbersGameError `invalid-option` or `invalid-target`; with operators beyond the four and `cards`
 *   also `too-large`: a board would need numbers that the program cannot compute with
 * @example
 * emit(['((x0 - x1) * x2) + x3'], { language: 'javascript' }); // the text of a program
 *
 * @experimental
 */
export function emit(texts: readonly string[], options: EmitOptions): string {
  checkProperties(options, ['language', 'aces', 'target', 'cards'], 'options');
  if (!Array.isArray(texts) || texts.length === 0 || texts.length > MAX_TEMPLATES)
    throw unexpected('invalid-option', 'texts', `an array of 1 to ${MAX_TEMPLATES} templates`, texts);
  const read = Array.from(texts as readonly string[], (text, index) => readTemplate(text, `texts[${index}]`));
  const sizes = read.map(({ size }) => size);
  const used = new Set(read.flatMap((template) => template.operators));
  const operators = OPERATORS.filter(({ operator }) => used.has(operator));
  const other = sizes.findIndex((size) => size !== sizes[0]);
  if (other >= 0) {
    const message = `expected as many numbers as in texts[0], ${sizes[0]}, got ${sizes[other]}`;
    throw invalidOption(`texts[${other}]: ${message}`);
  }
  const language = parseChoice(options.language, LANGUAGES, undefined, 'language');
  const target = parseTarget(options.target ?? 24);
  const [numerator, denominator] = splitTarget(target);
  const aces = parseChoice(options.aces, ['one', 'one-or-eleven'], 'one', 'aces');
  const cards = options.cards === undefined ? [] : parseCards(options.cards);
  const isReal = !operators.every(isBasic);
  if (isReal && cards.length > 0) {
    const trees = read.map(({ tree }) => tree);
    checkProgram(trees, toFraction(target), { cards, size: sizes[0], aces });
  }
  return WRITERS[language]({
    templates: texts,
    codes: isReal ? read.map(({ code }) => code) : null,
    operators: operators.map(({ operator }) => operator),
    size: sizes[0],
    numerator,
    denominator,
    hasHighAces: aces === 'one-or-eleven',
    cards,
  });
}
