// The words of the element in all languages. They are bundled, 6 kB gzipped, so that the element makes no
// requests and shows the right language at once, also as a classic script; loading them on demand would need
// a place to load them from. `chance` and `aims`, which the element does not use, are left out of the bundle,
// because nothing here names them.
import * as de from '../play/words/de.js';
import * as en from '../play/words/en.js';
import * as es from '../play/words/es.js';
import * as fr from '../play/words/fr.js';
import * as zh from '../play/words/zh.js';
import { pickLanguage, type Language } from '../play/words/languages.js';
import type { AllWords } from './series-view.js';

const catalogues: Readonly<Record<Language, AllWords>> = {
  en: { round: { ...en.board, ...en.round }, series: en.series },
  de: { round: { ...de.board, ...de.round }, series: de.series },
  es: { round: { ...es.board, ...es.round }, series: es.series },
  fr: { round: { ...fr.board, ...fr.round }, series: fr.series },
  zh: { round: { ...zh.board, ...zh.round }, series: zh.series },
};

/** Returns the words for a language tag such as `de-AT`, English for an unknown language. */
export function wordsFor(tag: string): AllWords {
  return catalogues[pickLanguage([tag])];
}
