// Numbers, shares and counts in all languages: the texts of `Intl`.
import { describe, expect, it } from 'vitest';
import { countOf, formatDecimals, formatNumber, formatShare } from '../../src/play/words/count-words.js';
import { LANGUAGES } from '../../src/play/words/languages.js';

const NUMBERS = [
  ...Array.from({ length: 2000 }, (_, number) => number),
  ...[9999, 10_000, 12_345, 99_999, 123_456, 1e6, 1_234_567, 2e6, 1e9, Number.MAX_SAFE_INTEGER, -5, -12_345],
];
const SHARES = Array.from({ length: 2001 }, (_, index) => index / 2000);
const FRACTIONS = [...SHARES, ...SHARES.map((_, index) => index * 12.5), 8.45, 1.005];

describe.each([...Object.keys(LANGUAGES), 'zh-Hans'])('in %s', (language) => {
  it('a number has separators, and a decimal if it has any', () => {
    const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    const numbers = [...NUMBERS, ...FRACTIONS];
    expect(numbers.map((number) => formatNumber(language, number))).toEqual(
      numbers.map((number) => format.format(number)),
    );
  });

  it.each([0, 1, 2, 3])('a number or a share has %i decimals', (decimals) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const format = new Intl.NumberFormat(language, digits);
    const decimalsOf = (number: number) => formatDecimals(language, number, decimals);
    expect(FRACTIONS.map(decimalsOf)).toEqual(FRACTIONS.map((number) => format.format(number)));
    const percent = new Intl.NumberFormat(language, { style: 'percent', ...digits });
    const shareOf = (share: number) => formatShare(language, share, decimals);
    expect(SHARES.map(shareOf)).toEqual(SHARES.map((share) => percent.format(share)));
  });

  it('a count has the plural form of the language', () => {
    const rules = new Intl.PluralRules(language);
    const numbers = [...NUMBERS, 1.5, 2.5];
    const forms = numbers.map((number) => countOf(language, number, { one: 'one', other: 'other' }));
    expect(forms).toEqual(numbers.map((number) => (rules.select(number) === 'one' ? 'one' : 'other')));
  });
});
