// Judges a text: finds the candidate in it and judges that once. "Impossible" is an answer, too.
import { compare } from './judged-value.js';
import { chooseCandidate, dropPrompt } from './choose-candidate.js';
import { judge, refuse, type Goal, type Judgement } from './judge-answer.js';
import { readTolerantly } from './tolerant-reader.js';
import type { ReadMode, Reason } from './verify-types.js';

/** Judgement of a text. */
export interface TextJudgement extends Judgement {
  /** Whether the text has no candidate. */
  readonly isMissing: boolean;
  /** Whether the answer is that there is no solution. */
  readonly isImpossible: boolean;
  /** Under `tolerant` the judgement of the whole text under `strict`; else null. */
  readonly strict: Judgement | null;
}

const IMPOSSIBLE = /^\s*(?:impossible|no[ \t]+solution)\s*$/i;
const IMPOSSIBLE_SENTENCE = /^(?:impossible|no[ \t]+solution)\.?$/i;

/**
 * Judges a text.
 *
 * @param hasPrompt whether the text may begin with the prompt, which is then dropped in every mode but `strict`
 */
export function judgeText(text: string, goal: Goal, read: ReadMode, hasPrompt: boolean): TextJudgement {
  const reply = hasPrompt && read === 'extract' ? dropPrompt(text) : text;
  const candidate = chooseCandidate(reply, read);
  if (candidate === undefined) return { ...noAnswer(goal), strict: judgeStrict(text, goal, read) };
  const isTolerant = read === 'tolerant';
  const judgement = judge(candidate, goal, isTolerant ? readTolerantly : undefined);
  const isImpossible =
    judgement.reason === 'not-an-expression' &&
    (isTolerant ? IMPOSSIBLE_SENTENCE : IMPOSSIBLE).test(candidate);
  return {
    ...(isImpossible ? judgeImpossible(goal) : judgement),
    isMissing: false,
    isImpossible,
    strict: judgeStrict(text, goal, read),
  };
}

function noAnswer(goal: Goal): Omit<TextJudgement, 'strict'> {
  return { ...refuse('not-an-expression', goal), isMissing: true, isImpossible: false };
}

/** Judges the whole text under `strict`, for comparison with `tolerant`; null for the other modes. */
function judgeStrict(text: string, goal: Goal, read: ReadMode): Judgement | null {
  return read === 'tolerant' ? judgeText(text, goal, 'strict', false) : null;
}

function judgeImpossible(goal: Goal): Judgement {
  const { leastDistance } = goal;
  const known: Reason =
    leastDistance !== null && compare(leastDistance, 0) > 0 ? 'impossible' : 'wrong-value';
  return refuse(leastDistance === null ? 'unproved' : known, goal);
}
