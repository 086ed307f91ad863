// The words of the page in the chosen language, and the choice: the language that the user chose, which the
// browser remembers; else the first of the browser's languages that the page has; else English.
//
// Each language is two files, loaded on demand: what the page needs at once, and the rest, which comes with
// the first part of the page that is opened. So a visit loads one language. English is no exception: with it
// in the first file, a visit in another language would load two.
import { batch, computed, signal } from '@preact/signals';
import { LANGUAGES, pickLanguage, type Language } from '../words/languages.js';
import type { StartWords } from '../words/page-start/en.js';
import type { TabWords } from '../words/page-tabs/en.js';

const STARTS: Readonly<Record<Language, () => Promise<{ start: StartWords }>>> = {
  en: () => import('../words/page-start/en.js'),
  de: () => import('../words/page-start/de.js'),
  es: () => import('../words/page-start/es.js'),
  fr: () => import('../words/page-start/fr.js'),
  zh: () => import('../words/page-start/zh.js'),
};
const TABS: Readonly<Record<Language, () => Promise<{ tabs: TabWords }>>> = {
  en: () => import('../words/page-tabs/en.js'),
  de: () => import('../words/page-tabs/de.js'),
  es: () => import('../words/page-tabs/es.js'),
  fr: () => import('../words/page-tabs/fr.js'),
  zh: () => import('../words/page-tabs/zh.js'),
};
/** The name of the choice in the storage of the browser. */
const KEY = 'numbers-game-language';

/** The language that is shown, once its words are loaded. */
export const language = signal<Language>('en');
const loadedStart = signal<StartWords | null>(null);
const loadedTabs = signal<TabWords | null>(null);
let lastChosen: Language | null = null;

/** The words that the page needs at once. They are loaded before it is rendered. */
export const words = computed(() => loadedStart.value!);

/** The words of the parts that are loaded when they are opened. */
export const tabWords = computed(() => loadedTabs.value!);

/**
 * Picks the language, and loads the words that the page needs at once. If they cannot be loaded, another
 * language takes its place: without a network, only one may be cached.
 */
export async function loadWords(): Promise<void> {
  const picked = pickLanguage([readChoice(), ...navigator.languages]);
  let failure: unknown;
  for (const id of new Set([picked, ...(Object.keys(LANGUAGES) as Language[])])) {
    try {
      const { start } = await STARTS[id]();
      language.value = id;
      showWords(start);
      return;
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

/** Loads the words of the other parts, if they are not there. */
export async function loadTabWords(): Promise<void> {
  if (loadedTabs.value?.language === words.value.language) return;
  const wanted = language.value;
  const { tabs } = await TABS[wanted]();
  // A language that was chosen in the meantime has brought its own words.
  if (wanted === language.value) loadedTabs.value = tabs;
}

/**
 * Changes the language, with the words of all parts, so that it needs no network from then on. If they cannot
 * be loaded, the language stays. Of two choices, the last one holds, whichever is loaded first.
 */
export async function chooseLanguage(chosen: Language): Promise<void> {
  lastChosen = chosen;
  const [{ start }, { tabs }] = await Promise.all([STARTS[chosen](), TABS[chosen]()]);
  if (lastChosen !== chosen) return;
  batch(() => {
    language.value = chosen;
    loadedTabs.value = tabs;
    showWords(start);
  });
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // The choice lasts until the page is closed.
  }
}

function showWords(start: StartWords): void {
  loadedStart.value = start;
  document.documentElement.lang = start.language;
}

function readChoice(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
