// Reads an answer: an expression or a list of steps, as people, language models and LaTeX write them.
//
// Dijkstra's shunting-yard in one pass, without recursion, into postfix order. The grammar is wider than what
// is allowed: signs, powers, roots, factorials and the like are read and remembered, so that `5! - 1`, which
// is not allowed, is told apart from `5 1 -`, which is no expression at all.
//
// Numbers and brackets side by side are no product: people do not agree on what `8 / 2 (2 + 2)` would be.
// What only guides the eye (`$`, `\left`, `\,`) is a blank. A comma or `;` ends a step; so does the end of a
// line where the step can end.
import { CARD_VALUES } from '../puzzle.js';
import type { Operator } from '../types.js';
import { operate, type Value } from './value.js';

/** An ace by its letter: 1 or, if the puzzle says so, 11. */
export type Ace = 'A';

/** What an operation may be done to. */
export type Operand = Value | Ace;

/** An expression in postfix order, and what it claims to be worth, if it does. */
export interface WrittenExpression {
  readonly items: readonly (Operand | Operator)[];
  readonly result: Value | null;
}

/** `left operator right = result`. Operands may be negative here, or fractions: results of earlier steps. */
export interface Step {
  readonly operator: Operator;
  readonly left: Operand;
  readonly right: Operand;
  readonly result: Value;
}

/** What an answer says: one expression, or at least two steps. */
export type Answer = WrittenExpression | readonly Step[];

/** Why an answer says nothing. */
export type Refusal = 'not-an-expression' | 'operator-not-allowed';

type Item = Operand | Operator | 'sign';

interface Statement {
  readonly items: readonly Item[];
  readonly result: Value | null;
}

/** Where the reader is, and whether it has met what is not allowed. */
interface Cursor {
  readonly text: string;
  place: number;
  lexeme: string;
  isForbidden: boolean;
}

/** Tokens that come in several spellings, by the first of them or by what they do. */
const SPELLINGS = {
  blank: [
    ' ',
    '\t',
    '\r',
    '$',
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    '\\ ',
    '\\,',
    '\\;',
    '\\:',
    '\\!',
    '\\quad',
    '\\left',
    '\\right',
  ],
  line: ['\n', '\\\\'],
  ',': [',', ';'],
  '=': ['='],
  '+': ['+'],
  '-': ['-', '−', '–'],
  '*': ['*', '×', '·', '⋅', '\\times', '\\cdot', '\\ast'],
  '/': ['/', '÷', ':', '\\div'],
  '(': ['('],
  '[': ['['],
  '{': ['{', '\\{'],
  ')': [')'],
  ']': [']'],
  '}': ['}', '\\}'],
  frac: ['\\frac', '\\dfrac', '\\tfrac', '\\cfrac'],
  ace: ['A', 'a'],
  card: ['J', 'Q', 'K', 'j', 'q', 'k'],
  prefix: ['√', '~', '\\sqrt'],
  infix: ['^', '**', '//', '&', '|', '<<', '>>', 'mod', '\\bmod'],
  postfix: ['!', '⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'],
  percent: ['%', '\\%'],
  end: [''],
} as const;

type Token = keyof typeof SPELLINGS | 'unknown';

const TOKENS = new Map(
  Object.entries(SPELLINGS).flatMap(([token, spellings]) =>
    spellings.map((spelling): [string, Token] => [spelling, token as Token]),
  ),
);

/** `over` is the second part of a `\frac`. */
type Opening = '(' | '[' | '{' | 'frac' | 'over';
const CLOSING: Readonly<Record<Opening, Token>> = { '(': ')', '[': ']', '{': '}', frac: '}', over: '}' };

type Pending = Opening | Operator | 'sign';
const PRECEDENCE: Readonly<Record<Pending, number>> = {
  '(': 0,
  '[': 0,
  '{': 0,
  frac: 0,
  over: 0,
  '+': 1,
  '-': 1,
  '*': 2,
  '/': 2,
  sign: 3,
};

