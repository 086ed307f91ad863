// The tidiest way to write an expression, put together from the tidiest of its parts: fewest divisions, then
// the shorter text, then text order by code unit.
//
// Each criterion of a whole is met by the best of each part: divisions and lengths add up, and of texts of
// equal length the smaller left part comes first. Only brackets depend on what surrounds a part, so the best
// sum and the best product (or number) are kept side by side.
import { needsBrackets } from '../../expression/format-items.js';
import { ATOM_PRECEDENCE, division, formatOperation, type BasicRow } from '../../core/operator-notation.js';
import type { Expression } from '../../core/api-types.js';

/** Expression with its text and the number of its divisions, by which it is compared. */
export interface TidyPart {
  readonly expression: Expression;
  readonly text: string;
  readonly divisions: number;
}

/** Best part at each precedence, on which brackets depend. */
export type TidyParts = (TidyPart | null)[];

/** Makes parts of which no text is known yet. */
export function createParts(): TidyParts {
  return new Array<TidyPart | null>(ATOM_PRECEDENCE + 1).fill(null);
}

/** Makes the parts of a number. */
export function partsOfNumber(value: bigint | number): TidyParts {
  const parts = createParts();
  parts[ATOM_PRECEDENCE] = { expression: Number(value), text: String(value), divisions: 0 };
  return parts;
}

/** Finds the best text of an operation on two parts. */
export function joinParts(left: TidyParts, row: BasicRow, right: TidyParts): TidyPart {
  const a = bestOperand(left, row, false);
  const b = bestOperand(right, row, true);
  return {
    expression: { operator: row.operator, left: a.expression, right: b.expression },
    text: formatOperation(row, a.text, b.text),
    divisions: a.divisions + b.divisions + Number(row === division),
  };
}

/** Finds the best text of a part as an operand, in brackets if needed. */
function bestOperand(parts: TidyParts, row: BasicRow, isRight: boolean): TidyPart {
  let best: TidyPart | null = null;
  for (const [precedence, part] of parts.entries()) {
    const isBare = part === null || !needsBrackets(precedence, row, isRight);
    best = better(best, isBare ? part : { ...part, text: `(${part.text})` });
  }
  return best!;
}

/** Returns the better of two parts, either of which may be missing. */
export function better(one: TidyPart | null, other: TidyPart | null): TidyPart | null {
  if (one === null || other === null) return one ?? other;
  const order =
    one.divisions - other.divisions ||
    one.text.length - other.text.length ||
    (one.text <= other.text ? -1 : 1);
  return order <= 0 ? one : other;
}
