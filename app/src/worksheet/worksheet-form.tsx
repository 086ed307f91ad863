// The form for a worksheet: what is on it, and buttons that print it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasFour } from '../operators.js';
import { games, type GameId } from 'numbers-game';
import { gameIds, type Level } from 'numbers-game/generate';
import {
  describeSheet,
  divideIntoVersions,
  type SheetEntry,
  type SheetHeading,
} from '../../../src/play/worksheet/worksheet.js';
import { SHEET_WORDS } from '../../../src/play/worksheet/worksheet-words.js';
import { formatSheets } from '../../../src/play/worksheet/worksheet-page.js';
import { LANGUAGES, type Language } from '../../../src/play/words/languages.js';
import { listNumbers } from '../../../src/play/round/deal-board.js';
import { titleOf } from '../page-games.js';
import { gameId } from '../page-state.js';
import { language } from '../page-words.js';
import { makeEntries } from './make-sheet.js';
import { printSheets } from './print-sheet.js';
import '../style/worksheet.css';

const LEVELS = ['', '1', '2', '3', '4', '5'] as const;
const MOST_BOARDS = 60;
/** The games with a difficulty for each board: with + - * / and no other operator. */
const GAMES = gameIds.filter((id) => hasFour(games[id].rules));

/** A sheet that was made. */
interface Made {
  readonly entries: readonly SheetEntry[];
  readonly heading: SheetHeading;
}

export default function WorksheetForm() {
  const texts = SHEET_WORDS[language.value].form;
  const [made, setMade] = useState<Made | null>(null);
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const search = useRef(new AbortController());
  useEffect(
    () => () => {
      search.current.abort();
    },
    [],
  );

  const printPart = ({ entries, heading }: Made, part: 'whole' | 'puzzles' | 'answers') => {
    printSheets([...formatSheets(divideIntoVersions(entries, 1), heading, part)].join(''), heading.title);
  };
  const make = async (form: FormData) => {
    search.current.abort();
    const { signal } = (search.current = new AbortController());
    const text = (name: string) => form.get(name) as string;
    const [id, level] = [text('game') as GameId, Number(text('level'))];
    const game = games[id];
    setState('making');
    setMade(null);
    try {
      const entries = await makeEntries(id, (level || null) as Level | null, Number(text('count')), signal);
      const heading = describeSheet(SHEET_WORDS[text('language') as Language], {
        game,
        rules: game.rules,
        size: game.deal.size,
        pool: listNumbers(game.deal.pool),
        target: typeof game.target === 'number' ? game.target : null,
        level: level ? String(level) : undefined,
        title: text('title').trim() || undefined,
      });
      if (signal.aborted) return;
      const isApart = form.has('apart');
      setState('idle');
      setMade(isApart ? { entries, heading } : null);
      printPart({ entries, heading }, isApart ? 'puzzles' : 'whole');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };
  return (
    <form
      class="worksheet"
      onSubmit={(event) => {
        event.preventDefault();
        void make(new FormData(event.currentTarget));
      }}
      onInput={() => {
        setMade(null);
      }}
    >
      <Select name="game" label={texts.game} value={GAMES.includes(gameId.value) ? gameId.value : GAMES[0]}>
        {GAMES.map((id) => [id, titleOf(id)])}
      </Select>
      <Select name="level" label={texts.level} value="">
        {LEVELS.map((level) => [level, level || texts.any])}
      </Select>
      <label>
        <span>{texts.count}</span>
        <input name="count" type="number" min="1" max={MOST_BOARDS} required defaultValue="12" />
      </label>
      <label>
        <span>{texts.title}</span>
        <input name="title" maxLength={80} autocomplete="off" />
      </label>
      <Select name="language" label={texts.language} value={language.value}>
        {Object.entries(LANGUAGES)}
      </Select>
      <label class="check">
        <input name="apart" type="checkbox" /> <span>{texts.apart}</span>
      </label>
      <p role="status">{state === 'making' ? texts.making : state === 'failed' ? texts.notMade : ''}</p>
      <p class="actions">
        <button type="submit" class="button primary" aria-disabled={state === 'making'}>
          {texts.print}
        </button>
        {made !== null && (
          <button
            type="button"
            class="button"
            onClick={() => {
              printPart(made, 'answers');
            }}
          >
            {texts.printAnswers}
          </button>
        )}
      </p>
    </form>
  );
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly children: readonly (readonly [value: string, text: string])[];
}

function Select({ name, label, value, children }: SelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name}>
        {children.map(([id, text]) => (
          <option key={id} value={id} selected={id === value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
