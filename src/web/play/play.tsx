// The tab "play": a board face down, a round of thirty seconds, the points and the best answer.
import { useMemo } from 'preact/hooks';
import type { TileGame } from '../../play/tile-game.js';
import { GameChoice } from '../board/game-choice.js';
import { Answer } from '../solve/answer.js';
import { game } from '../state.js';
import { countOf, prettify } from '../format-text.js';
import { Clock } from './clock.js';
import { dealAnother } from './deal.js';
import { Entry } from './entry.js';
import { points, round, start } from './round.js';
import { Setup } from './setup.js';
import { Table } from './table.js';

export default function Play() {
  const { phase, game, endsAt, message, hints } = round.value;
  if (game === null) return <FaceDown />;
  return (
    <>
      <section class="board" aria-label="Board">
        <GameChoice />
        <Target text={String(game.puzzle.target)} />
        <Table game={game} isOver={phase === 'over'} />
        {phase === 'running' && (
          <>
            <Clock endsAt={endsAt} />
            <p class="message" role="status">
              {message || describeBest(game)}
            </p>
            <Entry />
          </>
        )}
      </section>
      {phase === 'over' && <Over game={game} hints={hints} />}
    </>
  );
}

function FaceDown() {
  const { piece, record } = game.value;
  const { target } = record;
  const places = record.deal.size;
  return (
    <section class="board" aria-label="Board">
      <GameChoice />
      <Target text={typeof target === 'number' ? String(target) : '???'} />
      <div class="tiles" data-piece={piece} style={{ '--places': places }} aria-hidden="true">
        {Array.from({ length: places }, (_, place) => (
          <span key={place} class="tile face-down" />
        ))}
      </div>
      <Setup />
    </section>
  );
}

function Target({ text }: { text: string }) {
  return (
    <div class="target">
      <span>Target</span>
      <output aria-label="Target">{text}</output>
    </div>
  );
}

function Over({ game, hints }: { game: TileGame; hints: number }) {
  const { puzzle } = game;
  const wanted = useMemo(() => ({ ...puzzle, nearest: true }), [puzzle]);
  return (
    <>
      <section class="over" role="status">
        <p class="points">{countOf(points(), 'point')}</p>
        <p>{describeMade(game)}</p>
        {hints > 0 && <p class="note">with {countOf(hints, 'hint')}</p>}
        <p class="actions">
          <button type="button" class="button primary" onClick={dealAnother}>
            Another board
          </button>
          <button type="button" class="button" onClick={() => void start()}>
            Play it again
          </button>
        </p>
      </section>
      <Answer puzzle={wanted} />
    </>
  );
}

/** The best result so far. */
function describeBest({ best, steps }: TileGame): string {
  if (best === null || steps.length === 0) return 'Choose a tile, a sign, and another tile.';
  return `Nearest so far: ${prettify(String(best.value))}, ${prettify(String(best.distance))} away`;
}

/** The best result at the end. */
function describeMade({ best }: TileGame): string {
  if (best === null) return 'Nothing was made.';
  const { expression, value } = best;
  return `You made ${prettify(expression === String(value) ? expression : `${expression} = ${value}`)}`;
}
