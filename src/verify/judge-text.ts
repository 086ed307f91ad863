// Judges a text: finds the candidate in it and judges that once. "Impossible" is an answer, too.
import { chooseCandidate, dropPrompt } from './choose-candidate.js';
import { judge, refuse, type Goal, type Judgement } from './judge-answer.js';
import { readTolerantly } from './tolerant-reader.js';
import type { ReadMode, Reason } from './verify-types.js';

/** Judgement of a text. */
export interface TextJudgement {
  readonly judgement: Judgement;
  /** Whether the text has no candidate. */
  readonly isMissing: boolean;
  /** Whether the answer is that there is no solution. */
  readonly isImpossible: boolean;
  /** Under `tolerant` the judgement of the whole text under `strict`; else null. */
  readonly strict: Judgement | null;
}

const IMPOSSIBLE = /^\s*(?:impossible|no[ \t]+solution)\s*$/i;
const SENTENCE = /^(?:impossible|no[ \t]+solution)\.?$/i;

/**
 * Judges a text.
 *
 * @param hasPrompt whether the text may begin with the prompt, which is then dropped in every mode but
 * `strict`
 */
export function judgeText(text: string, goal: Goal, read: ReadMode, hasPrompt: boolean): TextJudgement {
  const isTolerant = read === 'tolerant';
  const reply = hasPrompt && read === 'extract' ? dropPrompt(text) : text;
  const candidate = chooseCandidate(reply, read);
  const strict = isTolerant ? judgeText(text, goal, 'strict', false).judgement : null;
  if (candidate === undefined) {
    const judgement = refuse({ reason: 'not-an-expression' }, goal);
    return { judgement, isMissing: true, isImpossible: false, strict };
  }
  const judgement = judge(candidate, goal, isTolerant ? readTolerantly : undefined);
  if (judgement.reason === 'not-an-expression' && (isTolerant ? SENTENCE : IMPOSSIBLE).test(candidate)) {
    return { judgement: judgeImpossible(goal), isMissing: false, isImpossible: true, strict };
  }
  return { judgement, isMissing: false, isImpossible: false, strict };
}

function judgeImpossible(goal: Goal): Judgement {
  const known: Reason = goal.solvable ? 'wrong-value' : 'impossible';
  return refuse({ reason: goal.solvable === undefined ? 'unproved' : known }, goal);
}
