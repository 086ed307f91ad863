// The state of the engine for trees, all of it but the tallies themselves, and the order of the calls:
//
//   open    openForms (forms/open-forms.ts): the rules and bounds are those of the forms
//   ask     countTrees (count-trees.ts) or writeTrees (unrank-tree.ts)
//   check   formLists.isExhausted after each question: if it is set, memory ran out and the answer is
//           incomplete
//   close   nothing: the tallies die with the board, by its age
//
// Counts are returned through treeCount, because a function of AssemblyScript returns one value only. Tried:
// WebAssembly globals instead of linear memory, as fast.

/** What the last count found, and how it goes about it. */
@unmanaged class TreeCount {
  /** The trees worth the value, and those worth its negation. */
  trees: f64;
  negated: f64;
  /** Subsets up to this size are listed when they are asked for. */
  listedSize: i32;
}
export const treeCount = changetype<TreeCount>(memory.data(offsetof<TreeCount>(), 8));

/** Where the last tree of a page was found, so that the next one is looked for from there on. */
@unmanaged class TreeCursor {
  /** How many trees come before the one that is wanted, from the split and the near value at hand on. */
  ordinal: f64;
  /** The split and the near value of the last tree, and what `ordinal` was when the search came to them. */
  split: usize;
  entry: usize;
  reached: f64;
  /** How many trees come before those of that near value. */
  passed: f64;
}
export const treeCursor = changetype<TreeCursor>(memory.data(offsetof<TreeCursor>(), 8));
