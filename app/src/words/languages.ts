// The catalogues of the app: two files for each language, one with the words of the first visit, and one in
// tabs/ with all others. `board`, `aims`, `round` and `chance` come from src/play/words; the other parts are
// shown only here. No two parts have a name in common.
//
// The English catalogues are the types of the others, so a missing entry is a type error.
import type * as first from './en.js';
import type * as tabs from './tabs/en.js';

type InAnyLanguage<Parts> = { readonly [Part in keyof Parts]: Readonly<Parts[Part]> };

/** The words of the first visit in a language, by part. */
export type Catalogue = InAnyLanguage<typeof first>;

/** All other words of a language, by part. */
export type TabCatalogue = InAnyLanguage<typeof tabs>;

export type FirstWords = Catalogue['board'] & Catalogue['start'] & Pick<Catalogue, 'aims'>;

export type PageWords = FirstWords &
  TabCatalogue['round'] &
  TabCatalogue['chance'] &
  TabCatalogue['tabs'] &
  Pick<TabCatalogue, 'modes'>;
