// Reads an answer: an expression, a chain of equalities, or a list of steps, as people, language models and
// LaTeX write them.
//
// One pass without recursion records the expressions in postfix order; nothing is computed.
// The grammar is wider than the allowed operators: those that are not allowed are read and noted, so that
// `5! - 1`, which is not allowed, differs from `5 1 -`, which is not an expression.
//
// Marks that only guide the eye (`$`, `\left`, `\,`) are blanks. A comma or `;` ends a step; so does the end
// of a line if the step can end there. The tolerant grammar adds `x` as a times sign, an operator at the
// begin of a line, and products without a sign, `4 (2 + 4)`. These are refused if `/`, `mod` or `^` stands in
// the same chain of factors, because people do not agree on the value of `8 / 2 (2 + 2)`.
//
// Plain braces are brackets, but between marks of LaTeX, as in `${2 + 3} \times 4$`, they group without being
// seen. There, what has operators in a group must have no others beside it; else it is not an expression.
import {
  ATOM_PRECEDENCE,
  SIGN_PRECEDENCE,
  addition,
  allows,
  division,
  multiplication,
  subtraction,
  type OperatorRow,
} from '../core/operator-notation.js';
import { isWorth } from '../expression/match-leaves.js';
import { logarithm } from '../expression/operators/logarithm.js';
import { power } from '../expression/operators/power.js';
import { root } from '../expression/operators/root.js';
import { hasProductSquares, square } from '../expression/operators/square.js';
import { squareRoot } from '../expression/operators/square-root.js';
import type { Leaf } from '../core/puzzle/parse-numbers.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import { Lexer, spellingsOf, type Token } from './answer-tokens.js';
import { isInteger, type JudgedValue } from './judged-value.js';
import { evaluateItems, signsValues, toStep, type Item, type Operand } from './postfix-items.js';
import { Recorder, type Opening, type Recording } from './record-expression.js';

/** A part of an answer: an expression, and the other sides of its equalities. */
interface Draft {
  readonly expression: Recording;
  /** Sides beside the expression; results are single values. */
  readonly claims: readonly Recording[];
  /** Whether a result is stated behind `≈`. That result is not read. */
  readonly isApproximate: boolean;
}

/** Puzzle of an answer, and its target. */
export interface TargetPuzzle extends AnswerPuzzle {
  readonly target: JudgedValue;
}

/** Parts of an answer as they were read. */
export interface Drafts {
  readonly drafts: readonly Draft[];
  /** Items of all expressions. */
  readonly items: readonly Item[];
  /** Number of aces that are written as a letter. */
  readonly aces: number;
}

/** Reason why an answer has no content. */
export interface AnswerRefusal {
  readonly reason: 'not-an-expression' | 'operator-not-allowed';
  /** The first operator that is not allowed, division last; absent for a sign. */
  readonly operator?: string;
}

/** Conventions by which an answer is read. */
export interface Grammar {
  /** Whether the answer is of a language model: the tolerant grammar. */
  readonly isTolerant: boolean;
  /** Whether a sum may begin with a minus, if it has a plus. */
  readonly leadingMinus: boolean;
  /** Whether the answer is LaTeX; undefined if its marks decide. */
  readonly isMath: boolean | undefined;
  /** Whether the text is one of several steps, so that its operands may be results of earlier ones. */
  readonly isStep?: boolean;
}

export interface AnswerPuzzle {
  readonly leaves: readonly Leaf[];
  readonly rules: Pick<ParsedRules, 'operators' | 'defined'>;
}

/**
 * State of a level of brackets. Of its operators: none, some, or only those of a group in it. Of the factors
 * between two signs of a sum: whether two are side by side, and whether an operator stands between two of
 * them that makes such a product ambiguous.
 */
const NONE = 0;
const SOME = 1;
const OF_GROUP = 2;
const OPERATORS = 3;
const HAS_PRODUCT = 4;
const HAS_OTHER = 8;

/** A sign before an operand; a `^`, a root or the index of one, before which a brace is not hidden. */
const SIGN = 1;
const TAKER = 2;

