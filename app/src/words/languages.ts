// The catalogues of the app: a file for each language, in parts with distinct names. `start` and `tabs` are
// shown only here; the others come from src/play/words. The page loads all parts of one language.
//
// The English catalogue is the type of the others, so a missing entry is a type error.
import type * as english from './en.js';

/** The words of a language, by part. */
export type Catalogue = { readonly [Part in keyof typeof english]: Readonly<(typeof english)[Part]> };

export type PageWords = Catalogue['board'] &
  Catalogue['round'] &
  Catalogue['chance'] &
  Catalogue['start'] &
  Catalogue['tabs'] & { readonly aims: Catalogue['aims'] };
