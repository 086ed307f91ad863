// For test/solver/layout.test.ts alone: the constants of the boundary as this compiler read them, and the
// sizes of the records in linear memory, which the test compares with the pictures of the records.
import { slotBytes } from './core/hash-table';

export { POOL_RECORD_BYTES } from './classic/hashed-pool';
export { OPERANDS_BYTES } from './classic/last-operations';
export { PART_LIST_BYTES } from './classic/classic-state';
export { CLASSIC_INPUT_BYTES } from './classic/classic-state';
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
