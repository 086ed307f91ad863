// Integers as text, for the headings of lists and of worksheets.

/** Writes ascending integers with ranges, such as `1-10, 25`. */
export function joinRanges(integers: readonly number[]): string {
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
