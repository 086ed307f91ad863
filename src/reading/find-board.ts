// The one board of a text, which becomes tokens. What is left beside its target is one list, in which a word
// that is no number stays in its place and becomes a fault. A longer text, which has other words or lines,
// must have one list only; the rest is returned as left out, so that nothing is dropped in silence. The
// number of a board in a list of boards, and remarks in brackets, are set aside before all else.
import { toSigns } from '../core/signs.js';
import { findTargets, type Candidate } from './board-targets.js';
import { countRun, isNumber, skipBrackets, skipLinks, tokenize, WORDS, type Token } from './board-tokens.js';

/** The longest text that is searched for a board, in characters. */
const LONGEST = 10_000;

/** Matches the number of a board in a list: `1.`, `(1)`, `2)`, `#3`, or what precedes it: `No.`. */
const INDEX = /^(?:(\d{1,3}\.|\(\d{1,3}\))|\d{1,3}\)|#\d+|(n[roº°]\.?))$/i;

/** The words of a text: those for numbers, and the one for the target. */
export interface BoardText {
  readonly numbers: readonly string[];
  /** The target, null if the text has none. */
  readonly target: string | null;
  /** Whether an equals sign, or the word target, announces a target that is still to be typed. */
  readonly isDangling: boolean;
  /** The other parts of a longer text, or the rules of a row of JSON; empty if there are none. */
  readonly leftOut: string;
}

/** A text in tokens. */
interface TokenizedText {
  readonly text: string;
  /** The tokens of which the board may consist. */
  readonly tokens: readonly Token[];
  /** Those that were set aside. */
  readonly asides: ReadonlySet<Token>;
}

/** The target of a text, or what announces one. */
interface ChosenTarget {
  /** Its digits, null if the text has none. */
  readonly digits: string | null;
  /** Index of its last token. */
  readonly last: number | undefined;
  readonly isLabelled: boolean;
  /** Whether a target is announced that is still to be typed. */
  readonly isDangling: boolean;
  /** The indices of its tokens, of what announces it, and of the label of the list. */
  readonly own: Set<number>;
}

type TokenTest = (token: Token, at: number) => boolean;

/**
 * Finds the board of a text, or lists all its words if it has none.
 *
 * @param size without a target, the last of more numbers than these is the target
 * @param dealt how many numbers the game deals
 */
export function findBoard(given: string, size: number, dealt?: number): BoardText {
  const signs = toSigns(given);
  if (signs.length > LONGEST) return listWords(signs.split(/[\s,;+]+/), size);
  // Arrows, marks of bold words and of quoted lines, and blanks between Chinese words and digits.
  const text = signs
    .normalize()
    .replaceAll(/\*\*|__|^[ \t]*>+/gm, ' ')
    .replaceAll(/[-=]{1,4}>|==+/g, ' = ')
    .replaceAll(/(?<=\p{sc=Han})(?=[\w-])|(?<=\w)(?=\p{sc=Han})/gu, ' ');
  const all = tokenize(text);
  const asides = findAsides(all, text, dealt);
  const read = { text, tokens: all.filter((token) => !asides.has(token)), asides };
  // The head of a table is no label.
  const head = all.filter(({ line }) => line === 0).map(({ kind }) => kind);
  const isTable = head.length < all.length && /(list,target|target,list)$/.test(head.join());
  // "50 + 1 = 51" is a sum if another line is a board, "50+1 = 51" a board if it stands alone.
  const found = isTable ? null : (search(read, Infinity, false) ?? search(read, size, true));
  if (found !== null) return found;
  const words = all.filter(({ kind }) => kind !== 'bracket' && kind !== 'plus');
  const hasSigns = words.some(({ kind }) => kind === 'sign' || kind === 'colon');
  const texts = words.map((token) => token.text);
  return listWords(texts, hasSigns ? Infinity : size);
}

/** Lists all words of a text that is no board, so that those that are no numbers become faults. */
function listWords(words: readonly string[], size: number): BoardText {
  const numbers = words.filter((word) => word !== '');
  const target = numbers.length > size ? numbers.pop()! : null;
  return { numbers, target, isDangling: false, leftOut: '' };
}

