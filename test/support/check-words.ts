// Tests of the words of a language: types say that a catalogue has all entries; here, that no entry is left
// in English, that each sentence has all of its parts, and that plural forms are those of the language.
import { describe, expect, it } from 'vitest';

/** Catalogue: entries in parts, which are texts or functions, or entries again. */
type Catalogue = Readonly<Record<string, unknown>>;

/** Lists the entries of a catalogue by their places in a part, such as `explore.all.one`. */
function listEntries(catalogue: object, path = ''): [string, unknown][] {
  return Object.entries(catalogue).flatMap(([name, entry]: [string, unknown]) =>
    typeof entry === 'object' && entry !== null
      ? listEntries(entry, `${path}${name}.`)
      : [[path + name, entry] as [string, unknown]],
  );
}

const entriesOf = (parts: Catalogue) =>
  new Map(listEntries(Object.assign({}, ...Object.values(parts)) as object));

/** Fillers for the parts of a sentence. No text has these characters. */
const PARTS = ['⟦1⟧', '⟦2⟧', '⟦3⟧', '⟦4⟧'];

/** The text of an entry, with its parts filled in. */
const textOf = (entry: unknown): string =>
  typeof entry === 'function'
    ? (entry as (...parts: string[]) => string)(...PARTS.slice(0, entry.length))
    : String(entry);

const plural = /\.(one|other)$/;

/** The reference catalogue and its exceptions. */
interface Expected {
  /** The catalogue in English. */
  readonly english: Catalogue;
  /** The entries that may be the same as in English: names, cognates, and signs alone. */
  readonly same: readonly string[];
  /** The beginning of entries that follow a number that stands apart. */
  readonly afterNumber?: string;
}

/** Tests the catalogues of languages by their tags. */
export function checkWords(
  catalogues: Readonly<Record<string, Catalogue>>,
  { english, same, afterNumber = '\0' }: Expected,
): void {
  const inEnglish = entriesOf(english);

  describe.each(Object.entries(catalogues))('the words in %s', (tag, catalogue) => {
    const own = entriesOf(catalogue);

    it('are not English', () => {
      const left = [...own].filter(
        ([path, entry]) => textOf(entry) === textOf(inEnglish.get(path)) && /[a-z]{2}/i.test(textOf(entry)),
      );
      expect(left.map(([path]) => path).filter((path) => !same.includes(path))).toEqual([]);
    });

    it('have each part of a sentence, once', () => {
      for (const [path, entry] of inEnglish) {
        if (typeof entry !== 'function') continue;
        const text = textOf(own.get(path));
        for (const part of PARTS.slice(0, entry.length)) {
          expect(text.split(part), path).toHaveLength(2);
        }
      }
    });

    it('have the plural forms of the language, with their number', () => {
      const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
      for (const [path, entry] of own) {
        if (!plural.test(path)) continue;
        if (!path.startsWith(afterNumber)) expect(entry, path).toContain('#');
        expect(pluralCategories, path).toContain(path.split('.').at(-1));
      }
      const counted = [...own.keys()].filter((path) => path.endsWith('.other'));
      expect(counted).not.toEqual([]);
      const singular = counted.filter((path) => own.has(path.replace(/other$/, 'one')));
      expect(singular).toEqual(pluralCategories.includes('one') ? counted : []);
    });
  });

  it('names each word once, so that the parts of a catalogue can be merged', () => {
    const names = Object.values(english).flatMap((part) => Object.keys(part as object));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
}
