// The boards of the Countdown numbers round: 1..10 twice, 25, 50, 75, 100.

const POOL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((n) => [n, n]).concat(25, 50, 75, 100);

/** Every board of a size, ascending, in lexicographic order. */
export function* standardBoards(size: number, from = 0): Generator<number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i < POOL.length; i++) {
    if (i > from && POOL[i] === POOL[i - 1]) continue;
    for (const rest of standardBoards(size - 1, i + 1)) yield [POOL[i], ...rest];
  }
}
