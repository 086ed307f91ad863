// Reads an answer: an expression or a list of steps, as people, language models and LaTeX write them.
//
// Dijkstra's shunting-yard in one pass, without recursion, into postfix order. The grammar is wider than what
// is allowed: signs, powers, roots, factorials and the like are read and remembered, so that `5! - 1`, which
// is not allowed, is told apart from `5 1 -`, which is no expression at all.
//
// Numbers and brackets side by side are no product: people do not agree on what `8 / 2 (2 + 2)` would be.
// What only guides the eye (`$`, `\left`, `\,`) is a blank. A comma or `;` ends a step; so does the end of a
// line where the step can end.
import type { Operator } from '../types.js';
import { Lexer, type Token } from './tokens.js';
import { operate, type Value } from './value.js';

/** An ace by its letter: 1 or, if the puzzle says so, 11. */
export type Ace = 'A';

/** What an operation may be done to. */
export type Operand = Value | Ace;

/** An expression in postfix order, and what the answer says it is worth, null if it does not. */
export interface Statement {
  readonly items: readonly (Operand | Operator)[];
  readonly result: Value | null;
}

/**
 * What an answer says: one expression; or at least two steps, each one operation with a result. Operands of
 * steps may be negative or fractions.
 */
export type Answer = readonly Statement[];

/** Why an answer says nothing. */
export type Refusal = 'not-an-expression' | 'operator-not-allowed';

/** A `sign` negates; `forbidden` is any operator that is not allowed anywhere. */
type Item = Operand | Operator | 'sign' | 'forbidden';

/** An expression, and the one behind `=` if there is one, as they were read. */
interface Draft {
  readonly items: Item[];
  readonly claim: Item[] | null;
}

/** `over` is the second part of a `\frac`. */
type Opening = '(' | '[' | '{' | 'fraction' | 'over';
const CLOSING: Readonly<Record<Opening, Token>> = { '(': ')', '[': ']', '{': '}', fraction: '}', over: '}' };

type Pending = Opening | Operator | 'sign';

/** What may stand behind the `(` of `(left: 3 (8/3))`. */
const LEFT = /\s*left\s*:(?:[^()\n]|\([^()\n]*\))*\)/iy;

/** Reads an answer in time linear in its text. Never throws. */
export function read(text: string): Answer | Refusal {
  const lexer = new Lexer(text);
  const drafts: Draft[] = [];
  lexer.advance();
  while (passSeparators(lexer)) {
    const draft = readDraft(lexer);
    if (draft === null) return 'not-an-expression';
    drafts.push(draft);
  }
  if (drafts.length === 0) return 'not-an-expression';
  if (drafts.some(isForbidden)) return 'operator-not-allowed';
  const statements: Statement[] = [];
  for (const draft of drafts) {
    const statement = drafts.length === 1 ? toExpression(draft) : toStep(draft);
    if (typeof statement === 'string') return statement;
    statements.push(statement);
  }
  return statements;
}

/** Passes what may stand between statements. False at the end of the text. */
function passSeparators(lexer: Lexer): boolean {
  while (lexer.token === 'line' || lexer.token === ',') lexer.advance();
  return lexer.token !== 'end';
}

/** Reads `expression`, `expression = result` or `expression = result (left: ...)`, to what is behind it. */
function readDraft(lexer: Lexer): Draft | null {
  const items = readItems(lexer);
  if (items === null) return null;
  let claim: Item[] | null = null;
  let { token } = lexer;
  if (token === '=') {
    lexer.advance();
    claim = readItems(lexer);
    if (claim === null) return null;
    ({ token } = lexer);
    if (token === '(' && lexer.passes(LEFT)) {
      lexer.advance();
      return { items, claim };
    }
  }
  return token === 'line' || token === ',' || token === 'end' ? { items, claim } : null;
}

/** Reads an expression into postfix order, to the token behind it. Null if it is none. */
function readItems(lexer: Lexer): Item[] | null {
  const items: Item[] = [];
  const pending: Pending[] = [];
  let depth = 0;
  let wantsOperand = true;
  for (;;) {
    const { token } = lexer;
    if (wantsOperand) {
      switch (token) {
        case 'number':
          items.push(lexer.value);
          wantsOperand = false;
          break;
        case 'ace':
          items.push('A');
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
          items.push('forbidden');
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
          unwind(pending, items, precedenceOf(token));
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
          if (opening !== 'fraction') break;
          if (lexer.advance() !== '{') return null;
          pending.push('over');
          depth++;
          wantsOperand = true;
          break;
        }
        case 'infix':
          items.push('forbidden');
          wantsOperand = true;
          break;
        case 'postfix':
          items.push('forbidden');
          break;
        default:
          if (depth > 0) {
            if (token === 'line') break;
            return null;
          }
          unwind(pending, items, 1);
          return items;
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

/** Moves what binds at least as tightly from the pending operators to the items. */
function unwind(pending: Pending[], items: Item[], precedence: number): void {
  while (pending.length > 0 && precedenceOf(pending[pending.length - 1]) >= precedence) {
    items.push(pending.pop() as Operator | 'sign');
  }
}

function isForbidden({ items, claim }: Draft): boolean {
  return items.includes('forbidden') || claim?.includes('forbidden') === true;
}

/** Makes an expression of `items` or `items = result`. */
function toExpression({ items, claim }: Draft): Statement | Refusal {
  const result = claim === null ? null : toResult(claim);
  if (result === undefined) return 'not-an-expression';
  if (items.includes('sign')) return 'operator-not-allowed';
  return { items: items as Statement['items'], result };
}

/** Makes a step of `operand operator operand = result`. */
function toStep({ items, claim }: Draft): Statement | Refusal {
  const operator = items.pop();
  const operands: (Operand | Operator)[] | null = toOperands(items);
  const result = claim === null ? undefined : toResult(claim);
  if (!isOperator(operator) || operands?.length !== 2 || result === undefined) return 'not-an-expression';
  operands.push(operator);
  return { items: operands, result };
}

/** The value in items that are nothing but one value, else undefined. */
function toResult(items: Item[]): Value | undefined {
  const operands = toOperands(items);
  return operands?.length === 1 && operands[0] !== 'A' ? operands[0] : undefined;
}

/** The operands in items that are nothing but operands: integers, aces, and fractions such as -8/3. */
function toOperands(items: Item[]): Operand[] | null {
  if (items.every(isOperand)) return items;
  const operands: Operand[] = [];
  for (const item of items) {
    if (isOperand(item)) {
      operands.push(item);
      continue;
    }
    if (item !== '/' && item !== 'sign') return null;
    const right = operands.pop();
    const left = item === 'sign' ? 0 : operands.pop();
    if (left === undefined || right === undefined || left === 'A' || right === 'A') return null;
    const value = operate(item === 'sign' ? '-' : '/', left, right);
    if (value === null || (item === '/' && typeof value === 'number')) return null;
    operands.push(value);
  }
  return operands;
}

function isOperand(item: Item): item is Operand {
  return typeof item !== 'string' || item === 'A';
}

/** Whether an item is an operator. */
export function isOperator(item: unknown): item is Operator {
  return item === '+' || item === '-' || item === '*' || item === '/';
}
