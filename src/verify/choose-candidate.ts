// Chooses the text to judge from what a language model wrote: one candidate, before anything is judged, so
// that a right expression elsewhere in the text never counts.
//
// Each kind of mark is found in one pass. A box may contain braces and may be unclosed: one pass from the
// end, with a stack of closing braces. A fence directly inside another one opens a fence of its own.
import type { ReadMode } from './verify-types.js';

/** Chosen text; undefined if there is none. An unclosed tag or fence is a text that cannot be read. */
export type Candidate = string | undefined;

/** A marked part of a text: where the mark begins, and the begin and end of its content. */
interface Marked {
  readonly mark: number;
  readonly begin: number;
  readonly end: number;
}

/** Marked parts of one kind. */
interface Marks {
  /** The closed one that begins last; null if there is none. */
  readonly last: Marked | null;
  /** Index of a mark that is not closed, behind the closed ones; -1 if there is none. */
  readonly unclosed: number;
}

/** A text that is no answer, for one whose end is missing. */
const UNCLOSED = '?';

const PROMPT_ENDS = ['<|im_start|>assistant', 'Assistant:'];
/** End of a head of Llama, for `tolerant`. */
const LLAMA_HEAD = 'assistant<|end_header_id|>';
const THINK_OPENS = '<think>';
const THINK_CLOSES = '</think>';
/** Matches a token such as `<|im_end|>`, `<|eot_id|>`, `<|end_of_text|>` and `</s>`. */
const END_TOKEN = /<(?:\|(?:im_)?e[^|]+\||\/s|eos|end_of_turn)>$/;
const LONGEST_TOKEN = 24;
const TAG_OPENS = '<answer>';
const TAG_CLOSES = '</answer>';
/** Matches a code fence: back-ticks anywhere, tildes at the begin of a line. */
const FENCE = /`{3,}|^~{3,}/gm;
const BOX_OPENS = '\\boxed{';
/** Matches all ways to open a box, for `tolerant`. */
const ANY_BOX = /\\(?:boxed|fbox)\s*\{/g;

/**
 * Matches a label at the begin of a line, perhaps a heading or between marks; or no text, before a line that
 * has a label and an answer between marks.
 */
const LABEL =
  /^[ \t]*(?:(?:#+[ \t]+)?([*_]*)(?:final[ \t]+)?answer(?:[ \t]*:\1|\1[ \t]*:)|####|(?=[*_]+(?:final[ \t]+)?answer[ \t]*:))/gim;
const LEADING_LABEL = new RegExp(LABEL.source, 'i');
/** Matches a line that has nothing but blanks, or the first of several steps. */
const TAKES_MORE = /^\s*(?:$|[*_]*step[ \t]*\d)/i;

/** Most pairs of marks round an answer that are dropped. */
const MOST_PAIRS = 3;
const PAIRED = '`*_"\'';
/** Matches one full stop at the end of a line, before or behind marks. */
const FULL_STOP = /\.(?<=[\d)\]}$!ajqk][`*_"']*\.)(?=[`*_"']*[ \t\r]*$)/gim;

/** Chooses the candidate of a text. Outside `tolerant` it is judged as it is. */
export function chooseCandidate(text: string, read: ReadMode): Candidate {
  if (read === 'strict') return text;
  if (read === 'extract') return extract(text);
  const reply = dropThoughts(dropPrompt(text.slice(findEnd(text, LLAMA_HEAD))));
  if (reply === undefined) return undefined;
  const candidate = findMarked(dropEndTokens(reply).replace(ANY_BOX, () => BOX_OPENS));
  return candidate === '' ? undefined : candidate;
}

/** Marks the content of a box as LaTeX, in which braces only group. */
function setAsMath(content: string): string {
  return content.includes('{') ? `$${content}` : content;
}

/** Drops all up to the last begin of a reply. */
export function dropPrompt(text: string): string {
  return text.slice(Math.max(...PROMPT_ENDS.map((mark) => findEnd(text, mark))));
}

/** Index behind the last occurrence of a mark; 0 if there is none. */
function findEnd(text: string, mark: string): number {
  const place = text.lastIndexOf(mark);
  return place < 0 ? 0 : place + mark.length;
}

/** Drops all up to the last closed thoughts; undefined if thoughts are not closed. */
function dropThoughts(text: string): string | undefined {
  const rest = text.slice(findEnd(text, THINK_CLOSES));
  return rest.includes(THINK_OPENS) ? undefined : rest;
}

function dropEndTokens(text: string): string {
  for (let rest = text.trimEnd(); ;) {
    const token = END_TOKEN.exec(rest.slice(-LONGEST_TOKEN));
    if (token === null) return rest;
    rest = rest.slice(0, -token[0].length).trimEnd();
  }
}

/**
 * Content of the complete `<answer>...</answer>` or `\boxed{...}` that begins last; undefined if there is
 * none.
 */
function extract(text: string): Candidate {
  const tag = findTags(text).last;
  const box = findBoxes(text).last;
  const last = (box?.mark ?? -1) > (tag?.mark ?? -1) ? box : tag;
  if (last === null) return undefined;
  const content = text.slice(last.begin, last.end);
  return last === box ? setAsMath(content) : content;
}

/** Content, without marks round it, of the marked part that begins last; the whole text if there is none. */
function findMarked(text: string): string {
  const tags = findTags(
    text.includes('<') ? text.replace(/<\/?answer>/gi, (tag) => tag.toLowerCase()) : text,
  );
  const boxes = findBoxes(text);
  const fences = findFences(text);
  const closed = [tags, boxes, fences].flatMap(({ last }) => last ?? []);
  const label = findLabel(text, closed);
  let last: Marked = { mark: -1, begin: 0, end: text.length };
  for (const marked of [...closed, ...(label ?? [])]) if (marked.mark > last.mark) last = marked;
  // What stands in an unclosed tag is cut off; an unclosed fence may also be a mark in prose.
  const isCutOff = Math.max(tags.unclosed, boxes.unclosed) >= 0 || fences.unclosed > last.mark;
  if (isCutOff) return UNCLOSED;
  const content = trimMarks(text.slice(last.begin, last.end));
  const box = boxes.last;
  return box !== null && box.begin <= last.begin && last.end <= box.end ? setAsMath(content) : content;
}

function findTags(text: string): Marks {
  const lastEnd = text.lastIndexOf(TAG_CLOSES);
  const lastMark = text.lastIndexOf(TAG_OPENS);
  const unclosed = lastMark > lastEnd ? lastMark : -1;
  const mark = lastEnd < 0 ? -1 : text.lastIndexOf(TAG_OPENS, lastEnd);
  if (mark < 0) return { last: null, unclosed };
  const begin = mark + TAG_OPENS.length;
  return { last: { mark, begin, end: text.indexOf(TAG_CLOSES, begin) }, unclosed };
}

/** Finds boxes. Escaped braces are text. */
function findBoxes(text: string): Marks {
  let unclosed = -1;
  if (!text.includes(BOX_OPENS)) return { last: null, unclosed };
  const ends: number[] = [];
  for (let place = text.length - 1; place >= 0; place--) {
    const character = text[place];
    if ((character !== '{' && character !== '}') || text[place - 1] === '\\') continue;
    if (character === '}') ends.push(place);
    else {
      const end = ends.pop();
      if (!text.endsWith('\\boxed', place)) continue;
      if (end !== undefined) return { last: { mark: place, begin: place + 1, end }, unclosed };
      unclosed = place;
    }
  }
  return { last: null, unclosed };
}

/** Finds code fences. The rest of the line that opens a fence is not content. */
function findFences(text: string): Marks {
  const open: { readonly mark: number; readonly begin: number }[] = [];
  let last: Marked | null = null;
  for (const { index, 0: fence } of text.matchAll(FENCE)) {
    const within = open.at(-1);
    if (
      within !== undefined &&
      text[within.mark] === text[index] &&
      text.slice(within.begin, index).trim() !== ''
    ) {
      open.pop();
      if (last === null || within.mark > last.mark) last = { ...within, end: index };
      continue;
    }
    const line = /[\w+-]*[ \t]*\r?\n/y;
    line.lastIndex = index + fence.length;
    open.push({ mark: index, begin: line.test(text) ? line.lastIndex : index + fence.length });
  }
  return { last, unclosed: open.at(-1)?.mark ?? -1 };
}

/** Finds the last label. Its line is its content, or all up to the end of the closed part that it is in. */
function findLabel(text: string, closed: readonly Marked[]): Marked[] | null {
  const label = [...text.matchAll(LABEL)].at(-1);
  if (label === undefined) return null;
  const mark = label.index;
  const begin = mark + label[0].length;
  const most = closed.find((marked) => marked.begin <= mark && mark < marked.end)?.end ?? text.length;
  const lineEnd = text.indexOf('\n', begin);
  const end = lineEnd < 0 ? most : Math.min(lineEnd, most);
  return [{ mark, begin, end: TAKES_MORE.test(text.slice(begin, end)) ? most : end }];
}

/**
 * Drops a label at the start, a full stop at the end of each line, and pairs of marks round the whole.
 */
function trimMarks(text: string): string {
  let rest = dropLabel(text).replace(FULL_STOP, '');
  for (let pair = 0; pair < MOST_PAIRS && isPaired(rest); pair++) rest = dropLabel(rest.slice(1, -1));
  return rest;
}

function dropLabel(text: string): string {
  return text.trim().replace(LEADING_LABEL, '').trim();
}

function isPaired(text: string): boolean {
  return text.length > 1 && PAIRED.includes(text[0]) && text.endsWith(text[0]);
}
