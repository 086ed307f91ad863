// The operators of a search as small integers, which a node stores in a byte: the four in the order of their
// rows, then the others of two operands that the rules allow; those of one operand from UNARY on.
import { spendTicks } from '../../core/deadline.js';
import { refuse } from '../../core/errors.js';
import { FOUR, isDefined, type OperatorRow } from '../../core/operator-notation.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { selectAllRows } from '../../expression/operators/all-rows.js';
import { concatenation } from '../../expression/operators/concatenation.js';
import type { SearchedRow, SearchPart } from '../../expression/operators/operator-parts.js';
import { SEARCH_PARTS, type SearchedOperator } from '../../expression/operators/registry.js';

/** Code of joined digits. */
export const CONCATENATE = 126;
/** Code of a given number, which has no operator. */
export const GIVEN = 127;
const UNARY = 128;
const LAST = 255;
const MOST = 'at most 122 of two operands beyond + - * /, and 128 of one';

/** Whether a node is a given number, or digits joined to one. */
export function isNumber(code: number): boolean {
  return code === CONCATENATE || code === GIVEN;
}

/** Whether an operator has one operand. */
export function isUnary(code: number): boolean {
  return code >= UNARY;
}

/** The operators that rules allow, by code. */
export class OperatorCodes {
  readonly rows: OperatorRow[] = [...FOUR];
  /** Parts of the operators beyond the four. */
  readonly parts: SearchPart[] = [];
  /** Codes of the allowed operators of two operands, ascending. */
  readonly binary: number[] = [];
  /** Codes of the allowed operators of one operand, ascending. */
  readonly unary: number[] = [];
  /** Whether given digits may be joined. */
  readonly concatenates: boolean;

  constructor(rules: Pick<ParsedRules, 'operators' | 'defined'>) {
    const rows = selectAllRows(rules);
    this.concatenates = rows.includes(concatenation);
    for (const row of rows) {
      const code = FOUR.findIndex(({ operator }) => operator === row.operator);
      if (code >= 0) this.binary.push(code);
      else if (row !== concatenation) this.#add(row);
    }
  }

  /** Whether the two orders of operands have the same value. */
  isCommutative(code: number): boolean {
    return this.rows[code].isCommutative === true;
  }

  #add(row: OperatorRow): void {
    const [codes, first] = row.arity === 1 ? [this.unary, UNARY] : [this.binary, FOUR.length];
    const code = first + codes.filter((other) => other >= FOUR.length).length;
    if (code === CONCATENATE || code > LAST) refuse('rules.operators', MOST, 'more');
    codes.push(code);
    this.rows[code] = row;
    // Engines before this one serve rules with `square`, which has no part.
    this.parts[code] = isDefined(row)
      ? spendOnCalls((row as SearchedRow).search)
      : SEARCH_PARTS[row.operator as SearchedOperator];
  }
}

/** Ticks that a call of a user's function costs: as it may be slow, the time is checked every 16 calls. */
const TICKS_TO_CALL = 256;

/** Returns a part whose computations spend ticks. */
function spendOnCalls(part: SearchPart): SearchPart {
  return {
    ...part,
    compute(...operands) {
      spendTicks(TICKS_TO_CALL);
      return part.compute(...operands);
    },
  };
}
