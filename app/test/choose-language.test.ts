// The choice of the language while words are still being loaded, and without those of a language.
import { afterEach, expect, it, vi } from 'vitest';
import { loadLanguage } from './support/load-words.js';

/** Words that arrive when a test lets them, and words that cannot be loaded. */
const { late, arrive } = vi.hoisted(() => {
  let arrive!: () => void;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  return { late, arrive };
});

vi.mock('../src/words/en.js', async (load) => {
  await late;
  return load();
});
vi.mock('../src/words/tabs/zh.js', async (load) => {
  await late;
  return load();
});
vi.mock('../src/words/de.js', () => {
  throw new Error('there is no network');
});

const page = () => import('../src/page-words.js');

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the words of the last choice when those of the former ones arrive late', async () => {
  const { chooseLanguage, language, tabWords } = await page();
  const chinese = loadLanguage('zh');
  await vi.waitUntil(() => language.value === 'zh');
  const english = chooseLanguage('en');
  await chooseLanguage('fr');
  arrive();
  await Promise.all([chinese, english]);
  const { language: tag, tabs, hide } = tabWords.value;
  expect([language.value, tag, tabs.play, hide]).toEqual(['fr', 'fr', 'Jouer', 'Masquer']);
});

it('takes another language if the words of the first cannot be loaded', async () => {
  const { chooseLanguage, language, words } = await page();
  await loadLanguage('de');
  expect([language.value, words.value.language]).toEqual(['en', 'en']);
  await expect(chooseLanguage('de')).rejects.toThrow();
  expect([language.value, words.value.language]).toEqual(['en', 'en']);
});
