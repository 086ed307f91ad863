// The words of the page in the chosen language, and the choice: that of the user, who is remembered by this
// browser, else the first language of the browser that the page has, else English.
//
// Each language is two files, loaded on demand: what the page needs at once, and the rest, which comes with
// the first part of the page that is opened. So a visit loads one language. English is no exception: with it
// in the first file, a visit in another language would load two.
import { batch, computed, signal } from '@preact/signals';
import { pickLanguage, type Language } from '../play/words/languages.js';
import type { StartWords } from './words/start/en.js';
import type { TabWords } from './words/tabs/en.js';

const STARTS: Readonly<Record<Language, () => Promise<{ start: StartWords }>>> = {
  en: () => import('./words/start/en.js'),
  de: () => import('./words/start/de.js'),
  es: () => import('./words/start/es.js'),
  fr: () => import('./words/start/fr.js'),
  zh: () => import('./words/start/zh.js'),
};
const TABS: Readonly<Record<Language, () => Promise<{ tabs: TabWords }>>> = {
  en: () => import('./words/tabs/en.js'),
  de: () => import('./words/tabs/de.js'),
  es: () => import('./words/tabs/es.js'),
  fr: () => import('./words/tabs/fr.js'),
  zh: () => import('./words/tabs/zh.js'),
};
/** The name of the choice in the storage of the browser. */
const KEY = 'numbers-game-language';

/** The language that is shown, once its words are loaded. */
export const language = signal<Language>('en');
const loadedStart = signal<StartWords | null>(null);
const loadedTabs = signal<TabWords | null>(null);

/** The words that the page needs at once. They are loaded before it is rendered. */
export const words = computed(() => loadedStart.value!);

/** The words of the parts that are loaded when they are opened. */
export const tabWords = computed(() => loadedTabs.value!);

/** Picks the language, and loads the words that the page needs at once. */
export async function loadWords(): Promise<void> {
  language.value = pickLanguage([readChoice(), ...navigator.languages]);
  showWords((await STARTS[language.value]()).start);
}

/** Loads the words of the other parts, if they are not there. */
export async function loadTabWords(): Promise<void> {
  if (loadedTabs.value?.language === words.value.language) return;
  loadedTabs.value = (await TABS[language.value]()).tabs;
}

/** Changes the language. If its words cannot be loaded, the language stays. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  const [{ start }, rest] = await Promise.all([
    STARTS[chosen](),
    loadedTabs.value === null ? null : TABS[chosen](),
  ]);
  batch(() => {
    language.value = chosen;
    if (rest !== null) loadedTabs.value = rest.tabs;
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
