// Reads an answer: an expression or a list of steps, as people, language models and LaTeX write them.
//
// One pass without recursion feeds a calculator, or a recorder if the rules have operators beyond the four.
// The grammar is wider than the allowed operators: those that are not allowed are read and noted, so that
// `5! - 1`, which is not allowed, differs from `5 1 -`, which is not an expression.
//
// Numbers and brackets side by side are not a product: people do not agree on the value of `8 / 2 (2 + 2)`.
// Marks that only guide the eye (`$`, `\left`, `\,`) are blanks. A comma or `;` ends a step; so does the end
// of a line if the step can end there.
//
// Plain braces are brackets, but between marks of LaTeX, as in `${2 + 3} \times 4$`, they group without being
// seen. There, what has operators in a group must have no others beside it; else it is not an expression.
import {
  ATOM_PRECEDENCE,
  SIGN_PRECEDENCE,
  addition,
  division,
  isBasic,
  subtraction,
  type BasicRow,
  type OperatorRow,
} from '../core/operator-notation.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import { logarithm } from '../expression/operators/logarithm.js';
import { root } from '../expression/operators/root.js';
import { type Calculator, type EvaluatedPart, type Opening, type Operand } from './calculator.js';
import { Recorder, operationOf, type Recording } from './record-expression.js';
import { Lexer, spellingsOf, type Token } from './accepted-spellings.js';

/** A part of an answer: an expression, and the result that is stated for it. */
export interface Draft<Read> {
  readonly expression: Read;
  /** Result stated behind `=`; null if there is none. */
  readonly claim: Read | null;
  /** Whether a result is stated behind `≈`. That result is not read. */
  readonly isApproximate: boolean;
}

/** Parts of an answer as they were read. */
export interface Drafts<Read> {
  readonly drafts: readonly Draft<Read>[];
  /** Numbers of all expressions, in their order. */
  readonly operands: readonly Operand[];
  /** Number of aces that are written as a letter. */
  readonly aces: number;
}

/** Reason why an answer has no content. */
export interface AnswerRefusal {
  readonly reason: 'not-an-expression' | 'operator-not-allowed';
  /** The first operator that is not allowed, division last; absent for a sign. */
  readonly operator?: string;
}

/** Reader of the parts of expressions: a calculator or a recorder. */
export type PartReader<Read> = (Read extends EvaluatedPart ? Calculator : Recorder) & { end(): Read };

/** Whether operators stand between the brackets of a level: none, some, or only those of a group in it. */
const NONE = 0;
const SOME = 1;
const OF_GROUP = 2;

/** A sign before an operand; a `^`, a root or the index of one, before which a brace is not hidden. */
const SIGN = 1;
const TAKER = 2;

const CLOSING: Readonly<Record<Opening, Token>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  group: '}',
  call: ')',
  fraction: '}',
  over: '}',
  index: ']',
  base: '}',
};

/** Matches the text behind the `(` of `(left: 3 (8/3))`. */
export const LEFT = /\s*left\s*:(?:[^()\n]|\([^()\n]*\))*\)/iy;

/** Matches the text behind `≈`: a number, perhaps with a sign, decimals and an exponent. */
const DECIMAL = /[\s$]*[-−]?\d+(?:\.\d+)?(?:e[-+]?\d+)?(?:\.{3}|…)?/iy;

/** Matches the text between the name of a logarithm and its base. */
const SUBSCRIPT = /\s*_/y;

/**
 * Reads an answer under the strict grammar. Never throws.
 *
 * @param elevens which aces written as a letter count 11: bit i stands for the i-th of them
 * @param rules the rules, which allow some operators
 */
export function readStrictly<Read extends EvaluatedPart | Recording>(
  text: string,
  elevens: number,
  { operators, defined }: Pick<ParsedRules, 'operators' | 'defined'>,
  machine: PartReader<Read>,
): Drafts<Read> | AnswerRefusal {
  const reader = new Reader(new Lexer(text, elevens, spellingsOf(defined)), machine, operators);
  return reader.read();
}

/** Whether an expression goes on behind a token, has ended before it, or is not one. */
export type Progress = 'more' | 'end' | 'refused';

/** Reads an answer under the strict grammar; tolerant-reader.ts extends it. */
export class Reader<Read extends EvaluatedPart | Recording> {
  protected readonly operands: Operand[] = [];
  /** Open calls, and the number of operands that they have so far; most answers have none. */
  #calls: { readonly row: OperatorRow; count: number }[] | undefined;
  readonly #recorder: Recorder | null;
  readonly #allowed: readonly string[] | undefined;
  /** Whether the expression that is read is a stated result. */
  #isClaim = false;
  /** Whether an operand must follow. */
  protected wantsOperand = true;
  /** Token before an operand that decides how it is read: a sign, or what takes a brace as its argument. */
  #before: typeof SIGN | typeof TAKER | undefined;
  /** Whether an operand has a plus as its sign. */
  #hasPlus = false;
  /** First operator that is not allowed, other than the division. */
  #forbidden: string | undefined;
  /** Whether a division that is not allowed was read, unless it writes the result of an earlier step. */
  protected divides = false;
  /** Operators of the innermost bracket, and of those round it. */
  #operators = NONE;
  readonly #outer: number[] = [];
  /** Whether operators of a group have others beside them. */
  #isRegrouped = false;

