// Judges an answer: finds the first reason in their order that applies.
//
// An ace written as a letter does not say whether it counts 1 or 11. All choices are tried, at most 1024, and
// the best one counts: `A + K` for 24 means 11. The answer is read once for all of them, and choices that
// certainly are not better than an earlier one are passed over (screen-choices.ts).
import { reduce } from '../core/fraction.js';
import type { ExactValues } from '../expression/arithmetic.js';
import { allows, division, isBasic } from '../core/operator-notation.js';
import { concatenation } from '../expression/operators/concatenation.js';
import { MAX_NUMBERS, isEitherAce, type Leaf } from '../core/puzzle/parse-numbers.js';
import type { ParsedPuzzle } from '../core/puzzle/parse-puzzle.js';
import { isApplication, listOperands, worthOf } from '../reading/postfix-items.js';
import { readAnswer, type Drafts, type Grammar } from '../reading/read-answer.js';
import type { AnswerStatement, Taken } from './answer-statement.js';
import { Evaluator } from './evaluate-answer.js';
import { play, type Play, type PlayForm } from './play-out-answer.js';
import { boundDistances, roundUp } from './screen-choices.js';
import { digitsOf, isNumeral, takeNumbers, type Taking } from './take-numbers.js';
import { REASONS, type Reason } from './verify-types.js';
import {
  compare,
  difference,
  isInteger,
  isIrrational,
  magnitude,
  signOf,
  toFraction,
  type JudgedValue,
} from '../reading/judged-value.js';

/** Maximum number of characters in an answer. */
export const MAX_CHARACTERS = 10_000;

/** Parts of an expression to evaluate for all choices of aces, and the weight of a further operator. */
const MAX_PARTS = 40_000;
const FURTHER_WEIGHT = 20;
/** Number of parts of an expression that is evaluated for all choices that may be right. */
const LONG = 100;

/** Puzzle by which answers are judged. */
export interface Goal extends Pick<ParsedPuzzle<JudgedValue>, 'leaves' | 'rules' | 'target'> {
  /** Least possible distance to the target; null if unknown. */
  readonly leastDistance: JudgedValue | null;
  /** Whether the target can be made; undefined if unknown. */
  readonly solvable: boolean | undefined;
  /** Evaluation of the operators of the rules. */
  readonly arithmetic: ExactValues;
}

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

/** Conventions of an answer, and whether its repeated steps are dropped. */
export interface AnswerForm extends Grammar, PlayForm {}

/** Judges the text of an answer, with every choice of aces. */
export function judge(text: string, goal: Goal, form: AnswerForm): Judgement {
  if (text.length > MAX_CHARACTERS) return refuse('too-long', goal);
  const answer = readAnswer(text, goal, form);
  if ('reason' in answer) return refuse(answer.reason, goal, answer.operator);
  const evaluator = new Evaluator(goal.rules, goal.leaves.length, answer, goal.arithmetic);
  const judgeChoice = (elevens: number) => judgeStatements(evaluator.evaluate(elevens), goal, form);
  let best = judgeChoice(0);
  if (!isWorthTrying(answer, goal)) return best;
  const choices = 1 << answer.aces;
  const isExpression = answer.drafts.length === 1;
  const { start, end } = answer.drafts[0].expression;
  const items = answer.items.slice(start, end);
  const firstAce = answer.items.slice(0, start).filter((item) => item === 'A').length;
  const further = items.filter((item) => isApplication(item) && !isBasic(item.row)).length;
  let bounds: Float64Array | undefined;
  let evaluations = MAX_PARTS / (answer.items.length + FURTHER_WEIGHT * further);
  for (let elevens = 1; elevens < choices && best.reason !== 'exact'; elevens++) {
    if (isExpression) {
      const bound = (bounds ??= boundDistances(items, firstAce, choices, goal.target))[elevens];
      if (isInRules(best)) {
        if (bound > Math.max(roundUp(best.distance), roundUp(goal.leastDistance))) continue;
        // An irrational value has no distance, so it is not better than another wrong value.
        if (further > 0 && evaluator.isIrrational(elevens)) continue;
      }
      // Behind the limit only those are judged that may be right; of powers and the like this is not known.
      if (evaluations < 0 && (bound > 0 || (Number.isNaN(bound) && items.length > LONG))) continue;
    } else if (evaluations < 0) break;
    evaluations--;
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
export function refuse(reason: Reason, { leaves }: Goal, operator?: string): Judgement {
  return { reason, value: null, distance: null, used: [], unused: leaves, operator };
}

/** Judges the statements of an answer; null means that its parts are not steps. */
function judgeStatements(statements: AnswerStatement[] | null, goal: Goal, form: AnswerForm): Judgement {
  if (statements === null) return refuse('not-an-expression', goal);
  const { leaves, rules, target } = goal;
  const played = play(statements, leaves, rules, form);
  const value = isIrrational(played.value) ? played.text : played.value;
  const distance = value === null || typeof value === 'string' ? null : magnitude(difference(value, target));
  const allowsDigits = allows(rules, concatenation);
  const taking = takeNumbers(leaves, played.used, allowsDigits, rules.use === 'all');
  const unused = leaves.filter((_, leaf) => taking.useOf[leaf] < 0);
  if (taking.used.length <= leaves.length - unused.length) {
    const reason = reasonOfPlay(played, unused.length, distance, goal);
    return { reason, value, distance, used: taking.used, unused };
  }
  const { reason, stray } = judgeSurplus(played, taking, goal, allowsDigits);
  return reason === 'operator-not-allowed'
    ? refuse(reason, goal)
    : { reason, value, distance, used: taking.used, unused, stray };
}

/** Finds the fault of an answer that uses more than the given numbers. */
function judgeSurplus(
  { isSpent }: Play,
  { used, useOf }: Taking,
  { leaves, rules }: Goal,
  allowsDigits: boolean,
): Pick<Judgement, 'reason' | 'stray'> {
  const values = new Set<Taken>(leaves.flat());
  const isGiven = (taken: Taken) => (taken === 'A' ? leaves.some(isEitherAce) : values.has(taken));
  const isOperation = (taken: Taken) => isNegative(taken) || (isFraction(taken) && !allowsDivision);
  const allowsDivision = allows(rules, division);
  const matched = new Set(useOf);
  const isStray = (taken: Taken, use: number) =>
    !matched.has(use) &&
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
  return typeof taken === 'object' && 'denominator' in taken && !isInteger(taken);
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
function isWorthTrying({ drafts, items, aces }: Drafts, { leaves }: Goal): boolean {
  if (aces === 0 || aces > MAX_NUMBERS || !leaves.some(isEitherAce)) return false;
  // Steps may be square roots and factorials, too.
  return drafts.length > 1
    ? drafts.length < 3 * leaves.length
    : listOperands(items, drafts[0].expression.start, drafts[0].expression.end).length <= leaves.length;
}

/** Place of a reason from the worst to the best: the nearest value is better than a wrong one. */
function rankOf(reason: Reason): number {
  return reason === 'nearest' ? REASONS.indexOf('exact') - 0.5 : REASONS.indexOf(reason);
}

/** Whether a judgement has a better reason, or is nearer to the target for the same one. */
function isBetter(left: Judgement, right: Judgement): boolean {
  if (left.reason !== right.reason) return rankOf(left.reason) > rankOf(right.reason);
  return left.distance !== null && right.distance !== null && compare(left.distance, right.distance) < 0;
}
