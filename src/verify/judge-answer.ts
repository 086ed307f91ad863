// Judges an answer: finds the first reason in their order that applies.
//
// An ace written as a letter does not say whether it counts 1 or 11. All choices are tried, at most 1024, and
// the best one counts: `A + K` for 24 means 11. The answer is read once for all of them, and choices that
// certainly are not better than an earlier one are passed over (screen-choices.ts).
import { reduce } from '../core/fraction.js';
import type { ExactValues } from '../expression/arithmetic.js';
import { division, hasOnlyBasic } from '../core/operator-notation.js';
import { concatenation } from '../expression/operators/concatenation.js';
import { MAX_NUMBERS, isEitherAce, type Leaf } from '../core/puzzle/parse-numbers.js';
import type { ParsedRules } from '../core/puzzle/parse-rules.js';
import { Calculator, worthOf, type EvaluatedPart } from './calculator.js';
import { chooseAces, Evaluator } from './evaluate-recording.js';
import { play, type Play } from './play-out-answer.js';
import { readStrictly, type Drafts } from './read-answer.js';
import { Recorder, type Recording } from './record-expression.js';
import { boundDistance, roundUp } from './screen-choices.js';
import { toStatements, type AnswerStatement, type Taken } from './answer-statement.js';
import { canBe, digitsOf, isNumeral, takeNumbers, type Taking } from './take-numbers.js';
import { REASONS, type Reason } from './verify-types.js';
import {
  compare,
  difference,
  isIrrational,
  magnitude,
  signOf,
  toFraction,
  type JudgedValue,
} from './judged-value.js';

/** Maximum number of characters in an answer. */
const MAX_CHARACTERS = 10_000;

/** Maximum number of steps, square roots and factorials included, to try with every choice of aces. */
const MAX_STEPS = 3 * MAX_NUMBERS;

/** Choice of aces in which each of them counts 11. */
const ALL_ELEVENS = -1;

/** The reasons from the worst to the best. */
const RANKING: readonly Reason[] = [
  ...REASONS.filter((reason) => reason !== 'nearest' && reason !== 'exact'),
  'nearest',
  'exact',
];

/** Puzzle by which answers are judged. */
export interface Goal {
  readonly leaves: readonly Leaf[];
  readonly rules: ParsedRules;
  readonly target: JudgedValue;
  /** Least possible distance to the target; null if unknown. */
  readonly leastDistance: JudgedValue | null;
  /** Whether the target can be made; undefined if unknown. */
  readonly solvable: boolean | undefined;
  /** Evaluation of the operators of the rules. */
  readonly arithmetic: ExactValues;
}

/** Judgement of an answer. */
export interface Judgement {
  readonly reason: Reason;
  /** Value of the answer; an irrational value is its text. */
  readonly value: JudgedValue | string | null;
  /** Distance to the target; null also for an irrational value. */
  readonly distance: JudgedValue | null;
  /** Numbers used, in the order of the answer. */
  readonly used: readonly Taken[];
  readonly unused: readonly Leaf[];
  /** First number that is not given, if that is the reason. */
  readonly stray?: Taken;
  /** First operator that is not allowed, if that is the reason. */
  readonly operator?: string;
}

/** Judges the text of an answer, by the strict grammar or by that of another reader. */
export function judge(text: string, goal: Goal, read: typeof readStrictly = readStrictly): Judgement {
  if (text.length > MAX_CHARACTERS) return refuse({ reason: 'too-long' }, goal);
  if (!hasOnlyBasic(goal.rules)) return judgeChoices(text, goal, read);
  const drafts = read<EvaluatedPart>(text, 0, goal.rules, new Calculator());
  if ('reason' in drafts) return refuse(drafts, goal);
  const judgement = judgeStatements(toStatements(drafts, goal.rules), goal);
  return judgement.reason !== 'exact' && isWorthTrying(drafts, goal)
    ? judgeChoices(text, goal, read)
    : judgement;
}

/** Judges an answer with every choice of aces. */
function judgeChoices(text: string, goal: Goal, read: typeof readStrictly): Judgement {
  const recorded = read<Recording>(text, ALL_ELEVENS, goal.rules, new Recorder());
  if ('reason' in recorded) return refuse(recorded, goal);
  const evaluator = new Evaluator(goal.rules, goal.leaves.length, recorded, goal.arithmetic);
  const judgeChoice = (elevens: number) => judgeStatements(evaluator.evaluate(elevens), goal);
  const isExpression = recorded.drafts.length === 1;
  let best = judgeChoice(0);
  const choices = isWorthTrying(recorded, goal) ? 1 << recorded.aces : 1;
  for (let elevens = 1; elevens < choices && best.reason !== 'exact'; elevens++) {
    if (isExpression && isInRules(best)) {
      const items = chooseAces(recorded.drafts[0].expression.items, elevens);
      const most = Math.max(roundUp(best.distance), roundUp(goal.leastDistance));
      if (boundDistance(items, goal.target) > most) continue;
      // An irrational value has no distance, so it is not better than another wrong value.
      if (evaluator.isIrrational(items)) continue;
    }
    const other = judgeChoice(elevens);
    if (isBetter(other, best)) best = other;
  }
  return best;
}

