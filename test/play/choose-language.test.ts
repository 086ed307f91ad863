// The choice of the language while words are still being loaded, and without those of a language.
import { afterEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '../support/page-words.js';

/** Words that arrive when a test lets them, and words that cannot be loaded. */
const { late, arrive } = vi.hoisted(() => {
  let arrive!: () => void;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  return { late, arrive };
});

vi.mock('../../src/play/words/page-tabs/en.js', async (load) => {
  await late;
  return load();
});
vi.mock('../../src/play/words/page-start/de.js', () => {
  throw new Error('there is no network');
});

const page = () => import('../../src/play/page/page-words.js');
const tick = () => new Promise((resolve) => setTimeout(resolve, 20));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the words of a choice when those of the former language arrive late', async () => {
  const { chooseLanguage, tabWords, words } = await page();
  const first = loadLanguage('en');
  await tick();
  await chooseLanguage('es');
  const both = () => [words.value.language, tabWords.value.language];
  expect(both()).toEqual(['es', 'es']);
  // The words of a choice that arrive after those of the next one are left.
  const english = chooseLanguage('en');
  await chooseLanguage('fr');
  arrive();
  await Promise.all([first, english]);
  expect(both()).toEqual(['fr', 'fr']);
});

it('takes another language if the words of the first cannot be loaded', async () => {
  const { chooseLanguage, language, words } = await page();
  await loadLanguage('de');
  expect([language.value, words.value.language]).toEqual(['en', 'en']);
  await expect(chooseLanguage('de')).rejects.toThrow();
  expect([language.value, words.value.language]).toEqual(['en', 'en']);
});
