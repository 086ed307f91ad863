// The width of the lists of the board, for code that runs seldom: it takes values of either width as 64 bits,
// which saves a copy of it for each width. Loops that every search runs are compiled for both.
import { elementAt } from '../core/elements';
import { naturalLists } from './natural-state';

/** Whether values are 32 bits wide. */
@inline export function isNarrow(): bool {
  return naturalLists.width == sizeof<u32>();
}

/** The value at an address of a list. */
@inline export function valueInWidth(address: usize): u64 {
  return isNarrow() ? <u64>elementAt<u32>(address) : elementAt<u64>(address);
}
