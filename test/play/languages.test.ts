// The catalogues of boards and rounds, and what the element has of them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as de from '../../src/play/words/de.js';
import * as english from '../../src/play/words/en.js';
import * as es from '../../src/play/words/es.js';
import * as fr from '../../src/play/words/fr.js';
import * as zh from '../../src/play/words/zh.js';
import { pickLanguage } from '../../src/play/words/languages.js';
import { styles } from '../../src/element/element-style.js';
import { checkWords } from '../support/check-words.js';

/** Entries that may be the same as in English: cognates, and signs alone. */
const same = [
  'operators.+',
  'operators.-',
  'operators.mod',
  'operators.!',
  'start',
  'points.one',
  'points.other',
];

checkWords({ de, es, fr, zh }, { english, same });

describe.each(['element.min.js', 'esm/element.js'])('%s', (file) => {
  const script = readFileSync(new URL(`../../build/${file}`, import.meta.url), 'utf8');

  it('has the words of boards and rounds and none of those that others show', () => {
    expect(script).toContain(english.round.help);
    expect(script).not.toContain(english.chance.chanceAtEnd('#', '#').split('#')[1]);
  });
});

it('has no text in the style, which is the same in all languages', () => {
  const contents = String(styles).match(/\bcontent:[^;]*/g) ?? [];
  expect(contents).not.toEqual([]);
  expect(contents.filter((content) => /['"].*\p{L}/u.test(content))).toEqual([]);
});

it.each([
  [['de-AT', 'en'], 'de'],
  [['it', 'fr-CA'], 'fr'],
  [['zh-Hans-CN'], 'zh'],
  [['zh_TW'], 'zh'],
  [['toString', ''], 'en'],
  [[], 'en'],
])('the language for %j is %s', (tags, expected) => {
  expect(pickLanguage(tags)).toBe(expected);
});
