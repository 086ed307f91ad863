// Judges a text: finds the candidate in it and judges that once, or judges the text as it stands. The claim
// that there is no solution is an answer, too.
import { toSigns } from '../core/signs.js';
import { chooseCandidate, extractCandidate } from '../reading/choose-candidate.js';
import { isClaim, isPlainClaim } from '../reading/claims.js';
import type { TargetPuzzle } from '../reading/read-answer.js';
import { judge, refuse, type AnswerForm, type Goal, type Judgement } from './judge-answer.js';
import type { ReadMode } from './verify-types.js';

export interface TextJudgement {
  readonly judgement: Judgement;
  /** Whether the text has no candidate. */
  readonly isMissing: boolean;
  /** Whether the answer is that there is no solution. */
  readonly isImpossible: boolean;
  /** Under `tolerant` the judgement of the whole text under `strict`; else null. */
  readonly strict: Judgement | null;
}

const STRICT: AnswerForm = {
  isTolerant: false,
  leadingMinus: false,
  isMath: undefined,
  dropsRepeated: false,
};

/** Matches a line without anything that may be a mark, a label or prose, which every grammar reads alike. */
const BARE = /^[\d ()+*/=×÷−-]+$/;

const MINUS_FIRST: AnswerForm = { ...STRICT, leadingMinus: true };

/**
 * Finds the text to judge; undefined if there is none.
 *
 * @param leadingMinus whether a sum may begin with a minus in every mode, and not only under `tolerant`
 */
export function findAnswer(text: string, puzzle: TargetPuzzle, read: ReadMode, leadingMinus: boolean) {
  if (read === 'strict') return { text, form: leadingMinus ? MINUS_FIRST : STRICT, isMarked: false };
  const isTolerant = read === 'tolerant';
  const found = isTolerant ? chooseCandidate(text, puzzle) : extractCandidate(text);
  if (found === undefined) return undefined;
  const { isMath, isMarked, dropsRepeated } = found;
  const form: AnswerForm = { isTolerant, leadingMinus: isTolerant || leadingMinus, isMath, dropsRepeated };
  return { text: found.text, form, isMarked };
}

export function judgeText(text: string, goal: Goal, read: ReadMode, leadingMinus: boolean): TextJudgement {
  const whole = read === 'extract' ? null : judgeStrictly(text, goal, leadingMinus ? MINUS_FIRST : STRICT);
  if (whole !== null && read === 'strict')
    return toSigns(text).trim() ? whole : { ...whole, isMissing: true };
  const strict = whole?.judgement ?? null;
  if (strict !== null && BARE.test(text) && strict.value !== null)
    return { judgement: strict, isMissing: false, isImpossible: false, strict };
  const found = findAnswer(text, goal, read, leadingMinus);
  if (found === undefined)
    return { judgement: refuse('not-an-expression', goal), isMissing: true, isImpossible: false, strict };
  if (whole === null)
    return judgeCandidate(found.text, goal, found.form, (claim) => isPlainClaim(claim, true));
  const claims = (claim: string) => isClaim(claim, found.isMarked, goal);
  return judgeCandidate(found.text, goal, found.form, claims, strict);
}

/** Judges a text in which a claim must be its core alone. */
export function judgeStrictly(text: string, goal: Goal, form: AnswerForm = STRICT): TextJudgement {
  return judgeCandidate(text, goal, form, isPlainClaim);
}

/** @param claims whether a text that is no expression claims that there is no solution */
function judgeCandidate(
  text: string,
  goal: Goal,
  form: AnswerForm,
  claims: (text: string) => boolean,
  strict: Judgement | null = null,
): TextJudgement {
  const judgement = judge(text, goal, form);
  const isImpossible = judgement.reason === 'not-an-expression' && claims(text);
  return {
    judgement: isImpossible ? judgeImpossible(goal) : judgement,
    isMissing: false,
    isImpossible,
    strict,
  };
}

function judgeImpossible(goal: Goal): Judgement {
  if (goal.solvable === undefined) return refuse('unproved', goal);
  return refuse(goal.solvable ? 'wrong-value' : 'impossible', goal);
}
