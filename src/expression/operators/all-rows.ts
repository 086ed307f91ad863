// The rows of all operators, and the choice of those that rules allow.
import {
  FOUR,
  OPERATOR_NAMES,
  subtraction,
  type DefinedRow,
  type FurtherOperator,
  type Operator,
  type OperatorRow,
  type RowOf,
  type ShippedRow,
} from '../../core/operator-notation.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { FURTHER_ROWS } from './registry.js';

type AnyRow = { readonly [Name in Operator]: RowOf<Name> }[Operator];

/** Rows of all operators, in the order of their keys. */
export const OPERATORS: readonly AnyRow[] = /* @__PURE__ */ listRows();

function listRows(): AnyRow[] {
  const further = OPERATOR_NAMES.slice(FOUR.length) as readonly FurtherOperator[];
  return [...FOUR, ...further.map((name) => FURTHER_ROWS[name])];
}

/** Returns the rows of the operators of the package, and of those that a user defined, by their names. */
export function rowsOf(defined: readonly DefinedRow[] = []): ReadonlyMap<unknown, OperatorRow> {
  return defined.length > 0 ? indexRows([...OPERATORS, ...defined]) : SHIPPED;
}

const SHIPPED = /* @__PURE__ */ indexRows(OPERATORS);

function indexRows(rows: readonly OperatorRow[]): ReadonlyMap<unknown, OperatorRow> {
  return new Map(rows.map((row) => [row.operator, row]));
}

/** Returns the row of an operator. */
export function rowOf(operator: Operator): ShippedRow {
  return OPERATORS.find((row) => row.operator === operator)!;
}

/** Returns the rows of the package that rules allow, in the order of their keys: the four by default. */
export function selectRows(rules: { readonly operators?: readonly string[] }): readonly ShippedRow[] {
  const { operators } = rules;
  return operators === undefined ? FOUR : OPERATORS.filter(({ operator }) => operators.includes(operator));
}

/** Returns the rows that checked rules allow, those that a user defined last. */
export function selectAllRows(rules: Pick<ParsedRules, 'operators' | 'defined'>): readonly OperatorRow[] {
  return [...selectRows(rules), ...(rules.defined ?? [])];
}

/**
 * Writes a value, an expression or a step with the signs that people see. A fraction keeps its stroke, which
 * has no blanks.
 */
export function formatSigns(text: number | string): string {
  let shown = String(text);
  for (const { operator, sign } of OPERATORS) shown = shown.replaceAll(` ${operator} `, ` ${sign} `);
  return shown.replaceAll(subtraction.operator, subtraction.sign);
}

/**
 * Finds the allowed operator that a key of the keyboard stands for: by its text, its sign, or the first
 * letter of a word.
 */
export function findByKey(
  rules: { readonly operators?: readonly Operator[] },
  key: string,
): Operator | undefined {
  const rows = selectRows(rules);
  const found = rows.find(({ operator, sign }) => key === operator || key === sign);
  return (found ?? rows.find(({ operator }) => operator.length > 1 && operator.startsWith(key)))?.operator;
}

/** Lists the signs of the operators that rules allow, such as `+ − ×`. */
export function listSigns(rules: { readonly operators?: readonly Operator[] }): string {
  return selectRows(rules)
    .map(({ sign }) => sign)
    .join(' ');
}