const LONG_LEXEME = /\\(?:[a-zA-Z]+|[^])|<<|>>|[a-zA-Z_]\w*|[^]/y;
const ROOT_INDEX = /\[\d+\]/y;
const BRACE_AHEAD = /\s*\{/y;
const BRACKET_AHEAD = /\s*\(/y;
const OPERAND_AHEAD = /\s*[\dA-Za-z([{\\√]/y;
const LEFT = /\(\s*left\s*:(?:[^()\n]|\([^()\n]*\))*\)/iy;

/** Reads an answer. Never throws, in time linear in the text. */
export function read(text: string): Answer | Refusal {
  const cursor: Cursor = { text, place: 0, lexeme: '', isForbidden: false };
  const statements: Statement[] = [];
  while (passSeparators(cursor)) {
    const statement = readStatement(cursor);
    if (statement === null) return 'not-an-expression';
    statements.push(statement);
  }
  if (statements.length === 0) return 'not-an-expression';
  if (cursor.isForbidden) return 'operator-not-allowed';
  if (statements.length === 1) {
    const { items, result } = statements[0];
    return isUnsigned(items) ? { items, result } : 'operator-not-allowed';
  }
  const steps: Step[] = [];
  for (const statement of statements) {
    const step = toStep(statement);
    if (step === null) return 'not-an-expression';
    steps.push(step);
  }
  return steps;
}

/** Passes what may stand between statements. False at the end of the text. */
function passSeparators(cursor: Cursor): boolean {
  for (;;) {
    const begin = cursor.place;
    const token = readToken(cursor);
    if (token === 'end') return false;
    if (token !== 'blank' && token !== 'line' && token !== ',') {
      cursor.place = begin;
      return true;
    }
  }
}

/** Reads `expression`, `expression = result` or `expression = result (left: ...)` and what ends it. */
function readStatement(cursor: Cursor): Statement | null {
  const items = readItems(cursor);
  if (items === null) return null;
  let token = readToken(cursor);
  let result: Value | null = null;
  if (token === '=') {
    const claim = readItems(cursor);
    if (claim === null) return null;
    if (!cursor.isForbidden) {
      const operands = readOperands(claim);
      if (operands?.length !== 1 || operands[0] === 'A') return null;
      result = operands[0];
    }
    if (passes(LEFT, cursor)) return { items, result };
    token = readToken(cursor);
  }
  return token === ',' || token === 'line' || token === 'end' ? { items, result } : null;
}

/** Reads an expression, as far as it goes, into postfix order. Null if it is none. */
function readItems(cursor: Cursor): Item[] | null {
  const items: Item[] = [];
  const pending: Pending[] = [];
  let depth = 0;
  let wantsOperand = true;
  for (;;) {
    const begin = cursor.place;
    if (isDigit(cursor.text.charCodeAt(begin))) {
      if (!wantsOperand) return null;
      items.push(readInteger(cursor));
      wantsOperand = false;
      continue;
    }
    const token = readToken(cursor);
    if (token === 'blank') continue;
    if (wantsOperand) {
      switch (token) {
        case 'line':
          break;
        case 'ace':
          items.push('A');
          wantsOperand = false;
          break;
        case 'card':
          items.push(CARD_VALUES[cursor.lexeme.toUpperCase()]);
          wantsOperand = false;
          break;
        case 'frac':
        case '(':
        case '[':
        case '{':
          if (token === 'frac' && !passes(BRACE_AHEAD, cursor)) return null;
          pending.push(token);
          depth++;
          break;
        case '-':
          pending.push('sign');
          break;
        case '+':
        case 'prefix':
          cursor.isForbidden = true;
          break;
        default:
          return null;
      }
    } else {
      switch (token) {
        case '+':
        case '-':
        case '*':
        case '/':
          unwind(pending, items, PRECEDENCE[token]);
          pending.push(token);
          wantsOperand = true;
          break;
        case ')':
        case ']':
        case '}': {
          unwind(pending, items, 1);
          const opening = pending.pop() as Opening | undefined;
          if (opening === undefined || CLOSING[opening] !== token) return null;
          depth--;
          if (opening === 'over') items.push('/');
          if (opening === 'frac') {
            if (!passes(BRACE_AHEAD, cursor)) return null;
            pending.push('over');
            depth++;
            wantsOperand = true;
          }
          break;
        }
        case 'infix':
          cursor.isForbidden = true;
          wantsOperand = true;
          break;
        case 'postfix':
          cursor.isForbidden = true;
          break;
        case 'percent':
          cursor.isForbidden = true;
          wantsOperand = isAhead(OPERAND_AHEAD, cursor);
          break;
        default:
          if (depth > 0) {
            if (token === 'line') break;
            return null;
          }
          unwind(pending, items, 1);
          cursor.place = begin;
          return items;
      }
    }
  }
}

/** Moves what binds at least as tightly from the pending operators to the items. */
function unwind(pending: Pending[], items: Item[], precedence: number): void {
  while (pending.length > 0 && PRECEDENCE[pending[pending.length - 1]] >= precedence) {
    items.push(pending.pop() as Operator | 'sign');
  }
}

/** Makes a step of `operand operator operand = result`. */
function toStep({ items, result }: Statement): Step | null {
  const operator = items.at(-1);
  const operands = readOperands(items.slice(0, -1));
  if (!isOperator(operator) || operands?.length !== 2 || result === null) return null;
  return { operator, left: operands[0], right: operands[1], result };
}

/** The operands in items that are nothing but operands: integers, aces, and fractions such as -8/3. */
function readOperands(items: readonly Item[]): Operand[] | null {
  const operands: Operand[] = [];
  for (const item of items) {
    if (item !== 'sign' && !isOperator(item)) {
      operands.push(item);
      continue;
    }
    const right = operands.pop();
    const left = item === 'sign' ? 0 : operands.pop();
    if (left === undefined || right === undefined || left === 'A' || right === 'A') return null;
    const value =
      item === 'sign' ? operate('-', left, right) : item === '/' ? operate(item, left, right) : null;
    if (value === null || (item === '/' && typeof value === 'number')) return null;
    operands.push(value);
  }
  return operands;
}

function isUnsigned(items: readonly Item[]): items is WrittenExpression['items'] {
  return !items.includes('sign');
}

/** Whether an item is an operator. */
export function isOperator(item: unknown): item is Operator {
  return item === '+' || item === '-' || item === '*' || item === '/';
}

/** Reads the token at the cursor; its text is `lexeme`. */
function readToken(cursor: Cursor): Token {
  const lexeme = lexemeAt(cursor.text, cursor.place);
  cursor.lexeme = lexeme;
  cursor.place += lexeme.length;
  const token = TOKENS.get(lexeme);
  if (token === undefined) return readRareToken(cursor);
  if (lexeme === '\\sqrt') passes(ROOT_INDEX, cursor);
  return token;
}

/** Any other blank, or a function: a word before a bracket. */
function readRareToken(cursor: Cursor): Token {
  if (/^\s/.test(cursor.lexeme)) return 'blank';
  return /^\w/.test(cursor.lexeme) && isAhead(BRACKET_AHEAD, cursor) ? 'prefix' : 'unknown';
}

function lexemeAt(text: string, place: number): string {
  const first = text.charAt(place);
  if (first === '*' || first === '/') return text.charAt(place + 1) === first ? first + first : first;
  if (first <= ';' || first === '=') return first; // of these none begins a longer lexeme
  LONG_LEXEME.lastIndex = place;
  return LONG_LEXEME.exec(text)![0];
}

/** Reads digits. Leading zeros do not count. */
function readInteger(cursor: Cursor): Value {
  const { text, place: begin } = cursor;
  let value = 0;
  let place = begin;
  for (let code = text.charCodeAt(place); isDigit(code); code = text.charCodeAt(++place)) {
    value = value * 10 + (code - DIGIT_ZERO);
  }
  cursor.place = place;
  if (value <= Number.MAX_SAFE_INTEGER) return value;
  return { numerator: BigInt(text.slice(begin, place)), denominator: 1n };
}

const DIGIT_ZERO = 48;

function isDigit(code: number): boolean {
  return code >= DIGIT_ZERO && code < DIGIT_ZERO + 10;
}

/** Passes what the pattern matches at the cursor, if it does. */
function passes(pattern: RegExp, cursor: Cursor): boolean {
  const isMatch = isAhead(pattern, cursor);
  if (isMatch) cursor.place = pattern.lastIndex;
  return isMatch;
}

function isAhead(pattern: RegExp, { text, place }: Cursor): boolean {
  pattern.lastIndex = place;
  return pattern.test(text);
}
