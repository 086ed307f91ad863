// The rows of all operators, and the choice of those that rules allow.
import { unexpected } from '../../core/errors.js';
import {
  FOUR,
  isBasic,
  isDefined,
  OPERATOR_NAMES,
  subtraction,
  type BasicOperator,
  type DefinedRow,
  type FurtherOperator,
  type Operator,
  type OperatorRow,
  type OperatorTexts,
  type RowOf,
  type ShippedRow,
} from '../../core/operator-notation.js';
import type { ParsedRules } from '../../core/puzzle/parse-rules.js';
import { FURTHER_ROWS } from './registry.js';

type AnyRow = (typeof FOUR)[number] | { readonly [Name in FurtherOperator]: RowOf<Name> }[FurtherOperator];

/** Rows of all operators, in the order of their keys. */
export const OPERATORS: readonly AnyRow[] = /* @__PURE__ */ listRows();

function listRows(): AnyRow[] {
  const further = OPERATOR_NAMES.slice(FOUR.length) as readonly FurtherOperator[];
  return [...FOUR, ...further.map((name) => FURTHER_ROWS[name])];
}

const FOUR_TEXTS: Readonly<Record<BasicOperator, OperatorTexts>> = {
  '+': { latex: '#1 + #2', spellings: '+', sign: '+' },
  '-': { latex: '#1 - #2', spellings: '- − –', sign: '−' },
  '*': { latex: '#1 \\times #2', spellings: '* × · ⋅ \\* \\times \\cdot \\ast', sign: '×' },
  '/': { latex: '\\frac{#1}{#2}', spellings: '/ ÷ : \\div', sign: '÷' },
};

export function textsOf(row: OperatorRow): OperatorTexts {
  return isBasic(row) ? FOUR_TEXTS[row.operator] : (row as OperatorRow & OperatorTexts);
}

/**
 * Makes something of the rows of the package, and keeps it; of these and of operators that a user defined, it
 * keeps the last one, because most programs have one set of them.
 */
export function keepMade<Made>(
  make: (rows: readonly OperatorRow[]) => Made,
): (defined?: readonly DefinedRow[]) => Made {
  const shipped = make(OPERATORS);
  let last: readonly DefinedRow[] = [];
  let made = shipped;
  return (defined = []) => {
    if (defined.length === 0) return shipped;
    if (defined.length !== last.length || defined.some((row, place) => row !== last[place])) {
      made = make([...OPERATORS, ...defined]);
      last = defined;
    }
    return made;
  };
}

/** Returns the rows of the operators of the package, and of those that a user defined, by their names. */
export const rowsOf = /* @__PURE__ */ keepMade(indexRows);

function indexRows(rows: readonly OperatorRow[]): ReadonlyMap<unknown, OperatorRow> {
  return new Map(rows.map((row) => [row.operator, row]));
}

/** Checks a list of defined operators. @throws NumbersGameError `invalid-option` */
export function parseDefined(operators: unknown = []): readonly DefinedRow[] {
  if (isListOfDefined(operators)) return operators;
  throw unexpected('invalid-option', 'operators', 'different operators of defineOperator', operators);
}

function isListOfDefined(value: unknown): value is readonly DefinedRow[] {
  if (!Array.isArray(value)) return false;
  // Up to the first fault, and no further: an array may have 2^32 - 1 holes.
  for (const each of value) if (!isDefined(each)) return false;
  return rowsOf(value).size === rowsOf().size + value.length;
}

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
 *
 * @example
 * formatSigns('8 / (3 - 8/3)'); // '8 ÷ (3 − 8/3)'
 */
export function formatSigns(text: number | string): string {
  let shown = String(text);
  for (const row of OPERATORS) shown = shown.replaceAll(` ${row.operator} `, ` ${textsOf(row).sign} `);
  return shown.replaceAll(subtraction.operator, textsOf(subtraction).sign);
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
  const found = rows.find((row) => key === row.operator || key === textsOf(row).sign);
  return (found ?? rows.find(({ operator }) => operator.length > 1 && operator.startsWith(key)))?.operator;
}

/** Lists the signs of the operators that rules allow, such as `+ − ×`. */
export function listSigns(rules: { readonly operators?: readonly Operator[] }): string {
  return selectRows(rules)
    .map((row) => textsOf(row).sign)
    .join(' ');
}
