// The words of the page in the chosen language, and the choice: the language that the user chose, which the
// browser remembers; else the first of the browser's languages that the page has; else English.
//
// Each language is one file, 5 kB gzipped, loaded on demand, so a visit loads one language. English is no
// exception: with it in the first file, a visit in another language would load two.
import { computed, signal } from '@preact/signals';
import { LANGUAGES, pickLanguage, type Language } from '../../src/play/words/languages.js';
import type { Catalogue, PageWords } from './words/languages.js';

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => import('./words/en.js'),
  de: () => import('./words/de.js'),
  es: () => import('./words/es.js'),
  fr: () => import('./words/fr.js'),
  zh: () => import('./words/zh.js'),
};
/** The name of the choice in the storage of the browser. */
const KEY = 'numbers-game-language';

interface Shown {
  readonly language: Language;
  readonly words: PageWords;
}

const shown = signal<Shown | null>(null);
let lastChosen: Language | null = null;

/** The language that is shown, once its words are loaded. */
export const language = computed<Language>(() => shown.value?.language ?? 'en');

/** The words of the current language. They are loaded before the page is rendered. */
export const words = computed(() => shown.value!.words);

/**
 * Picks the language and loads its words. If they cannot be loaded, another language takes its place: without
 * a network, only one may be cached.
 */
export async function loadWords(): Promise<void> {
  const picked = pickLanguage([readChoice(), ...navigator.languages]);
  let failure: unknown;
  for (const id of new Set([picked, ...(Object.keys(LANGUAGES) as Language[])])) {
    try {
      show(id, await CATALOGUES[id]());
      return;
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

/**
 * Changes the language. If its words cannot be loaded, the language stays. Of two choices, the last one wins,
 * whichever is loaded first.
 */
export async function chooseLanguage(chosen: Language): Promise<void> {
  lastChosen = chosen;
  const catalogue = await CATALOGUES[chosen]();
  if (lastChosen !== chosen) return;
  show(chosen, catalogue);
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // The choice lasts until the page is closed.
  }
}

function show(language: Language, { aims, board, round, chance, start, tabs }: Catalogue): void {
  const words = { ...board, ...round, ...chance, ...start, ...tabs, aims };
  shown.value = { language, words };
  document.documentElement.lang = words.language;
}

function readChoice(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
