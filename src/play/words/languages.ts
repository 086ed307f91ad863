// The languages of the page and of the element. Each has a catalogue for each part: `board` and `round` here,
// `start` and `tabs` in src/web/words. The English one is the type of the others, so a missing entry is a
// type error. An entry is a text, a function if a sentence has parts, or a text for each plural form.
//
// A library such as i18next or FormatJS would read such catalogues at run time, for 5 to 15 kB, and could not
// tell a compiler which parts a sentence needs.

/** The languages by their primary subtags, the default first, with their own names. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  zh: '简体中文',
} as const;

export type Language = keyof typeof LANGUAGES;

/** Finds the first tag, such as `de-AT`, whose language is there; else English. */
export function pickLanguage(tags: readonly string[]): Language {
  const subtags = tags.map((tag) => tag.split(/[-_]/, 1)[0].toLowerCase());
  return subtags.find((subtag): subtag is Language => Object.hasOwn(LANGUAGES, subtag)) ?? 'en';
}
