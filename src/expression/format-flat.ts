// Expressions as people write them: sums in sums and products in products are dissolved, and the positive
// terms and the factors come first. Only brackets that change the value stay.
import {
  ATOM_PRECEDENCE,
  FOUR,
  formatOperation,
  invertsRight,
  type OperatorRow,
} from '../core/operator-notation.js';
import { isLeaf, numberOf, type PostfixItem } from './expression-tree.js';
import { bracket } from './format-items.js';

/** A part of an expression: its text, or a sum or product whose terms or factors are not yet joined. */
interface Part {
  /** Row of the operator at the top; null for a number. */
  readonly row: OperatorRow | null;
  /** Empty as long as it may become a part of a longer sum or product. */
  readonly text: string;
  readonly operands: readonly Part[];
}

/** Writes an expression in postfix order as a text that is equal in value. */
export function formatFlat(items: readonly PostfixItem[]): string {
  const parts: Part[] = [];
  for (const item of items) {
    if (isLeaf(item)) {
      parts.push({ row: null, text: String(numberOf(item)), operands: [] });
      continue;
    }
    const operands = parts.splice(item.arity === 1 ? -1 : -2).map((part) => {
      const isSame = item.family !== null && part.row?.family === item.family;
      return isSame ? part : { ...part, text: join(part) };
    });
    const text = item.family === null ? joinPlain(item, operands) : '';
    parts.push({ row: item, text, operands });
  }
  return join(parts[0]);
}

/** Text of a part, in brackets if its place in an operation needs them. */
function place({ text, row: own }: Part, row: OperatorRow, isRight: boolean): string {
  return bracket(text, own?.precedence ?? ATOM_PRECEDENCE, row, isRight);
}

function joinPlain(row: OperatorRow, [first, last = first]: readonly Part[]): string {
  return formatOperation(row, place(first, row, false), place(last, row, true));
}

/** Joins the terms of a sum or the factors of a product. The walk is a loop, because chains can be long. */
function join(part: Part): string {
  if (part.text !== '') return part.text;
  const { family } = part.row!;
  const kept: Part[] = [];
  const inverted: Part[] = [];
  const pending: [part: Part, isInverted: boolean][] = [[part, false]];
  while (pending.length > 0) {
    const [next, isInverted] = pending.pop()!;
    if (next.text === '') {
      const [left, right] = next.operands;
      pending.push([right, isInverted !== invertsRight(next.row!)], [left, isInverted]);
    } else (isInverted ? inverted : kept).push(next);
  }
  const [joining, inverting] = FOUR.filter((each) => each.family === family);
  const [first, ...others] = kept;
  // Concatenation copies no text, as a join of a deep expression would.
  let text = place(first, joining, false);
  for (const each of others) text += ` ${joining.operator} ${place(each, joining, true)}`;
  for (const each of inverted) text += ` ${inverting.operator} ${place(each, inverting, true)}`;
  return text;
}
