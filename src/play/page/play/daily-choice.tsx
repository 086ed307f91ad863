// The choice of a puzzle of a day: the day, those around it in a calendar with the rounds that were played,
// and a field for the whole archive.
import { useEffect } from 'preact/hooks';
import { addDays, FIRST_DAY, isDay, weekdayOf } from '../../round/days.js';
import { isSolved, type PlayedRound } from '../../round/round-history.js';
import { gameId } from '../page-state.js';
import { words } from '../page-words.js';
import { day, findToday } from './dealt-board.js';
import { describePlayed, formatDay, formatWeekday } from './play-texts.js';
import { readRounds, rounds } from './stored-rounds.js';
import '../style/rounds.css';

const WEEKS = 4;
const WEEK = 7;

export default function Daily() {
  useEffect(() => {
    if (rounds.value === null) void readRounds();
  }, []);
  const texts = words.value.setup;
  const today = findToday();
  const chosen = day.value!;
  const played = new Map(
    rounds.value?.filter(({ game }) => game === gameId.value).map((round) => [round.day, round]),
  );
  const choose = (text: string) => {
    if (isDay(text, today)) day.value = text;
  };
  const step = (title: string, sign: string, count: number) => {
    const next = addDays(chosen, count);
    const isThere = isDay(next, today) && next <= today;
    return (
      <button
        type="button"
        class="quiet"
        aria-label={title}
        aria-disabled={!isThere}
        onClick={() => {
          if (isThere) choose(next);
        }}
      >
        {sign}
      </button>
    );
  };
  const round = played.get(chosen);
  const days = listDays(today);
  return (
    <div class="daily">
      <p class="day">
        {step(texts.previousDay, '‹', -1)}
        <strong>{formatDay(chosen)}</strong>
        {step(texts.nextDay, '›', 1)}
      </p>
      <p class="note">{round === undefined ? texts.week : texts.first(describePlayed(round))}</p>
      <details>
        <summary class="quiet">{texts.archive}</summary>
        <p class="calendar" aria-hidden="true">
          {days.slice(0, WEEK).map((each) => (
            <span key={each}>{formatWeekday(each)}</span>
          ))}
        </p>
        <ol class="calendar" aria-label={texts.daily}>
          {days.map((each) => (
            <li key={each}>
              {each >= FIRST_DAY && each <= today && (
                <Day day={each} played={played.get(each)} isChosen={each === chosen} onChoose={choose} />
              )}
            </li>
          ))}
        </ol>
        <label class="setting">
          <span>{texts.chooseDay}</span>
          <input
            type="date"
            required
            min={FIRST_DAY}
            max={today}
            value={chosen}
            onChange={(event) => {
              const { currentTarget: field } = event;
              if (isDay(field.value, today)) choose(field.value);
              else field.reportValidity();
            }}
          />
        </label>
      </details>
    </div>
  );
}

interface DayProps {
  readonly day: string;
  readonly played: PlayedRound | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (day: string) => void;
}

function Day({ day, played, isChosen, onChoose }: DayProps) {
  return (
    <button
      type="button"
      aria-label={
        played === undefined ? formatDay(day) : words.value.labelled(formatDay(day), describePlayed(played))
      }
      aria-pressed={isChosen}
      data-result={played && (isSolved(played) ? 'solved' : 'played')}
      onClick={() => {
        onChoose(day);
      }}
    >
      {Number(day.slice(-2))}
    </button>
  );
}

/** The days of some weeks, from Monday to Sunday, the last of them with `day`. */
function listDays(day: string): string[] {
  const sunday = addDays(day, (WEEK - weekdayOf(day)) % WEEK);
  return Array.from({ length: WEEKS * WEEK }, (_, place) => addDays(sunday, place + 1 - WEEKS * WEEK));
}