/**
 * Finds the tokens beside a board: its number in a list, before the list on its line, remarks in brackets,
 * `(4 large)`, and lines such as `Score: 10` beside as many numbers as the game deals and a target. `1.` and
 * `(1)` may be a number of the board, so a whole board must follow: 4 to 6 numbers, or as many as the game
 * deals and a target behind `=`.
 */
function findAsides(tokens: readonly Token[], text: string, dealt = Infinity): ReadonlySet<Token> {
  const asides = new Set<Token>();
  const named = new Set<Token>();
  const add = (set: Set<Token>, from: number, to: number) => {
    for (const each of tokens.slice(from, to)) set.add(each);
  };
  let begin = tokens.length;
  for (const [at, { kind, text: word, line, from }] of tokens.entries()) {
    const last = word === '(' ? at + 2 : at;
    const index =
      at > 0 && tokens[at - 1].line === line ? null : INDEX.exec(text.slice(from, tokens.at(last)?.to));
    if (index !== null) {
      const [, mark, name] = index as readonly (string | undefined)[];
      const first = last + (name === undefined ? 1 : 2);
      const count = countRun(tokens, first, 1, line);
      const isWhole =
        word === '('
          ? count >= dealt && text.includes('=')
          : count > 3 && count < 7 && count + 1 !== dealt && text[tokens[first].to - 1] !== '.';
      if (mark === undefined ? count > 1 : isWhole) add(asides, at, first);
    }
    const ofLine = tokens.slice(Math.max(at - 2, 0), at + 2).filter((token) => token.line === line);
    const isNamed = ofLine.map((token) => token.kind).join() === 'word,colon,number';
    if (kind === 'number' && isNamed) add(named, at - 2, at + 1);
    if (kind !== 'bracket') continue;
    const kinds = tokens.slice(begin, at).map((token) => token.kind);
    if (/^bracket( number( word)+)+$/.test(kinds.join(' '))) add(asides, begin, at + 1);
    begin = '[({'.includes(word) ? at : tokens.length;
  }
  const numbers = tokens.filter((token) => token.kind === 'number' && !asides.has(token));
  if (numbers.filter((token) => !named.has(token)).length === dealt + 1)
    for (const token of named) asides.add(token);
  return numbers.length > 0 ? asides : new Set();
}

/**
 * Searches a text for a board.
 *
 * @param joins whether a plus sign separates the numbers of a list, or else makes a sum
 * @returns null if there is none, or more than one
 */
function search(read: TokenizedText, size: number, joins: boolean): BoardText | null {
  const { text, tokens, asides } = read;
  const target = chooseTarget(tokens);
  if (target === null) return null;
  const isSeparator: TokenTest = ({ kind }, at) =>
    kind === 'bracket' || (kind === 'plus' && joins) || (kind === 'and' && isNumber(tokens, at - 1));
  const chosen = chooseList(read, target, isSeparator);
  if (chosen === null) return null;
  const { list, isLabelled } = chosen;
  const own = new Set([...list, ...target.own]);
  const rest = tokens.flatMap((token, at) => (own.has(at) || isSeparator(token, at) ? [] : [at]));
  const unread = [...asides, ...rest.map((at) => tokens[at])];
  if (rest.length > 0) {
    const parts = new Set([...own].map((at) => tokens[at].part));
    if (rest.some((at) => parts.has(tokens[at].part) && isFault(tokens, at, target))) return null;
    const words = unread.filter(({ kind }) => kind in WORDS).length;
    // "Puzzle 12: 3 3 8 8"
    const isHeaded = tokens.at(skipBrackets(tokens, (list.at(0) ?? 0) - 1, -1))?.kind === 'colon';
    const isShort = list.length < (target.digits === null ? 3 : 2);
    const isBare = target.digits === null && words < 2 && !isHeaded;
    if (!isLabelled && (isShort || isBare)) return null;
  }
  if (!joins && (target.digits === null || tokens.every(({ kind }) => kind !== 'plus'))) return null;
  const numbers = list.map((at) => tokens[at].text);
  const isLastTarget =
    target.digits === null && !target.isDangling && rest.length === 0 && numbers.length > size;
  const last = isLastTarget ? numbers.pop()! : null;
  return {
    numbers,
    target: target.digits ?? last,
    isDangling: target.isDangling,
    leftOut: quoteOthers(text, new Set([...own].map((at) => tokens[at])), unread),
  };
}