  constructor(
    protected readonly lexer: Lexer,
    protected readonly machine: PartReader<Read>,
    allowed: readonly string[] | undefined,
  ) {
    this.#allowed = allowed;
    this.#recorder = machine instanceof Recorder ? machine : null;
  }

  read(): Drafts<Read> | AnswerRefusal {
    const { lexer, operands } = this;
    const drafts: Draft<Read>[] = [];
    this.advanceToStep();
    this.passSeparators();
    do {
      const draft = this.#readDraft();
      if (draft === null || this.#isRegrouped) return { reason: 'not-an-expression' };
      drafts.push(draft);
    } while (this.passSeparators());
    // In steps, signs and fractions write the results of earlier ones.
    const isSteps = drafts.length > 1;
    if (this.divides && (!isSteps || drafts.some(({ expression }) => expression.row === division)))
      this.#forbid(division.operator);
    const operator = this.#forbidden;
    if (operator !== undefined || this.#hasPlus || (!isSteps && drafts[0].expression.isSigned))
      return { reason: 'operator-not-allowed', operator };
    return { drafts, operands, aces: lexer.aces };
  }

  /** Reads the first token of the answer, or the one behind a separator. */
  protected advanceToStep(): void {
    this.lexer.advance();
  }

  /** Skips separators between statements. Returns false at the end of the text. */
  protected passSeparators(): boolean {
    const { lexer } = this;
    while (lexer.token === 'line' || lexer.token === ',') this.advanceToStep();
    return lexer.token !== 'end';
  }

  /**
   * Reads `expression`, `expression = result`, `expression ≈ digits`, each perhaps with `(left: ...)`, up to
   * the following token.
   */
  #readDraft(): Draft<Read> | null {
    const { lexer } = this;
    const left = this.readExpression(false);
    if (left === null) return null;
    let sides: readonly [expression: Read, claim: Read | null] | null = [left, null];
    const isApproximate = lexer.token === '≈';
    if (isApproximate) {
      if (!lexer.passes(DECIMAL)) return null;
      lexer.advance();
    } else if (lexer.token === '=') {
      sides = this.readRightSide(left);
      if (sides === null) return null;
    }
    const [expression, claim] = sides;
    if ((isApproximate || claim !== null) && lexer.token === '(' && lexer.passes(LEFT)) {
      lexer.advance();
      return { expression, claim, isApproximate };
    }
    const { token } = lexer;
    return token === 'line' || token === ',' || token === 'end' ? { expression, claim, isApproximate } : null;
  }

  /** Reads what follows `=`. Returns the expression and its stated result, or null if there is none. */
  protected readRightSide(left: Read): readonly [expression: Read, claim: Read] | null {
    this.lexer.advance();
    const claim = this.readExpression(true);
    return claim?.isLiteral === true ? [left, claim] : null;
  }

  /** Reads an expression, up to the following token. Null if there is none. */
  protected readExpression(isClaim: boolean): Read | null {
    this.#isClaim = isClaim;
    this.wantsOperand = true;
    this.#before = undefined;
    this.#operators = NONE;
    for (;;) {
      const progress = this.#readToken();
      if (progress === 'end') return this.machine.end() as Read;
      if (progress === 'refused') return null;
      this.advance();
    }
  }

  #readToken(): Progress {
    return this.wantsOperand ? this.readOperand() : this.readBehindOperand();
  }

  /** Reads the next token of an expression. */
  protected advance(): void {
    this.lexer.advance();
  }

