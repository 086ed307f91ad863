// Reads the large numbers that a player types.

/** The range of large numbers: that of the question which set of four makes the best game. */
export const [LARGE_FROM, LARGE_TO] = [11, 100];

/** Reads texts as different numbers in ascending order; null if they are none. */
export function readLarge(texts: readonly string[]): number[] | null {
  const numbers = texts.map((text) => (/^\d+$/.test(text.trim()) ? Number(text) : NaN));
  const isSet = numbers.every((each, place) => isLarge(each) && numbers.indexOf(each) === place);
  return isSet ? numbers.sort((a, b) => a - b) : null;
}

function isLarge(number: number): boolean {
  return number >= LARGE_FROM && number <= LARGE_TO;
}
