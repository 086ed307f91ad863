// Finds the answer in a longer text: in the tags or the box of a language model.
//
// A box may contain braces and may be unclosed: one pass from the end, with a stack of closing braces.

const TAG_OPENS = '<answer>';
const TAG_CLOSES = '</answer>';

/**
 * Returns the content of the complete `<answer>...</answer>` or `\boxed{...}` that begins last, or undefined.
 * So a box inside a tag is opened, too, and a truncated one at the end does not count.
 */
export function extract(text: string): string | undefined {
  const tagged = lastTagged(text);
  const boxed = lastBoxed(text);
  const [begin, end] = boxed[0] > tagged[0] ? boxed : tagged;
  return begin < 0 ? undefined : text.slice(begin, end);
}

/** Begin and end of the content of the last tag; -1 if there is none. */
function lastTagged(text: string): [number, number] {
  const lastEnd = text.lastIndexOf(TAG_CLOSES);
  const opens = lastEnd < 0 ? -1 : text.lastIndexOf(TAG_OPENS, lastEnd);
  if (opens < 0) return [-1, -1];
  const begin = opens + TAG_OPENS.length;
  return [begin, text.indexOf(TAG_CLOSES, begin)];
}

/** Begin and end of the content of the last box; -1 if there is none. Escaped braces are text. */
function lastBoxed(text: string): [number, number] {
  if (!text.includes('\\boxed{')) return [-1, -1];
  const ends: number[] = [];
  for (let place = text.length - 1; place >= 0; place--) {
    const character = text[place];
    if ((character !== '{' && character !== '}') || text[place - 1] === '\\') continue;
    if (character === '}') ends.push(place);
    else {
      const end = ends.pop();
      if (end !== undefined && text.endsWith('\\boxed', place)) return [place + 1, end];
    }
  }
  return [-1, -1];
}
