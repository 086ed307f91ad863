// The state of the engine for trees, all of it but the tallies themselves, and the order of the calls:
//
//   open    openForms (forms/open-forms.ts): the rules and bounds are those of the forms
//   ask     countTrees (count-trees.ts) or writeTrees (unrank-tree.ts)
//   check   FormLists.isExhausted after each question: if it is set, memory ran out and the answer is incomplete
//   close   nothing: the tallies die with the board, by its age
//
// @@MEASURE@@

/** What the last count found, and how it goes about it. */
export class TreeCount {
  /** The trees worth the value, and those worth its negation. */
  static trees: f64 = 0;
  static negated: f64 = 0;
  /** Subsets up to this size are listed when they are asked for. */
  static listedSize: i32 = 3;
}

/** Where the last tree of a page was found, so that the next one is looked for from there on. */
export class TreeCursor {
  /** How many trees come before the one that is wanted, from the split and the near value at hand on. */
  static ordinal: f64 = 0;
  /** The split and the near value of the last tree, and what `ordinal` was when the search came to them. */
  static split: usize = 0;
  static entry: usize = 0;
  static reached: f64 = 0;
  /** How many trees come before those of that near value. */
  static passed: f64 = 0;
}
