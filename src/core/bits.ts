// Sets of at most 31 elements as the bits of an integer.

/** Counts the elements of a set. */
export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
