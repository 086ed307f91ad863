// The class of the element, and its definition where there are custom elements, once: a page may load the
// script twice, and a server has no elements.
import type { Extension } from '../index.js';
import { SeriesGame } from './series-element.js';
import { addExtension, Solving } from './element-solver.js';
import type { NumbersGameElement as Element, NumbersGameElementClass } from './element-types.js';
import * as de from '../play/words/de.js';
import * as en from '../play/words/en.js';
import * as es from '../play/words/es.js';
import * as fr from '../play/words/fr.js';
import * as zh from '../play/words/zh.js';
import { pickLanguage, type Language } from '../play/words/languages.js';
import type { AllWords } from './series-view.js';

/**
 * The words in all languages. They are bundled, 6 kB gzipped, so that the element makes no requests and shows
 * the right language at once, also as a classic script; loading them on demand would need a place to load
 * them from. `chance` and `aims` are left out of the bundle, because nothing here names them.
 */
const catalogues: Readonly<Record<Language, AllWords>> = {
  en: { round: { ...en.board, ...en.round }, series: en.series },
  de: { round: { ...de.board, ...de.round }, series: de.series },
  es: { round: { ...es.board, ...es.round }, series: es.series },
  fr: { round: { ...fr.board, ...fr.round }, series: fr.series },
  zh: { round: { ...zh.board, ...zh.round }, series: zh.series },
};

/** Returns the words for a language tag such as `de-AT`, English for an unknown language. */
function wordsFor(tag: string): AllWords {
  return catalogues[pickLanguage([tag])];
}

export type NumbersGameElement = Element;
export const NumbersGameElement: NumbersGameElementClass = class extends SeriesGame {
  constructor() {
    super(new Solving(), wordsFor);
  }

  static extend(extension: Extension): void {
    addExtension(extension);
  }
};

if (typeof customElements !== 'undefined' && customElements.get('numbers-game') === undefined)
  customElements.define('numbers-game', NumbersGameElement);

declare global {
  interface HTMLElementTagNameMap {
    'numbers-game': NumbersGameElement;
  }
}
