// The boards of the game by how many targets they make: a histogram whose rows are buttons, and the boards of
// the chosen row, each a link that opens it.
import { useMemo, useRef, useState } from 'preact/hooks';
import { formatBoardAddress } from '../page-address.js';
import { formatNumber } from '../format-numbers.js';
import { tabWords } from '../page-words.js';
import { board as shownBoard } from '../page-state.js';
import { useVirtualRows } from '../parts/virtual-rows.js';
import { Bars } from './count-bars.js';
import { groupBoards, numbersOf } from './whole-game-texts.js';
import type { WholeGame } from './whole-game-messages.js';

export function Boards({ game }: { game: WholeGame }) {
  const { byTargets } = tabWords.value.wholeGame;
  const groups = useMemo(() => groupBoards(game), [game, tabWords.value]);
  const [chosen, setChosen] = useState(groups.length - 1);
  return (
    <section class="whole-boards" aria-labelledby="whole-boards">
      <h2 id="whole-boards">{byTargets}</h2>
      <Bars
        label={byTargets}
        bars={groups.map(({ title, boards }) => ({ title, count: boards.length }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <List key={chosen} game={game} boards={groups[chosen].boards} title={groups[chosen].title} />
    </section>
  );
}

interface BoardListProps {
  readonly game: WholeGame;
  readonly boards: readonly number[];
  readonly title: string;
}

function List({ game, boards, title }: BoardListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualRows(scroller, boards.length);
  const { boardsOf, ofAll } = tabWords.value.wholeGame;
  const all = formatNumber(game.makers.length);
  return (
    <div class="rows" ref={scroller} role="region" aria-label={boardsOf(title)} tabIndex={0}>
      <ol style={{ height: `${virtualizer.getTotalSize()}px` }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const board = boards[index];
          const numbers = numbersOf(game, board);
          return (
            <li
              key={index}
              aria-setsize={boards.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <a href={formatBoardAddress('explore', { numbers, target: shownBoard.value.target.value })}>
                {numbers.join(' ')}
              </a>
              <span class="note">{ofAll(formatNumber(game.made[board]), all)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
