// The targets of a text. It has them at the first of these levels at which one is found: beside the label of
// a target; behind `=`, an arrow or `|`; behind "to" or "make", or before "from"; the side of `:` that has
// one number; a list in brackets and a number outside, or the reverse, or a number on another line.
import { countRun, isNumber, skipBrackets, skipLinks, type Kind, type Token } from './board-tokens.js';
import { toTarget } from './numbers.js';

/** A target that a text may have: its digits, from the first to the last token, and what announces it. */
export interface Candidate {
  readonly first: number;
  readonly last: number;
  readonly announced: readonly number[];
}

type FindTargets = (tokens: readonly Token[]) => readonly Candidate[];

const LEVELS: readonly FindTargets[] = [findLabelled, findSigned, findWorded, findBesideColon, findOutside];

/** Finds the targets at the first level that has some. */
export function findTargets(tokens: readonly Token[]): readonly Candidate[] {
  for (const find of LEVELS) {
    const found = find(tokens);
    if (found.length > 0) return found;
  }
  return [];
}

function findLabelled(tokens: readonly Token[]): Candidate[] {
  return ofKind(tokens, 'target', (at) => {
    const first = skipLinks(tokens, at + 1);
    return take(tokens, first, 1, range(at, first));
  });
}

function findSigned(tokens: readonly Token[]): Candidate[] {
  const signed = ofKind(tokens, 'sign', (at) => {
    const first = skipBrackets(tokens, at + 1, 1);
    const before = countRun(tokens, at - 1, -1);
    // "24 = 3 3 8 8" has no target behind its sign, and "1 2 3 = 6 7" two lists.
    const line = before > 1 ? tokens.at(first)?.line : undefined;
    const isList = before > 0 && countRun(tokens, first, 1, line) > 1;
    return take(tokens, first, 1, range(at, first), isList);
  });
  // Steps with results may follow a board.
  const behindLists = signed.filter(({ announced }) => countRun(tokens, announced[0] - 1, -1) > 1);
  return behindLists.length > 0 ? behindLists : signed;
}

function findWorded(tokens: readonly Token[]): Candidate[] {
  return [
    ...ofKind(tokens, 'to', (at) =>
      take(tokens, at + 1, 1, tokens.at(at - 1)?.kind === 'to' ? [at - 1, at] : [at]),
    ),
    ...ofKind(tokens, 'from', (at) => {
      const isList = countRun(tokens, at - 1, -1, tokens.at(at - 1)?.line) > 1;
      return take(tokens, at - 1, -1, [at], isList);
    }),
  ];
}

function findBesideColon(tokens: readonly Token[]): Candidate[] {
  return ofKind(tokens, 'colon', (at) => {
    const [left, right] = [skipBrackets(tokens, at - 1, -1), skipBrackets(tokens, at + 1, 1)];
    const before = take(tokens, left, -1, range(left + 1, right)).at(0);
    const behind = take(tokens, right, 1, range(left + 1, right)).at(0);
    const { line } = tokens[at];
    const isSingle = (found: Candidate | undefined, place: number, step: 1 | -1) =>
      found !== undefined && countRun(tokens, place, step, line) === found.last - found.first + 1;
    // "Round 3: 25 50 75 100" has no target, "Next one: 765" has one.
    const isNamed = before !== undefined && before.first > 0 && tokens[before.first - 1].kind === 'word';
    const isLeft = isSingle(before, left, -1) && behind !== undefined && !isNamed;
    const isRight = isSingle(behind, right, 1) && tokens.at(left)?.kind !== 'list' && left >= 0;
    return [...(isLeft ? [before!] : []), ...(isRight ? [behind!] : [])];
  });
}

/** Finds a number outside a list in brackets, or one in brackets at the end of a list. */
function findOutside(tokens: readonly Token[]): Candidate[] {
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
    if (others === 1) return take(tokens, 0, 1, []);
    if (others === tokens.length - 1) return take(tokens, others, -1, []);
  }
  const least = Math.min(...depths.map((each) => each.depth));
  const inside = depths.map(({ depth: own }) => Number(own > least)).join('');
  if (!/^(?:0+1|1+0|01+)$/.test(inside)) return [];
  const { at } = inside.startsWith('011') ? depths[0] : last;
  return [{ first: at, last: at, announced: [] }];
}

function ofKind(tokens: readonly Token[], kind: Kind, find: (at: number) => Candidate[]): Candidate[] {
  return tokens.flatMap((token, at) => (token.kind === kind ? find(at) : []));
}

/**
 * Takes the target whose digits, perhaps in groups, begin at a place, or end there.
 *
 * @param isGrouped whether there must be several groups
 */
function take(
  tokens: readonly Token[],
  at: number,
  step: 1 | -1,
  announced: readonly number[],
  isGrouped = false,
): Candidate[] {
  if (!isNumber(tokens, at)) return [];
  let end = at;
  while (isNumber(tokens, end + step) && isAdjacent(tokens[end], tokens[end + step])) end += step;
  const digits = tokens.slice(Math.min(at, end), Math.max(at, end) + 1).map(({ text }) => text);
  const isList = String(toTarget(digits.join())).includes(',');
  if (isList) end = at;
  if (isGrouped && end === at) return [];
  return [{ first: Math.min(at, end), last: Math.max(at, end), announced }];
}

/** Whether one character stands between two tokens, as between groups of digits, but not in `952, 951`. */
function isAdjacent(one: Token, other: Token): boolean {
  return one.line === other.line && Math.max(one.from - other.to, other.from - one.to) === 1;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index);
}
