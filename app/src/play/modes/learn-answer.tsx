// What there is to learn from the best answer: one sentence about how a person could have found it.
import type { Game, Result } from 'numbers-game';
import { formatSigns } from 'numbers-game/expression';
import { findPattern, type AnswerPattern } from '../../rounds/answer-pattern.js';
import { tabWords } from '../../page-words.js';
import type { PageWords } from '../../words/languages.js';

export function Learn({ result, game }: { result: Result; game: Game }) {
  const texts = tabWords.value.modes;
  const pattern = result.expression === null ? null : findPattern(result.expression, game);
  if (pattern === null) return null;
  return (
    <p class="learn">
      <strong>{texts.learn.title}</strong> {describePattern(texts, pattern)}
    </p>
  );
}

/** Describes a pattern in a sentence. Fractions and negative numbers have brackets. */
export function describePattern(
  { learn }: PageWords['modes'],
  { kind, value, values, isSum }: AnswerPattern,
): string {
  const made = formatSigns(value);
  const [first, second, third] = values.map((each) =>
    isNatural(each) ? formatSigns(each) : `(${formatSigns(each)})`,
  );
  switch (kind) {
    case 'factors':
      return (values.every(isNatural) ? learn.factors : learn.factorsFraction)(made, first, second);
    case 'quotient':
      return (values.every(isNatural) ? learn.quotient : learn.quotientFraction)(made, first, second);
    case 'multiple':
      if (values[2] === 0) return learn.multipleExact(made, second);
      return (isSum ? learn.multipleBelow : learn.multipleAbove)(made, first, second, third);
    case 'products':
      return (isSum ? learn.productsSum : learn.productsDifference)(made, first, second);
    case 'neighbour':
      return (isSum ? learn.neighbourBelow : learn.neighbourAbove)(made, first, second);
    case 'parts':
      return (isSum ? learn.partsSum : learn.partsDifference)(made, first, second);
  }
}

function isNatural(value: number | string): boolean {
  return Number(value) >= 0;
}
