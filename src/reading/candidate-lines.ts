// The lines of an answer of a language model: which of them belong to a label, and what they are without
// labels, marks, full stops and the numbers of steps. What is left is read by read-answer.ts.
import { isBasic } from '../core/operator-notation.js';
import { isWorth } from '../expression/match-leaves.js';
import { OPERATORS } from '../expression/operators/all-rows.js';
import { dropCores, isClaim } from './claims.js';
import { isSame, type JudgedValue } from './judged-value.js';
import { closeMarks, matchLabel } from './labels.js';
import { evaluateItems, isApplication, listOperands, toStep, type Operand } from './postfix-items.js';
import {
  readAnswer,
  type AnswerPuzzle,
  type Drafts,
  type Grammar,
  type TargetPuzzle,
} from './read-answer.js';
import { toSigns } from '../core/signs.js';

const LINES: Grammar = { isTolerant: true, leadingMinus: false, isMath: undefined, isStep: true };

/** Matches a text in a pair of marks, if the first of more lines does not end with the mark. */
const PAIR = /^(\*\*|__|[*_`"'])(?!(?:[^\n]*\1)?[ \t\r]*\n)[^]+\1$/;
const MOST_PAIRS = 3;
/** Matches one full stop at the end of a line, before or behind marks. */
const FULL_STOP = /[.。](?<=[\d)\]}$!ajqkt][`*_"'$\s]*[.。])(?=[`*_"'$\s]*(?:\\[)\]][`*_"'\s]*)?$)/gim;
/** Matches a tick at an end of a line. */
const TICK = /^[ \t]*[✓✅✔]|[✓✅✔][.。]?[ \t]*$/gm;

/** What may stand before steps: `Step 1:`, `1.`, `1)`, bullets, and `(1)`. */
const PREFIXES = [
  /^\s*([*_]*)step[ \t]*\d[\d.]*(?:\1[ \t]*[:)]|[:)]\1|\.\1(?=\s|$)|\1\s*$)/i,
  /^\s*\d+\.(?=[ \t])/,
  /^\s*\d+\)(?=[ \t])/,
  /^\s*\*(?=[ \t])/,
  /^\s*-(?=[ \t])/,
  /^\s*\(\d+\)(?=[ \t\d])/,
] as const;
const [STEP, , , , DASH, COUNTED] = PREFIXES;

/** Matches the end of a line that goes on: an operator. */
const OPEN_END = /(?:[-+*/:^=,(]|(?<![a-z])(?:x|mod)|\\(?:times|cdot|ast|div|b?mod))\s*$/i;
/** Matches the begin of a line that goes on: an operator or a sign of equality, or a bracket that closes. */
const GOES_ON = /^\s*(?:[-+*/:^]|=+|x(?![a-z])|mod\b|\\(?:times|cdot|ast|div|b?mod)(?![a-z]))/i;
const CLOSES = /^\s*(?:\\right\s*)?[)\]}]/;