/**
 * What a side of an equality has: a division that the rules do not allow, or a decimal; and whether it stands
 * behind a sign of equality.
 */
const DIVIDES = 1;
const HAS_DECIMAL = 2;
const IS_CLAIM = 4;

/**
 * What an answer has, too: an operand with a plus as its sign, or a part that is neither an expression nor a
 * single value.
 */
const HAS_PLUS = 8;
const IS_MALFORMED = 16;

/** Most items of a quotient of two numbers, both with a sign. */
const MAX_QUOTIENT = 5;

const NO_CLAIMS: readonly never[] = [];

const CLOSING: Readonly<Record<Opening, Token>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  group: '}',
  call: ')',
  'call[': ']',
  fraction: '}',
  over: '}',
  index: ']',
  base: '}',
};

/** Matches the text behind the `(` of `(left: 3 (8/3))`. */
const LEFT = /\s*left\s*:(?:[^()\n]|\([^()\n]*\))*\)/iy;

/** Matches the text behind `≈`: a number, perhaps with a sign, decimals and an exponent. */
const DECIMAL = /[\s$]*-?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?:\.{3}|…)?/iy;

/** Matches the text between the name of a logarithm and its base. */
const SUBSCRIPT = /\s*_/y;

/** Matches one digit behind `\frac`. */
const DIGIT = /\s*\d/y;

const EQUALS = 61;

/** Matches a line that goes on with an operator; `-5` does so only behind an expression without `=`. */
const OPERATOR_LINE = /\s*(?=[+*/:^]|x(?![a-z])|mod\b|\\(?:times|cdot|ast|div|b?mod)(?![a-z])|-\s)/iy;
const MINUS_LINE = /\s*(?=-)/y;

/** Matches numbers and cards that are joined by `x` to one word. */
const JOINED = /(?<![a-z_\d\\])(?:\d+|[ajqkt])?(?:x(?:\d+|[ajqkt]))*x?(?![a-z_\d])/gi;

/** Reads an answer. Never throws. */
export function readAnswer(text: string, puzzle: AnswerPuzzle, grammar: Grammar): Drafts | AnswerRefusal {
  let plain = text;
  if (grammar.isTolerant && /x/i.test(text))
    plain = text.replace(JOINED, (word) => word.replace(/x/gi, ' x '));
  const drafts = new Reader(plain, puzzle, grammar, false).read();
  if (!grammar.leadingMinus || !('reason' in drafts)) return drafts;
  if (drafts.reason === 'not-an-expression' || drafts.operator !== undefined) return drafts;
  return new Reader(plain, puzzle, grammar, true).read();
}

/** Whether an expression goes on behind a token, has ended before it, or is not one. */
type Progress = 'more' | 'end' | 'refused';

class Reader {
  readonly #lexer: Lexer;
  readonly #puzzle: AnswerPuzzle;
  readonly #grammar: Grammar;
  readonly #recorder: Recorder;
  readonly #drafts: Draft[] = [];
  /** Values of the sides of the first drafts, and the number of these; most answers need none. */
  #results: Set<unknown> | undefined;
  #listed = 0;
  /** Open calls, and the number of operands that they have so far; most answers have none. */
  #calls: { readonly row: OperatorRow; count: number }[] | undefined;
  /** Whether an operand must follow. */
  #wantsOperand = true;
  /** Token before an operand that decides how it is read: a sign, or what takes a brace as its argument. */
  #before: typeof SIGN | typeof TAKER | undefined;
  /** Whether a bracket behind the last token makes a product. */
  #canMultiply = false;
  /** First operator that is not allowed, other than the division. */
  #forbidden: string | undefined;
  /** What the side that is read has, and what the answer so far has. */
  #side = 0;
  #notes = 0;
  /** State of the innermost bracket, and of those round it. */
  #level = NONE;
  readonly #outer: number[] = [];

