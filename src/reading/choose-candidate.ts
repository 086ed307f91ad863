// Chooses the text to judge from what a language model wrote: one candidate, before anything is judged, so
// that a right expression elsewhere in the text never counts.
//
// What stands before and behind the turn of the assistant and in thoughts is dropped. Then the last mark
// counts: a tag, a box, a code fence or a label. Each kind of mark is found in one pass.
import { isTarget, readLines, takeClaim, takeLines, tidy, usesGiven, type Taken } from './candidate-lines.js';
import { closeMarks, findLabels } from './labels.js';
import type { TargetPuzzle } from './read-answer.js';
import { toSigns } from '../core/signs.js';

/** Text that is judged. */
export interface Candidate {
  readonly text: string;
  /** Whether it stood in a mark or behind a label. */
  readonly isMarked: boolean;
  /** Whether it is LaTeX, in which braces only group; undefined if its marks decide. */
  readonly isMath: true | undefined;
  /** Whether steps that are equal to earlier ones may be dropped. */
  readonly dropsRepeated: boolean;
}

interface Marked {
  readonly kind: 'tag' | 'box' | 'fence' | 'label';
  readonly mark: number;
  /** Begin and end of the content. */
  readonly begin: number;
  readonly end: number;
  /** Index behind the mark that closes it. */
  readonly after: number;
  /** Marks that a label closes behind its content. */
  readonly opened?: string;
  /** Whether a fence says that it contains Python. */
  readonly isPython?: boolean;
}

/** Marked parts of one kind, by their begins, and the index of the last mark that is not closed, or -1. */
interface Marks {
  readonly closed: readonly Marked[];
  readonly unclosed: number;
}

/** A text that is no answer, for one whose end is missing. */
const UNCLOSED = toCandidate('?', false, false);

/** Heads of an assistant's turn; of gpt-oss the last channel counts. */
const HEADS = [
  '<start_of_turn>model',
  '<|start|>assistant',
  '<|start_header_id|>assistant<|end_header_id|>',
  '<|im_start|>assistant',
  '<｜Assistant｜>',
  '[/INST]',
  '<|assistant|>',
  '<|header_start|>assistant<|header_end|>',
  '<|channel|>final<|message|>',
  '<|im_start|>assistant<|im_sep|>',
  'Assistant:',
];
/** Begins of all heads of turns and marks of thoughts: neither is searched for before the first of them. */
const SIGNS = ['<', '[', '◁', 'Assistant:'];
/** Matches the head of a turn of somebody else; behind a head, names of speakers are such heads, too. */
const NEXT_HEAD =
  /<\|(?:im_start|start_header_id|header_start|start|user|system)\|>|<start_of_turn>|\[INST\]|<｜User｜>/g;
const NEXT_TURN = new RegExp(`${NEXT_HEAD.source}|^(?:User|Human|System):`, 'gm');
/**
 * Matches the begin and the end of thoughts: the analysis channel of gpt-oss, and tags whose name, the group,
 * tells it.
 */
const THOUGHTS =
  /<\|channel\|>(?:analysis|commentary)[^<]{0,40}<\|message\|>|<\|end\|>|(?:<\|?|\[|◁)(\/?[\p{L}\w:.-]{0,30}?(?:think|thought|reason)[\p{L}\w:.-]{0,30})(?:\|?>|\]|▷)/giu;