/** Matches a heading, such as `Steps:`. */
const HEADING = /^[\s#>*_]*\p{L}[\p{L} ]{0,40}:[*_]*\s*$/u;

/** Matches a rule of Markdown across the page. */
const RULE = /^\s*([-*_])\1{2,}\s*$/;
/** Matches a word of two letters or more, but no command of LaTeX, and none of cards and `x`, as in `3xK`. */
const LETTERS = /(?<![\p{L}\\])(?![ajqktx]+(?!\p{L}))\p{L}{2,}/giu;
const names: ReadonlySet<string> = new Set([...OPERATORS.map(({ operator }) => operator), 'step', 'left']);

/** Reads lines as the answer to a puzzle; null if they are not readable. */
export function readLines(text: string, puzzle: AnswerPuzzle): Drafts | null {
  const read = readAnswer(text, puzzle, LINES);
  return 'reason' in read ? null : read;
}

/**
 * Whether a text is one number, perhaps in marks, that is the target.
 *
 * @param isResult whether it stands behind a sign of equality, where it may be a quotient
 */
export function isTarget(text: string, puzzle: TargetPuzzle, isResult?: boolean): boolean {
  const read = readLines(tidy(text), puzzle);
  if (read === null || read.drafts.length > 1) return false;
  const [{ expression, claims }] = read.drafts;
  if (claims.length > 0 || (expression.row !== null && !isResult)) return false;
  return expression.literal !== null && isSame(expression.literal, puzzle.target);
}

/** Whether a text can be read, and its first expression takes given numbers only. */
export function usesGiven(text: string, puzzle: TargetPuzzle): boolean {
  const read = readLines(text, puzzle);
  if (read === null) return false;
  const isGiven = (operand: Operand) => puzzle.leaves.some((leaf) => isWorth(leaf, operand));
  const { start, end } = read.drafts[0].expression;
  return listOperands(read.items, start, end).every(isGiven);
}

/** Drops from an answer what is not part of the expression, equation or steps. */
export function tidy(text: string, isPython?: boolean): string {
  let rest = dropPairs(dropLabel(toSigns(text)));
  if (isPython) rest = readPython(rest);
  const lines = rest.split('\n');
  const steps = dropPrefixes(lines.length > 1 ? lines.map(dropPairs) : lines);
  return lines.length > 1 || steps !== lines ? steps.map(dropPairs).join('\n') : rest;
}

function dropLabel(text: string): string {
  const trimmed = text.trim();
  const label = matchLabel(trimmed);
  return label === null ? trimmed : closeMarks(trimmed.slice(label.end), label).trim();
}

/** Drops pairs of marks round a text, and full stops at the ends of lines. */
function dropPairs(text: string): string {
  let rest = text.replace(TICK, '');
  for (let count = 0; ; count++) {
    rest = rest.replace(FULL_STOP, '').trim();
    const mark = PAIR.exec(rest)?.[1];
    // The marks of a bullet or of `**Step 1:**` are no pair with those at the end.
    if (mark === undefined || count === MOST_PAIRS || findPrefix(rest) !== undefined) return rest;
    rest = dropLabel(rest.slice(mark.length, -mark.length));
  }
}

/** Drops what stands before steps, if it stands before every one of them. */
function dropPrefixes(lines: readonly string[]): readonly string[] {
  const prefix = findPrefix(lines[0]);
  if (prefix === undefined) return lines;
  let count = 0;
  let isNamed = false; // by a line that has only `Step 1`
  const rest: string[] = [];
  for (const line of lines) {
    const match = prefix.exec(line);
    if (match === null) {
      // A line that goes on with a sign of equality needs none.
      if (!isNamed && line.trim() !== '' && !(count > 0 && /^\s*=/.test(line))) return lines;
      if (line.trim() !== '') isNamed = false;
      rest.push(line);
      continue;
    }
    count++;
    if (prefix === COUNTED && !match[0].includes(`(${count})`)) return lines;
    rest.push(line.slice(match[0].length));
    isNamed = prefix === STEP && rest[rest.length - 1].trim() === '';
  }
  return count < 2 && (prefix === DASH || prefix === COUNTED) ? lines : rest;
}

function findPrefix(line: string): RegExp | undefined {
  return PREFIXES.find((prefix) => prefix.test(line));
}

/** Reads `result = ...`, or a `print` of an expression, in a fence of Python. */
function readPython(text: string): string {
  const rest = text.replace(/^result\s*=(?!=)/, '');
  return rest.replace(rest === text ? /^print *\(([^]*)\)$/ : /\bprint *\( *result *\)()$/, '$1').trim();
}

/** The content of a mark, or the lines that belong to a label. */
export interface Taken {
  readonly content: string;
  /** Whether steps that are equal to earlier ones may be dropped. */
  readonly dropsRepeated: boolean;
}

/**
 * Takes the lines that belong to a label: without an answer on its own line the rest of the text, up to a
 * blank line and prose; otherwise the line, and those in which it goes on.
 */
export function takeLines(text: string, puzzle: TargetPuzzle): Taken {
  const lines = text.split('\n');
  const isBlock = lines[0].trim() === '';
  const steps = isBlock ? null : takeSteps(lines, puzzle);
  const taken = isBlock ? takeBlock(lines) : (steps ?? takeLine(lines, puzzle));
  return { content: taken.join('\n'), dropsRepeated: steps !== null };
}

function takeBlock(lines: readonly string[]): readonly string[] {
  let isBehindBlank = false;
  let hasText = false;
  for (const [place, line] of lines.entries()) {
    if (line.trim() === '') isBehindBlank = hasText;
    else {
      if (isBehindBlank && (isProse(line) || RULE.test(line))) return lines.slice(0, place);
      isBehindBlank = false;
      hasText = true;
    }
  }
  return lines;
}

/** Whether a line has a word that names no operator, card or claim. */
function isProse(line: string): boolean {
  const found = dropCores(line).match(LETTERS) ?? [];
  return found.some((word) => !names.has(word.toLowerCase()));
}

/**
 * Takes the steps behind a line that is a step, and the lines in which the last one goes on, if they use its
 * result or lead to the target; null if there are none.
 */
function takeSteps(lines: readonly string[], puzzle: TargetPuzzle): readonly string[] | null {
  const first = readSteps(lines[0], puzzle);
  if (first === null) return null;
  const prefix = findPrefix(lines[0]);
  // Results are known as the given numbers are, where a comma may group digits.
  const leaves = [...puzzle.leaves, ...first.results.flatMap(toLeaf)];
  let last = 0;
  let isUsed = false;
  let isReached = false;
  for (let place = 1; place < lines.length; place++) {
    if (lines[place].trim() === '') continue;
    const next = findPrefix(lines[place]) === prefix ? readSteps(lines[place], { ...puzzle, leaves }) : null;
    if (next === null) break;
    leaves.push(...next.results.flatMap(toLeaf));
    last = place;
    isUsed ||= next.operands.some((operand) =>
      first.results.some((result) => operand !== 'A' && isSame(operand, result)),
    );
    isReached = next.results.some((result) => isSame(result, puzzle.target));
  }
  return isUsed || isReached ? [...lines.slice(0, last), ...takeLine(lines.slice(last), puzzle)] : null;
}

function toLeaf(value: JudgedValue): number[][] {
  return typeof value === 'number' ? [[value]] : [];
}

interface LineSteps {
  readonly operands: readonly Operand[];
  readonly results: readonly JudgedValue[];
  /** Whether all equalities hold. */
  readonly holds: boolean;
}

/** Reads a line that has only steps; null if it has anything else. */
function readSteps(line: string, puzzle: TargetPuzzle): LineSteps | null {
  const read = readLines(tidyStep(line), puzzle);
  if (read === null) return null;
  const operands: Operand[] = [];
  const results: JudgedValue[] = [];
  let holds = true;
  for (const { expression, claims, isApproximate } of read.drafts) {
    const { start, end } = expression;
    const isFurther = read.items.slice(start, end).some((item) => isApplication(item) && !isBasic(item.row));
    const taken =
      toStep(read.items, start, end)?.operands ?? (isFurther ? listOperands(read.items, start, end) : null);
    if (taken === null || (claims.length === 0 && !isApproximate)) return null;
    operands.push(...taken);
    const [value, ...claimed] = [expression, ...claims].map((side) =>
      evaluateItems(read.items, side.start, side.end),
    );
    const isValue = (claim: JudgedValue | null) => value !== null && claim !== null && isSame(claim, value);
    holds &&= claims.length > 0 && claimed.every(isValue);
    results.push(...[value, ...claimed].flatMap((result) => result ?? []));
  }
  return { operands, results, holds };
}

/** A line without marks and without what stands before a step. */
function tidyStep(line: string): string {
  const rest = dropPairs(line);
  const prefix = findPrefix(rest);
  return prefix === undefined ? rest : dropPairs(rest.replace(prefix, ''));
}

/**
 * Takes the last line if it is a claim, and the others are headings and steps that do not make the target;
 * else null.
 */
export function takeClaim(text: string, puzzle: TargetPuzzle): string | null {
  const lines = toSigns(text).trimEnd().split('\n');
  const last = dropPairs(lines.pop()!);
  const isWithout = (line: string) =>
    readSteps(line, puzzle)?.results.every((result) => !isSame(result, puzzle.target)) === true;
  const holds =
    isClaim(last, false, puzzle) &&
    lines.every((line) => line.trim() === '' || HEADING.test(line) || isWithout(line));
  return holds ? last : null;
}

/** Takes a line, and the next ones while it goes on in them. */
function takeLine(lines: readonly string[], puzzle: TargetPuzzle): readonly string[] {
  let end = endOf(lines, 0);
  let hasNoSteps = false; // behind the line
  for (let place = end; place < lines.length; place++) {
    if (lines[place].trim() === '') continue;
    const next = endOf(lines, place);
    if (!CLOSES.test(lines[place])) {
      if (!goesOn(lines.slice(place, next).join('\n'), puzzle)) break;
      hasNoSteps ||= !hasBulletedSteps(lines, place, puzzle);
      if (!hasNoSteps) break;
    }
    end = next;
    place = next - 1;
  }
  return lines.slice(0, end);
}

/** Index behind a line and the next ones that it asks for: it ends in brackets, or with an operator. */
function endOf(lines: readonly string[], from: number): number {
  let text = '';
  let depth = 0;
  let end = from;
  for (let place = from; place < lines.length; place++) {
    if (lines[place].trim() === '') continue;
    if (end > from && depth <= 0 && !OPEN_END.test(text)) break;
    text = place === 0 ? dropPairs(lines[place]) : lines[place];
    depth += depthOf(text);
    end = place + 1;
  }
  return end;
}

/** Whether lines begin with an operator or a sign of equality before an expression or an equation. */
function goesOn(text: string, puzzle: TargetPuzzle): boolean {
  const begin = GOES_ON.exec(text);
  if (begin === null) return false;
  const read = readAnswer(dropPairs(text.slice(begin[0].length)), puzzle, LINES);
  return 'reason' in read ? read.reason === 'operator-not-allowed' : read.drafts.length === 1;
}

/** Whether two or more steps begin at a line that have a bullet and all hold. */
function hasBulletedSteps(lines: readonly string[], from: number, puzzle: TargetPuzzle): boolean {
  const prefix = findPrefix(lines[from]);
  if (prefix === undefined) return false;
  let count = 0;
  for (const line of lines.slice(from)) {
    if (line.trim() === '') continue;
    if (findPrefix(line) !== prefix) break;
    if (readSteps(line, puzzle)?.holds !== true) return false;
    count++;
  }
  return count > 1;
}

/** Number of brackets that a text opens and does not close. */
function depthOf(text: string): number {
  let depth = 0;
  for (const bracket of text.match(/[([{)\]}]/g) ?? []) depth += '([{'.includes(bracket) ? 1 : -1;
  return depth;
}
