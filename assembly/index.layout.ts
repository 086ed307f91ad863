// For tests alone: the constants of the boundary as this compiler read them, and the sizes of the records in
// linear memory, which test/solver/layout.test.ts compares with the pictures of the records; and how many
// functions a board makes, for test/solver/solutions.slow.test.ts.
import { fullMask, openBoard } from './core/board';
import { FUNCTION, OUT_OF_MEMORY, RATIONAL } from './core/boundary-types';
import { slotBytes } from './core/hash-table';
import { FLIPS, traitsOf } from './forms/form';
import { formAt, formCount } from './forms/form-list';
import { listForms } from './forms/list-forms';
import { openForms } from './forms/open-forms';

export { POOL_RECORD_BYTES } from './classic/hashed-pool';
export { OPERANDS_BYTES } from './classic/last-operations';
export { PART_LIST_BYTES } from './classic/classic-state';
export { CLASSIC_INPUT_BYTES } from './classic/classic-state';
export { INPUT } from './core/board';
export * from './core/boundary-types';
export { LIST_RECORD_BYTES } from './core/list-record';
export { SPLIT_BYTES, SPLIT_ENDS_OFFSET } from './core/plan';
export { FORM_BYTES } from './forms/form';
export { FORM_LIST_BYTES } from './forms/form-list';
export { LINK_BYTES } from './forms/operation-chain';
export { SORTED_KEY_BYTES } from './forms/sorted-keys';
export { VALUE_RECORD_BYTES } from './natural/value-list';
export { REACH_RECORD_BYTES } from './reach/reach-records';
export { BRANCH_BYTES, NODE_BYTES, NODE_FIELDS_END } from './reach/shared-lists';
export { TALLY_ITEM_BYTES } from './trees/sorted-tally';
export { TALLY_BYTES, TALLY_ENTRY_BYTES } from './trees/tally';

export const NARROW_SLOT_BYTES: usize = slotBytes<u32>();
export const WIDE_SLOT_BYTES: usize = slotBytes<u64>();

/**
 * Number of functions that the numbers of the board in INPUT make, forms and negations; or OUT_OF_MEMORY.
 */
export function countFunctions(count: i32): f64 {
  if (!openBoard(count, true) || !openForms(true, RATIONAL, FUNCTION, false, 0)) return <f64>OUT_OF_MEMORY;
  const list = listForms<u64>(fullMask);
  if (!list) return <f64>OUT_OF_MEMORY;
  let total: f64 = 0;
  for (let place: u32 = 0; place < formCount(list); place++) {
    total += traitsOf(formAt(list, place)) & FLIPS ? 2 : 1;
  }
  return total;
}
