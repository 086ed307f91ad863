// Boards as people type and paste them: "25 50 75 100 3 6 952", "A 4 5 8 = 24", "AK34", "[25, 50, 75], 952",
// "Target: 765 Numbers: 25 50 3 3 1 10", "765 from 25 50 3 3 1 10", a row of JSON, or a post with one board
// in it. The command, the element, the app and its addresses all come here, so they accept the same texts.
//
// A text becomes tokens: numbers, words, signs. The target is found at the first of these levels that has
// one: beside its label; behind `=`, an arrow or `|`; behind "to" or "make", or before "from"; the side of
// `:` that has one number; a list in brackets and a number outside, or the reverse. What is left is one list,
// in which a word that is no number stays in its place and becomes a fault. A longer text, which has other
// words or lines, must have one list only; the rest is returned as left out, so that nothing is dropped in
// silence. The number of a board in a list of boards, and remarks in brackets, are set aside before all else.
//
// Faults that need a computation (values too large for exact arithmetic) are left to the solver.
import type { Card, Deal, Operator, Rules } from '../core/api-types.js';
import { FOUR, hasOnlyBasic } from '../core/operator-notation.js';
import { games, type Game } from '../core/puzzle/games.js';
import {
  CARD_VALUES,
  isGivenNumber,
  MAX_NUMBERS,
  MAX_NUMBERS_FURTHER,
} from '../core/puzzle/parse-numbers.js';
import { listNumbers } from '../core/puzzle/parse-pool.js';
import { readList, splitCards, splitDigits, toNumber, toTarget } from './numbers.js';
import { findField, readRow, type Fields } from './row-fields.js';
import { toSigns } from '../core/signs.js';

export { BASIC_OPERATORS, hasFour } from '../core/operator-notation.js';
export { leastNumber } from '../core/puzzle/parse-numbers.js';
export { toSigns } from '../core/signs.js';

/** The most numbers with fewer than the four operators, for which another engine computes. */
const MOST_WITH_FEWER = 9;
/** The longest text that is searched for a board, in characters. */
const LONGEST = 10_000;
const MOST_SHOWN = 20;

/** The words of a text: those for numbers, and the one for the target. */
export interface BoardText {
  readonly numbers: readonly string[];
  /** The target, null if the text has none. */
  readonly target: string | null;
  /** Whether an equals sign, or the word target, announces a target, even if none follows yet. */
  readonly isAnnounced: boolean;
  /** The other parts of a longer text; empty if there are none. */
  readonly leftOut: string;
}

/** Kinds of words, in the languages of the page, by the patterns that they match. */
const WORDS = {
  target: /^(?:target|goal|ziel(?:zahl)?|objetivo|compte|objectif|cible|目标数?字?)$/i,
  list: /^(?:numbers|nums|tiles|cards|zahlen|karten|n[uú]meros|cartas|nombres|plaques|cartes|数字|牌)$/i,
  // Between a label and its number.
  link: /^(?:is|was|are|were|of|number|ist|war|sind|es|era|son|est|était|sont|à|trouver|是|为)$/i,
  and: /^(?:and|und|y|et|和|&)$/i,
  to: /^(?:to|makes?|equals?|gets?|reach|obtain|calculate)$/i,
  from: /^from$/i,
  word: /^(?:I|\p{L}[\p{L}’'-]+)$/u,
} as const;

/** Matches the number of a board in a list of boards: `1.`, `2)`, `#3`, or what stands before it: `No.`. */
const INDEX = /^(?:\d{1,3}([.)])|#\d+|(n[ro]\.?|n[º°]))$/i;

/** Signs by their texts. Arrows are written as `=` before. */
const SIGNS: Readonly<Record<string, Kind>> = {
  '=': 'sign',
  '|': 'sign',
  ':': 'colon',
  '+': 'plus',
  ...Object.fromEntries(Array.from('[](){}', (bracket) => [bracket, 'bracket'])),
};

type Kind = keyof typeof WORDS | 'number' | 'sign' | 'colon' | 'plus' | 'bracket' | 'other';

/** A part of a text. */
interface Token {
  readonly kind: Kind;
  readonly text: string;
  /** Its place in the text. */
  readonly from: number;
  readonly to: number;
  readonly line: number;
  /** Number of the part of a sentence that it stands in. */
  readonly part: number;
}

/** A target that a text may have: its digits, from the first to the last token, and what announces it. */
interface Candidate {
  readonly first: number;
  readonly last: number;
  readonly announced: readonly number[];
}

/**
 * Splits a text into a board.
 *
 * @param size without a target, the last of more numbers than these is the target
 * @param deal what the game deals: if that is digits, one number of them is a board
 */
export function splitBoard(text: string, size: number, deal?: Deal): BoardText {
  const board = readJson(text) ?? findBoard(text, size, deal?.size);
  const digits =
    deal !== undefined && board.numbers.length === 1 ? splitDigits(board.numbers[0], deal) : null;
  return digits === null ? board : { ...board, numbers: digits.map(String) };
}

/** Reads a row of JSON; null for any other text. */
function readJson(text: string): BoardText | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    const { numbers, target } = readRow(JSON.parse(text) as Fields, findField);
    const list = readList(numbers) as readonly unknown[];
    if (list.some((number) => typeof number === 'object')) return null;
    const wanted = target === undefined ? null : String(target);
    return { numbers: list.map(String), target: wanted, isAnnounced: wanted !== null, leftOut: '' };
  } catch {
    return null;
  }
}

