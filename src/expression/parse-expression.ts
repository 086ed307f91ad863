// The parser of expressions: Dijkstra's shunting-yard, extended by calls and postfix operators.
// Unlike recursive descent it reads a text of 10^5 brackets with the stack of any other.
import { describe, invalidOption, unexpected } from '../core/errors.js';
import { keepMade, parseDefined } from './operators/all-rows.js';
import { refuseExpression } from './expression-tree.js';
import type { DefinedRow, OperatorRow } from '../core/operator-notation.js';
import type { Expression, ParseOptions } from '../core/api-types.js';

/** Operator that waits for its last operand, or bracket that waits to be closed. */
interface PendingPart {
  /** Row of the operator; null for a bracket. */
  readonly row: OperatorRow | null;
  readonly position: number;
  /** Number of operands that have begun in a bracket or a call; 0 for an infix operator. */
  opened: number;
}

/**
 * Reads an expression: natural numbers up to 2^53 - 1, operators, brackets, and blanks anywhere between them.
 * Operators are, from those that bind least: `+ -`, `* / mod`, `^` (also `**`), and `!` behind its operand;
 * equal ones group from the left, those of `^` from the right. Calls are `root(9, 2)`, `log(3, 9)`, `sqrt(9)`
 * and `square(9)`. There is no unary minus, and a concatenation is read as the number that it makes.
 *
 * @param options `operators`: operators of one's own, made by `defineOperator`, beside those of the package
 * @throws NumbersGameError `invalid-option` if the text is not an expression, with the position (from 0) of
 * the fault.
 * @example
 * parseExpression('2 * (3 + 4)'); // { operator: '*', left: 2, right: { operator: '+', left: 3, right: 4 } }
 */
export function parseExpression<Name extends string = never>(
  text: string,
  options: ParseOptions<Name> = {},
): Expression<Name> {
  if (typeof text !== 'string') refuseExpression(`expected text, got ${describe(text)}`);
  if (Object(options) !== options) throw unexpected('invalid-option', 'options', 'an object', options);
  for (const name in options) {
    if (name !== 'operators') throw invalidOption(`options.${name}: unknown, expected operators`);
  }
  return parseText(text, parseDefined(options.operators));
}

/** Reads an expression, with operators that a user defined. @throws NumbersGameError as `parseExpression` */
export function parseText(text: string, defined: readonly DefinedRow[]): Expression {
  return new Parser(text, tableOf(defined)).parse();
}

class Parser {
  readonly #text: string;
  readonly #table: OperatorTable;
  readonly #operands: Expression[] = [];
  readonly #pending: PendingPart[] = [];
  /**
   * Digits of the current token if it is a number; `#sign` is the text of anything else. Both are undefined
   * at the end, and before text that is not a token.
   */
  #digits: string | undefined;
  #sign: string | undefined;
  #position = 0;
  #end = 0;

  constructor(text: string, table: OperatorTable) {
    this.#text = text;
    this.#table = table;
  }

