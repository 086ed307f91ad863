// The state of the engine for forms, all of it but the lists themselves, and the order of the calls:
//
//   open    openForms (open-forms.ts) sets formRules for the board that stands, and keeps the lists that were
//           made for the same board and rules or starts a new edition of them.
//   ask     listForms (list-forms.ts) gives all forms of a subset. openSearch and findForms (search-forms.ts)
//           find the forms of a value. openNearest and searchNearest (search-nearest.ts) find the values
//           nearest to a target.
//   check   formLists.isExhausted after each question: if it is set, memory ran out and the answer is
//           incomplete.
//   close   nothing. The lists die with the board (core/board.ts), whose `age` tells openForms.
//
// Each opening call resets all that its questions use, so an error leaves nothing behind.
//
// The fields lie in linear memory at constant addresses; each record is an unmanaged class, whose layout the
// compiler derives. Tried: WebAssembly globals instead, 2 to 6 % slower in searches for forms (V8 in Node
// 20).
import { MAX_NUMBERS, NEAREST_BYTES } from '../core/boundary-types';

/** Rules and bounds for which the lists of the board are made. */
@unmanaged class FormRules {
  /** Whether values are natural numbers, not all rationals. */
  isNatural: bool;
  /** Whether values are natural numbers or integers, so that a quotient must be whole. */
  isWhole: bool;
  /** Whether solutions are told apart by the level 'essential', not 'function'. */
  isEssential: bool;
  /** Whether no factor may be worth 1: 'essential' with natural values, where numbers may be left over. */
  skipsOnes: bool;
  /** Whether values are u64, not f64. */
  isWide: bool;
}

/** State of the lists of the board. */
@unmanaged class FormLists {
  /** Whether memory did not suffice for a list. */
  isExhausted: bool;
  /** Number of the edition of the lists that stand; 0 before the first call. */
  edition: u32;
  /** The board, by its age, and the rules, as one number, that they are made for. */
  age: u32;
  mode: u32;
  /** The largest target that they serve if values are natural. */
  largestTarget: f64;
}

/** The search of search-forms.ts. */
@unmanaged class FormSearch {
  /** Whether the negation of the value is sought: forms that cannot be negated do not count. */
  isNegative: bool;
  /** Whether one form is enough, whichever it is. */
  isFirst: bool;
  /** Marks that no addend of the search may have: neutral, where neutral terms are counted apart, or 0. */
  barred: u32;
  /** Largest size of the subsets that are listed when they are asked for. */
  listedSize: i32;
  /** Number of forms found, and the number that is enough. */
  found: f64;
  enough: f64;
  /** Number of forms to pass over, and the address for the expression of the next; 0 to write none. */
  passed: f64;
  page: usize;
}

/** A link of the chain (operation-chain.ts). */
@unmanaged export class Link {
  operation: u32;
  near: u32;
}

/** The stack of operation-chain.ts. */
@unmanaged class OperationChain {
  /** Number of links. */
  depth: u32;
}

/** The search of search-nearest.ts. */
@unmanaged class NearestSearch {
  /** Whether negations are sought: forms that have none do not count. */
  isNegated: bool;
  /** Largest size of the subsets that are listed when they are asked for. */
  listedSize: i32;
  /** The target p / q and its key. */
  p: u64;
  q: u64;
  key: f64;
  /** The least distance found so far, or the largest allowed, rounded up. */
  distance: f64;
}

/** The records of form-counts.ts. */
@unmanaged class FormCounts {
  /** Address of the sorted keys, and the edition of the lists that they belong to. */
  records: usize;
  edition: u32;
}

const LISTS_OFFSET: usize = (offsetof<FormRules>() + 7) & ~7;
const SEARCH_OFFSET: usize = (LISTS_OFFSET + offsetof<FormLists>() + 7) & ~7;
const NEAREST_OFFSET: usize = (SEARCH_OFFSET + offsetof<FormSearch>() + 7) & ~7;
const COUNTS_OFFSET: usize = (NEAREST_OFFSET + offsetof<NearestSearch>() + 7) & ~7;
const CHAIN_OFFSET: usize = (COUNTS_OFFSET + offsetof<FormCounts>() + 7) & ~7;
const LINKS_OFFSET: usize = (CHAIN_OFFSET + offsetof<OperationChain>() + 15) & ~15;
const NEAREST_VALUES_OFFSET: usize = LINKS_OFFSET + <usize>MAX_NUMBERS * offsetof<Link>();
const STATE: usize = memory.data(<i32>(NEAREST_VALUES_OFFSET + NEAREST_BYTES), 16);
export const formRules = changetype<FormRules>(STATE);
export const formLists = changetype<FormLists>(STATE + LISTS_OFFSET);
export const formSearch = changetype<FormSearch>(STATE + SEARCH_OFFSET);
export const nearestSearch = changetype<NearestSearch>(STATE + NEAREST_OFFSET);
export const formCounts = changetype<FormCounts>(STATE + COUNTS_OFFSET);
export const operationChain = changetype<OperationChain>(STATE + CHAIN_OFFSET);
/** The links of the chain, from the outermost (operation-chain.ts). */
export const LINKS: usize = STATE + LINKS_OFFSET;
/** The nearest values and their expressions (picture: src/solver/wasm/boundary-layout.ts). */
export const NEAREST: usize = STATE + NEAREST_VALUES_OFFSET;