  /** Reads a token where an operand is wanted. */
  protected readOperand(): Progress {
    const { lexer } = this;
    const before = this.#before;
    this.#before = undefined;
    switch (lexer.token) {
      case 'number':
        this.machine.put(lexer.value);
        if (!this.#isClaim) this.operands.push(lexer.value);
        this.wantsOperand = false;
        return 'more';
      case '(':
      case '[':
      case '{':
        this.open(lexer.token);
        return 'more';
      case 'group':
        this.open(before === TAKER ? '{' : 'group');
        return 'more';
      case 'operator':
        if (lexer.row === subtraction) {
          if (before === SIGN) return 'refused';
          this.#bind();
          this.machine.open('sign');
          this.#before = SIGN;
          return 'more';
        }
        this.#hasPlus = true;
        return lexer.row === addition ? 'more' : 'refused';
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

  /** Reads a token behind an operand. */
  protected readBehindOperand(): Progress {
    const { lexer } = this;
    const { token } = lexer;
    switch (token) {
      case 'operator':
        this.putOperator(lexer.row!);
        return 'more';
      case ')':
      case ']':
      case '}': {
        const opening = this.close(token);
        if (opening === null) return 'refused';
        this.wantsOperand = opening === 'fraction' || opening === 'index' || opening === 'base';
        return 'more';
      }
      case 'infix':
        this.#forbid();
        this.wantsOperand = true;
        return 'more';
      case 'postfix':
        this.#readPostfix();
        return 'more';
      default:
        if (this.#outer.length === 0) return 'end';
        if (token === 'line') return 'more';
        if (token !== ',' || !this.separate()) return 'refused';
        this.wantsOperand = true;
        return 'more';
    }
  }

  /**
   * Reads a token before an operand, other than a plain bracket or a sign. Returns false if it is not such a
   * token.
   */
  #readOpener(token: Token): boolean {
    const { lexer } = this;
    const { row } = lexer;
    switch (token) {
      case 'fraction':
        lexer.advance();
        if (lexer.spelling !== '{') return false;
        this.isAllowed(division);
        this.open('fraction');
        return true;
      case 'call':
        if (row === logarithm && lexer.passes(SUBSCRIPT)) return this.#readBase();
        if (lexer.advance() !== '(') return false;
        (this.#calls ??= []).push({ row: row!, count: 1 });
        this.open('call');
        return true;
      case 'mark':
        if (row === logarithm) return lexer.passes(SUBSCRIPT) && this.#readBase();
        if (row === root) {
          lexer.advance();
          this.open('index');
        } else {
          this.#before = TAKER;
          if (this.isAllowed(row!)) this.#recorder!.putPrefix(operationOf(row!), ATOM_PRECEDENCE);
        }
        return true;
      default:
        return false;
    }
  }

  /** Reads the base of a logarithm: a number, or the brace before an expression. */
  #readBase(): boolean {
    const { lexer } = this;
    const token = lexer.advance();
    if (lexer.spelling === '{') {
      this.open('base');
      return true;
    }
    if (token !== 'number') return false;
    this.machine.put(lexer.value);
    this.operands.push(lexer.value);
    this.#putBase();
    return true;
  }

  #putBase(): void {
    this.#bind();
    if (!this.isAllowed(logarithm)) return;
    this.#recorder!.putPrefix({ row: logarithm, count: 2, isReversed: false }, SIGN_PRECEDENCE);
  }

  #readPostfix(): void {
    const { row } = this.lexer;
    this.#bind();
    if (row === null) this.#forbid();
    else if (this.isAllowed(row)) this.#recorder!.putPostfix(row);
  }

  protected putOperator(row: OperatorRow): void {
    this.#bind();
    if (this.isAllowed(row)) this.machine.putOperator(row as BasicRow);
    this.wantsOperand = true;
    if (this.lexer.spelling === '^') this.#before = TAKER;
  }

  /** Notes an operator. */
  #bind(): void {
    if (this.#operators === OF_GROUP) this.#isRegrouped = true;
    this.#operators = SOME;
  }

  #forbid(operator = this.lexer.spelling): void {
    this.#forbidden ??= operator;
  }

  protected open(opening: Opening): void {
    this.machine.open(opening);
    this.#outer.push(this.#operators);
    this.#operators = NONE;
  }

  /** Closes the last bracket and returns it; null if the token does not close it. */
  protected close(token: Token): Opening | null {
    const opening = this.machine.close();
    if (opening === undefined || CLOSING[opening] !== token) return null;
    const operators = this.#operators;
    this.#operators = this.#outer.pop()!;
    switch (opening) {
      case 'group':
        if (operators === NONE) break;
        if (this.#operators !== NONE) this.#isRegrouped = true;
        this.#operators = OF_GROUP;
        break;
      case 'fraction':
        this.lexer.advance();
        if (this.lexer.spelling !== '{') return null;
        this.open('over');
        break;
      case 'index':
        this.#before = TAKER;
        if (this.isAllowed(root)) {
          this.#recorder!.putPrefix({ row: root, count: 2, isReversed: true }, ATOM_PRECEDENCE);
        }
        break;
      case 'base':
        this.#putBase();
        break;
      case 'call': {
        const { row, count } = this.#calls!.pop()!;
        if (row.arity === 'many' ? count < 2 : count < row.arity) return null;
        if (this.isAllowed(row)) this.#recorder!.putCall(row, count);
      }
    }
    return opening;
  }

  /** Ends an operand of a call. Returns false if it was not in a call, or was the last one of the call. */
  protected separate(): boolean {
    const call = this.#calls?.at(-1);
    if (call === undefined || !this.machine.separate()) return false;
    this.#operators = NONE;
    call.count++;
    return call.row.arity === 'many' || call.count <= call.row.arity;
  }

  /**
   * Whether reading goes on after an operator; records one that is not allowed. A stated result may be a
   * fraction under any rules.
   */
  protected isAllowed(row: OperatorRow): boolean {
    const allowed = this.#allowed;
    const isBasicRow = isBasic(row);
    if (isBasicRow && (this.#isClaim || allowed === undefined)) return true;
    if (allowed?.includes(row.operator) === true) return true;
    if (row === division) this.divides = true;
    else this.#forbid(row.operator);
    return row === division;
  }
}
