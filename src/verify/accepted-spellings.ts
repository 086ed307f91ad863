// Splits an answer into tokens: people, language models and LaTeX write the same sign in many ways.
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
import type { Operand } from './calculator.js';

/** Spellings of the tokens other than numbers and operators. Marks that only guide the eye are blanks. */
export const NOT_OPERATORS = {
  blank: '$ \\( \\) \\[ \\] \\, \\; \\! \\quad \\left \\right',
  line: '\n \\\\',
  ',': ', ;',
  '=': '=',
  '≈': '≈ \\approx',
  '(': '(',
  '[': '[',
  '{': '{ \\{',
  ')': ')',
  ']': ']',
  '}': '} \\}',
  fraction: '\\frac \\dfrac \\tfrac \\cfrac',
  card: 'A J Q K a j q k',
} as const;

/**
 * Kind of a token. A `group` is a brace that LaTeX does not show, `operator` an infix operator with a row,
 * `call` the name of a call, `mark` the √ or \log before an operand. `prefix`, `infix` and a `postfix`
 * without a row are operators that no rules allow.
 */
export type Token =
  | keyof typeof NOT_OPERATORS
  | keyof typeof FOREIGN_SPELLINGS
  | 'group'
  | 'operator'
  | 'call'
  | 'mark'
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
    if (/[\w\\{]/.test(character)) return undefined;
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
  /\\(?:(?:operatorname|mathrm|text)\{ *[a-zA-Z\d]+ *\}|[a-zA-Z]+|[^])|log(?=_)|[a-zA-Z_]\w*|[^]/y;
/** The word that a command of LaTeX is, or sets as a name. */
const COMMAND_WORD = /^\\(?:\w+\{ *)?(\w+)/;
const BLANK = /^\\?\s/;
const WORD = /^[a-zA-Z_]/;
const BRACKET = /\s*\(/y;

/** Matches the opening bracket of an index behind `\sqrt`, which makes the token an indexed root. */
const INDEX = /\s*\[/y;
const INDEXED_ROOT: Lexeme = { token: 'mark', row: root, doubled: null };

/** Matches what makes a text LaTeX, in which a brace only groups. */
const MATH = /\$|\\[([]/;

const SPACE = 32;
const ZERO = 48;
const NINE = 57;

/** Reads a text token by token. */
export class Lexer {
  /** Last token; blanks are skipped. */
  token: Token = 'blank';
  /** Value of the last `number`. */
  value: Operand = 0;
  /** Row of the last token if that is an `operator`, `call`, `mark` or `postfix`. */
  row: OperatorRow | null = null;
  /** Number of aces that were written as a letter. */
  aces = 0;
  readonly #text: string;
  readonly #elevens: number;
  readonly #spellings: Spellings;
  #place = 0;
  #begin = 0;
  #isMath: boolean | undefined;

  /** @param elevens which aces written as a letter count 11: bit i stands for the i-th of them */
  constructor(text: string, elevens: number, spellings: Spellings) {
    this.#text = text;
    this.#elevens = elevens;
    this.#spellings = spellings;
  }

  /** Last token as it is written. */
  get spelling(): string {
    return this.#text.slice(this.#begin, this.#place);
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

  #take({ token, row }: Lexeme): Token {
    this.row = row;
    return token;
  }

  /** Reads an integer. Leading zeros do not count. */
  #readNumber(): Token {
    const text = this.#text;
    const begin = this.#place;
    let value = 0;
    let place = begin;
    for (; place < text.length; place++) {
      const digit = text.charCodeAt(place) - ZERO;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    this.#place = place;
    const isSafe = value <= Number.MAX_SAFE_INTEGER;
    this.value = isSafe ? value : integer(text.slice(begin, place));
    return 'number';
  }

  #readLonger(): Token {
    if (this.#text[this.#place] === '{') {
      this.#place++;
      this.#isMath ??= MATH.test(this.#text);
      return this.#isMath ? 'group' : '{';
    }
    this.passes(LONGER);
    const { spelling } = this;
    const lexeme = this.#spellings.lexemes.get(spelling) ?? this.#findWord(spelling);
    if (lexeme?.token === 'card') return this.#readCard(spelling.toUpperCase());
    if (lexeme?.row === squareRoot && spelling.length > 1 && this.isAhead(INDEX))
      return this.#take(INDEXED_ROOT);
    if (lexeme !== undefined) return this.#take(lexeme);
    if (BLANK.test(spelling)) return 'blank';
    return WORD.test(spelling) && this.isAhead(BRACKET) ? 'prefix' : 'unknown';
  }

  /** Finds the operator whose word a command of LaTeX is, or sets as a name. */
  #findWord(spelling: string): Lexeme | undefined {
    const word = COMMAND_WORD.exec(spelling)?.[1];
    if (word === undefined) return undefined;
    const { lexemes } = this.#spellings;
    const lexeme = lexemes.get(word) ?? lexemes.get(`\\operatorname{${word}}`);
    return lexeme?.row ? lexeme : undefined;
  }

  #readCard(letter: string): Token {
    const isEleven = letter === 'A' && (this.#elevens >> this.aces++) & 1;
    this.value = isEleven ? 'A' : CARD_VALUES[letter];
    return 'number';
  }

  /** Whether a match of the sticky pattern follows the last token. */
  isAhead(pattern: RegExp): boolean {
    pattern.lastIndex = this.#place;
    return pattern.test(this.#text);
  }
}
