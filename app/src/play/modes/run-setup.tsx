// What a mode is about, its settings, and the start.
import { useEffect, useState } from 'preact/hooks';
import { countStars, MOST_STARS } from '../../../../src/play/round/stars.js';
import { countLadders, listClimbed, listLadderDays, listStars, RUNGS } from '../../rounds/ladder.js';
import { countOf } from '../../format-numbers.js';
import { Copy } from '../../parts/copy-button.js';
import { game, gameId } from '../../page-state.js';
import { tabWords } from '../../page-words.js';
import { day, findToday, seed } from '../dealt-board.js';
import { Days, type DayResult } from '../daily-calendar.js';
import { mode } from '../play-mode.js';
import { Clock } from '../round-setup.js';
import { readRounds, rounds } from '../stored-rounds.js';
import { Next } from './run-between.js';
import { runMode, startRun, type Run } from './run-state.js';

export function Setup() {
  const texts = tabWords.value.modes;
  const { setup, start } = tabWords.value;
  const { hasClock, isRace } = runMode.value;
  const id = mode.value as Run['mode'];
  return (
    <div class="setup">
      <p class="about">{texts.about[id]}</p>
      <Next label={start} onNext={startRun} />
      {id === 'ladder' && <LadderDays />}
      {hasClock && <Clock />}
      {isRace && id !== 'ladder' && (
        <p class="seed note">
          {setup.seed(seed.value)}
          <Copy
            key={seed.value}
            class="quiet"
            title={setup.copyAddress}
            done={setup.addressCopied}
            write={() => location.href}
          />
        </p>
      )}
    </div>
  );
}

/** The choice of the day of a ladder, with the stars of those that were played. */
function LadderDays() {
  useEffect(() => {
    if (rounds.value === null) void readRounds();
  }, []);
  const texts = tabWords.value.modes;
  const { rules } = game.value.record;
  const all = rounds.value ?? [];
  const days = listLadderDays(all, gameId.value);
  const played = new Map<string | null, DayResult>(
    days.map((date) => {
      const climbed = listClimbed(all, gameId.value, date);
      const stars = climbed.reduce((sum, round) => sum + countStars(round, rules), 0);
      const most = RUNGS.length * MOST_STARS;
      const title = texts.starsOf(String(stars), String(most));
      return [date, { title, isSolved: stars === most }];
    }),
  );
  const note = played.get(day.value)?.title ?? (rules.use === 'all' ? texts.starRuleAll : texts.starRule);
  const climbed = listClimbed(all, gameId.value, day.value!);
  const today = findToday();
  const inARow = countLadders(all, gameId.value, today);
  return (
    <>
      <StarRow stars={listStars(climbed, game.value.record)} />
      <p class="note">
        {inARow > 0 && `${countOf(inARow, texts.laddersInARow)} · `}
        <ToNext />
      </p>
      <Days played={played} note={note} />
    </>
  );
}

/** The stars of the boards of a ladder. A screen reader gets their number from the text beside them. */
export function StarRow({ stars, isNew = false }: { stars: readonly string[]; isNew?: boolean }) {
  return (
    <p class="run-stars" data-new={isNew} aria-hidden="true">
      {stars.map((each, place) => (
        <span key={place} style={{ animationDelay: `${place * 0.15}s` }}>
          {each}
        </span>
      ))}
    </p>
  );
}

const MINUTE_MS = 60_000;

/** The time to the ladder of tomorrow. */
export function ToNext() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date());
    }, MINUTE_MS / 6);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / MINUTE_MS);
  return <>{tabWords.value.modes.nextIn(String(Math.floor(minutes / 60)), String(minutes % 60))}</>;
}
