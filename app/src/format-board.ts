// Boards as text.

/** Formats a board, such as `25 50 10 5 2 10 → 520`. */
export function formatBoard(numbers: readonly (number | string)[], target: number | string): string {
  return `${numbers.join(' ')} → ${target}`;
}
