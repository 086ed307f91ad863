// Writes a worksheet as text: the puzzles, then the answers, which are the first solutions.
import type { Entry } from './solve-problem.js';
import { describeOthers, type Heading } from './list-words.js';

/** Writes the text of a worksheet. Precondition: every entry has a solution. */
export function* writeWorksheetText(entries: readonly Entry[], { title, facts }: Heading): Generator<string> {
  yield `${title}\n${facts.join('; ')}\n\n`;
  for (const [index, { numbers, target }] of entries.entries()) {
    yield `${index + 1}.  ${numbers.join('  ')}  →  ${target}\n\n`;
  }
  yield '\nAnswers\n\n';
  for (const [index, { target, solutions }] of entries.entries()) {
    yield `${index + 1}.  ${solutions[0].expression} = ${target}${describeOthers(solutions.length)}\n`;
  }
}
