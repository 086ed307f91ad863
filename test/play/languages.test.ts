// The catalogues of the page and of the element: types say that each has all entries; here, that no entry is
// left in English, that each sentence has all of its parts, and that plural forms are those of the language.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameIds, games, type Game, type GameId } from '../../src/core/puzzle/games.js';
import { square } from '../../src/expression/operators/square.js';
import { SHEET_WORDS, type SheetLanguage } from '../../src/literature/list/worksheet-words.js';
import * as english from '../../src/play/words/en.js';
import * as de from '../../src/play/words/modes/de.js';
import * as modesInEnglish from '../../src/play/words/modes/en.js';
import * as es from '../../src/play/words/modes/es.js';
import * as fr from '../../src/play/words/modes/fr.js';
import * as zh from '../../src/play/words/modes/zh.js';
import { LANGUAGES, pickLanguage, type Catalogue } from '../../src/play/words/languages.js';
import { loadLanguage } from '../support/page-words.js';
import { formatNumber, formatShare } from '../../src/play/page/format-numbers.js';
import { describeFacts, formatDay, formatElapsed } from '../../src/play/page/play/play-texts.js';
import { language, words } from '../../src/play/page/page-words.js';

/** The words of the modes, which are loaded with the first of them. */
const MODES = { en: modesInEnglish, de, es, fr, zh };

/** An entry by its place, such as `explore.all.one`. */
type Entries = ReadonlyMap<string, unknown>;

function listEntries(catalogue: object, path = ''): [string, unknown][] {
  return Object.entries(catalogue).flatMap(([name, entry]: [string, unknown]) =>
    typeof entry === 'object' && entry !== null
      ? listEntries(entry, `${path}${name}.`)
      : [[path + name, entry] as [string, unknown]],
  );
}

async function load(id: string): Promise<Entries> {
  await loadLanguage(id);
  const { modes } = MODES[id as keyof typeof MODES];
  const { series } = (await import(`../../src/play/words/${id}.ts`)) as Catalogue;
  return new Map(listEntries({ ...words.value, modes, series }));
}

/** What each part of a sentence is filled with. No text has these characters. */
const PARTS = ['⟦1⟧', '⟦2⟧', '⟦3⟧', '⟦4⟧'];

/** The text of an entry, with its parts filled in. */
const textOf = (entry: unknown): string =>
  typeof entry === 'function'
    ? (entry as (...parts: string[]) => string)(...PARTS.slice(0, entry.length))
    : String(entry);

/** Entries that may be the same as in English: names, cognates, and signs alone. */
const SAME: readonly string[] = [
  'operators.+',
  'operators.-',
  'operators.mod',
  'operators.!',
  'name.1',
  'start',
  'bands.2',
  'sources',
  'setup.archive',
  'points.one',
  'points.other',
  'solution.one',
  'solution.other',
  'measure.numbers',
  'labelled',
  'measure.example',
  'places.digit',
  'after.dots',
  'explore.to',
  'history.distances.0',
  'setup.modes.sprint',
  'setup.modes.show',
];

/** Words that follow a number that stands apart. */
const AFTER_NUMBER = 'solutions.operations.';
const plural = /\.(one|other)$/;

describe.each(Object.keys(LANGUAGES).filter((id) => id !== 'en'))('the words in %s', (id) => {
  it('are not English', async () => {
    const english = await load('en');
    const own = await load(id);
    const left = [...own].filter(
      ([path, entry]) => textOf(entry) === textOf(english.get(path)) && /[a-z]{2}/i.test(textOf(entry)),
    );
    expect(left.map(([path]) => path).filter((path) => !SAME.includes(path))).toEqual([]);
  });

  it('have the titles of games that worksheets have', async () => {
    await loadLanguage(id);
    const operatorsOf = (game: Game) => game.rules.operators ?? [];
    // There are no worksheets of games with `square`.
    const listed = gameIds.filter((game) => !operatorsOf(games[game]).includes(square.operator));
    const ofSheets: Partial<Record<GameId, string>> = SHEET_WORDS[id as SheetLanguage].games;
    for (const game of listed) expect(ofSheets[game], game).toBe(words.value.games[game]);
    expect(gameIds.filter((game) => ofSheets[game] !== undefined && !listed.includes(game))).toEqual([]);
  });

  it('have each part of a sentence, once', async () => {
    const english = await load('en');
    const own = await load(id);
    for (const [path, entry] of english) {
      if (typeof entry !== 'function') continue;
      const text = textOf(own.get(path));
      for (const part of PARTS.slice(0, entry.length)) {
        expect(text.split(part), `${path} in ${id}`).toHaveLength(2);
      }
    }
  });

  it('have the plural forms of the language, with their number', async () => {
    const own = await load(id);
    const { pluralCategories } = new Intl.PluralRules(words.value.language).resolvedOptions();
    for (const [path, entry] of own) {
      if (!plural.test(path)) continue;
      if (!path.startsWith(AFTER_NUMBER)) expect(entry, path).toContain('#');
      expect(pluralCategories, path).toContain(path.split('.').at(-1));
    }
    const counted = [...own.keys()].filter((path) => path.endsWith('.other'));
    const singular = counted.filter((path) => own.has(path.replace(/other$/, 'one')));
    expect(singular).toEqual(pluralCategories.includes('one') ? counted : []);
  });
});

it('names each word once, so that the parts of a catalogue can be merged', () => {
  const names = Object.values(english).flatMap((part) => Object.keys(part));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(['element.min.js', 'esm/element.js'])('%s', (file) => {
  const script = readFileSync(new URL(`../../build/${file}`, import.meta.url), 'utf8');

  it('has the words of boards and rounds and none of those that only the page uses', () => {
    expect(script).toContain(english.round.help);
    expect(script).not.toContain(english.start.sourcesText);
    expect(script).not.toContain(english.tabs.history.refused);
    expect(script).not.toContain(modesInEnglish.modes.raceAbout);
  });
});

it('has no text in the styles, which are the same in all languages', () => {
  const folder = new URL('../../src/play/page/style/', import.meta.url);
  const files = [new URL('../../src/play/element/element-style.ts', import.meta.url)];
  for (const name of readdirSync(folder)) files.push(new URL(name, folder));
  const contents = files.flatMap((file) => readFileSync(file, 'utf8').match(/\bcontent:[^;]*/g) ?? []);
  expect(contents).not.toEqual([]);
  expect(contents.filter((content) => /['"].*\p{L}/u.test(content))).toEqual([]);
});

describe('the language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['it', 'fr-CA'], 'fr'],
    [['zh-Hans-CN'], 'zh'],
    [['zh_TW'], 'zh'],
    [['toString', ''], 'en'],
    [[], 'en'],
  ])('for %j is %s', (tags, expected) => {
    expect(pickLanguage(tags)).toBe(expected);
  });

  it('writes numbers, times and dates in its way', async () => {
    await loadLanguage('de');
    expect(language.value).toBe('de');
    expect(document.documentElement.lang).toBe('de');
    expect(formatNumber(12_345.6)).toBe('12.345,6');
    expect(formatShare(681, 1000)).toBe('68,1\u00a0%');
    expect(formatElapsed(8400)).toBe('8,4 s');
    expect(formatDay('2026-11-22')).toBe('Sonntag, 22. November 2026');
    expect(describeFacts(8400, 2, 4)).toBe('8,4 s · mit 2 Tipps · Schwierigkeit 4 von 5');
    await loadLanguage('zh-CN');
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(formatDay('2026-11-22')).toBe('2026年11月22日星期日');
  });
});
