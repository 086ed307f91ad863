// Judges an answer: which reason holds, the first in their order if several do.
//
// An ace by its letter that may count 1 or 11 does not say which. All choices are tried, at most 1024, and
// the best of them counts: who writes `A + K` for 24 means 11.
import { matchLeaves } from '../match.js';
import { MAX_NUMBERS, isEitherAce, type Leaf } from '../puzzle.js';
import type { Rules } from '../types.js';
import { Play, isGivenBy } from './play.js';
import { read, type Answer, type Operand } from './read.js';
import { REASONS, type Reason } from './types.js';
import { compare, difference, magnitude, type Value } from './value.js';

/** The most characters in an answer. */
const MAX_CHARACTERS = 10_000;

/** What an answer is held against. */
export interface Goal {
  readonly leaves: readonly Leaf[];
  readonly rules: Rules;
  readonly target: Value;
  /** The least distance to the target that can be reached, null if that is not known. */
  readonly leastDistance: Value | null;
}

/** What became of an answer. */
export interface Judgement {
  readonly reason: Reason;
  readonly value: Value | null;
  readonly distance: Value | null;
  /** What it uses of the puzzle; the letter `A` is an ace that counts eleven. */
  readonly used: readonly Operand[];
  readonly unused: readonly Leaf[];
}

/** Judges the text of an answer, undefined if there is none. */
export function judge(text: string | undefined, goal: Goal): Judgement {
  if (text === undefined) return refuse('not-an-expression', goal);
  if (text.length > MAX_CHARACTERS) return refuse('too-long', goal);
  const answer = read(text);
  if (typeof answer === 'string') return refuse(answer, goal);
  const aces = countAces(answer);
  if (aces === 0) return judgeAnswer(answer, goal);
  let best = judgeAnswer(chooseAces(answer, 0), goal);
  const choices = isWorthTrying(answer, aces, goal) ? 1 << aces : 1;
  for (let elevens = 1; elevens < choices && best.reason !== 'exact'; elevens++) {
    const other = judgeAnswer(chooseAces(answer, elevens), goal);
    if (isBetter(other, best)) best = other;
  }
  return best;
}

function refuse(reason: Reason, { leaves }: Goal): Judgement {
  return { reason, value: null, distance: null, used: [], unused: leaves };
}

/** Judges an answer in which the letter `A` is an ace that counts eleven. */
function judgeAnswer(answer: Answer, goal: Goal): Judgement {
  const play = new Play(answer, goal.leaves);
  if (play.isSigned) return refuse('operator-not-allowed', goal);
  const useOf = matchLeaves(goal.leaves, play.used, isGivenBy);
  const unused = goal.leaves.filter((_, leaf) => useOf[leaf] < 0);
  const distance = play.value === null ? null : magnitude(difference(play.value, goal.target));
  const reason = reasonOf(play, distance, unused.length, goal);
  return { reason, value: play.value, distance, used: play.used, unused };
}

function reasonOf(play: Play, distance: Value | null, unused: number, goal: Goal): Reason {
  const { leaves, rules, leastDistance } = goal;
  if (!play.isGiven) return 'number-not-given';
  if (play.isReused || play.used.length > leaves.length - unused) return 'number-reused';
  if (rules.use === 'all' && (unused > 0 || play.results > 1)) return 'number-unused';
  if (distance === null) return 'division-by-zero';
  if (rules.values === 'natural' && !play.isNatural) return 'not-natural';
  if (!play.isAsClaimed) return 'wrong-result';
  if (distance === 0) return 'exact';
  return leastDistance !== null && compare(distance, leastDistance) <= 0 ? 'nearest' : 'wrong-value';
}

/** Whether another choice of aces can make an answer right: it is no longer than the longest. */
function isWorthTrying(answer: Answer, aces: number, { leaves }: Goal): boolean {
  const size = 'items' in answer ? answer.items.length : answer.length;
  return size < 2 * MAX_NUMBERS && aces <= MAX_NUMBERS && leaves.some(isEitherAce);
}

function countAces(answer: Answer): number {
  const operands = 'items' in answer ? answer.items : answer.flatMap(({ left, right }) => [left, right]);
  return operands.filter((operand) => operand === 'A').length;
}

/** Lets the i-th ace count eleven if bit i is set, and 1 if not. */
function chooseAces(answer: Answer, elevens: number): Answer {
  let ace = 0;
  const choose = <Item>(item: Item) => (item !== 'A' || (elevens >> ace++) & 1 ? item : 1);
  if ('items' in answer) return { ...answer, items: answer.items.map(choose) };
  return answer.map((step) => ({ ...step, left: choose(step.left), right: choose(step.right) }));
}

/** Whether a judgement has a later reason, or is nearer to the target for the same one. */
function isBetter(left: Judgement, right: Judgement): boolean {
  if (left.reason !== right.reason) return REASONS.indexOf(left.reason) > REASONS.indexOf(right.reason);
  return left.distance !== null && right.distance !== null && compare(left.distance, right.distance) < 0;
}
