// The words of the element in all languages. They are bundled, 5 kB gzipped, so that the element makes no
// requests and shows the right language at once, also as a classic script; loading them on demand would need
// a place to load them from. The parts that only the page uses are left out of the bundle, because they are
// exports that nothing here names.
import * as de from '../words/de.js';
import * as en from '../words/en.js';
import * as es from '../words/es.js';
import * as fr from '../words/fr.js';
import * as zh from '../words/zh.js';
import { pickLanguage, type Language, type RoundWords } from '../words/languages.js';

const catalogues: Readonly<Record<Language, RoundWords>> = {
  en: { ...en.board, ...en.round },
  de: { ...de.board, ...de.round },
  es: { ...es.board, ...es.round },
  fr: { ...fr.board, ...fr.round },
  zh: { ...zh.board, ...zh.round },
};

/** Returns the words for a language tag such as `de-AT`, English for an unknown language. */
export function wordsFor(tag: string): RoundWords {
  return catalogues[pickLanguage([tag])];
}
