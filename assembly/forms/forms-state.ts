// The state of the engine for forms, all of it but the lists themselves, and the order of the calls:
//
//   open    openForms (open-forms.ts) sets FormRules for the board that stands, and keeps the lists that were made
//           for the same board and rules or starts a new edition of them.
//   ask     listForms (list-forms.ts) gives all forms of a subset. openSearch and findForms (find-forms.ts) find the
//           forms of a value. openNearest and searchNearest (search-nearest.ts) find the values nearest to a target.
//   check   FormLists.isExhausted after each question: if it is set, memory ran out and the answer is incomplete.
//   close   nothing. The lists die with the board (core/board.ts), whose `age` tells openForms.
//
// Each opening call resets all that its questions use, so an error leaves nothing behind.
//
// The fields are WebAssembly globals. Tried: FormSearch and OperationChain in linear memory instead,
// @@MEASURE@@

/** What the lists of the board are made for. */
export class FormRules {
  /** Values are natural numbers, not all rationals. */
  static isNatural: bool = false;
  /** Solutions are told apart by the level 'essential', not 'function'. */
  static isEssential: bool = false;
  /** No factor is worth 1: 'essential' with natural values, where numbers may be left over. */
  static skipsOnes: bool = false;
  /** Values are u64, not f64. */
  static isWide: bool = false;
}

/** Which lists stand. */
export class FormLists {
  /** Memory did not suffice for a list. */
  static isExhausted: bool = false;
  /** The lists that stand bear this number; 0 before the first call. */
  static edition: u32 = 0;
  /** The board, by its age, and the rules, as one number, that they are made for. */
  static age: u32 = 0;
  static mode: u32 = 0;
  /** The largest target that they serve if values are natural. */
  static largestTarget: f64 = 0;
}

/** The search of find-forms.ts. */
export class FormSearch {
  /** The negation of the value is sought: forms that cannot be negated do not count. */
  static isNegative: bool = false;
  /** One form is enough, whichever it is. */
  static isFirst: bool = false;
  /** Subsets up to this size are listed when they are asked for. */
  static listedSize: i32 = 3;
  /** How many forms are found, and how many are enough. */
  static found: f64 = 0;
  static enough: f64 = 0;
  /** How many of them are passed over, and the address for the expression of the next; 0 to write none. */
  static passed: f64 = 0;
  static page: usize = 0;
  /** Enough forms are found, or memory is exhausted. */
  static isDone: bool = false;
}

/** The stack of operation-chain.ts. */
export class OperationChain {
  /** How many links there are, and how many of them hold a difference. */
  static depth: u32 = 0;
  static differences: i32 = 0;
}

/** The search of search-nearest.ts. */
export class NearestSearch {
  /** The negations are sought: forms that have none do not count. */
  static isNegated: bool = false;
  /** Subsets up to this size are listed when they are asked for. */
  static listedSize: i32 = 3;
  /** The target p / q and its key. */
  static p: u64 = 0;
  static q: u64 = 1;
  static key: f64 = 0;
  /** The least distance found so far, or the largest allowed, rounded up. */
  static distance: f64 = Infinity;
}
