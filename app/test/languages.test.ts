// The catalogues of the app, its styles, and how it writes numbers and dates.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkWords } from '../../test/support/check-words.js';
import { formatNumber, formatShare } from '../src/format-numbers.js';
import { language } from '../src/page-words.js';
import { describeFacts, formatDay, formatElapsed } from '../src/play/play-texts.js';
import * as de from '../src/words/de.js';
import * as en from '../src/words/en.js';
import * as es from '../src/words/es.js';
import * as fr from '../src/words/fr.js';
import * as zh from '../src/words/zh.js';
import * as tabsDe from '../src/words/tabs/de.js';
import * as tabsEn from '../src/words/tabs/en.js';
import * as tabsEs from '../src/words/tabs/es.js';
import * as tabsFr from '../src/words/tabs/fr.js';
import * as tabsZh from '../src/words/tabs/zh.js';
import type { Catalogue, TabCatalogue } from '../src/words/languages.js';
import { loadLanguage } from './support/load-words.js';

/** The parts of a language, of which `modes` is one name among the words. */
const merge = (first: Catalogue, { modes, ...tabs }: TabCatalogue) => ({
  ...first,
  ...tabs,
  modes: { modes },
});

const english = merge(en, tabsEn);
const others = {
  de: merge(de, tabsDe),
  es: merge(es, tabsEs),
  fr: merge(fr, tabsFr),
  zh: merge(zh, tabsZh),
};

checkWords(others, {
  english,
  same: [
    'operators.+',
    'operators.-',
    'operators.mod',
    'operators.!',
    'name.1',
    'start',
    'levels.2',
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
  ],
  afterNumber: 'solutions.operations.',
});

it('has no text in the styles, which are the same in all languages', () => {
  const folder = new URL('../src/style/', import.meta.url);
  const contents = readdirSync(folder).flatMap(
    (name) => readFileSync(new URL(name, folder), 'utf8').match(/\bcontent:[^;]*/g) ?? [],
  );
  expect(contents).not.toEqual([]);
  expect(contents.filter((content) => /['"].*\p{L}/u.test(content))).toEqual([]);
});

it('writes numbers, times and dates in the way of a language', async () => {
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

it.each(Object.entries({ en: english, ...others }))(
  'names games and modes apart, and no clock by no “no”, in %s',
  (_, { start, tabs }) => {
    expect(start.game).not.toBe(tabs.setup.mode);
    expect(['no', 'non', 'nein', '不']).not.toContain(tabs.setup.off);
  },
);

it('calls a hint by one name in French, and no distance a range in German', () => {
  const read = (name: string) =>
    readFileSync(new URL(`../src/words/tabs/${name}.ts`, import.meta.url), 'utf8').split('const modes')[1];
  expect(read('fr')).not.toMatch(/\baides?\b/);
  expect(read('de')).not.toMatch(/\d bis \d/);
});
