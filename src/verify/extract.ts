// Finds the answer in a longer text: what a language model wrote between its tags or in its box.
//
// One pass over the text with a stack of open braces, as a box may hold braces, and may never be closed.

const TAG_OPENS = '<answer>';
const TAG_CLOSES = '</answer>';

/**
 * Gives the content of the `<answer>...</answer>` or `\boxed{...}` that begins last of those that are
 * complete, or undefined. So a box in a tag is opened too, and what is cut off at the end does not count.
 */
export function extract(text: string): string | undefined {
  const tagged = lastTagged(text);
  const boxed = lastBoxed(text);
  const [begin, end] = boxed[0] > tagged[0] ? boxed : tagged;
  return begin < 0 ? undefined : text.slice(begin, end);
}

/** Where the content of the last tag begins and ends, -1 if there is none. */
function lastTagged(text: string): [number, number] {
  const lastEnd = text.lastIndexOf(TAG_CLOSES);
  const opens = lastEnd < 0 ? -1 : text.lastIndexOf(TAG_OPENS, lastEnd);
  if (opens < 0) return [-1, -1];
  const begin = opens + TAG_OPENS.length;
  return [begin, text.indexOf(TAG_CLOSES, begin)];
}

/** Where the content of the last box begins and ends, -1 if there is none. Escaped braces are text. */
function lastBoxed(text: string): [number, number] {
  const open: number[] = [];
  let last: [number, number] = [-1, -1];
  for (const match of text.matchAll(/\\boxed\s*\{|\\[^]|[{}]/g)) {
    const [lexeme] = match;
    const end = match.index + lexeme.length;
    if (lexeme === '{') open.push(-1);
    else if (lexeme === '}') {
      const begin = open.pop() ?? -1;
      if (begin > last[0]) last = [begin, match.index];
    } else if (lexeme.length > 2) open.push(end);
  }
  return last;
}
