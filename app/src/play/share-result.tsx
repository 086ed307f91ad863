// Ways to share a result: a text without the numbers of the board, which does not spoil it for others, with a
// short address; and copies of the answers.
import { isSolved } from '../rounds/round-history.js';
import { formatSigns } from 'numbers-game/expression';
import { formatRoundAddress } from '../page-address.js';
import { CopyAnswer } from '../parts/copy-answer.js';
import { titleOf } from '../page-games.js';
import type { AnswerPicture } from '../parts/answer-picture.js';
import { Share } from '../parts/share-button.js';
import { tabWords } from '../page-words.js';
import { describeAnswers, describeBest, describeOwn, describePlayed, describeShared } from './play-texts.js';
import type { OpenRound, RoundEnd } from './tab-state.js';

interface ShareResultProps {
  readonly round: OpenRound;
  readonly end: RoundEnd;
}

export function Sharing({ round, end }: ShareResultProps) {
  const { gameId, level } = round;
  const { played, outcome } = end;
  const { best, result } = outcome;
  const { share, shared } = tabWords.value.after;
  return (
    <p class="actions sharing">
      <Share
        class="button primary"
        title={share}
        done={shared}
        text={describeShared(titleOf(gameId), { ...played, level: level.value })}
        url={new URL(formatRoundAddress(), location.href).href}
      />
      <CopyAnswer
        text={() => describeAnswers(played, best, result)}
        result={result}
        picture={() => pictureOf(round, end)}
      />
    </p>
  );
}

/** Returns the picture of the board, the player's answer, and the best one if that is another. */
function pictureOf(
  { gameId, from }: OpenRound,
  { played, outcome: { best, result } }: RoundEnd,
): AnswerPicture {
  const lines = [describeOwn(best)];
  if (result?.expression && !isSolved(played)) lines.push(describeBest(result));
  const { numbers, target } = played;
  return {
    name: tabWords.value.name,
    title: titleOf(gameId),
    game: from.game,
    numbers,
    target: String(target),
    lines,
    note: describePlayed(played),
    steps: result?.steps.map(formatSigns) ?? [],
  };
}
