// The words of the modes in the language of the page. They are loaded with the first mode that is opened.
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Language } from '../../../../src/play/words/languages.js';
import type { ModeCatalogue as ModeWords } from '../../words/modes/en.js';
import { language } from '../../page-words.js';

export type { ModeWords };

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly modes: ModeWords }>>> = {
  en: () => import('../../words/modes/en.js'),
  de: () => import('../../words/modes/de.js'),
  es: () => import('../../words/modes/es.js'),
  fr: () => import('../../words/modes/fr.js'),
  zh: () => import('../../words/modes/zh.js'),
};

const shown = signal<ModeWords | null>(null);
let loading: Promise<void> | undefined;

/** Loads the words, and those of each language that is chosen later. If that fails, the old ones stay. */
export function loadModeWords(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    effect(() => {
      const chosen = language.value;
      CATALOGUES[chosen]().then(({ modes }) => {
        if (chosen === language.value) shown.value = modes;
        resolve();
      }, reject);
    });
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The words of the modes, once they are loaded. */
export function modeWords(): ModeWords {
  return shown.value!;
}

/** Returns the words of the modes; null until they are loaded. */
export function useModeWords(): ModeWords | null {
  useEffect(() => {
    loadModeWords().catch(() => undefined);
  }, []);
  return shown.value;
}
