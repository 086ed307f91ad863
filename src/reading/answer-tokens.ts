// Splits an answer into tokens. People, language models and LaTeX write the same sign in many ways: signs.ts
// turns most of them into ASCII, `prepareText` removes LaTeX that has no effect, and the lexer knows the
// rest.
//
// Nearly every token is a number or one ASCII character, found by its code. Sticky regular expressions read
// the rest.
import { unexpected } from '../core/errors.js';
import { integer } from '../core/fraction.js';
import { FOREIGN_SPELLINGS, isDefined, type OperatorRow } from '../core/operator-notation.js';
import { keepMade, textsOf } from '../expression/operators/all-rows.js';
import { root } from '../expression/operators/root.js';
import { squareRoot } from '../expression/operators/square-root.js';
import { CARD_VALUES } from '../core/puzzle/parse-numbers.js';
import { toValue } from './judged-value.js';
import type { Operand } from './postfix-items.js';
import { toSigns } from '../core/signs.js';

/** Spellings of the tokens other than numbers and operators. Marks that only guide the eye are blanks. */
export const NOT_OPERATORS = {
  blank:
    '$ \\( \\) \\[ \\] \\, \\; \\: \\> \\! \\quad \\qquad \\displaystyle \\left \\right \\middle ' +
    '\\big \\Big \\bigg \\Bigg \\bigl \\Bigl \\biggl \\Biggl \\bigr \\Bigr \\biggr \\Biggr',
  line: '\n \\\\',
  ',': ', ;',
  '=': '= ==',
  '≈': '≈ \\approx',
  '(': '(',
  '[': '[',
  '{': '{ \\{',
  ')': ')',
  ']': ']',
  '}': '} \\}',
  fraction: '\\frac \\dfrac \\tfrac \\cfrac',
  card: 'A J Q K T a j q k t',
} as const;

/**
 * Kind of a token. A `group` is a brace that LaTeX does not show, `operator` an infix operator with a row,
 * `call` the name of a call, `mark` the √ or \log before an operand, `superscript` an exponent behind one.
 * `prefix`, `infix` and a `postfix` without a row are operators that no rules allow.
 */
export type Token =
  | keyof typeof NOT_OPERATORS
  | keyof typeof FOREIGN_SPELLINGS
  | 'group'
  | 'operator'
  | 'call'
  | 'mark'
  | 'postfix'
  | 'superscript'
  | 'number'
  | 'end'
  | 'unknown';

interface Lexeme {
  readonly token: Token;
  /** Row of an operator; null for other tokens. */
  readonly row: OperatorRow | null;
  /** Lexeme of the same character written twice; null if that is not a token of its own. */
  readonly doubled: Lexeme | null;
}

/** The tokens of an answer by their spellings. */
export interface Spellings {
  readonly lexemes: ReadonlyMap<string, Lexeme>;
  /** Lexemes of single characters, by code: characters that begin no token longer than themselves doubled. */
  readonly short: readonly (Lexeme | undefined)[];
}

/**
 * Returns the spellings of the operators of the package, of those that a user defined, and of all that is no
 * operator.
 *
 * @throws NumbersGameError `invalid-option` if two operators share one
 */
export const spellingsOf = keepMade(createSpellings);