const CLOSING_NAME = /^(?:\/|end)/i;
const END_OF_CHANNEL = '<|end|>';
/** Matches a token such as `<|im_end|>`, `<|eot_id|>`, `<|end_of_text|>` and `</s>`. */
const END_TOKEN = /<(?:[|｜](?:im_)?(?:e|return)[^|｜>]*[|｜]|\/s|eos|pad|end_of_turn)>$/;
const LONGEST_TOKEN = 30;
const TAG = /<(\/?)(answer|final_answer|solution)>/gi;
/** Matches a code fence: back-ticks anywhere, tildes at the begin of a line. */
const FENCE = /`{3,}|^~{3,}/gm;
const FENCE_LINE = /([\w+-]*)[ \t]*\r?\n/y;
/** Matches the braces of boxes and all others; escaped ones are text. */
const BRACE = /\\(?:boxed|fbox)\s*\{|\\[^]|[{}]/g;

/** Matches a value in marks behind a sign of equality. */
const MARKED_RESULT = /([=＝]\s*)(\*\*|__|[*_`])([^*_`\n]+)\2/g;
/** Matches a box without braces in it. */
const BOX = /\\(?:boxed|fbox)\s*\{([^{}]*)\}/g;

/** Matches the end of a text, and before it a line that has nothing but signs of its form. */
const BEGIN = /(\n[ \t#>]*(\*\*)?[$\\[(]* ?)?$/;

/** Most labels and marks round the target that are passed over. */
const MOST_PASSED = 20;

/**
 * Takes the last complete `<answer>` or box outside thoughts, whose content is judged as it is; undefined if
 * there is none.
 */
export function extractCandidate(text: string): Candidate | undefined {
  const reply = dropThoughts(takeTurn(text), true)!;
  const tags = findTags(reply).closed.filter(({ mark }) => /a/i.test(reply[mark + 1]));
  const last = sortMarks([...tags, ...findBoxes(reply).closed]).at(-1);
  return last && toCandidate(reply.slice(last.begin, last.end), last.kind === 'box', true);
}

/** Chooses the candidate of a text and drops what is not part of the answer; undefined if there is none. */
export function chooseCandidate(text: string, puzzle: TargetPuzzle): Candidate | undefined {
  const reply = dropThoughts(takeTurn(text), false);
  if (reply === undefined) return undefined;
  const candidate = findMarked(dropMarksOfResults(dropEndTokens(reply), puzzle), puzzle);
  return candidate.text === '' ? undefined : candidate;
}

function toCandidate(text: string, isMath: boolean, isMarked: boolean, dropsRepeated = false): Candidate {
  return { text, isMarked, isMath: isMath || undefined, dropsRepeated };
}

/** Takes the last turn of the assistant: what follows its head, up to the turn of somebody else. */
function takeTurn(text: string): string {
  const first = findSign(text);
  let begin = 0;
  for (const head of HEADS)
    if (text.includes(head, first)) begin = Math.max(begin, text.lastIndexOf(head) + head.length);
  const turn = text.slice(begin);
  const next = begin > 0 ? NEXT_TURN : NEXT_HEAD;
  next.lastIndex = first - begin; // below 0 it counts as 0
  return turn.slice(0, next.exec(turn)?.index);
}

/** Lists the matches of marks that begin with one of SIGNS. `matchAll` copies the pattern: twice the time. */
function matchMarks(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = findSign(text);
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) matches.push(match);
  return matches;
}

/** Index of the first of SIGNS; the length of the text if it has none. */
function findSign(text: string): number {
  let first = text.length;
  // Unsigned, -1 is larger than any index.
  for (const sign of SIGNS) first = Math.min(first, text.indexOf(sign) >>> 0);
  return first;
}

/**
 * Drops thoughts; without their begin all up to their end.
 *
 * @param keepsBefore whether to keep what stands before thoughts; otherwise undefined if they are not closed
 */
function dropThoughts(text: string, keepsBefore: boolean): string | undefined {
  const kept: string[] = [];
  let end = 0; // of the last thoughts
  let begin = -1; // of open thoughts
  let isChannel = false;
  for (const match of matchMarks(THOUGHTS, text)) {
    const { index } = match;
    const [tag] = match;
    const name = match.at(1);
    const closes = name === undefined ? tag === END_OF_CHANNEL : CLOSING_NAME.test(name);
    if (!closes) {
      if (begin < 0) [begin, isChannel] = [index, name === undefined];
    } else if (name !== undefined || isChannel) {
      if (begin < 0) kept.length = 0;
      else kept.push(text.slice(end, begin));
      end = index + tag.length;
      [begin, isChannel] = [-1, false];
    }
  }
  if (!keepsBefore) return begin < 0 ? text.slice(end) : undefined;
  kept.push(text.slice(end, begin < 0 ? text.length : begin));
  return kept.join('\n');
}

function dropEndTokens(text: string): string {
  for (let rest = text.trimEnd(); ;) {
    const token = END_TOKEN.exec(rest.slice(-LONGEST_TOKEN));
    if (token === null) return rest;
    rest = rest.slice(0, -token[0].length).trimEnd();
  }
}

/** Finds the candidate: the marked part that begins last, or else the whole text. */
function findMarked(text: string, puzzle: TargetPuzzle): Candidate {
  const [tags, boxes, fences] = [findTags(text), findBoxes(text), findFences(text)];
  // What stands in an unclosed tag or box is cut off; an unclosed fence may also be a mark in prose.
  if (Math.max(tags.unclosed, boxes.unclosed) >= 0) return UNCLOSED;
  const closed = sortMarks([...tags.closed, ...boxes.closed, ...fences.closed]);
  const marks = sortMarks([...closed, ...findLabelled(text, closed)]);
  let passed = 0; // where the mark that was passed over last begins, if any
  for (let place = marks.length - 1; place >= 0; place--) {
    const marked = marks[place];
    if (fences.unclosed > marked.mark) return UNCLOSED;
    let part = contentOf(marked, text, puzzle);
    const behind = isResult(marked, text);
    const isPassable =
      marks.length - place <= MOST_PASSED && isTarget(dropMarks(part.content), puzzle, behind);
    if (isPassable && behind) return takeEquation(place, marks, text, puzzle);
    if (isPassable && place > 0) {
      passed = text.slice(0, marked.mark).search(BEGIN);
      continue;
    }
    // The content ends with that mark.
    const cut = contentOf(marked, text.slice(0, passed), puzzle);
    const rest = part.content.slice(cut.content.length);
    if (passed && isTarget(dropMarks(rest), puzzle)) part = cut;
    const isMath = closed.some(
      ({ kind, begin, end }) => kind === 'box' && begin <= marked.begin && marked.end <= end,
    );
    return toCandidate(tidy(part.content, marked.isPython), isMath, true, part.dropsRepeated);
  }
  if (fences.unclosed >= 0) return UNCLOSED;
  return toCandidate(takeClaim(text, puzzle) ?? tidy(text), false, false);
}

/** Drops marks round the target behind signs of equality. */
function dropMarksOfResults(text: string, puzzle: TargetPuzzle): string {
  return text.replace(MARKED_RESULT, (all, sign: string, _, core: string) =>
    isTarget(core, puzzle, true) ? sign + core : all,
  );
}

/** Drops marks inside a mark. Their contents stay apart. */
function dropMarks(content: string): string {
  return content.replace(BOX, ' $1 ').replace(TAG, ' ');
}

function sortMarks(marks: Marked[]): Marked[] {
  return marks.sort((left, right) => left.mark - right.mark);
}

/** Content of a mark or label. */
function contentOf({ kind, begin, end, opened = '' }: Marked, text: string, puzzle: TargetPuzzle): Taken {
  const content = text.slice(begin, end);
  return kind === 'label'
    ? takeLines(toSigns(closeMarks(content, { opened })), puzzle)
    : { content, dropsRepeated: false };
}

/** Whether a mark stands behind a sign of equality. */
function isResult({ kind, mark }: Marked, text: string): boolean {
  return (kind === 'box' || kind === 'tag') && /=[ \t$]*$/.test(text.slice(Math.max(0, mark - 20), mark));
}

/**
 * Takes the line whose result is marked, without the mark; inside a tag or fence all of its content. A line
 * that says nothing without those before it is taken with them, if a label takes them all, or if they are all
 * that there is.
 */
function takeEquation(
  place: number,
  marks: readonly Marked[],
  text: string,
  puzzle: TargetPuzzle,
): Candidate {
  const { mark, begin, end, after } = marks[place];
  const around = marks.filter((other) => other.begin <= mark && after <= other.end);
  const round = around.findLast(({ kind }) => kind !== 'label');
  const label = around.findLast(({ kind }) => kind === 'label');
  const value = dropMarks(text.slice(begin, end));
  const from = round?.begin ?? text.lastIndexOf('\n', mark) + 1;
  const to = round?.end ?? (text + '\n').indexOf('\n', after);
  const line = text.slice(from, mark) + value + text.slice(after, to);
  const equation = tidy(line, round?.isPython);
  if (!usesGiven(equation, puzzle)) {
    const before = text.slice(label?.begin, mark);
    const all = before + value + text.slice(after, label?.end);
    const whole = { ...(label ?? marks[place]), begin: 0, end: all.length };
    const { content, dropsRepeated } = contentOf(whole, all, puzzle);
    const steps = tidy(content);
    if (content.split('\n').length >= before.split('\n').length && readLines(steps, puzzle) !== null)
      return toCandidate(steps, false, true, dropsRepeated);
  }
  return toCandidate(equation, false, true);
}

function findTags(text: string): Marks {
  const closed: Marked[] = [];
  const open = new Map<string, { readonly mark: number; readonly begin: number }>();
  for (const { index: mark, 0: tag, 1: slash, 2: word } of matchMarks(TAG, text)) {
    const name = word.toLowerCase();
    const after = mark + tag.length;
    const opened = open.get(name);
    if (slash === '') open.set(name, { mark, begin: after });
    else if (opened !== undefined) {
      closed.push({ kind: 'tag', mark: opened.mark, begin: opened.begin, end: mark, after });
      open.delete(name);
    }
  }
  return { closed, unclosed: Math.max(-1, ...[...open.values()].map(({ mark }) => mark)) };
}

function findBoxes(text: string): Marks {
  const closed: Marked[] = [];
  if (!text.includes('\\boxed') && !text.includes('\\fbox')) return { closed, unclosed: -1 };
  const open: (readonly [mark: number, begin: number] | null)[] = [];
  for (const { index, 0: brace } of text.matchAll(BRACE)) {
    if (brace === '{') open.push(null);
    else if (brace === '}') {
      const box = open.pop() ?? null;
      if (box !== null)
        closed.push({ kind: 'box', mark: box[0], begin: box[1], end: index, after: index + 1 });
    } else if (brace.endsWith('{') && brace.length > 2) open.push([index, index + brace.length]);
  }
  const unclosed = open.findLast((box) => box !== null)?.[0] ?? -1;
  return { closed, unclosed };
}

/**
 * Finds code fences. The rest of the line that opens a fence is not content. A fence directly inside another
 * one opens a fence of its own.
 */
function findFences(text: string): Marks {
  const open: Pick<Marked, 'mark' | 'begin' | 'isPython'>[] = [];
  const closed: Marked[] = [];
  if (!text.includes('```') && !text.includes('~~~')) return { closed, unclosed: -1 };
  for (const { index: mark, 0: fence } of text.matchAll(FENCE)) {
    const within = open.at(-1);
    const after = mark + fence.length;
    if (
      within !== undefined &&
      text[within.mark] === text[mark] &&
      text.slice(within.begin, mark).trim() !== ''
    ) {
      open.pop();
      closed.push({ kind: 'fence', ...within, end: mark, after });
      continue;
    }
    FENCE_LINE.lastIndex = after;
    const line = FENCE_LINE.exec(text);
    open.push({
      mark,
      begin: line === null ? after : FENCE_LINE.lastIndex,
      isPython: /^py/i.test(line?.[1] ?? ''),
    });
  }
  return { closed, unclosed: open.at(-1)?.mark ?? -1 };
}

/** Finds the labels. Each ends with the innermost closed part that it is in. */
function findLabelled(text: string, closed: readonly Marked[]): Marked[] {
  // Of the parts that have begun, the first to end last. By their kinds, because only tags cross one another.
  const begun: Record<Marked['kind'], number[]> = { tag: [], box: [], fence: [], label: [] };
  const leave = (mark: number) => {
    for (const ends of Object.values(begun))
      while (ends.length > 0 && ends[ends.length - 1] <= mark) ends.pop();
  };
  let next = 0;
  return findLabels(text).map(({ mark, end: begin, opened }) => {
    for (; next < closed.length && closed[next].mark <= mark; next++) {
      leave(closed[next].mark);
      const ends = begun[closed[next].kind];
      let place = ends.length;
      while (place > 0 && ends[place - 1] < closed[next].end) place--;
      ends.splice(place, 0, closed[next].end);
    }
    leave(mark);
    const first = Math.min(text.length, ...Object.values(begun).flatMap((ends) => ends.slice(-1)));
    const end = Math.max(begin, first);
    return { kind: 'label', mark, begin, end, after: end, opened };
  });
}
