// Programs that solve hands by templates: the text of one source file in Python, JavaScript or C that needs
// nothing but its language.
//
// All three compute with exact fractions and behave alike: a hand as arguments, or hands as lines of standard
// input; for each hand the first template that solves it, with the numbers in place, or `No solution`. A
// program with `cards` refuses other cards, since its templates were proved to be enough for these only.
import { NumbersGameError, unexpected } from '../core/errors.js';
import { checkProperties, parseChoice } from '../core/options.js';
import { emitC } from './emit-c.js';
import { emitJavascript } from './emit-javascript.js';
import { emitPython } from './emit-python.js';
import { parseCards, parseTarget, splitTarget } from './scope.js';
import { countNumbers } from './template.js';

export interface EmitOptions {
  readonly language: 'python' | 'javascript' | 'c';
  /** What each ace of a hand, `A` or `1`, counts: 1 (`one`, the default), or 1 or 11 (`one-or-eleven`). */
  readonly aces?: 'one' | 'one-or-eleven';
  /** The value wanted: an integer, or text `'p/q'`. Default: 24. */
  readonly target?: number | string;
  /**
   * The cards that the templates were made for. Default: any positive integer that the language computes with
   * exactly.
   */
  readonly cards?: readonly number[];
}

/** More than a universe of five cards has. */
const MAX_TEMPLATES = 1_000_000;
const WRITERS = { python: emitPython, javascript: emitJavascript, c: emitC };
const LANGUAGES = Object.keys(WRITERS) as (keyof typeof WRITERS)[];

/**
 * Writes a program that solves hands by testing templates, which may be those of `minimum`.
 *
 * @throws NumbersGameError `invalid-option` or `invalid-target`
 */
export function emit(texts: readonly string[], options: EmitOptions): string {
  checkProperties(options, ['language', 'aces', 'target', 'cards'], 'options');
  if (!Array.isArray(texts) || texts.length === 0 || texts.length > MAX_TEMPLATES) {
    throw unexpected('invalid-option', 'texts', `an array of 1 to ${MAX_TEMPLATES} templates`, texts);
  }
  const sizes = Array.from(texts as readonly string[], (text, index) =>
    countNumbers(text, `texts[${index}]`),
  );
  const other = sizes.findIndex((size) => size !== sizes[0]);
  if (other >= 0) {
    const message = `expected as many numbers as in texts[0], ${sizes[0]}, got ${sizes[other]}`;
    throw new NumbersGameError('invalid-option', `texts[${other}]: ${message}`);
  }
  const language = parseChoice(options.language, LANGUAGES, undefined, 'language');
  const [numerator, denominator] = splitTarget(parseTarget(options.target ?? 24));
  const aces = parseChoice(options.aces, ['one', 'one-or-eleven'], 'one', 'aces');
  return WRITERS[language]({
    templates: texts,
    size: sizes[0],
    numerator,
    denominator,
    hasHighAces: aces === 'one-or-eleven',
    cards: options.cards === undefined ? [] : parseCards(options.cards),
  });
}
