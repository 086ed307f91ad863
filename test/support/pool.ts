// Boards drawn from a pool, and the pool of the Countdown numbers round.

/** 1..10 twice, 25, 50, 75, 100. */
export const STANDARD_POOL: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  .flatMap((n) => [n, n])
  .concat(25, 50, 75, 100);

/** Every board of a size from a pool, which is ascending: ascending, in lexicographic order. */
export function* boardsOf(pool: readonly number[], size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i < pool.length; i++) {
    if (i > from && pool[i] === pool[i - 1]) continue;
    for (const rest of boardsOf(pool, size - 1, i + 1)) yield [pool[i], ...rest];
  }
}

/** Every board of a size of the numbers round. */
export function standardBoards(size: number): Generator<number[]> {
  return boardsOf(STANDARD_POOL, size);
}