  constructor(text: string, puzzle: AnswerPuzzle, grammar: Grammar, putsPlusFirst: boolean) {
    this.#lexer = new Lexer(text, spellingsOf(puzzle.rules.defined), grammar.isMath, this);
    this.#puzzle = puzzle;
    this.#grammar = grammar;
    this.#recorder = new Recorder(putsPlusFirst);
  }

  /** Whether a value is a given number or a result of an earlier step. */
  isKnown(value: number): boolean {
    if (this.#puzzle.leaves.some((leaf) => isWorth(leaf, value))) return true;
    const { items } = this.#recorder;
    const results = (this.#results ??= new Set());
    for (const { expression, claims } of this.#drafts.slice(this.#listed))
      for (const { start, end } of [expression, ...claims]) results.add(evaluateItems(items, start, end));
    this.#listed = this.#drafts.length;
    // A result -2200 is later written -2,200, whose sign is a token of its own.
    return results.has(value) || results.has(-value);
  }

  read(): Drafts | AnswerRefusal {
    const drafts = this.#drafts;
    this.#lexer.advance();
    this.#passSeparators();
    do {
      const draft = this.#readDraft();
      if (draft === null) return { reason: 'not-an-expression' };
      drafts.push(draft);
    } while (this.#passSeparators());
    const isSteps = drafts.length > 1 || this.#grammar.isStep === true;
    if (this.#notes & (isSteps ? IS_MALFORMED : IS_MALFORMED | HAS_DECIMAL))
      return { reason: 'not-an-expression' };
    // In steps, signs and fractions write the results of earlier ones.
    const { items } = this.#recorder;
    const isDivision = ({ expression: { start, end, row } }: Draft) =>
      (toStep(items, start, end)?.row ?? row) === division;
    if (this.#notes & DIVIDES && (!isSteps || drafts.some(isDivision))) this.#forbid(division.operator);
    const operator = this.#forbidden;
    if (operator !== undefined || this.#notes & HAS_PLUS || (!isSteps && drafts[0].expression.isSigned))
      return { reason: 'operator-not-allowed', operator };
    return { drafts, items, aces: this.#lexer.aces };
  }

  /** Skips separators between statements. Returns false at the end of the text. */
  #passSeparators(): boolean {
    const lexer = this.#lexer;
    while (lexer.token === 'line' || lexer.token === ',') lexer.advance();
    return lexer.token !== 'end';
  }

  /**
   * Reads sides of equalities, perhaps with `≈ digits` and `(left: ...)` behind them, up to the following
   * token. The expression is the first side that is not one number. Null if there is none.
   */
  #readDraft(): Draft | null {
    const lexer = this.#lexer;
    let expression = this.#readSide(0);
    if (expression === null) return null;
    let notes = this.#side;
    let claims: Recording[] | undefined;
    while (lexer.token === '=' || (lexer.token === 'line' && lexer.nextCode === EQUALS)) {
      while (lexer.token === 'line') lexer.advance();
      lexer.advance();
      const side: Recording | null = this.#readSide(IS_CLAIM);
      if (side === null) return null;
      claims ??= [];
      if (isBetter(side, expression)) {
        claims.push(expression);
        expression = side;
        notes = this.#side;
      } else {
        claims.push(side);
        if (side.literal === null) this.#checkClaim(side);
      }
    }
    this.#notes |= notes;
    const isApproximate = lexer.token === '≈';
    if (isApproximate) {
      if (!lexer.passes(DECIMAL)) return null;
      lexer.advance();
    }
    const draft = { expression, claims: claims ?? NO_CLAIMS, isApproximate };
    if ((isApproximate || claims !== undefined) && lexer.token === '(' && lexer.passes(LEFT)) {
      lexer.advance();
      return draft;
    }
    const { token } = lexer;
    return token === 'line' || token === ',' || token === 'end' ? draft : null;
  }

  /** Checks a side that is neither the expression nor a single value: signs are part of values only. */
  #checkClaim(side: Recording): void {
    const { items } = this.#recorder;
    // A quotient of two numbers is one value, with one sign.
    const isQuotient = side.row === division && side.end - side.start <= MAX_QUOTIENT;
    if (side.isSigned && (isQuotient || !signsValues(items, side.start, side.end)))
      this.#notes |= IS_MALFORMED;
    if (this.#side & DIVIDES) this.#forbid(division.operator);
  }

  /** Reads an expression, up to the following token. Null if there is none. */
  #readSide(notes: number): Recording | null {
    this.#wantsOperand = true;
    this.#canMultiply = false;
    this.#before = undefined;
    this.#level = NONE;
    this.#side = notes;
    for (;;) {
      const progress = this.#readToken();
      if (progress === 'end') return this.#recorder.end();
      if (progress === 'refused') return null;
      this.#lexer.advance();
    }
  }

  #readToken(): Progress {
    return this.#wantsOperand ? this.#readOperand() : this.#readBehindOperand();
  }

  #put(value: Operand): void {
    this.#recorder.put(value);
    this.#wantsOperand = false;
    this.#canMultiply = true;
  }

  /** Reads a token where an operand is wanted. */
  #readOperand(): Progress {
    const lexer = this.#lexer;
    const before = this.#before;
    this.#before = undefined;
    switch (lexer.token) {
      case 'number':
        if (typeof lexer.value === 'object' && !isInteger(lexer.value)) this.#side |= HAS_DECIMAL;
        this.#put(lexer.value);
        return 'more';
      case '(':
      case '[':
      case '{':
        this.#open(lexer.token);
        return 'more';
      case 'group':
        this.#open(before === TAKER ? '{' : 'group');
        return 'more';
      case 'operator':
        if (lexer.row === subtraction) {
          if (before === SIGN) return 'refused';
          this.#bind();
          this.#recorder.putSign();
          this.#before = SIGN;
          return 'more';
        }
        if (lexer.row === addition) {
          this.#notes |= HAS_PLUS;
          return 'more';
        }
        return isWord(lexer.row!) && this.#readCall(lexer.row!) ? 'more' : 'refused';
      case 'prefix':
        this.#forbid();
        return 'more';
      case 'line':
        this.#before = before;
        return 'more';
      default:
        return this.#readOpener(lexer.token) ? 'more' : 'refused';
    }
  }

  #readBehindOperand(): Progress {
    const lexer = this.#lexer;
    const { token } = lexer;
    switch (token) {
      case 'operator':
        return this.#putOperator(lexer.row!);
      case 'end':
        return this.#outer.length === 0 ? 'end' : 'refused';
      case ')':
      case ']':
      case '}': {
        const opening = this.#close(token);
        if (opening === null) return 'refused';
        this.#wantsOperand = opening === 'index' || opening === 'base' || opening === 'fraction';
        this.#canMultiply = !this.#wantsOperand;
        return 'more';
      }
      default:
        return this.#readOther(token);
    }
  }

  /** Reads a token behind an operand that is neither an operator between operands nor a bracket. */
  #readOther(token: Token): Progress {
    const lexer = this.#lexer;
    switch (token) {
      case 'infix':
        this.#bind();
        this.#forbid();
        this.#wantsOperand = true;
        return this.#noteFactor(null);
      case 'postfix':
        this.#bind();
        this.#note(lexer.row!);
        this.#recorder.putPostfix(lexer.row!);
        this.#canMultiply = false;
        return 'more';
      case 'superscript':
        return this.#readSuperscript();
      case 'line':
        return this.#outer.length > 0 || this.#goesOn() ? 'more' : 'end';
      case ',':
        if (this.#outer.length === 0) return 'end';
        this.#wantsOperand = true;
        return this.#separate() ? 'more' : 'refused';
      default:
        if (this.#readsProduct(token)) return this.#readProduct(token);
        return this.#outer.length === 0 ? 'end' : 'refused';
    }
  }

  /** Whether the next line goes on with the expression. */
  #goesOn(): boolean {
    if (!this.#grammar.isTolerant) return false;
    return this.#lexer.passes(OPERATOR_LINE) || (!(this.#side & IS_CLAIM) && this.#lexer.passes(MINUS_LINE));
  }

  /** Whether a token behind an operand is the factor of a product, or an `x`. */
  #readsProduct(token: Token): boolean {
    const { row } = this.#lexer;
    if (token === 'mark' || (token === 'call' && this.#grammar.isTolerant))
      return this.#canMultiply && (row === squareRoot || row === root);
    if (!this.#grammar.isTolerant) return false;
    if (token === '(' || token === '[' || token === '{')
      return this.#canMultiply && !(token === '(' && this.#lexer.isAhead(LEFT));
    return /^x$/i.test(this.#lexer.spelling);
  }

  /** Reads an `x`, or a factor without a sign before it. */
  #readProduct(token: Token): Progress {
    if (token === 'unknown' || token === 'prefix') return this.#putOperator(multiplication);
    this.#level |= HAS_PRODUCT;
    return this.#putOperator(multiplication) === 'more' ? this.#readOperand() : 'refused';
  }

  /** Notes an operator between factors or terms. Refuses a product without a sign that it makes ambiguous. */
  #noteFactor(row: OperatorRow | null): Progress {
    if (row !== null && row.precedence < multiplication.precedence) this.#level &= OPERATORS;
    else if (row !== multiplication) this.#level |= HAS_OTHER;
    return (this.#level & (HAS_PRODUCT | HAS_OTHER)) === (HAS_PRODUCT | HAS_OTHER) ? 'refused' : 'more';
  }

  /** Reads an exponent: a power, or a square under rules that have squares and no powers. */
  #readSuperscript(): Progress {
    const { value } = this.#lexer;
    this.#bind();
    this.#canMultiply = false;
    if (value === 2 && hasProductSquares(this.#puzzle.rules)) {
      this.#recorder.putPostfix(square);
      return 'more';
    }
    this.#note(power);
    this.#recorder.putOperator(power);
    this.#put(value);
    this.#canMultiply = false;
    return this.#noteFactor(power);
  }

  /**
   * Reads a token before an operand, other than a plain bracket or a sign. Returns false if it is not such a
   * token.
   */
  #readOpener(token: Token): boolean {
    const lexer = this.#lexer;
    const { row } = lexer;
    switch (token) {
      case 'fraction':
        this.#note(division);
        return this.#openArgument('fraction');
      case 'call':
        return row === logarithm && lexer.passes(SUBSCRIPT) ? this.#readBase() : this.#readCall(row!);
      case 'mark':
        if (row === logarithm) return lexer.passes(SUBSCRIPT) && this.#readBase();
        if (row === root) {
          lexer.advance();
          this.#open('index');
        } else {
          this.#before = TAKER;
          this.#putPrefix(row!, 1, ATOM_PRECEDENCE);
        }
        return true;
      default:
        return false;
    }
  }

  /** Reads the bracket of a call. */
  #readCall(row: OperatorRow): boolean {
    const token = this.#lexer.advance();
    if (token !== '(' && token !== '[') return false;
    (this.#calls ??= []).push({ row, count: 1 });
    this.#lexer.isInCall = row.arity !== 1;
    this.#open(token === '(' ? 'call' : 'call[');
    return true;
  }

  /** Reads what begins an argument of `\frac`: a brace, or one digit, which is the argument. */
  #openArgument(opening: 'fraction' | 'over'): boolean {
    const lexer = this.#lexer;
    this.#open(opening);
    if (lexer.passes(DIGIT)) {
      this.#put(Number(lexer.lastCharacter));
      return this.#close('}') !== null;
    }
    lexer.advance();
    this.#wantsOperand = true;
    return lexer.spelling === '{';
  }

  /** Reads the base of a logarithm: a number, or the brace before an expression. */
  #readBase(): boolean {
    const lexer = this.#lexer;
    const token = lexer.advance();
    if (lexer.spelling === '{') {
      this.#open('base');
      return true;
    }
    if (token !== 'number') return false;
    this.#put(lexer.value);
    this.#putBase();
    this.#wantsOperand = true;
    return true;
  }

  #putBase(): void {
    this.#bind();
    this.#putPrefix(logarithm, 2, SIGN_PRECEDENCE);
  }

