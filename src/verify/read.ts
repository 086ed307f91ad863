// Reads an answer: an expression or a list of steps, as people, language models and LaTeX write them.
//
// Dijkstra's shunting-yard feeds a calculator, in one pass and without recursion. The grammar is wider than
// what is allowed: signs, powers, roots, factorials and the like are read and remembered, so that `5! - 1`,
// which is not allowed, is told apart from `5 1 -`, which is no expression at all.
//
// Numbers and brackets side by side are no product: people do not agree on what `8 / 2 (2 + 2)` would be.
// What only guides the eye (`$`, `\left`, `\,`) is a blank. A comma or `;` ends a step; so does the end of a
// line where the step can end.
import type { Operator } from '../types.js';
import { Calculator, type Operand } from './calculate.js';
import { Lexer, type Token } from './tokens.js';
import { isNatural, type Value } from './value.js';

/** An expression with all its numbers, or a step with its two operands. */
export interface Statement {
  readonly operands: readonly Operand[];
  /** What it is worth, null if it divides by zero. */
  readonly value: Value | null;
  /** Whether every operation gives a positive integer. */
  readonly allNatural: boolean;
  /** What the answer says it is worth, null if it does not say. */
  readonly claim: Value | null;
}

/** What an answer says. */
export interface Answer {
  /** One expression; or at least two steps, whose operands may be negative or fractions. */
  readonly statements: readonly Statement[];
  /** How many aces there are by their letter. */
  readonly aces: number;
}

/** Why an answer says nothing. */
export type Refusal = 'not-an-expression' | 'operator-not-allowed';

/** What was read, before it is known whether it is to be an expression or a step. */
interface Draft {
  readonly expression: Calculator;
  readonly claim: Value | null;
}

/** `over` is the second part of a `\frac`. */
type Opening = '(' | '[' | '{' | 'fraction' | 'over';
const CLOSING: Readonly<Record<Opening, Token>> = { '(': ')', '[': ']', '{': '}', fraction: '}', over: '}' };

type Pending = Opening | Operator | 'sign';

/** What may stand behind the `(` of `(left: 3 (8/3))`. */
const LEFT = /\s*left\s*:(?:[^()\n]|\([^()\n]*\))*\)/iy;

/**
 * Reads an answer. Never throws.
 *
 * @param elevens which aces by their letter count eleven: bit i is the i-th of them
 */
export function read(text: string, elevens: number): Answer | Refusal {
  const lexer = new Lexer(text, elevens);
  const drafts: Draft[] = [];
  lexer.advance();
  while (passSeparators(lexer)) {
    const draft = readDraft(lexer);
    if (draft === null) return 'not-an-expression';
    drafts.push(draft);
  }
  if (drafts.length === 0) return 'not-an-expression';
  if (lexer.isForbidden) return 'operator-not-allowed';
  const statements: Statement[] = [];
  for (const draft of drafts) {
    const statement = drafts.length === 1 ? toExpression(draft) : toStep(draft);
    if (typeof statement === 'string') return statement;
    statements.push(statement);
  }
  return { statements, aces: lexer.aces };
}

/** Passes what may stand between statements. False at the end of the text. */
function passSeparators(lexer: Lexer): boolean {
  while (lexer.token === 'line' || lexer.token === ',') lexer.advance();
  return lexer.token !== 'end';
}

/** Reads `expression`, `expression = result` or `expression = result (left: ...)`, to what is behind it. */
function readDraft(lexer: Lexer): Draft | null {
  const expression = readExpression(lexer);
  if (expression === null) return null;
  let claim: Value | null = null;
  let { token } = lexer;
  if (token === '=') {
    lexer.advance();
    const result = readExpression(lexer);
    if (!result?.isLiteral) return null;
    claim = result.value;
    ({ token } = lexer);
    if (token === '(' && lexer.passes(LEFT)) {
      lexer.advance();
      return { expression, claim };
    }
  }
  return token === 'line' || token === ',' || token === 'end' ? { expression, claim } : null;
}

function toExpression({ expression, claim }: Draft): Statement | Refusal {
  const { operands, value, allNatural, isSigned } = expression;
  return isSigned ? 'operator-not-allowed' : { operands, value, allNatural, claim };
}

function toStep({ expression, claim }: Draft): Statement | Refusal {
  const { isStep, left, right, value } = expression;
  if (!isStep || left === null || right === null || claim === null) return 'not-an-expression';
  return { operands: [left, right], value, allNatural: value !== null && isNatural(value), claim };
}

/** Reads an expression, to the token behind it. Null if it is none. */
function readExpression(lexer: Lexer): Calculator | null {
  const calculator = new Calculator();
  const pending: Pending[] = [];
  let depth = 0;
  let wantsOperand = true;
  for (;;) {
    const { token } = lexer;
    if (wantsOperand) {
      switch (token) {
        case 'number':
          calculator.put(lexer.value);
          wantsOperand = false;
          break;
        case 'fraction':
          if (lexer.advance() !== '{') return null;
          pending.push(token);
          depth++;
          break;
        case '(':
        case '[':
        case '{':
          pending.push(token);
          depth++;
          break;
        case '-':
          pending.push('sign');
          break;
        case '+':
        case 'prefix':
          lexer.isForbidden = true;
          break;
        case 'line':
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
          unwind(pending, calculator, precedenceOf(token));
          pending.push(token);
          wantsOperand = true;
          break;
        case ')':
        case ']':
        case '}': {
          unwind(pending, calculator, 1);
          const opening = pending.pop() as Opening | undefined;
          if (opening === undefined || CLOSING[opening] !== token) return null;
          depth--;
          if (opening === 'over') calculator.apply('/');
          if (opening !== 'fraction') break;
          if (lexer.advance() !== '{') return null;
          pending.push('over');
          depth++;
          wantsOperand = true;
          break;
        }
        case 'infix':
          lexer.isForbidden = true;
          wantsOperand = true;
          break;
        case 'postfix':
          lexer.isForbidden = true;
          break;
        default:
          if (depth > 0) {
            if (token === 'line') break;
            return null;
          }
          unwind(pending, calculator, 1);
          return calculator;
      }
    }
    lexer.advance();
  }
}

/** How tightly an operator binds. A bracket binds nothing. */
function precedenceOf(pending: Pending): number {
  switch (pending) {
    case '+':
    case '-':
      return 1;
    case '*':
    case '/':
      return 2;
    case 'sign':
      return 3;
    default:
      return 0;
  }
}

/** Applies the pending operators that bind at least as tightly. */
function unwind(pending: Pending[], calculator: Calculator, precedence: number): void {
  while (pending.length > 0 && precedenceOf(pending[pending.length - 1]) >= precedence) {
    calculator.apply(pending.pop() as Operator | 'sign');
  }
}
