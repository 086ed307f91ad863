// Shared state that the engines seldom read: of the board (board.ts) and of the expression that is being
// written (postfix.ts). The fields lie in linear memory at constant addresses; the record is an unmanaged
// class, whose layout the compiler derives.
//
// Values that every engine reads in its loops stand in globals of board.ts, plan.ts, arena.ts and
// deadline.ts: they are read at some 400 places, each of which would take four bytes more as a field.

/** The board that stands, as far as it is not in globals, and the end of the expression. */
@unmanaged class CoreState {
  /** Rounded product P of all leaves, which may exceed 64 bits. */
  product: f64;
  /** Start address of the lists: plans lie below. */
  listsBase: usize;
  /** Address for the next item of an expression. */
  cursor: usize;
  /** Number of times that the memory of lists was given back. */
  dropCount: u32;
  /** Whether the board is one of a pool, whose lists the arena holds (reach/shared-lists.ts). */
  isOfPool: bool;
}
export const coreState = changetype<CoreState>(memory.data(offsetof<CoreState>(), 8));
