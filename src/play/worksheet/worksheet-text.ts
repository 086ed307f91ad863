// Writes a worksheet as text: the puzzles, then the answers, which are the first solutions.
import type { SheetHeading, SheetPart, SheetVersion } from './worksheet.js';

/** Writes the text of a worksheet. Precondition: every entry has a solution. */
export function* formatWorksheetText(
  versions: readonly SheetVersion[],
  { title, facts, words }: SheetHeading,
  part: SheetPart = 'whole',
): Generator<string> {
  const nameOf = (text: string, letter: string | null) =>
    letter === null ? text : `${text} – ${words.version} ${letter}`;
  if (part !== 'answers') {
    for (const { letter, entries } of versions) {
      yield `${nameOf(title, letter)}\n${facts.join('; ')}\n\n`;
      for (const [index, { numbers, target }] of entries.entries())
        yield `${index + 1}.  ${numbers.join('  ')}  →  ${target}\n\n`;
    }
    if (part === 'whole') yield '\n';
  } else yield `${title}\n\n`;
  if (part === 'puzzles') return;
  for (const [place, { letter, entries }] of versions.entries()) {
    yield `${place === 0 ? '' : '\n'}${nameOf(words.answers, letter)}\n\n`;
    for (const [index, { target, solutions }] of entries.entries()) {
      const others = solutions.length > 1 ? words.others(solutions.length - 1) : '';
      yield `${index + 1}.  ${solutions[0].expression} = ${target}${others}\n`;
    }
  }
}
