// Hands of cards: all multisets of a size.

/** Every hand of `size` cards worth `from` to `to`, ascending, in lexicographic order. */
export function hands(from: number, to: number, size: number): number[][] {
  if (size === 0) return [[]];
  const all: number[][] = [];
  for (let first = from; first <= to; first++) {
    for (const rest of hands(first, to, size - 1)) all.push([first, ...rest]);
  }
  return all;
}