  parse(): Expression {
    let wantsOperand = true;
    for (;;) {
      this.#advance();
      if (wantsOperand) wantsOperand = this.#readOpener();
      else if (this.#digits !== undefined || this.#sign === undefined) break;
      else wantsOperand = this.#readFollower(this.#sign);
    }
    if (this.#position !== this.#text.length) this.#expect('an operator, ) or the end');
    this.#applyWhile(() => true);
    if (this.#pending.length > 0)
      refuseExpression(`the ( at position ${this.#pending.at(-1)!.position} is never closed`);
    return this.#operands[0];
  }

  #advance(): void {
    const { token } = this.#table;
    token.lastIndex = this.#end;
    const match: readonly (string | undefined)[] = token.exec(this.#text)!;
    this.#digits = match[1];
    this.#sign = match[2];
    this.#end = token.lastIndex;
    this.#position = this.#end - (this.#digits ?? this.#sign ?? '').length;
  }

  /** Reads a token where an operand begins. Returns whether an operand is still expected. */
  #readOpener(): boolean {
    if (this.#digits !== undefined) {
      this.#operands.push(this.#toNumber(this.#digits));
      return false;
    }
    const row = this.#sign === '(' ? null : this.#table.rows.get(this.#sign ?? '');
    if (row !== null && row?.notation !== 'call') this.#expect('a number, ( or a call such as sqrt(');
    if (row !== null) {
      this.#advance();
      if (this.#sign !== '(') this.#expect('(');
    }
    this.#pending.push({ row, position: this.#position, opened: 1 });
    return true;
  }

  /** Reads a token behind an operand. Returns whether an operand is expected next. */
  #readFollower(sign: string): boolean {
    if (sign === ')') {
      this.#close();
      return false;
    }
    if (sign === ',') {
      this.#beginNextOperand();
      return true;
    }
    const row = this.#table.rows.get(sign);
    if (row === undefined || row.notation === 'call') this.#expect('an operator, ) or the end');
    const { precedence, associativity } = row;
    this.#applyWhile(
      (other) =>
        other.precedence > precedence || (other.precedence === precedence && associativity !== 'right'),
    );
    if (row.notation === 'postfix') this.#apply(row);
    else this.#pending.push({ row, position: this.#position, opened: 0 });
    return row.notation !== 'postfix';
  }

  #close(): void {
    this.#applyWhile(() => true);
    const { row, opened } =
      this.#pending.pop() ?? refuseExpression(`the ) at position ${this.#position} closes nothing`);
    if (row === null) return;
    if (opened !== row.arity) this.#expect(', and another operand');
    this.#apply(row);
  }

  #beginNextOperand(): void {
    this.#applyWhile(() => true);
    const call = this.#pending.at(-1);
    if (!call?.row || call.opened === call.row.arity) this.#expect('an operator, ) or the end');
    call.opened++;
  }

  /** Applies the pending operators that satisfy a condition, the last one first, up to an open bracket. */
  #applyWhile(binds: (row: OperatorRow) => boolean): void {
    for (;;) {
      const last = this.#pending.at(-1);
      if (!last?.row || last.opened > 0 || !binds(last.row)) return;
      this.#pending.pop();
      this.#apply(last.row);
    }
  }

  #apply({ operator, arity }: OperatorRow): void {
    const last = this.#operands.pop()!;
    const node =
      arity === 1 ? { operator, operand: last } : { operator, left: this.#operands.pop()!, right: last };
    this.#operands.push(node as Expression);
  }

  #toNumber(digits: string): number {
    const number = Number(digits);
    if (Number.isSafeInteger(number)) return number;
    refuseExpression(
      `expected a number up to ${Number.MAX_SAFE_INTEGER} at position ${this.#position}, got ${describe(digits)}`,
    );
  }

  #expect(what: string): never {
    const character = this.#text.codePointAt(this.#position);
    const found = character === undefined ? 'the end' : describe(String.fromCodePoint(character));
    refuseExpression(`expected ${what} at position ${this.#position}, got ${found}`);
  }
}

/** Table of operators, prepared for reading expressions. */
interface OperatorTable {
  /** Rows of the operators that have a text, by text. */
  readonly rows: ReadonlyMap<string, OperatorRow>;
  /**
   * Matches blanks, and then a number, an operator, a bracket or a comma; or nothing. Groups: digits, other.
   * Sticky.
   */
  readonly token: RegExp;
}

/** Returns the table of the operators of the package and of those that a user defined. */
const tableOf = /* @__PURE__ */ keepMade(createTable);

function createTable(operators: readonly OperatorRow[]): OperatorTable {
  const rows = new Map<string, OperatorRow>();
  for (const row of operators) {
    if (row.notation === 'numeral') continue;
    for (const text of [row.operator, ...(row.aliases ?? [])]) rows.set(text, row);
  }
  // Of two texts of which one begins the other, the longer is tried first.
  const texts = [...rows.keys()].sort((a, b) => b.length - a.length).map(toPattern);
  const token = new RegExp(`[ \\t\\r\\n]*(?:(\\d+)|(${texts.join('|')}|[(),]))?`, 'y');
  return { rows, token };
}

/** Pattern of a text; a word must end where the text ends. */
function toPattern(text: string): string {
  const escaped = text.replaceAll(/\W/g, '\\$&');
  return /\w$/.test(text) ? `${escaped}(?!\\w)` : escaped;
}
