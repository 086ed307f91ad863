// The boards of the game by how many targets they make: a histogram whose rows are buttons, and the boards of
// the chosen row, each a link that opens it.
import { useMemo, useRef, useState } from 'preact/hooks';
import { formatBoardAddress } from '../address.js';
import { formatCount } from '../format-text.js';
import { board as shownBoard } from '../state.js';
import { useVirtualRows } from '../virtual-rows.js';
import { Bars } from './bars.js';
import { groupBoards, numbersOf } from './describe.js';
import type { WholeGame } from './messages.js';

export function Boards({ game }: { game: WholeGame }) {
  const groups = useMemo(() => groupBoards(game), [game]);
  const [chosen, setChosen] = useState(groups.length - 1);
  return (
    <section class="whole-boards" aria-labelledby="whole-boards">
      <h2 id="whole-boards">Boards by how many targets they make</h2>
      <Bars
        label="Boards by how many targets they make"
        bars={groups.map(({ title, boards }) => ({ title, count: boards.length }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <List key={chosen} game={game} boards={groups[chosen].boards} title={groups[chosen].title} />
    </section>
  );
}

interface ListProps {
  readonly game: WholeGame;
  readonly boards: readonly number[];
  readonly title: string;
}

function List({ game, boards, title }: ListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualRows(scroller, boards.length);
  const all = formatCount(game.makers.length);
  return (
    <div class="rows" ref={scroller} role="region" aria-label={`Boards that make ${title}`} tabIndex={0}>
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
              <span class="note">
                {formatCount(game.made[board])} of {all}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
