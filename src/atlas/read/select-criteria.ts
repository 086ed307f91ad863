// Criteria of `select`: checks them and translates them to conditions in SQL. Conditions on boards apply to
// the table of boards, conditions on problems to the table of problems.
import { invalidOption } from '../../core/errors.js';
import { checkInteger, checkProperties, parseBoolean } from '../../core/options.js';
import { isPrime } from '../../expression/exact/integer-roots.js';
import { listNumbers } from '../../core/puzzle/parse-pool.js';
import { parseBounds } from '../../core/puzzle/parse-range.js';
import type { Bounds } from '../../generate/generate-types.js';
import { NO_DISTANCE } from '../build/board-problems.js';
import { namesOfNumbers } from '../files/atlas-columns.js';
import type { AtlasPlan, SelectCriteria } from '../atlas-types.js';

/** Largest small number, as in the Countdown round. */
const LARGEST_SMALL = 10;

const PROPERTIES = [
  ...['solvable', 'operations', 'distance', 'nearestOperations', 'complete', 'numbers', 'onlyPrimes'],
  ...['maxSmall', 'count', 'seed', 'signal'],
];

export interface ParsedCriteria {
  /** Whether problems have to be solvable; undefined if both kinds are wanted. */
  readonly solvable: boolean | undefined;
  readonly operations: Required<Bounds> | null;
  readonly distance: Required<Bounds> | null;
  /** Conditions on boards, in SQL. */
  readonly boards: readonly string[];
  readonly count: number;
  readonly seed: number;
}

/** Checks criteria. @throws NumbersGameError `invalid-option`, also if criteria contradict each other */
export function parseCriteria(criteria: SelectCriteria, plan: AtlasPlan): ParsedCriteria {
  checkProperties(criteria, PROPERTIES, 'criteria');
  const { operations, distance, nearestOperations, count = 10, seed = 0 } = criteria;
  const isOfSolvable = operations !== undefined;
  const ofDistance = boundsOf(distance, 'distance');
  // A range from 0 includes the problems that can be made.
  const isFromZero = ofDistance?.from === 0 && criteria.solvable === undefined && operations === undefined;
  const isOfUnsolvable = (ofDistance !== null && !isFromZero) || nearestOperations !== undefined;
  const implied = isOfSolvable ? true : isOfUnsolvable ? false : undefined;
  const solvable =
    criteria.solvable === undefined ? implied : parseBoolean(criteria.solvable, false, 'solvable');
  if ((isOfSolvable && solvable !== true) || (isOfUnsolvable && solvable !== false)) {
    throw invalidOption(
      'criteria: expected operations with solvable problems, and distance and nearestOperations with others, got both kinds',
    );
  }
  checkInteger(count, 'count', 0, 2 ** 32 - 1);
  checkInteger(seed, 'seed', 0, 2 ** 32 - 1);
  return {
    solvable,
    operations: boundsOf(operations ?? nearestOperations, operations ? 'operations' : 'nearestOperations'),
    distance: ofDistance,
    boards: boardConditions(criteria, plan),
    count,
    seed,
  };
}

function boardConditions(criteria: SelectCriteria, plan: AtlasPlan): string[] {
  const columns = namesOfNumbers(plan);
  const hasOnly = (allowed: readonly number[]) =>
    columns.map((name) => `list_contains([${allowed.join()}]::UINTEGER[], ${name})`).join(' AND ');
  const complete = parseBoolean(criteria.complete, false, 'complete');
  const conditions = complete ? [`solvable = ${plan.to - plan.from + 1}`] : [];
  const { numbers, maxSmall } = criteria;
  if (numbers !== undefined) {
    numbers.forEach((number, index) => checkInteger(number, `numbers[${index}]`, 0, 2 ** 32 - 2));
    conditions.push(hasOnly(numbers));
  }
  if (parseBoolean(criteria.onlyPrimes, false, 'onlyPrimes')) {
    conditions.push(hasOnly([...new Set(listNumbers(plan.pool))].filter((n) => n > 1 && isPrime(BigInt(n)))));
  }
  if (maxSmall !== undefined) {
    checkInteger(maxSmall, 'maxSmall', 0, plan.size);
    const small = columns.map((name) => `(${name} <= ${LARGEST_SMALL})::INT`);
    conditions.push(`list_sum([${small.join()}]) <= ${maxSmall}`);
  }
  return conditions;
}

/** Returns the conditions on a problem, in SQL. */
export function problemConditions({ solvable, operations, distance }: ParsedCriteria): string[] {
  const between = (column: string, { from, to }: Required<Bounds>) => `${column} BETWEEN ${from} AND ${to}`;
  return [
    ...(solvable === undefined ? [] : [solvable ? 'distance = 0' : 'distance > 0']),
    ...(operations === null ? [] : [between('operations', operations), 'operations <> 255']),
    ...(distance === null ? [] : [between('distance', distance), `distance <> ${NO_DISTANCE}`]),
  ];
}

/** Whether a problem meets the criteria on problems. */
export function meets(criteria: ParsedCriteria, away: number, fewest: number): boolean {
  const { solvable, operations, distance } = criteria;
  if (solvable !== undefined && solvable !== (away === 0)) return false;
  if (operations !== null && (fewest === 255 || fewest < operations.from || fewest > operations.to))
    return false;
  return distance === null || (away !== NO_DISTANCE && away >= distance.from && away <= distance.to);
}

function boundsOf(bounds: Bounds | undefined, name: string): Required<Bounds> | null {
  return bounds === undefined ? null : parseBounds(bounds, name, 0, NO_DISTANCE);
}
