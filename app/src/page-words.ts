// The words of the page in the chosen language, and the choice: the language that the user chose, which the
// browser remembers; else the first of the browser's languages that the page has; else English.
//
// Each language is two files, 2.4 and 6 kB gzipped, loaded on demand: the words of the first visit, and those
// of the other tabs, which come with the first part that needs them. English is no exception: with it in the
// first file, a visit in another language would load two.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { LANGUAGES, pickLanguage, type Language } from '../../src/play/words/languages.js';
import type { Catalogue, FirstWords, PageWords, TabCatalogue } from './words/languages.js';

interface Loaders {
  readonly first: () => Promise<Catalogue>;
  readonly tabs: () => Promise<TabCatalogue>;
}

const CATALOGUES: Readonly<Record<Language, Loaders>> = {
  en: { first: () => import('./words/en.js'), tabs: () => import('./words/tabs/en.js') },
  de: { first: () => import('./words/de.js'), tabs: () => import('./words/tabs/de.js') },
  es: { first: () => import('./words/es.js'), tabs: () => import('./words/tabs/es.js') },
  fr: { first: () => import('./words/fr.js'), tabs: () => import('./words/tabs/fr.js') },
  zh: { first: () => import('./words/zh.js'), tabs: () => import('./words/tabs/zh.js') },
};
/** The name of the choice in the storage of the browser. */
const KEY = 'numbers-game-language';

interface Shown {
  readonly language: Language;
  readonly words: FirstWords | PageWords;
}

const shown = signal<Shown | null>(null);
let lastChosen: Language | null = null;

/** The language that is shown, once its words are loaded. */
export const language = computed<Language>(() => shown.value?.language ?? 'en');

/** The words of the current language. They are loaded before the page is rendered. */
export const words: ReadonlySignal<FirstWords> = computed(() => shown.value!.words);

/** The words of the page with those of the tabs, for parts that `later` loads. */
export const tabWords = words as ReadonlySignal<PageWords>;

/**
 * Picks the language and loads its words for the first visit. If they cannot be loaded, another language
 * takes its place: without a network, only one may be cached.
 */
export async function loadWords(): Promise<void> {
  const picked = pickLanguage([readChoice(), ...navigator.languages]);
  let failure: unknown;
  for (const id of new Set([picked, ...(Object.keys(LANGUAGES) as Language[])])) {
    try {
      show(id, mergeFirst(await CATALOGUES[id].first()));
      return;
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

/** Loads the words of the tabs. Another language that is chosen meanwhile brings its own. */
export async function loadTabWords(): Promise<void> {
  const { language, words } = shown.value!;
  if ('modes' in words) return;
  const tabs = await CATALOGUES[language].tabs();
  if (shown.value!.language === language) show(language, { ...words, ...mergeTabs(tabs) });
}

/**
 * Changes the language. If its words cannot be loaded, the language stays. Of two choices, the last one wins,
 * whichever is loaded first.
 */
export async function chooseLanguage(chosen: Language): Promise<void> {
  lastChosen = chosen;
  const { first, tabs } = CATALOGUES[chosen];
  const [start, others] = await Promise.all([first(), tabs()]);
  if (lastChosen !== chosen) return;
  show(chosen, { ...mergeFirst(start), ...mergeTabs(others) });
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // The choice lasts until the page is closed.
  }
}

const mergeFirst = ({ aims, board, start }: Catalogue) => ({ ...board, ...start, aims });
const mergeTabs = ({ round, chance, tabs, modes }: TabCatalogue) => ({ ...round, ...chance, ...tabs, modes });

function show(language: Language, words: FirstWords | PageWords): void {
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
