// The rounds that were played: figures, charts and the last rounds of the current game; export, import and
// deletion of all of them. It is closed until it is asked for.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { dayOf } from '../../../src/play/round/days.js';
import {
  readRounds as parseRounds,
  summarize,
  formatRounds,
  type PlayedRound,
} from '../rounds/round-history.js';
import { formatBoard } from '../format-board.js';
import { countOf, formatNumber, formatShare } from '../format-numbers.js';
import { titleOf as titleOfGame } from '../page-games.js';
import { gameId } from '../page-state.js';
import { tabWords } from '../page-words.js';
import { describeImport, describePlayed, formatElapsed, formatShortDay } from './play-texts.js';
import { LevelTable, DistanceBars, TimeColumns } from './history-charts.js';
import { addRounds, deleteRounds, readRounds, rounds } from './stored-rounds.js';
import { saveFile } from '../parts/save-file.js';
import '../style/rounds.css';

const MOST_LISTED = 6;

const isOpen = signal(false);

export default function History() {
  useEffect(() => {
    if (rounds.value === null) void readRounds();
  }, []);
  const { history: texts, hide } = tabWords.value;
  return (
    <section class="history" aria-label={texts.title}>
      <p class="actions">
        <button
          type="button"
          class="quiet"
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          {isOpen.value ? hide : texts.show}
        </button>
      </p>
      {isOpen.value && rounds.value !== null && <Panel all={rounds.value} />}
    </section>
  );
}

function Panel({ all }: { all: readonly PlayedRound[] }) {
  const own = all
    .filter((round) => round.game === gameId.value)
    .sort((one, other) => other.endedAt - one.endedAt);
  return (
    <>
      <h2>{tabWords.value.history.titleOf(titleOfGame(gameId.value))}</h2>
      {own.length === 0 ? <p class="note">{tabWords.value.history.empty}</p> : <Figures own={own} />}
      <Files all={all} />
    </>
  );
}

/** The figures of a game. @param own the rounds of the game, the last one first */
function Figures({ own }: { own: readonly PlayedRound[] }) {
  const { rounds, solved, streak, longest, days, medianMs } = summarize(own, dayOf(new Date()));
  const texts = tabWords.value.history;
  const figures = [
    [texts.rounds, formatNumber(rounds)],
    [texts.solved, formatShare(solved, rounds, 0)],
    [texts.medianTime, medianMs === null ? '–' : formatElapsed(medianMs)],
    [texts.streak, formatNumber(streak)],
    [texts.longest, formatNumber(longest)],
    [texts.daysInARow, countOf(days, texts.days)],
  ];
  return (
    <>
      <dl class="figures">
        {figures.map(([name, value], place) => (
          <div key={place}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="charts">
        <LevelTable rounds={own} />
        <DistanceBars rounds={own} />
        <TimeColumns rounds={own} />
        <LastRounds own={own} />
      </div>
    </>
  );
}

function LastRounds({ own }: { own: readonly PlayedRound[] }) {
  return (
    <section>
      <h3>{tabWords.value.history.lastRounds}</h3>
      <ol class="last">
        {own.slice(0, MOST_LISTED).map((round) => (
          <li key={round.id}>
            <span>{formatBoard(round.numbers, round.target)}</span>{' '}
            <span class="note">
              {formatShortDay(dayOf(new Date(round.endedAt)))} · {describePlayed(round)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Files({ all }: { all: readonly PlayedRound[] }) {
  const texts = tabWords.value.history;
  /** A function that returns the message in the current language. */
  const [describe, setDescribe] = useState<(() => string) | null>(null);
  const read = async (file: File) => {
    const added = parseRounds(await file.text());
    const count = added === null ? null : await addRounds(added);
    setDescribe(() => () => (count === null ? tabWords.value.history.notRounds : describeImport(count)));
  };
  return (
    <>
      <p class="actions">
        <button
          type="button"
          class="quiet"
          disabled={all.length === 0}
          onClick={() => {
            saveFile('numbers-game-rounds.json', new Blob([formatRounds(all)], { type: 'application/json' }));
          }}
        >
          {texts.export}
        </button>
        <label class="quiet file">
          {texts.import}
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files!;
              currentTarget.value = '';
              void read(file);
            }}
          />
        </label>
        <button
          type="button"
          class="quiet"
          disabled={all.length === 0}
          onClick={() => {
            if (confirm(texts.confirmDelete))
              void deleteRounds().then(() => {
                setDescribe(() => () => tabWords.value.history.deleted);
              });
          }}
        >
          {texts.delete}
        </button>
      </p>
      <p class="note" role="status">
        {describe?.()}
      </p>
    </>
  );
}
