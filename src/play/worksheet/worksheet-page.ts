// A worksheet as one HTML file: a sheet for each version, with room for answers, and a sheet with the
// answers, which the command and the web app print; and a worksheet as text: the puzzles, then the answers,
// which are the first solutions.
import { escapeText, FORMULA_SCRIPT, openPage, formatFormula } from './page-frame.js';
import { PAGE_STYLES, WORKSHEET_STYLES } from './page-styles.js';
import type { SheetEntry, SheetHeading, SheetPart, SheetVersion } from './worksheet.js';
import type { SheetWords } from './worksheet-words.js';

/** Writes the page of a worksheet. Precondition: every entry has a solution. */
export function* formatWorksheetPage(
  versions: readonly SheetVersion[],
  heading: SheetHeading,
  part: SheetPart = 'whole',
): Generator<string> {
  yield openPage(heading.title, [PAGE_STYLES, WORKSHEET_STYLES], heading.words.language);
  yield* formatSheets(versions, heading, part);
  yield FORMULA_SCRIPT;
}

/** Writes the sheets alone. */
export function* formatSheets(
  versions: readonly SheetVersion[],
  heading: SheetHeading,
  part: SheetPart,
): Generator<string> {
  if (part !== 'answers') for (const version of versions) yield* formatPuzzles(version, heading);
  if (part !== 'puzzles') yield* formatAnswers(versions, heading);
}

function* formatPuzzles({ letter, entries }: SheetVersion, heading: SheetHeading): Generator<string> {
  const { title, words, facts } = heading;
  yield `<section class="sheet">\n<h1>${escapeText(nameOf(title, words, letter))}</h1>\n`;
  yield `<p class="facts">${escapeText(facts.join('; '))}</p>\n`;
  yield `<p class="name">${words.name}: ______________________________</p>\n<ol class="puzzles">\n`;
  for (const [index, { numbers, target }] of entries.entries()) {
    const tiles = numbers.map((number) => `<span class="number">${String(number)}</span>`);
    yield `<li><p><span class="place">${index + 1}.</span>${tiles.join('')}<span class="target">→ ${target}</span></p><div class="answer-line"></div></li>\n`;
  }
  yield '</ol>\n</section>\n';
}

function* formatAnswers(versions: readonly SheetVersion[], heading: SheetHeading): Generator<string> {
  const { title, words } = heading;
  yield `<section class="sheet answers">\n<h1>${escapeText(title)}</h1>\n`;
  for (const { letter, entries } of versions) {
    yield `<h2>${nameOf(words.answers, words, letter)}</h2>\n<ol>\n`;
    for (const [index, entry] of entries.entries()) yield formatAnswer(index, entry, heading);
    yield '</ol>\n';
  }
  yield '</section>\n';
}

function formatAnswer(index: number, entry: SheetEntry, { words }: SheetHeading): string {
  const formula = formatFormula('span', entry.solutions[0].expression);
  return `<li>${index + 1}. ${formula}<span class="facts">${othersOf(entry, words)}</span></li>\n`;
}

function nameOf(text: string, words: SheetWords, letter: string | null): string {
  return letter === null ? text : `${text} – ${words.version} ${letter}`;
}

function othersOf({ solutions }: SheetEntry, words: SheetWords): string {
  return solutions.length > 1 ? words.others(solutions.length - 1) : '';
}

/** Writes the text of a worksheet. Precondition: every entry has a solution. */
export function* formatWorksheetText(
  versions: readonly SheetVersion[],
  { title, facts, words }: SheetHeading,
  part: SheetPart = 'whole',
): Generator<string> {
  if (part !== 'answers') {
    for (const { letter, entries } of versions) {
      yield `${nameOf(title, words, letter)}\n${facts.join('; ')}\n\n`;
      for (const [index, { numbers, target }] of entries.entries())
        yield `${index + 1}.  ${numbers.join('  ')}  →  ${target}\n\n`;
    }
    if (part === 'whole') yield '\n';
  } else yield `${title}\n\n`;
  if (part === 'puzzles') return;
  for (const [place, { letter, entries }] of versions.entries()) {
    yield `${place === 0 ? '' : '\n'}${nameOf(words.answers, words, letter)}\n\n`;
    for (const [index, entry] of entries.entries())
      yield `${index + 1}.  ${entry.solutions[0].expression} = ${entry.target}${othersOf(entry, words)}\n`;
  }
}
