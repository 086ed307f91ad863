// Judges an answer: finds the first reason in their order that applies.
//
// An ace written as a letter does not say whether it counts 1 or 11. All choices are tried, at most 1024, and
// the best one counts: `A + K` for 24 means 11.
import { isWorth, matchLeaves } from '../expression/match-leaves.js';
import { MAX_NUMBERS, isEitherAce, type Leaf } from '../puzzle/parse-numbers.js';
import type { ParsedRules } from '../puzzle/parse-rules.js';
import { worthOf, type Operand } from './calculator.js';
import { play, type Play } from './play-out.js';
import { read, type Answer } from './read-answer.js';
import { REASONS, type Reason } from './types.js';
import { compare, difference, magnitude, signOf, type Value } from './value.js';

/** The most characters in an answer. */
const MAX_CHARACTERS = 10_000;

/** A puzzle to judge answers by. */
export interface Goal {
  readonly leaves: readonly Leaf[];
  readonly rules: ParsedRules;
  readonly target: Value;
  /** The least possible distance to the target; null if unknown. */
  readonly leastDistance: Value | null;
}

/** The judgement of an answer. */
export interface Judgement {
  readonly reason: Reason;
  readonly value: Value | null;
  readonly distance: Value | null;
  /** The numbers used, in the order of the answer. */
  readonly used: readonly Operand[];
  readonly unused: readonly Leaf[];
}

/** Judges the text of an answer, undefined if there is none. */
export function judge(text: string | undefined, goal: Goal): Judgement {
  if (text === undefined) return refuse('not-an-expression', goal);
  if (text.length > MAX_CHARACTERS) return refuse('too-long', goal);
  const { operators } = goal.rules;
  const answer = read(text, 0, operators);
  if (typeof answer === 'string') return refuse(answer, goal);
  let best = judgeAnswer(answer, goal);
  const choices = isWorthTrying(answer, goal) ? 1 << answer.aces : 1;
  for (let elevens = 1; elevens < choices && best.reason !== 'exact'; elevens++) {
    const other = judgeAnswer(read(text, elevens, operators) as Answer, goal);
    if (isBetter(other, best)) best = other;
  }
  return best;
}

function refuse(reason: Reason, { leaves }: Goal): Judgement {
  return { reason, value: null, distance: null, used: [], unused: leaves };
}

function judgeAnswer(answer: Answer, goal: Goal): Judgement {
  const played = play(answer);
  const { value, used } = played;
  const distance = value === null ? null : magnitude(difference(value, goal.target));
  const useOf = matchLeaves(goal.leaves, used, canBe);
  const unused = goal.leaves.filter((_, leaf) => useOf[leaf] < 0);
  const reason =
    used.length > goal.leaves.length - unused.length
      ? reasonOfSurplus(played, useOf, goal)
      : reasonOfPlay(played, unused.length, distance, goal);
  return reason === 'operator-not-allowed' ? refuse(reason, goal) : { reason, value, distance, used, unused };
}

/** The fault of an answer that uses more than the given numbers. */
function reasonOfSurplus({ used, isSpent }: Play, useOf: readonly number[], { leaves }: Goal): Reason {
  const isStray = (operand: Operand, use: number) =>
    !useOf.includes(use) && !isSpent[use] && !leaves.some((leaf) => canBe(leaf, operand));
  const strays = used.filter(isStray);
  // The given numbers are positive, so a sign that does not come from an earlier step is an operator.
  if (strays.some((stray) => signOf(worthOf(stray)) < 0)) return 'operator-not-allowed';
  return strays.length > 0 ? 'number-not-given' : 'number-reused';
}

/** The reason for an answer that uses only given numbers. */
function reasonOfPlay(play: Play, unused: number, distance: Value | null, goal: Goal): Reason {
  const { rules, leastDistance } = goal;
  if (rules.use === 'all' && (unused > 0 || play.results > 1)) return 'number-unused';
  if (distance === null) return 'division-by-zero';
  if (rules.values === 'natural' && !play.allNatural) return 'not-natural';
  if (!play.asClaimed) return 'wrong-result';
  if (distance === 0) return 'exact';
  return leastDistance !== null && compare(distance, leastDistance) <= 0 ? 'nearest' : 'wrong-value';
}

/** Whether an operand may come from a leaf. */
function canBe(leaf: Leaf, operand: Operand): boolean {
  return operand === 'A' ? isEitherAce(leaf) : isWorth(leaf, operand);
}

/** Whether an answer may be right if aces count 11: it must not use more numbers than there can be. */
function isWorthTrying({ statements, aces }: Answer, { leaves }: Goal): boolean {
  if (aces === 0 || aces > MAX_NUMBERS || !leaves.some(isEitherAce)) return false;
  return statements.length < MAX_NUMBERS && statements[0].operands.length <= MAX_NUMBERS;
}

/** Whether a judgement has a later reason, or is nearer to the target for the same one. */
function isBetter(left: Judgement, right: Judgement): boolean {
  if (left.reason !== right.reason) return REASONS.indexOf(left.reason) > REASONS.indexOf(right.reason);
  return left.distance !== null && right.distance !== null && compare(left.distance, right.distance) < 0;
}
