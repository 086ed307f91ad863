// Splits an answer into tokens: all the ways in which people, language models and LaTeX write the same sign.
//
// Nearly every token is a number or one ASCII character, found by its code. Sticky regular expressions read
// the rest.
import { integer } from '../core/fraction.js';
import { CARD_VALUES } from '../puzzle/parse-numbers.js';
import type { Operand } from './calculator.js';

/**
 * The tokens, and their spellings. Marks that only guide the eye are blanks. `prefix`, `infix` and `postfix`
 * are operators that are read but not allowed.
 */
const SPELLINGS = {
  blank: '$ \\( \\) \\[ \\] \\, \\; \\! \\quad \\left \\right',
  line: '\n \\\\',
  ',': ', ;',
  '=': '=',
  '+': '+',
  '-': '- − –',
  '*': '* × · ⋅ \\times \\cdot \\ast',
  '/': '/ ÷ : \\div',
  '(': '(',
  '[': '[',
  '{': '{ \\{',
  ')': ')',
  ']': ']',
  '}': '} \\}',
  fraction: '\\frac \\dfrac \\tfrac \\cfrac',
  card: 'A J Q K a j q k',
  prefix: '√ ~ \\sqrt',
  infix: '^ % \\% & | << >> mod \\bmod',
  postfix: '! ² ³',
} as const;

/** The kind of a token. */
export type Token = keyof typeof SPELLINGS | 'number' | 'end' | 'unknown';

const TOKENS = new Map(
  Object.entries(SPELLINGS).flatMap(([token, spellings]) =>
    spellings.split(' ').map((spelling): [string, Token] => [spelling, token as Token]),
  ),
);

/** The tokens of single characters, by code; of these only `**` and `//` begin longer tokens. */
const SHORT_TOKENS = Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[\w\\<>]/.test(character) ? undefined : TOKENS.get(character);
});

const LONGER = /\\(?:[a-zA-Z]+|[^])|<<|>>|[a-zA-Z_]\w*|[^]/y;
const BLANK = /^\\?\s/;
const WORD = /^[a-zA-Z_]/;
const BRACKET = /\s*\(/y;
const ROOT_INDEX = /\[\d+\]/y;

const SPACE = 32;
const ZERO = 48;
const NINE = 57;

/** Reads a text token by token. */
export class Lexer {
  /** The last token; blanks are skipped. */
  token: Token = 'blank';
  /** The value of the last `number`. */
  value: Operand = 0;
  /** How many aces were written as a letter. */
  aces = 0;
  /** Whether an operator that is not allowed was read; set by the reader. */
  isForbidden = false;
  private place = 0;

  /** @param elevens which aces written as a letter count 11: bit i stands for the i-th of them */
  constructor(
    private readonly text: string,
    private readonly elevens: number,
  ) {}

  /** Reads the next token. */
  advance(): Token {
    do this.token = this.read();
    while (this.token === 'blank');
    return this.token;
  }

  /** Skips a match of the sticky pattern after the last token. Returns whether there was one. */
  passes(pattern: RegExp): boolean {
    const isMatch = this.isAhead(pattern);
    if (isMatch) this.place = pattern.lastIndex;
    return isMatch;
  }

  private read(): Token {
    const { text } = this;
    let { place } = this;
    while (place < text.length && text.charCodeAt(place) === SPACE) place++;
    this.place = place;
    if (place === text.length) return 'end';
    const code = text.charCodeAt(place);
    if (code >= ZERO && code <= NINE) return this.readNumber();
    const token = code < SHORT_TOKENS.length ? SHORT_TOKENS[code] : undefined;
    if (token === undefined) return this.readLonger();
    this.place++;
    if ((token !== '*' && token !== '/') || text[place + 1] !== token) return token;
    this.place++;
    return 'infix'; // ** or //
  }

  /** Reads an integer. Leading zeros do not count. */
  private readNumber(): Token {
    const { text, place: begin } = this;
    let value = 0;
    let place = begin;
    for (; place < text.length; place++) {
      const digit = text.charCodeAt(place) - ZERO;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    this.place = place;
    const isSafe = value <= Number.MAX_SAFE_INTEGER;
    this.value = isSafe ? value : integer(text.slice(begin, place));
    return 'number';
  }

  private readLonger(): Token {
    const { text, place: begin } = this;
    this.passes(LONGER);
    const lexeme = text.slice(begin, this.place);
    if (lexeme === '\\sqrt') this.passes(ROOT_INDEX);
    const token = TOKENS.get(lexeme);
    if (token === 'card') return this.readCard(lexeme.toUpperCase());
    if (token !== undefined) return token;
    if (BLANK.test(lexeme)) return 'blank';
    return WORD.test(lexeme) && this.isAhead(BRACKET) ? 'prefix' : 'unknown';
  }

  private readCard(letter: string): Token {
    const isEleven = letter === 'A' && (this.elevens >> this.aces++) & 1;
    this.value = isEleven ? 'A' : CARD_VALUES[letter];
    return 'number';
  }

  private isAhead(pattern: RegExp): boolean {
    pattern.lastIndex = this.place;
    return pattern.test(this.text);
  }
}
