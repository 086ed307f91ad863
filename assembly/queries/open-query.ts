// The state of the entries for solutions, all of it, and what they share. An entry opens the board in INPUT
// for what it is asked, asks the engine for forms or for trees, and answers with a status if memory or exact
// arithmetic does not suffice. A target is p / q in lowest terms, with a sign apart.
//
//   setQuery           stores the query of countSolutions and listSolutions (list-solutions.ts)
//   openQuery          opens the board and the lists for a query; the entries call it
//   openPage           makes room for expressions
//   expressionsAddress tells where the last entry wrote them
//
// Every entry opens anew all that it needs, so any calls may come between two pages; the lists of the same
// board and rules are still there then.
import { listsAge, openBoard } from '../core/board';
import { reserve } from '../core/arena';
import { F64_FRACTION_LIMIT, U64_FRACTION_LIMIT } from '../core/fraction';
import { DONE, EXPRESSION_BYTES, NATURAL, NONE, OUT_OF_MEMORY, TOO_LARGE } from '../core/boundary-types';
import { largestKey, openForms } from '../forms/open-forms';

/**
 * Limit of target * P up to which an f64 holds natural values, 2^102: they are at most sqrt(target * P)
 * (core/limits.ts).
 */
const F64_NATURAL_LIMIT: f64 = 5070602400912917605986812821504.0 * (1.0 - 1.0 / 1048576.0);
/** Margin for products that are rounded. */
const ROUNDING: f64 = 1.0 + 1.0 / 1048576.0;

/** Query for solutions. */
@unmanaged class Query {
  count: i32;
  usesAll: bool;
  /** Values that are allowed: NATURAL, INTEGER or RATIONAL. */
  values: i32;
  /** Level at which solutions count as different, as in src/solver/wasm/engine-exports.ts. */
  distinct: i32;
  isNegative: bool;
  p: u64;
  q: u64;
  /** Whether values are u64, not f64; set by openQuery. */
  isWide: bool;
}

/** Address at which expressions are written. */
@unmanaged class Page {
  address: usize;
  /** The last page for several expressions, its size, and the age of the board whose lists lie round it. */
  last: usize;
  bytes: usize;
  age: u32;
}

/** A page for one expression, with the query and the page behind it. */
const ONE_EXPRESSION: usize = memory.data(
  <i32>(EXPRESSION_BYTES + ((offsetof<Query>() + 7) & ~7) + offsetof<Page>()),
  16,
);
const QUERY: usize = ONE_EXPRESSION + EXPRESSION_BYTES;
export const query = changetype<Query>(QUERY);
const page = changetype<Page>(QUERY + ((offsetof<Query>() + 7) & ~7));

/**
 * Stores a query about the board in INPUT, of `count` leaves: the rules, what tells solutions apart, and the
 * target p / q or its negation.
 */
export function setQuery(
  count: i32,
  usesAll: bool,
  values: i32,
  distinct: i32,
  isNegative: bool,
  p: u64,
  q: u64,
): void {
  query.count = count;
  query.usesAll = usesAll;
  query.values = values;
  query.distinct = distinct;
  query.isNegative = isNegative;
  query.p = p;
  query.q = q;
}

/**
 * Opens the board and its lists for the query: DONE, NONE if the target is out of reach, or a status below 0.
 */
export function openQuery(level: i32, skipsOnes: bool): i32 {
  if (!openBoard(query.count, query.usesAll)) return OUT_OF_MEMORY;
  const p = <f64>query.p,
    q = <f64>query.q;
  const natural = query.values == NATURAL;
  const largest = largestKey(natural);
  if (p + q - 1 > largest * ROUNDING) return NONE;
  const size = largest * (natural ? p : p + q);
  const limit = natural ? F64_NATURAL_LIMIT : F64_FRACTION_LIMIT;
  const isNarrow = size < limit;
  if (!isNarrow && (natural || size >= U64_FRACTION_LIMIT)) return TOO_LARGE;
  query.isWide = !isNarrow;
  return openForms(!isNarrow, query.values, level, skipsOnes, p) ? DONE : OUT_OF_MEMORY;
}

/** Takes the page for one expression; returns its address. */
export function openExpression(): usize {
  page.address = ONE_EXPRESSION;
  return ONE_EXPRESSION;
}

/**
 * Takes a page of a given number of bytes, the last one if that is still there and large enough; 0 if memory
 * is exhausted.
 */
export function openPage(bytes: usize): usize {
  if (page.age != listsAge || page.bytes < bytes) {
    page.last = reserve(bytes);
    page.age = listsAge;
    page.bytes = bytes;
  }
  page.address = page.last;
  return page.last;
}

/** Address of the expressions that the last entry wrote, one after the other (core/postfix.ts). */
export function expressionsAddress(): usize {
  return page.address;
}