/** Chooses the target; null if the text has several with different values. */
function chooseTarget(tokens: readonly Token[]): ChosenTarget | null {
  const digitsOf = ({ first, last }: Candidate) =>
    tokens
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join('');
  const candidates = findTargets(tokens);
  if (new Set(candidates.map(digitsOf)).size > 1) return null;
  const chosen = candidates.at(0);
  const own = new Set(candidates.flatMap(({ announced }) => announced));
  for (const { first, last } of candidates) for (let at = first; at <= last; at++) own.add(at);
  const end = tokens.length - 1;
  for (let at = end; at >= 0 && /^(?:sign|colon|target)$/.test(tokens[at].kind); at--) own.add(at);
  return {
    digits: chosen === undefined ? null : digitsOf(chosen),
    last: chosen?.last,
    isLabelled: chosen?.announced.some((at) => tokens[at].kind === 'target') === true,
    isDangling: own.has(end) && chosen?.last !== end,
    own,
  };
}

/**
 * Chooses the list of numbers: the one that a label names, which then belongs to the board, or the only one,
 * or the only one of several numbers. It is empty if the text has no numbers.
 *
 * @returns its indices; null if there are several
 */
function chooseList(
  { text, tokens, asides }: TokenizedText,
  { own }: ChosenTarget,
  isSeparator: TokenTest,
): { readonly list: readonly number[]; readonly isLabelled: boolean } | null {
  const runs: number[][] = [];
  let labelled: number[] | null = null;
  let run: number[] | null = null;
  let signLine = -1;
  const hasWords = [...tokens, ...asides].some(({ kind }) => kind === 'word');
  for (const [at, token] of tokens.entries()) {
    // A line with an equals sign ends a list that has begun.
    const isBehindSign = signLine !== -1 && token.line > signLine && tokens[at - 1].line === signLine;
    if (isBehindSign && run?.length !== 0) run = null;
    if (token.kind === 'sign') signLine = token.line;
    if (own.has(at)) {
      // A target ends a list, too.
      if (token.kind === 'number') run = null;
      continue;
    }
    // So does a sentence.
    const isBehindStop = hasWords && at > 0 && /[.!?]/.test(text[tokens[at - 1].to - 1]);
    if (isBehindStop && run?.length !== 0) run = null;
    if (token.kind === 'number') {
      if (run === null) runs.push((run = []));
      run.push(at);
    } else if (token.kind === 'list') {
      const first = skipLinks(tokens, at + 1);
      run = null;
      if (!isNumber(tokens, first) || own.has(first)) continue;
      if (labelled !== null) return null;
      for (let each = at; each < first; each++) own.add(each);
      runs.push((labelled = run = []));
    } else if (!isSeparator(token, at)) run = null;
  }
  if (labelled !== null) return labelled.length === 0 ? null : { list: labelled, isLabelled: true };
  const lists = runs.length === 1 ? runs : runs.filter(({ length }) => length > 1);
  return runs.length > 0 && lists.length !== 1 ? null : { list: lists.at(0) ?? [], isLabelled: false };
}

/** Whether a token in a part of a sentence with the board is a number or sign that is no part of it. */
function isFault(tokens: readonly Token[], at: number, target: ChosenTarget): boolean {
  const { kind, text } = tokens[at];
  const isLabelNext = /^(?:target|list)$/.test(tokens.at(at + 1)?.kind ?? '');
  const isBehindTarget = target.last === at - 1 && target.isLabelled;
  const isFree = kind === 'colon' || (kind === 'sign' && (isLabelNext || isBehindTarget));
  return !isFree && text !== target.digits && !(kind in WORDS);
}

/** The parts of a text between the tokens of its board, if they have words or numbers. */
function quoteOthers(text: string, own: ReadonlySet<Token>, others: readonly Token[]): string {
  const parts: { readonly from: number; to: number }[] = [];
  let isOpen = false;
  for (const token of [...own, ...others].sort((left, right) => left.from - right.from)) {
    const isOther = !own.has(token);
    if (isOther && isOpen) parts[parts.length - 1].to = token.to;
    else if (isOther) parts.push({ from: token.from, to: token.to });
    isOpen = isOther;
  }
  const texts = parts.map(({ from, to }) => text.slice(from, to).replaceAll(/\s+/g, ' '));
  return texts.filter((part) => /[\p{L}\d]/u.test(part)).join(' … ');
}
