// Judges a text as it stands. The claim that there is no solution is an answer, too.
import { isPlainClaim } from '../reading/claims.js';
import { judge, refuse, type AnswerForm, type Goal, type Judgement } from './judge-answer.js';

export interface TextJudgement {
  readonly judgement: Judgement;
  /** Whether the text has no candidate. */
  readonly isMissing: boolean;
  /** Whether the answer is that there is no solution. */
  readonly isImpossible: boolean;
  /** Under `tolerant` the judgement of the whole text under `strict`; else null. */
  readonly strict: Judgement | null;
}

export const STRICT: AnswerForm = {
  isTolerant: false,
  leadingMinus: false,
  isMath: undefined,
  dropsRepeated: false,
};

/** Judges a text in which a claim must be its core alone. */
export function judgeStrictly(text: string, goal: Goal, form: AnswerForm = STRICT): TextJudgement {
  return judgeCandidate(text, goal, form, isPlainClaim);
}

/** @param claims whether a text that is no expression claims that there is no solution */
export function judgeCandidate(
  text: string,
  goal: Goal,
  form: AnswerForm,
  claims: (text: string) => boolean,
): TextJudgement {
  const judgement = judge(text, goal, form);
  const isImpossible = judgement.reason === 'not-an-expression' && claims(text);
  return {
    judgement: isImpossible ? judgeImpossible(goal) : judgement,
    isMissing: false,
    isImpossible,
    strict: null,
  };
}

function judgeImpossible(goal: Goal): Judgement {
  if (goal.solvable === undefined) return refuse('unproved', goal);
  return refuse(goal.solvable ? 'wrong-value' : 'impossible', goal);
}