  #putPrefix(row: OperatorRow, count: number, precedence: number): void {
    this.#note(row);
    this.#recorder.putPrefix({ row, count, isReversed: row === root }, precedence);
  }

  #putOperator(row: OperatorRow): Progress {
    this.#bind();
    this.#note(row);
    this.#recorder.putOperator(row);
    this.#wantsOperand = true;
    if (row === power && this.#lexer.spelling === '^') this.#before = TAKER;
    return this.#noteFactor(row);
  }

  /** Notes an operator. */
  #bind(): void {
    if ((this.#level & OPERATORS) === OF_GROUP) this.#notes |= IS_MALFORMED;
    this.#level = (this.#level & ~OPERATORS) | SOME;
  }

  #forbid(operator = this.#lexer.spelling): void {
    this.#forbidden ??= operator;
  }

  #open(opening: Opening): void {
    this.#recorder.open(opening);
    this.#outer.push(this.#level);
    this.#level = NONE;
  }

  /** Closes the last bracket and returns it; null if the token does not close it. */
  #close(token: Token): Opening | null {
    const opening = this.#recorder.close();
    if (opening === undefined || CLOSING[opening] !== token) return null;
    const operators = this.#level & OPERATORS;
    this.#level = this.#outer.pop()!;
    return opening === '(' ? opening : this.#finishBracket(opening, operators);
  }

  /** Does what is due behind brackets other than round ones; null if an argument is missing behind them. */
  #finishBracket(opening: Opening, operators: number): Opening | null {
    switch (opening) {
      case 'group':
        if (operators === NONE) break;
        if ((this.#level & OPERATORS) !== NONE) this.#notes |= IS_MALFORMED;
        this.#level = (this.#level & ~OPERATORS) | OF_GROUP;
        break;
      case 'fraction':
        if (!this.#openArgument('over')) return null;
        return this.#wantsOperand ? opening : 'over';
      case 'index':
        this.#before = TAKER;
        this.#putPrefix(root, 2, ATOM_PRECEDENCE);
        break;
      case 'base':
        this.#putBase();
        break;
      case 'call':
      case 'call[': {
        const { row, count } = this.#calls!.pop()!;
        this.#lexer.isInCall = (this.#calls!.at(-1)?.row.arity ?? 1) !== 1;
        if (row.arity === 'many' ? count < 2 : count < row.arity) return null;
        this.#note(row);
        this.#recorder.putCall(row, count);
      }
    }
    return opening;
  }

  /** Ends an operand of a call. Returns false if it was not in a call, or was the last one of the call. */
  #separate(): boolean {
    const call = this.#calls?.at(-1);
    if (call === undefined || !this.#recorder.separate()) return false;
    this.#level = NONE;
    call.count++;
    return call.row.arity === 'many' || call.count <= call.row.arity;
  }

  /** Notes an operator that the rules do not allow. A division may write a value. */
  #note(row: OperatorRow): void {
    if (allows(this.#puzzle.rules, row)) return;
    if (row === division) this.#side |= DIVIDES;
    else this.#forbid(row.operator);
  }
}

function isWord({ operator }: OperatorRow): boolean {
  return /^\w/.test(operator);
}

/** A side of an equality that is an expression and not a value. */
const EXPRESSION = 2;

/** Whether a side is the expression rather than an earlier one. */
function isBetter(side: Recording, earlier: Recording): boolean {
  const rank = rankOf(earlier);
  return rank < EXPRESSION && rankOf(side) > rank && !(side.isSigned && rank > 0);
}

/** Rank of a side: of a number, a fraction, and any other expression. */
function rankOf({ literal, row }: Recording): number {
  if (literal === null) return EXPRESSION;
  if (row === null) return 0;
  return isInteger(literal) ? EXPRESSION : 1;
}
