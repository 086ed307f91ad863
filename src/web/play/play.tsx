// The tab "play": a board face down with the settings of the round, and then the element, which plays it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FinishDetail } from '../../play/round.js';
import { formatBoardAddress } from '../address.js';
import { GameChoice } from '../board/game-choice.js';
import { countOf } from '../format-text.js';
import { game } from '../state.js';
import { dealAnother } from './deal.js';
import { confirmEnd, round, type Round } from './round.js';
import { Setup } from './setup.js';
import { start } from './start.js';
import '../style/play.css';

export default function Play() {
  const { value } = round;
  return (
    <>
      <section class="board" aria-label="Board">
        <GameChoice mayChoose={confirmEnd} />
        {value === null ? <FaceDown /> : <Table element={value.element} />}
      </section>
      {value?.outcome && <Over puzzle={value.puzzle} outcome={value.outcome} />}
    </>
  );
}

function FaceDown() {
  const { piece, record } = game.value;
  const { target } = record;
  const places = record.deal.size;
  return (
    <>
      <div class="target">
        <span>Target</span>
        <output aria-label="Target">{typeof target === 'number' ? target : '???'}</output>
      </div>
      <div class="tiles" data-piece={piece} style={{ '--places': places }} aria-hidden="true">
        {Array.from({ length: places }, (_, place) => (
          <span key={place} class="tile face-down" />
        ))}
      </div>
      <Setup onStart={() => void start()} />
    </>
  );
}

/** The place of the element. */
function Table({ element }: Pick<Round, 'element'>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current!.replaceChildren(element);
  }, [element]);
  return <div class="table" data-piece={game.value.piece} ref={place} />;
}

function Over({ puzzle, outcome: { hints } }: Pick<Round, 'puzzle'> & { outcome: FinishDetail }) {
  return (
    <section class="over" aria-label="After the round">
      {hints > 0 && <p class="note">with {countOf(hints, 'hint')}</p>}
      <p class="actions">
        <button type="button" class="button primary" onClick={dealAnother}>
          Another board
        </button>
        <a class="button" href={formatBoardAddress('solve', puzzle, { list: 'essential' })}>
          All solutions
        </a>
        <a class="button" href={formatBoardAddress('explore', puzzle)}>
          Explore this board
        </a>
      </p>
    </section>
  );
}
