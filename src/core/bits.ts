// Sets of at most 31 elements as the bits of an integer.

/** How many elements a set has. */
export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