function findBoard(given: string, size: number, dealt?: number): BoardText {
  const signs = toSigns(given);
  if (signs.length > LONGEST) return listWords(signs.split(/[\s,;+]+/), size);
  // Arrows, marks of bold words, and blanks between Chinese words and digits.
  const text = signs
    .normalize()
    .replaceAll(/\*\*|__/g, ' ')
    .replaceAll(/[-=]{1,4}>|==+/g, ' = ')
    .replaceAll(/(?<=\p{sc=Han})(?=[\w-])|(?<=\w)(?=\p{sc=Han})/gu, ' ');
  const tokens = tokenize(text);
  const asides = findAsides(tokens, text, dealt);
  const read = tokens.filter((token) => !asides.has(token));
  // The head of a table is no label.
  const head = tokens.filter(({ line }) => line === 0).map(({ kind }) => kind);
  const isTable = head.length < tokens.length && /(list,target|target,list)$/.test(head.join());
  // "50 + 1 = 51" is a sum if another line is a board, "50+1 = 51" a board if it stands alone.
  const found = isTable
    ? null
    : (search(read, asides, text, Infinity, false) ?? search(read, asides, text, size, true));
  if (found !== null) return found;
  const words = tokens.filter(({ kind }) => kind !== 'bracket' && kind !== 'plus');
  const hasSigns = words.some(({ kind }) => kind === 'sign' || kind === 'colon');
  const texts = words.map((token) => token.text);
  return listWords(texts, hasSigns ? Infinity : size);
}

/** Lists all words of a text that is no board, so that those that are no numbers become faults. */
function listWords(words: readonly string[], size: number): BoardText {
  const numbers = words.filter((word) => word !== '');
  const target = numbers.length > size ? numbers.pop()! : null;
  return { numbers, target, isAnnounced: false, leftOut: '' };
}

