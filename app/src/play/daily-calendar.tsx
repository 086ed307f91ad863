// The choice of a puzzle of a day: the day, those around it in a calendar with the rounds that were played,
// and a field for the whole archive.
import { useEffect } from 'preact/hooks';
import { addDays, FIRST_DAY, isDay, weekdayOf } from '../../../src/play/round/days.js';
import { isSolved } from '../rounds/round-history.js';
import { gameId } from '../page-state.js';
import { language, tabWords } from '../page-words.js';
import { day, findToday } from './dealt-board.js';
import { describePlayed, formatDay, formatWeekday } from './play-texts.js';
import { readRounds, rounds } from './stored-rounds.js';
import '../style/rounds.css';

// The first format of a date takes 12 ms: here in the task that loads this file, not in that which shows it.
Intl.DateTimeFormat(language.value).format();

const WEEKS = 4;
const WEEK = 7;

export default function Daily() {
  useEffect(() => {
    if (rounds.value === null) void readRounds();
  }, []);
  const texts = tabWords.value.setup;
  const played = new Map(
    rounds.value
      ?.filter(({ game }) => game === gameId.value)
      .map((round) => [round.day, { title: describePlayed(round), isSolved: isSolved(round) }]),
  );
  const round = played.get(day.value);
  return <Days played={played} note={round === undefined ? texts.week : texts.first(round.title)} />;
}

/** The result of a day, for the calendar. */
export interface DayResult {
  readonly title: string;
  readonly isSolved: boolean;
}

interface DaysProps {
  /** The results of the game by their days. */
  readonly played: ReadonlyMap<string | null, DayResult>;
  readonly note: string;
}

/** The choice of a day, with a calendar and a note below the day. */
export function Days({ played, note }: DaysProps) {
  const texts = tabWords.value.setup;
  const today = findToday();
  const chosen = day.value!;
  return (
    <div class="daily">
      <p class="day">
        <DayStep title={texts.previousDay} sign="‹" to={addDays(chosen, -1)} today={today} />
        <strong>{formatDay(chosen)}</strong>
        <DayStep title={texts.nextDay} sign="›" to={addDays(chosen, 1)} today={today} />
      </p>
      <p class="note">{note}</p>
      <details>
        <summary class="quiet">{texts.archive}</summary>
        <Calendar today={today} played={played} />
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
              if (isDay(field.value, today)) day.value = field.value;
              else field.reportValidity();
            }}
          />
        </label>
      </details>
    </div>
  );
}

interface DayStepProps {
  readonly title: string;
  readonly sign: string;
  readonly to: string;
  readonly today: string;
}

function DayStep({ title, sign, to, today }: DayStepProps) {
  const isThere = isDay(to, today) && to <= today;
  return (
    <button
      type="button"
      class="quiet"
      aria-label={title}
      aria-disabled={!isThere}
      onClick={() => {
        if (isThere) day.value = to;
      }}
    >
      {sign}
    </button>
  );
}

interface CalendarProps {
  readonly today: string;
  readonly played: DaysProps['played'];
}

function Calendar({ today, played }: CalendarProps) {
  const days = listDays(today);
  return (
    <>
      <p class="calendar" aria-hidden="true">
        {days.slice(0, WEEK).map((each) => (
          <span key={each}>{formatWeekday(each)}</span>
        ))}
      </p>
      <ol class="calendar" aria-label={tabWords.value.setup.daily}>
        {days.map((each) => (
          <li key={each}>
            {each >= FIRST_DAY && each <= today && <Day date={each} played={played.get(each)} />}
          </li>
        ))}
      </ol>
    </>
  );
}

interface DayProps {
  readonly date: string;
  readonly played: DayResult | undefined;
}

function Day({ date, played }: DayProps) {
  const title = formatDay(date);
  return (
    <button
      type="button"
      aria-label={played === undefined ? title : tabWords.value.labelled(title, played.title)}
      aria-pressed={date === day.value}
      data-result={played && (played.isSolved ? 'solved' : 'played')}
      onClick={() => (day.value = date)}
    >
      {Number(date.slice(-2))}
    </button>
  );
}

/** Lists the days of some weeks, from Monday to Sunday, up to the week of `day`. */
function listDays(day: string): string[] {
  const sunday = addDays(day, (WEEK - weekdayOf(day)) % WEEK);
  return Array.from({ length: WEEKS * WEEK }, (_, place) => addDays(sunday, place + 1 - WEEKS * WEEK));
}
