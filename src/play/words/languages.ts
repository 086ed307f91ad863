// The languages of the element and of the web app. Each has a catalogue, two files named after it, in parts
// with distinct names. The element bundles `board`, `round` and `series` of all languages; the app loads one
// language, first `board` and `aims`, then the others but `series`, and adds the words that only it shows.
//
// The English catalogue is the type of the others, so a missing entry is a type error. An entry is a text, a
// function if a sentence has parts, or a text for each plural form.
//
// A library such as i18next or FormatJS would read such catalogues at run time, for 5 to 15 kB, and could not
// tell a compiler which parts a sentence needs.
import type * as english from './en.js';

/** The words of a language, by part. */
export type Catalogue = { readonly [Part in keyof typeof english]: Readonly<(typeof english)[Part]> };

export type BoardWords = Catalogue['board'];
export type RoundWords = BoardWords & Catalogue['round'];
export type SeriesWords = Catalogue['series'];

/** The languages by their primary subtags, the default first. */
const SUBTAGS = ['en', 'de', 'es', 'fr', 'zh'] as const;

export type Language = (typeof SUBTAGS)[number];

/** Their own names, for a choice of the language: the element has none. */
export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  zh: '简体中文',
};

/** Finds the first tag, such as `de-AT`, whose language is there; else English. */
export function pickLanguage(tags: readonly string[]): Language {
  const wanted = tags.map((tag) => tag.split(/[-_]/, 1)[0].toLowerCase());
  return wanted.find((subtag): subtag is Language => (SUBTAGS as readonly string[]).includes(subtag)) ?? 'en';
}