/** Whether an answer keeps the rules, so that at most its value is wrong. */
function isInRules({ reason }: Judgement): boolean {
  return reason === 'wrong-value' || reason === 'nearest';
}

/** Judgement of a text that could not be read. */
export function refuse(refusal: Pick<Judgement, 'reason' | 'operator'>, { leaves }: Goal): Judgement {
  return { ...refusal, value: null, distance: null, used: [], unused: leaves };
}

/** Judges the statements of an answer; null means that its parts are not steps. */
function judgeStatements(statements: AnswerStatement[] | null, goal: Goal): Judgement {
  if (statements === null) return refuse({ reason: 'not-an-expression' }, goal);
  const { leaves, rules, target } = goal;
  const countGiven = (taken: Taken) => leaves.filter((leaf) => canBe(leaf, taken)).length;
  const played = play(statements, countGiven);
  const value = isIrrational(played.value) ? played.text : played.value;
  const distance = value === null || typeof value === 'string' ? null : magnitude(difference(value, target));
  const allowsDigits = rules.operators?.includes(concatenation.operator) === true;
  const taking = takeNumbers(leaves, played.used, allowsDigits, rules.use === 'all');
  const unused = leaves.filter((_, leaf) => taking.useOf[leaf] < 0);
  if (taking.used.length <= leaves.length - unused.length) {
    const reason = reasonOfPlay(played, unused.length, distance, goal);
    return { reason, value, distance, used: taking.used, unused };
  }
  const { reason, stray } = judgeSurplus(played, taking, goal, allowsDigits);
  return reason === 'operator-not-allowed'
    ? refuse({ reason }, goal)
    : { reason, value, distance, used: taking.used, unused, stray };
}

/** Finds the fault of an answer that uses more than the given numbers. */
function judgeSurplus(
  { isSpent }: Play,
  { used, useOf }: Taking,
  { leaves, rules }: Goal,
  allowsDigits: boolean,
): Pick<Judgement, 'reason' | 'stray'> {
  const isGiven = (taken: Taken) => leaves.some((leaf) => canBe(leaf, taken));
  const isOperation = (taken: Taken) => isNegative(taken) || (isFraction(taken) && !allowsDivision);
  const allowsDivision = rules.operators?.includes(division.operator) !== false;
  const isStray = (taken: Taken, use: number) =>
    !useOf.includes(use) &&
    !isSpent[use] &&
    !isGiven(taken) &&
    !(allowsDigits && isNumeral(taken) && digitsOf(taken).every(isGiven));
  const strays = used.filter(isStray);
  // The given numbers are positive integers, so a sign or a fraction that does not come from an earlier step
  // is an operation.
  if (strays.some(isOperation)) return { reason: 'operator-not-allowed' };
  return strays.length > 0 ? { reason: 'number-not-given', stray: strays[0] } : { reason: 'number-reused' };
}

function isNegative(taken: Taken): boolean {
  return !(typeof taken === 'object' && 'text' in taken) && signOf(worthOf(taken)) < 0;
}

function isFraction(taken: Taken): boolean {
  return typeof taken === 'object' && 'denominator' in taken && taken.denominator !== 1n;
}

/** Finds the reason for an answer that uses only given numbers. */
function reasonOfPlay(play: Play, unused: number, distance: JudgedValue | null, goal: Goal): Reason {
  const { rules, leastDistance, target, arithmetic } = goal;
  if (rules.use === 'all' && (unused > 0 || play.results > 1)) return 'number-unused';
  if (play.fault !== null) return play.fault;
  if (isIrrational(play.value)) {
    const same = play.value.isProved ? false : arithmetic.isEqual(play.value, reduce(toFraction(target)));
    return same !== 'undecided' ? 'wrong-value' : 'undecided';
  }
  if (distance === 0) return 'exact';
  return leastDistance !== null && compare(distance!, leastDistance) <= 0 ? 'nearest' : 'wrong-value';
}

/** Whether an answer may be right if aces count 11: it must not use more numbers than there can be. */
function isWorthTrying({ drafts, operands, aces }: Drafts<unknown>, { leaves }: Goal): boolean {
  if (aces === 0 || aces > MAX_NUMBERS || !leaves.some(isEitherAce)) return false;
  return drafts.length > 1 ? drafts.length < MAX_STEPS : operands.length <= MAX_NUMBERS;
}

/** Whether a judgement has a later reason, or is nearer to the target for the same one. */
function isBetter(left: Judgement, right: Judgement): boolean {
  if (left.reason !== right.reason) return RANKING.indexOf(left.reason) > RANKING.indexOf(right.reason);
  return left.distance !== null && right.distance !== null && compare(left.distance, right.distance) < 0;
}
