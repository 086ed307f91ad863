// The charts of the history: tables with bars, which screen readers read as tables, and the times of the last
// rounds as columns.
//
// They are HTML and one SVG: a chart library would draw on a canvas, which has no text for screen readers and
// no colours of the page.
import { countDistances, isSolved, summarizeLevels, type PlayedRound } from '../rounds/round-history.js';
import { formatNumber, formatShare } from '../format-numbers.js';
import { tabWords } from '../page-words.js';
import { formatElapsed } from './play-texts.js';

const MOST_COLUMNS = 40;
const HEIGHT = 100;

interface HistoryChartProps {
  /** The rounds, the last one first. */
  readonly rounds: readonly PlayedRound[];
}

/** A table with rounds, shares, times and distances of each difficulty. */
export function LevelTable({ rounds }: HistoryChartProps) {
  const { history: texts, setup, time } = tabWords.value;
  return (
    <table>
      <caption>{texts.byDifficulty}</caption>
      <thead>
        <tr>
          {[setup.difficulty, texts.rounds, texts.solved, time, texts.distance].map((name, place) => (
            <th key={place} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {summarizeLevels(rounds).map(({ level, rounds, solved, medianMs, distance }) => (
          <tr key={level}>
            <th scope="row">{level ?? texts.unknown}</th>
            <td>{formatNumber(rounds)}</td>
            <td>
              <Bar share={solved / rounds} /> {formatShare(solved, rounds, 0)}
            </td>
            <td>{medianMs === null ? '–' : formatElapsed(medianMs)}</td>
            <td>{distance === null ? '–' : formatNumber(distance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar for each distance with the number of rounds that ended there. */
export function DistanceBars({ rounds }: HistoryChartProps) {
  const texts = tabWords.value.history;
  const counts = countDistances(rounds);
  const most = Math.max(...counts);
  return (
    <table>
      <caption>{texts.byDistance}</caption>
      <tbody>
        {texts.distances.map((name, place) => (
          <tr key={place}>
            <th scope="row">{name}</th>
            <td>
              <Bar share={counts[place] / most} /> {formatNumber(counts[place])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A column for the time of each of the last rounds; those that were not solved are pale. */
export function TimeColumns({ rounds }: HistoryChartProps) {
  const texts = tabWords.value.history;
  const shown = rounds.slice(0, MOST_COLUMNS).reverse();
  const most = Math.max(1, ...shown.map(({ elapsedMs }) => elapsedMs));
  const [first, last] = [shown[0], shown.at(-1)!].map(({ elapsedMs }) => formatElapsed(elapsedMs));
  return (
    <section>
      <h3>{texts.lastTimes}</h3>
      <p class="note most">{formatElapsed(most)}</p>
      <svg
        class="times"
        viewBox={`0 0 ${MOST_COLUMNS * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.timesOf(shown.map(({ elapsedMs }) => formatElapsed(elapsedMs)).join(', '))}
      >
        {shown.map((round, place) => {
          const height = Math.max(2, (HEIGHT * round.elapsedMs) / most);
          return (
            <rect
              key={round.id}
              x={place * 10 + 1}
              y={HEIGHT - height}
              width={8}
              height={height}
              data-solved={isSolved(round)}
            />
          );
        })}
      </svg>
      <p class="note range">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </section>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <span class="share" aria-hidden="true">
      <span style={{ width: `${100 * share}%` }} />
    </span>
  );
}
