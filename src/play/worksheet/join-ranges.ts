// Integers as text, for the headings of lists and of worksheets.

/** Writes integers, each once and ascending, with ranges such as `1-10, 25`. */
export function joinRanges(given: readonly number[]): string {
  const integers = [...new Set(given)].sort((a, b) => a - b);
  const parts: string[] = [];
  let start = 0;
  while (start < integers.length) {
    let end = start;
    while (integers[end + 1] === integers[end] + 1) end++;
    // Two integers are not written as a range.
    if (end === start + 1) end = start;
    parts.push(end === start ? String(integers[start]) : `${integers[start]}-${integers[end]}`);
    start = end + 1;
  }
  return parts.join(', ');
}
