// Numbers and counted things in a language, by `Intl`.

/** A text for each plural form of a language that it needs, with `#` for the number. */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

const plurals = new Map<string, Intl.PluralRules>();

/** Formats a count with its noun: `1 step`, `12,345 solutions`. */
export function countOf(language: string, count: number, forms: Counted): string {
  let rules = plurals.get(language);
  if (rules === undefined) plurals.set(language, (rules = new Intl.PluralRules(language)));
  return (forms[rules.select(count)] ?? forms.other).replace('#', formatNumber(language, count));
}

/**
 * Formats a number with the separators of a language, and one decimal if it has any. Small whole numbers look
 * the same in every language and skip the formats, whose first use costs 13 ms.
 */
export function formatNumber(language: string, number: number): string {
  if (Number.isInteger(number) && number >= 0 && number < 1000) return String(number);
  return number.toLocaleString(language, { maximumFractionDigits: 1 });
}
