// Faults of boards as sentences.
import type { BoardFault } from '../../reading/boards.js';
import { formatNumber } from './count-words.js';

/** Describes a fault in the words of a language, which have an entry of its name. */
export function describeFault<Word extends string>(
  words: { readonly language: string } & Readonly<Record<Word, string | ((...parts: string[]) => string)>>,
  { word, parts }: BoardFault<Word>,
): string {
  const entry: string | ((...parts: string[]) => string) = words[word];
  const format = (part: string | number) =>
    typeof part === 'number' ? formatNumber(words.language, part) : part;
  return typeof entry === 'string' ? entry : entry(...parts.map(format));
}
