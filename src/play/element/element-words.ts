// The words of the element in all languages. They are bundled, 5 kB gzipped, so that the element makes no
// requests and shows the right language at once, also as a classic script; loading them on demand would need
// a place to load them from.
import { round as de } from '../words/round/de.js';
import { round as en, type RoundWords } from '../words/round/en.js';
import { round as es } from '../words/round/es.js';
import { round as fr } from '../words/round/fr.js';
import { round as zh } from '../words/round/zh.js';
import { pickLanguage, type Language } from '../words/languages.js';

const catalogues: Readonly<Record<Language, RoundWords>> = { en, de, es, fr, zh };

/** The words for a language tag such as `de-AT`; the English ones if it is none of the languages. */
export function wordsFor(tag: string): RoundWords {
  return catalogues[pickLanguage([tag])];
}
