// Judges a text: finds the candidate in it and judges that once.
import { chooseCandidate, extractCandidate } from '../reading/choose-candidate.js';
import { isClaim, isPlainClaim } from '../reading/claims.js';
import type { TargetPuzzle } from '../reading/read-answer.js';
import { refuse, type AnswerForm, type Goal, type Judgement } from './judge-answer.js';
import { judgeCandidate, judgeStrictly, STRICT, type TextJudgement } from './judge-candidate.js';
import type { ReadMode } from './verify-types.js';

const MINUS_FIRST: AnswerForm = { ...STRICT, leadingMinus: true };

/**
 * Finds the text to judge; undefined if there is none.
 *
 * @param leadingMinus whether a sum may begin with a minus in every mode, and not only under `tolerant`
 */
export function findAnswer(text: string, puzzle: TargetPuzzle, read: ReadMode, leadingMinus: boolean) {
  const form = leadingMinus ? MINUS_FIRST : STRICT;
  if (read === 'strict') return { text, form, isMarked: false };
  const found = read === 'extract' ? extractCandidate(text) : chooseCandidate(text, puzzle);
  if (found === undefined || read === 'extract')
    return found && { ...found, form: { ...form, isMath: found.isMath } };
  const { isMath, dropsRepeated } = found;
  return { ...found, form: { isTolerant: true, leadingMinus: true, isMath, dropsRepeated } };
}

export function judgeText(text: string, goal: Goal, read: ReadMode, leadingMinus: boolean): TextJudgement {
  const whole = read === 'extract' ? null : judgeStrictly(text, goal, leadingMinus ? MINUS_FIRST : STRICT);
  if (whole !== null && read === 'strict') return whole;
  const strict = whole?.judgement ?? null;
  const found = findAnswer(text, goal, read, leadingMinus);
  if (found === undefined) return missing(goal, strict);
  if (whole === null) {
    const isNone = (claim: string) => isPlainClaim(claim) || /^\s*none\s*$/i.test(claim);
    return judgeCandidate(found.text, goal, found.form, isNone);
  }
  // One line that the strict grammar reads is read the same by the other.
  if (found.text === text && !text.includes('\n') && whole.judgement.value !== null)
    return { ...whole, strict };
  const judged = judgeCandidate(found.text, goal, found.form, (claim) =>
    isClaim(claim, found.isMarked, goal),
  );
  return { ...judged, strict };
}

function missing(goal: Goal, strict: Judgement | null): TextJudgement {
  return { judgement: refuse('not-an-expression', goal), isMissing: true, isImpossible: false, strict };
}
