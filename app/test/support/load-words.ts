// Loads the words of the page for tests outside of a browser.
import { vi } from 'vitest';
import { loadTabWords, loadWords } from '../../src/page-words.js';

/** Loads the words of the first of these languages that the page has. */
export async function loadLanguage(...languages: string[]): Promise<void> {
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await loadWords();
  await loadTabWords();
}

export async function loadEnglish(): Promise<void> {
  await loadLanguage('en-GB');
}
