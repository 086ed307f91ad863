// Ways to share a board with its answer: as a text with the address of the tab that shows them, and copies of
// the answer.
import type { Puzzle, Result } from 'numbers-game';
import { formatSigns } from 'numbers-game/expression';
import { formatBoard } from '../format-board.js';
import { flatten, formatEquation } from '../../../src/play/round/puzzle-texts.js';
import type { GamePuzzle } from '../../../src/play/round/tile-game.js';
import { formatBoardAddress } from '../page-address.js';
import { CopyAnswer } from '../parts/copy-answer.js';
import { titleOf } from '../page-games.js';
import { Share } from '../parts/share-button.js';
import type { Answered } from '../workers/page-solver.js';
import { game, gameId } from '../page-state.js';
import { words } from '../page-words.js';
import { describeVerdict } from './board-answer.js';

export function ShareBoard({ answered }: { readonly answered: Answered<Puzzle, Result> | null }) {
  if (!answered?.answer) return null;
  const { question, answer } = answered;
  const { share, shared } = words.value;
  const numbers = Array.from(question.numbers, String);
  const target = formatSigns(String(question.target));
  const { expression, value, steps } = answer;
  const verdict = describeVerdict(answer, target);
  const line = expression === null ? verdict : formatEquation(flatten(expression), value);
  const board = formatBoard(numbers, target);
  const lines = [board, line];
  // Another answer has buttons of its own, which do not say that it was copied.
  return (
    <p key={board} class="actions">
      <Share title={share} done={shared} text={lines.join('\n')} />
      {/^-?\d{1,15}$/.test(String(question.target)) && (
        <a class="button" href={formatBoardAddress('play', question as GamePuzzle)}>
          {words.value.playThis}
        </a>
      )}
      <CopyAnswer
        text={() => [...lines, ...steps.map(formatSigns)].join('\n')}
        result={answer}
        picture={() => ({
          name: words.value.name,
          title: titleOf(gameId.value),
          game: game.value.record,
          numbers,
          target,
          lines: [line],
          note: expression === null ? '' : verdict,
          steps: steps.map(formatSigns),
        })}
      />
    </p>
  );
}
