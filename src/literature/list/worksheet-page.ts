// A worksheet as one HTML file: the puzzles with room for an answer, and the answers on the last page.
import type { Entry } from './solve-problem.js';
import { describeOthers, type Heading } from './list-words.js';
import { escapeText, FORMULA_SCRIPT, openPage, writeFormula } from './page-frame.js';
import { PAGE_STYLES, WORKSHEET_STYLES } from './page-styles.js';

/** Writes the page of a worksheet. Precondition: every entry has a solution. */
export function* writeWorksheetPage(entries: readonly Entry[], { title, facts }: Heading): Generator<string> {
  yield openPage(title, [PAGE_STYLES, WORKSHEET_STYLES]);
  yield `<h1>${escapeText(title)}</h1>\n<p class="facts">${escapeText(facts.join('; '))}</p>\n`;
  yield '<p class="name">Name: ______________________________</p>\n<ol class="puzzles">\n';
  for (const [index, { numbers, target }] of entries.entries()) {
    const tiles = numbers.map((number) => `<span class="number">${String(number)}</span>`);
    yield `<li><p><span class="place">${index + 1}.</span>${tiles.join('')}<span class="target">→ ${target}</span></p><div class="answer-line"></div></li>\n`;
  }
  yield '</ol>\n<div class="answers">\n<h2>Answers</h2>\n<ol>\n';
  for (const [index, { solutions }] of entries.entries()) {
    yield `<li>${index + 1}. ${writeFormula('span', solutions[0].expression)}<span class="facts">${describeOthers(solutions.length)}</span></li>\n`;
  }
  yield `</ol>\n</div>\n${FORMULA_SCRIPT}`;
}
