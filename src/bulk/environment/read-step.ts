// Reads one step, such as `25 * 4` or `8/3 - -2 = 14/3`: two operands, an operator between them, and perhaps
// the result. Operands are integers and fractions of any sign, since these can be on a board. Each may be in
// brackets, as the solver writes its steps: `3 - (8/3) = 1/3`.
import { reduce } from '../../core/fraction.js';
import { FOUR, type BasicRow, type ShippedRow } from '../../core/operator-notation.js';
import { OPERATORS, textsOf } from '../../expression/operators/all-rows.js';
import { toValue, type JudgedValue } from '../../verify/judged-value.js';

/** A step as it is written. */
export interface WrittenStep {
  readonly left: JudgedValue;
  /** One of the four operators; null for any other. */
  readonly row: BasicRow | null;
  readonly right: JudgedValue;
  /** Stated result; null if there is none. */
  readonly result: JudgedValue | null;
}

const VALUE = String.raw`(-?\d+(?:/\d+)?|\(\s*-?\d+(?:/\d+)?\s*\))`;
const STEP = new RegExp(String.raw`^\s*${VALUE}\s*([^\d\s()]+)\s*${VALUE}\s*(?:=\s*${VALUE}\s*)?$`);
/** Far above the longest step of a board. */
const MAX_CHARACTERS = 1000;

/** Rows by each of their spellings. */
const rowsBySpelling = /* @__PURE__ */ indexSpellings();

/** Reads a step; null if it is not one. */
export function readStep(text: string): WrittenStep | null {
  if (text.length > MAX_CHARACTERS) return null;
  const match: readonly (string | undefined)[] | null = STEP.exec(text);
  if (match === null) return null;
  const [, left = '', operator = '', right = '', result] = match;
  const row = rowsBySpelling.get(operator);
  const values = [left, right, result ?? left].map(readValue);
  if (row === undefined || values.includes(null)) return null;
  const [a, b, stated] = values as JudgedValue[];
  const isFour = (FOUR as readonly ShippedRow[]).includes(row);
  return {
    left: a,
    row: isFour ? (row as BasicRow) : null,
    right: b,
    result: result === undefined ? null : stated,
  };
}

/** Reads an integer or a fraction, perhaps in brackets; null if its denominator is 0. */
function readValue(text: string): JudgedValue | null {
  const [numerator, denominator = '1'] = text.replace(/[()]/g, '').split('/');
  if (BigInt(denominator) === 0n) return null;
  return toValue(reduce({ numerator: BigInt(numerator), denominator: BigInt(denominator) }));
}

function indexSpellings(): ReadonlyMap<string, ShippedRow> {
  const rows = new Map<string, ShippedRow>();
  for (const row of OPERATORS) {
    for (const spelling of [row.operator, ...textsOf(row).spellings.split(' ')]) {
      if (row.arity === 2 && row.notation === 'infix') rows.set(spelling, row);
    }
  }
  return rows;
}