function createSpellings(rows: readonly OperatorRow[]): Spellings {
  const lexemes = new Map<string, Lexeme>();
  const add = (spellings: string, tokenOf: (spelling: string) => Token, row: OperatorRow | null) => {
    for (const spelling of spellings.split(' '))
      lexemes.set(spelling, { token: tokenOf(spelling), row, doubled: null });
  };
  for (const [token, spellings] of Object.entries({ ...FOREIGN_SPELLINGS, ...NOT_OPERATORS }))
    add(spellings, () => token as Token, null);
  for (const row of rows) {
    const { spellings } = textsOf(row);
    const shared = isDefined(row) && spellings.split(' ').find((spelling) => lexemes.get(spelling)?.row);
    if (shared) throw unexpected('invalid-option', 'rules.operators', 'each spelling once', shared);
    add(spellings, (spelling) => tokenOf(row, spelling), row);
  }
  const short = Array.from({ length: 128 }, (_, code): Lexeme | undefined => {
    const character = String.fromCharCode(code);
    if (/[\w\\{~&]/.test(character)) return undefined;
    const { token = 'unknown', row = null } = lexemes.get(character) ?? {};
    const doubled = lexemes.get(character + character) ?? null;
    return token === 'unknown' && doubled === null ? undefined : { token, row, doubled };
  });
  return { lexemes, short };
}

/** Finds the token of a spelling. A call is a name followed by a bracket, or a mark before an operand. */
function tokenOf(row: OperatorRow, spelling: string): Token {
  if (row.notation === 'infix') return 'operator';
  if (row.notation === 'postfix') return row.notation;
  return isDefined(row) || /^[a-z]|\{/.test(spelling) ? 'call' : 'mark';
}

const LONGER =
  /\\(?:(?:operatorname|mathrm|text)\{ *[a-zA-Z\d]+ *\}|[a-zA-Z]+|[^])|[lL][oO][gG](?=_)|[a-zA-Z_]\w*|[⁰¹²³⁴-⁹]+|[^]/y;
/** The word that a command of LaTeX is, or sets as a name. */
const COMMAND_WORD = /^\\(?:\w+\{ *)?(\w+)/;
const BLANK = /^\\?\s/;
const WORD = /^[a-zA-Z_]/;
const BRACKET = /\(/y;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Matches the opening bracket of an index behind `\sqrt`, which makes the token an indexed root. */
const INDEX = /\s*\[/y;
/** Matches an index behind the word `sqrt`, where brackets are otherwise those of the call. */
const WORD_INDEX = /\s*\[[^[\]]*\]\s*\{/y;
const INDEXED_ROOT: Lexeme = { token: 'mark', row: root, doubled: null };

/** Matches what makes a text LaTeX, in which a brace only groups. */
const MATH = /\$|\\[([]/;

/** Matches the decimals behind the point of a number. */
const DECIMALS = /\.\d+/y;
/** Matches an integer whose digits are in groups, as LaTeX writes them, too. */
const GROUPED = /[1-9]\d{0,2}(?:(?:,|\{,\})\d{3}){1,12}(?!\d)/y;
/** Matches what ends an integer: the end of its line or step, a bracket, or a sign of equality. */
const AFTER_GROUPS =
  /(?:[ \t\r$]|\\(?:[,;:>! )\]]|q?quad))*(?:$|[\n()[\]{}=≈;]|,(?!\d)|\\(?:[{}([\\]|left|right|[bB]ig|approx))/y;
/** Matches an operator behind an integer. */
const AFTER_OPERAND =
  /(?:[ \t$]|\\(?:[,;:>! ()[\]]|q?quad))*(?:[-+*/:^%!⁰¹²³⁴-⁹]|\\(?:[*%]|times|cdot|ast|div|b?mod)|(?:x|mod)(?![a-wyz]))/iy;

/** Matches the frame of several lines in LaTeX, and its marks of columns. */
const FRAME = /\\(?:begin|end) *\{[a-zA-Z]+\*?\}(?:\{[lcr| ]*\})?|&/g;
/** Matches a blank, and an operator in braces, which are there for its spacing. */
const SPACED = /~|\{ *([-+*/:=]|\\[a-z]+) *\}/g;
/** Matches a text that LaTeX sets upright as a whole. */
const UPRIGHT = /^((?:[\s$]|\\[([])*)\\(?:text|textbf|mathrm|mathbf)\s*\{([^{}]*)\}((?:[\s$]|\\[)\]])*)$/;

/** Turns a text into signs, without LaTeX that has no effect other than marks that the lexer skips. */
function prepareText(text: string, isMath = text.includes('\\') || text.includes('$')): string {
  const plain = toSigns(text);
  if (!isMath) return plain;
  return plain.replace(SPACED, ' $1 ').replace(UPRIGHT, '$1$2$3').replace(FRAME, ' ');
}

/** Value of the card T. */
const TEN = 10;

const LAST_ASCII = 127;
const SPACE = 32;
const DOLLAR = 36;
const COMMA = 44;
const POINT = 46;
const ZERO = 48;
const NINE = 57;
const BRACE = 123;

interface Context {
  isKnown(value: number): boolean;
}

/** Reads a text token by token. */
export class Lexer {
  /** Last token; blanks are skipped. */
  token: Token = 'blank';
  /** Value of the last `number` or `superscript`. */
  value: Operand = 0;
  /** Row of the last token if that is an `operator`, `call`, `mark` or `postfix`. */
  row: OperatorRow | null = null;
  /** Number of aces that were written as a letter. */
  aces = 0;
  /** Whether a comma separates the arguments of a call, and so does not group digits. */
  isInCall = false;
  #text: string;
  /** Whether the rest of the text may have signs other than ASCII, and LaTeX without effect. */
  #isRaw = true;
  readonly #spellings: Spellings;
  readonly #context: Context;
  #place = 0;
  #begin = 0;
  #isMath: boolean | undefined;

  /**
   * @param isMath whether the text is LaTeX; undefined if its marks decide
   * @param context knows whether a value is a given number or the result of an earlier step
   */
  constructor(text: string, spellings: Spellings, isMath: boolean | undefined, context: Context) {
    this.#text = text;
    this.#spellings = spellings;
    this.#isMath = isMath;
    this.#context = context;
  }

  /** Last token as it is written. */
  get spelling(): string {
    return this.#text.slice(this.#begin, this.#place);
  }

  /** Code of the next character that is neither a blank nor `$`; NaN at the end. */
  get nextCode(): number {
    let place = this.#place;
    let code: number;
    do code = this.#text.charCodeAt(place++);
    while (code <= SPACE || code === DOLLAR);
    return code > LAST_ASCII && this.#prepare(this.#place) ? this.nextCode : code;
  }

  /** Last character of the last token, or of what was skipped behind it. */
  get lastCharacter(): string {
    return this.#text[this.#place - 1];
  }

  /** Reads the next token. */
  advance(): Token {
    do this.token = this.#read();
    while (this.token === 'blank');
    return this.token;
  }

  /** Skips a match of the sticky pattern after the last token. Returns whether there was one. */
  passes(pattern: RegExp): boolean {
    const isMatch = this.isAhead(pattern);
    if (isMatch) this.#place = pattern.lastIndex;
    return isMatch;
  }

  #read(): Token {
    const text = this.#text;
    let place = this.#place;
    while (place < text.length && text.charCodeAt(place) === SPACE) place++;
    this.#place = this.#begin = place;
    if (place === text.length) return 'end';
    const code = text.charCodeAt(place);
    if (code >= ZERO && code <= NINE) return this.#readNumber();
    const { short } = this.#spellings;
    const lexeme = code < short.length ? short[code] : undefined;
    if (lexeme === undefined) return this.#readLonger();
    this.#place++;
    if (lexeme.doubled !== null && text.charCodeAt(place + 1) === code) {
      this.#place++;
      return this.#take(lexeme.doubled);
    }
    return this.#take(lexeme);
  }

  /** Prepares the rest of the text. Returns false if it was prepared. */
  #prepare(place: number): boolean {
    if (!this.#isRaw) return false;
    this.#isRaw = false;
    this.#place = place;
    this.#text = this.#text.slice(0, place) + prepareText(this.#text.slice(place), this.#isMath);
    return true;
  }

  #take({ token, row }: Lexeme): Token {
    this.row = row;
    return token;
  }

  /** Reads an integer or a decimal. Leading zeros do not count. */
  #readNumber(): Token {
    const text = this.#text;
    const begin = this.#place;
    let value = 0;
    let place = begin;
    let code = NaN;
    for (; place < text.length; place++) {
      code = text.charCodeAt(place);
      const digit = code - ZERO;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    if (code > LAST_ASCII && this.#prepare(begin)) return this.#readNumber();
    this.#place = place;
    if (code === POINT && this.passes(DECIMALS)) this.#takeDecimal(begin, place);
    else if ((code === COMMA || code === BRACE) && this.#takeGroups(begin)) return 'number';
    else this.value = value <= Number.MAX_SAFE_INTEGER ? value : integer(text.slice(begin, place));
    return 'number';
  }

  /** Takes a decimal as its exact value: an integer if all digits behind the point are zeros. */
  #takeDecimal(begin: number, point: number): void {
    const whole = this.#text.slice(begin, point);
    const decimals = this.#text.slice(point + 1, this.#place);
    this.value = /[1-9]/.test(decimals)
      ? { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) }
      : toValue(integer(whole));
  }

  /** Takes an integer whose digits are in groups; returns false if its commas separate. */
  #takeGroups(begin: number): boolean {
    const end = this.#place;
    this.#prepare(end);
    this.#place = begin;
    if (!this.isInCall && this.passes(GROUPED)) {
      const value = toValue(integer(this.#text.slice(begin, this.#place).replace(/\D/g, '')));
      this.value = value;
      if (this.spelling.includes('{') || this.isAhead(AFTER_GROUPS)) return true;
      if (this.isAhead(AFTER_OPERAND) && typeof value === 'number' && this.#context.isKnown(value))
        return true;
    }
    this.#place = end;
    return false;
  }

  #readLonger(): Token {
    if (this.#prepare(this.#place)) return this.#read();
    if (this.#text[this.#place] === '{') {
      this.#place++;
      this.#isMath ??= MATH.test(this.#text);
      return this.#isMath ? 'group' : '{';
    }
    this.passes(LONGER);
    const { spelling } = this;
    const lexeme = this.#spellings.lexemes.get(spelling) ?? this.#findWord(spelling);
    if (lexeme?.token === 'card') return this.#readCard(spelling.toUpperCase());
    if (lexeme?.row === squareRoot && this.isAhead(spelling.startsWith('\\') ? INDEX : WORD_INDEX))
      return this.#take(INDEXED_ROOT);
    if (lexeme !== undefined) return this.#take(lexeme);
    if (BLANK.test(spelling)) return 'blank';
    if (SUPERSCRIPTS.includes(spelling[0])) {
      this.value = toValue(integer(Array.from(spelling, (digit) => SUPERSCRIPTS.indexOf(digit)).join('')));
      return 'superscript';
    }
    return WORD.test(spelling) && this.isAhead(BRACKET) ? 'prefix' : 'unknown';
  }

  /** Finds the operator whose name a word is in any case, or a command of LaTeX is, or sets. */
  #findWord(spelling: string): Lexeme | undefined {
    const { lexemes } = this.#spellings;
    if (WORD.test(spelling)) {
      const lexeme = lexemes.get(spelling.toLowerCase());
      return lexeme?.row ? lexeme : undefined;
    }
    const word = COMMAND_WORD.exec(spelling)?.[1];
    if (word === undefined) return undefined;
    const lexeme = lexemes.get(word) ?? lexemes.get(`\\operatorname{${word}}`);
    return lexeme?.row ? lexeme : undefined;
  }

  #readCard(letter: string): Token {
    if (letter === 'A') this.aces++;
    this.value = letter === 'A' ? letter : (CARD_VALUES[letter] ?? TEN);
    return 'number';
  }

  /** Whether a match of the sticky pattern follows the last token. */
  isAhead(pattern: RegExp): boolean {
    pattern.lastIndex = this.#place;
    return pattern.test(this.#text);
  }
}