function tokenize(text: string): Token[] {
  // A bracket without its other half is part of a word, which is a fault.
  const pattern = isBalanced(text) ? /[\n=|:+[\](){}]|[^\s,;=|:+[\](){}]+/g : /[\n=|:+]|[^\s,;=|:+]+/g;
  const found = [...text.matchAll(pattern)];
  const hasWords = found.some(
    ([chunk]) => /^\p{L}[\p{L}’'-]+[.!?]*$/u.test(chunk) && splitCards(chunk).length === 1,
  );
  const tokens: Token[] = [];
  let [line, part] = [0, 0];
  for (const { 0: chunk, index } of found) {
    if (chunk === '\n') line++;
    const isEnd = chunk === '\n' || Object.hasOwn(SIGNS, chunk) || (hasWords && /[.!?]["']*$/.test(chunk));
    if (chunk !== '\n') {
      const place = { from: index, to: index + chunk.length, line, part };
      tokens.push(...classify(chunk, hasWords).map(([kind, word]) => ({ kind, text: word, ...place })));
    }
    if (isEnd && chunk !== '=' && chunk !== '+') part++;
  }
  return tokens;
}

/**
 * Finds the tokens beside a board: its number in a list of boards, before the list on its line, and remarks
 * in brackets, `(4 large)`. `1.` may be a number of the board, so a whole board must follow.
 *
 * @param dealt how many numbers the game deals
 */
function findAsides(tokens: readonly Token[], text: string, dealt = 0): ReadonlySet<Token> {
  const asides = new Set<Token>();
  let begin = tokens.length;
  for (const [at, { kind, text: word, line, from, to }] of tokens.entries()) {
    const index = at > 0 && tokens[at - 1].line === line ? null : INDEX.exec(text.slice(from, to));
    if (index !== null) {
      const [, mark, name] = index as readonly (string | undefined)[];
      const first = at + (name === undefined ? 1 : 2);
      const count = countRun(tokens, first, 1, line);
      const isBoard = count > 3 && count < 7 && count + 1 !== dealt && text[tokens[first].to - 1] !== '.';
      if (mark === '.' ? isBoard : count > 1) for (const each of tokens.slice(at, first)) asides.add(each);
    }
    if (kind !== 'bracket') continue;
    const kinds = tokens.slice(begin, at).map((token) => token.kind);
    if (/^bracket number( word)+$/.test(kinds.join(' ')))
      for (const each of tokens.slice(begin, at + 1)) asides.add(each);
    begin = '[({'.includes(word) ? at : tokens.length;
  }
  const hasOthers = tokens.some((token) => token.kind === 'number' && !asides.has(token));
  return hasOthers ? asides : new Set();
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if ('[({'.includes(character)) depth++;
    else if ('])}'.includes(character) && --depth < 0) return false;
  }
  return depth === 0;
}

/** Classifies a part of a text with or without words; cards without blanks become several. */
function classify(chunk: string, hasWords: boolean): (readonly [Kind, string])[] {
  if (Object.hasOwn(SIGNS, chunk)) return [[SIGNS[chunk], chunk]];
  const bare = chunk.replaceAll(hasWords ? /^["'*_]+|["'*_.!?]+$/g : /^["']|["']$|\.$/g, '');
  if (/^-?\d+(?:\.0+|\/\d+)?$/.test(bare)) return [['number', bare.replace(/\.0+$/, '')]];
  // "a" and "ja" are words among words.
  const cards = splitCards(bare);
  const isCard = cards.length > 1 || /^[AJQKT]$/i.test(bare);
  if (isCard && !(hasWords && /^[a-z]+$/.test(bare)))
    return cards.map((card) => ['number', /^t$/i.test(card) ? '10' : card]);
  const kinds = Object.keys(WORDS) as (keyof typeof WORDS)[];
  const kind = kinds.find((each) => WORDS[each].test(bare));
  return kind === undefined ? [[isCard ? 'word' : 'other', chunk]] : [[kind, bare]];
}

/**
 * Searches a text for a board.
 *
 * @param joins whether a plus sign separates the numbers of a list, or else makes a sum
 * @returns null if there is none, or more than one
 */
function search(
  tokens: readonly Token[],
  asides: ReadonlySet<Token>,
  text: string,
  size: number,
  joins: boolean,
): BoardText | null {
  const valueOf = ({ first, last }: Candidate) =>
    tokens
      .slice(first, last + 1)
      .map((token) => token.text)
      .join('');
  const candidates = findTargets(tokens);
  if (new Set(candidates.map(valueOf)).size > 1) return null;
  const chosen = candidates.at(0) ?? null;
  const target = chosen === null ? null : valueOf(chosen);
  const isLabelled = chosen?.announced.some((at) => tokens[at].kind === 'target') === true;
  const used = new Set(candidates.flatMap(({ announced }) => announced));
  for (const { first, last } of candidates) for (let at = first; at <= last; at++) used.add(at);
  // A target is still to be typed.
  for (let at = tokens.length - 1; at >= 0 && /^(?:sign|colon|target)$/.test(tokens[at].kind); at--)
    used.add(at);
  const isDangling = used.has(tokens.length - 1) && chosen?.last !== tokens.length - 1;

  // The lists of numbers, and the one that a label names.
  const isSeparator = ({ kind }: Token, at: number) =>
    kind === 'bracket' || (kind === 'plus' && joins) || (kind === 'and' && isNumber(tokens, at - 1));
  const runs: number[][] = [];
  let labelled: number[] | null = null;
  let run: number[] | null = null;
  let signLine = -1;
  const hasWords = [...tokens, ...asides].some(({ kind }) => kind === 'word');
  for (const [at, token] of tokens.entries()) {
    // What follows a line with an equals sign is another list.
    if (signLine !== -1 && token.line > signLine && at > 0 && tokens[at - 1].line === signLine) run = null;
    if (token.kind === 'sign') signLine = token.line;
    if (used.has(at)) {
      // A target ends a list, too.
      if (token.kind === 'number') run = null;
      continue;
    }
    // A sentence ends a list.
    if (hasWords && at > 0 && /[.!?]/.test(text[tokens[at - 1].to - 1])) run = null;
    if (token.kind === 'number') {
      if (run === null) runs.push((run = []));
      run.push(at);
    } else if (token.kind === 'list') {
      const first = skipLinks(tokens, at + 1);
      run = null;
      if (!isNumber(tokens, first) || used.has(first)) continue;
      if (labelled !== null) return null;
      for (let each = at; each < first; each++) used.add(each);
      runs.push((labelled = run = []));
    } else if (!isSeparator(token, at)) run = null;
  }
  const lists = runs.filter(({ length }) => length > 1);
  const list = labelled ?? (runs.length === 1 ? runs[0] : lists.length === 1 ? lists[0] : []);
  if (list.length === 0 && runs.length > 0) return null;

  // All else is left out, if it is not a number or sign beside the board.
  const own = new Set([...list, ...used]);
  const parts = new Set([...own].map((at) => tokens[at].part));
  const rest = tokens.flatMap((token, at) => (own.has(at) || isSeparator(token, at) ? [] : [at]));
  const unread = [...asides, ...rest.map((at) => tokens[at])];
  const words = unread.filter(({ kind }) => kind in WORDS).length;
  const isBeside = (at: number) => {
    const { kind, part, text: word } = tokens[at];
    const isLabelNext = /^(?:target|list)$/.test(tokens.at(at + 1)?.kind ?? '');
    const isBehindTarget = chosen?.last === at - 1 && isLabelled;
    const isFree =
      kind === 'colon' || (kind === 'sign' && (isLabelNext || isBehindTarget)) || word === target;
    return !isFree && !(kind in WORDS) && parts.has(part);
  };
  if (rest.some(isBeside)) return null;
  // "Puzzle 12: 3 3 8 8"
  const isHeaded = tokens.at(skipBrackets(tokens, (list.at(0) ?? 0) - 1, -1))?.kind === 'colon';
  if (
    rest.length > 0 &&
    (target === null ? (words < 2 && !isHeaded) || list.length < 3 : list.length < 2) &&
    labelled === null
  )
    return null;
  if (!joins && (target === null || tokens.every(({ kind }) => kind !== 'plus'))) return null;
  const numbers = list.map((at) => tokens[at].text);
  const last =
    target === null && !isDangling && rest.length === 0 && numbers.length > size ? numbers.pop()! : null;
  return {
    numbers,
    target: target ?? last,
    isAnnounced: target !== null || isDangling,
    leftOut: quoteOthers(text, new Set([...own].map((at) => tokens[at])), unread),
  };
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

function isNumber(tokens: readonly Token[], at: number): boolean {
  return at >= 0 && tokens.at(at)?.kind === 'number';
}

/** Index of the first token from `at` on that is no link between a label and its number. */
function skipLinks(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < tokens.length && /^(?:link|colon|sign|bracket)$/.test(tokens[next].kind)) next++;
  return next;
}

function skipBrackets(tokens: readonly Token[], at: number, step: 1 | -1): number {
  let place = at;
  while (place >= 0 && tokens.at(place)?.kind === 'bracket') place += step;
  return place;
}

/** Counts the numbers that follow one another, from a place on in a direction, perhaps on its line alone. */
function countRun(tokens: readonly Token[], at: number, step: 1 | -1, line?: number): number {
  let count = 0;
  for (let place = at; place >= 0 && place < tokens.length; place += step) {
    const token = tokens[place];
    if (line !== undefined && token.line !== line) break;
    if (token.kind === 'number') count++;
    else if (token.kind !== 'bracket') break;
  }
  return count;
}

/** Finds the targets at the first level that has some. */
function findTargets(tokens: readonly Token[]): Candidate[] {
  /** The target whose digits, perhaps in groups, begin at a place, or end there. */
  const take = (at: number, step: 1 | -1, announced: readonly number[]): Candidate[] => {
    if (!isNumber(tokens, at)) return [];
    let other = at;
    while (isNumber(tokens, other + step) && tokens[other + step].line === tokens[at].line) other += step;
    const [first, last] = step === 1 ? [at, other] : [other, at];
    const digits = tokens.slice(first, last + 1).map(({ text }) => text);
    const isList = String(toTarget(digits.join())).includes(',');
    return [isList ? { first: at, last: at, announced } : { first, last, announced }];
  };
  const of = (kind: Kind, find: (at: number) => Candidate[]) =>
    tokens.flatMap((token, at) => (token.kind === kind ? find(at) : []));

  const labelled = of('target', (at) => {
    const first = skipLinks(tokens, at + 1);
    return take(first, 1, range(at, first));
  });
  if (labelled.length > 0) return labelled;

  const signed = of('sign', (at) => {
    const first = skipBrackets(tokens, at + 1, 1);
    const found = take(first, 1, range(at, first));
    const before = countRun(tokens, at - 1, -1);
    // "24 = 3 3 8 8" has no target behind its sign, and "1 2 3 = 6 7" two lists.
    const line = before > 1 ? tokens.at(first)?.line : undefined;
    const isList = before > 0 && countRun(tokens, first, 1, line) > 1;
    return isList && found[0]?.first === found[0]?.last ? [] : found;
  });
  // Steps with results may follow a board.
  const behindLists = signed.filter(({ announced }) => countRun(tokens, announced[0] - 1, -1) > 1);
  if (signed.length > 0) return behindLists.length > 0 ? behindLists : signed;

  const worded = [
    ...of('to', (at) => take(at + 1, 1, tokens.at(at - 1)?.kind === 'to' ? [at - 1, at] : [at])),
    ...of('from', (at) => {
      const found = take(at - 1, -1, [at]);
      const isList = countRun(tokens, at - 1, -1, tokens.at(at - 1)?.line) > 1;
      return isList && found[0]?.first === found[0]?.last ? [] : found;
    }),
  ];
  if (worded.length > 0) return worded;

  const beside = of('colon', (at) => {
    const [left, right] = [skipBrackets(tokens, at - 1, -1), skipBrackets(tokens, at + 1, 1)];
    const before = take(left, -1, range(left + 1, right)).at(0);
    const behind = take(right, 1, range(left + 1, right)).at(0);
    const { line } = tokens[at];
    const isSingle = (found: Candidate | undefined, place: number, step: 1 | -1) =>
      found !== undefined && countRun(tokens, place, step, line) === found.last - found.first + 1;
    // "Round 3: 25 50 75 100" has no target, "Next one: 765" has one.
    const isNamed = before !== undefined && before.first > 0 && tokens[before.first - 1].kind === 'word';
    const isLeft = isSingle(before, left, -1) && behind !== undefined && !isNamed;
    const isRight = isSingle(behind, right, 1) && tokens.at(left)?.kind !== 'list' && left >= 0;
    return [...(isLeft ? [before!] : []), ...(isRight ? [behind!] : [])];
  });
  if (beside.length > 0) return beside;

  // A list in brackets with a number outside, or a number in brackets at the end.
  let depth = 0;
  const depths = tokens.flatMap(({ kind, text }, at) => {
    if (kind === 'bracket') depth += '[({'.includes(text) ? 1 : -1;
    return kind === 'number' ? [{ at, depth }] : [];
  });
  const last = depths.at(-1);
  if (last === undefined || !tokens.every(({ kind }) => kind === 'number' || kind === 'bracket')) return [];
  // A number on a line of its own, and a list on another one.
  const others = tokens.findIndex(({ line }) => line !== tokens[0].line);
  if (depth === 0 && others > 0 && tokens[others].line === tokens.at(-1)!.line && tokens.length > 3) {
    if (others === 1) return take(0, 1, []);
    if (others === tokens.length - 1) return take(others, -1, []);
  }
  const least = Math.min(...depths.map((each) => each.depth));
  const inside = depths.map(({ depth: own }) => Number(own > least)).join('');
  if (!/^(?:0+1|1+0|01+)$/.test(inside)) return [];
  const { at } = inside.startsWith('011') ? depths[0] : last;
  return [{ first: at, last: at, announced: [] }];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index);
}

/** A number with its digits in groups. */
const GROUPED = /^\s*-?\d{1,3}(?:[\s,.]\d{3})+\s*$/;

/**
 * Reads a text that was pasted into a board. Returns null if it is not a board, which has at least two
 * numbers.
 *
 * @param isTarget whether it was pasted into a target, which may be written in groups of digits (1 000) or as
 *   a fraction with blanks (5 / 6)
 */
export function readPasted(text: string, deal: Deal, isTarget = false): BoardText | null {
  if (isTarget && (GROUPED.test(toSigns(text)) || text.includes('/'))) return null;
  const board = splitBoard(text, deal.size, deal);
  return board.numbers.length > 1 ? board : null;
}

/** Returns the most numbers that can be solved with these operators. */
export function countMost(operators: readonly Operator[]): number {
  if (!hasOnlyBasic({ operators })) return MAX_NUMBERS_FURTHER;
  return operators.length < FOUR.length ? MOST_WITH_FEWER : MAX_NUMBERS;
}

/** A game for which a board may be meant, and its numbers. */
interface Suggestion {
  readonly game: Game;
  readonly numbers: readonly (number | string)[];
}

/**
 * Finds the game for which numbers may be meant that have no target, or its own: the first that deals them
 * and always has the same target. Without a target the last number may be that.
 */
export function suggestGame(
  numbers: readonly (number | string)[],
  target?: number | string,
): Suggestion | null {
  for (const game of Object.values<Game>(games)) {
    const { deal, target: own } = game;
    if (typeof own !== 'number') continue;
    const isOwn = (value: number | string | undefined) => String(value) === String(own);
    const hasTarget = target === undefined && numbers.length > deal.size && isOwn(numbers.at(-1));
    const hand = hasTarget ? numbers.slice(0, -1) : numbers;
    const isDealt = hand.every((number) =>
      listNumbers(deal.pool).includes(CARD_VALUES[String(number).toUpperCase()] ?? Number(number)),
    );
    const isMeant = target === undefined || isOwn(target);
    if (isMeant && hand.length === deal.size && isDealt) return { game, numbers: hand };
  }
  return null;
}

/** The entry of the words of a language that describes a fault. */
type FaultWord =
  | 'notANumber'
  | 'numberTooLarge'
  | 'tooManyNumbers'
  | 'noTarget'
  | 'notANaturalTarget'
  | 'notAWholeTarget'
  | 'notATarget';

/** A fault of a board: in the place of a number, in the numbers as a whole, or in the target. */
export interface BoardFault<Word extends string = FaultWord> {
  readonly at: number | 'numbers' | 'target';
  readonly word: Word;
  /** The parts of its sentence; numbers are written as the language writes them. */
  readonly parts: readonly (string | number)[];
}

export type Reading<Value, At = BoardFault> =
  { readonly value: Value; readonly fault?: never } | { readonly value?: never; readonly fault: At };

/** Reads the texts of the numbers, from `least` on. Empty ones are places without a number. */
export function readNumbers(
  texts: readonly string[],
  most = MAX_NUMBERS,
  least = 1,
): Reading<(number | Card)[]> {
  const numbers: (number | Card)[] = [];
  for (const [at, text] of texts.entries()) {
    if (text === '') continue;
    const number = readNumber(text, least);
    if (number === undefined) {
      const shown = shorten(text);
      const isTooLarge = /^\d*[1-9]\d*$/.test(text);
      return {
        fault: isTooLarge
          ? { at, word: 'numberTooLarge', parts: [shown, Number.MAX_SAFE_INTEGER] }
          : { at, word: 'notANumber', parts: [shown, String(least)] },
      };
    }
    numbers.push(number);
  }
  if (numbers.length <= most) return { value: numbers };
  return { fault: { at: 'numbers', word: 'tooManyNumbers', parts: [String(numbers.length), String(most)] } };
}

function readNumber(text: string, least: number): number | Card | undefined {
  if (/^[AJQK]$/i.test(text)) return text.toUpperCase() as Card;
  const number = toNumber(text);
  return isGivenNumber(number, least) ? number : undefined;
}

/**
 * Reads a target, which may follow an equals sign: under natural rules a whole number from 1, under integer
 * rules any integer, else any integer or fraction. An empty text is a fault.
 */
export function readTarget(text: string, { values }: Pick<Rules, 'values'>): Reading<string> {
  const value = String(toTarget(text));
  const fail = (word: FaultWord) => ({ fault: { at: 'target', word, parts: [shorten(text)] } as const });
  if (value === '') return fail('noTarget');
  if (values === 'natural') return /^0*[1-9]\d*$/.test(value) ? { value } : fail('notANaturalTarget');
  const match: readonly (string | undefined)[] | null = /^(-?\d+)(?:\/(0*[1-9]\d*))?$/.exec(value);
  if (match !== null) {
    const [, numerator = '', denominator = '1'] = match;
    if (values !== 'integer' || BigInt(numerator) % BigInt(denominator) === 0n) return { value };
  }
  return fail(values === 'integer' ? 'notAWholeTarget' : 'notATarget');
}

/** Cuts a long text for a message. */
export function shorten(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
