// The view of a series of boards: the place of the board above it, and the result at the end.
import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../core/puzzle/games.js';
import { flatten } from '../expression/format-expression.js';
import { formatSigns } from '../expression/operators/all-rows.js';
import type { FinishDetail } from '../play/round/play-round.js';
import { countOf } from '../play/words/count-words.js';
import type { RoundWords, SeriesWords } from '../play/words/languages.js';
import type { SeriesBoard } from './board-series.js';
import { onFirstClick, renderBlanks, renderExpression } from './shared-views.js';

/** A board that was left, in its place. */
export interface SeriesRound extends Pick<SeriesBoard, 'numbers' | 'target'> {
  /** The end of its round. */
  readonly detail: FinishDetail;
  readonly isSolved: boolean;
}

/** The words of a language for a round and for series. */
export interface AllWords {
  readonly round: RoundWords;
  readonly series: SeriesWords;
}

/** The most boards that are shown as marks. */
const MOST_MARKS = 30;

/** Renders blank tiles while the first board is dealt. */
export function renderDealing({ series }: AllWords, { deal }: Game): TemplateResult {
  return html`${renderBlanks(deal.size)}
    <p class="note" part="note" role="status" aria-busy="true">${series.dealing}</p>`;
}

/** Renders the place of the board, and how many were solved. @param length null for a series without end */
export function renderProgress(
  { round: { language }, series: words }: AllWords,
  rounds: readonly SeriesRound[],
  place: number,
  length: number | null,
): TemplateResult {
  const shown = String(place + 1);
  return html`
    <div class="series" part="series">
      <span>${length === null ? words.place(shown) : words.boardOf(shown, String(length))}</span>
      <strong>${countOf(language, countSolved(rounds), words.solved)}</strong>
      ${renderMarks(rounds, length)}
    </div>
  `;
}

/** Renders a mark for each board of a few, for those who look: the text beside it says the same. */
function renderMarks(rounds: readonly SeriesRound[], length: number | null): TemplateResult | typeof nothing {
  if (length === null || length > MOST_MARKS) return nothing;
  const marks = Array.from({ length }, (_, place) => {
    const round = rounds.at(place);
    return html`<i class=${round === undefined ? '' : round.isSolved ? 'solved' : 'missed'}></i>`;
  });
  return html`<div class="marks" aria-hidden="true">${marks}</div>`;
}

/** Renders the result of a series: how many boards were solved, and the answers of those that were not. */
export function renderSummary(
  all: AllWords,
  rounds: readonly SeriesRound[],
  length: number | null,
  again: () => void,
): TemplateResult {
  const { round: words, series } = all;
  const solved = countSolved(rounds);
  const missed = rounds.filter(({ isSolved }) => !isSolved);
  const marks = renderMarks(rounds, length);
  const result =
    length === null
      ? countOf(words.language, solved, series.solved)
      : series.solvedOf(String(solved), String(length));
  return html`
    <p class="verdict total" part="message" role="status" tabindex="-1">${result}</p>
    ${marks === nothing ? nothing : html`<div class="series" part="series">${marks}</div>`}
    ${missed.length === 0 ? nothing : renderMissed(series, missed)}
    <div class="actions" part="actions">
      <button part="button main" class="main" @click=${onFirstClick(again)}>${words.playAgain}</button>
    </div>
  `;
}

function renderMissed(words: SeriesWords, missed: readonly SeriesRound[]): TemplateResult {
  const rows = missed.map(({ numbers, target, detail }) => {
    const { expression = null, value = '' } = detail.result ?? {};
    return html`<li>
      <span>${numbers} → ${formatSigns(target)}</span>
      ${expression === null || value === null ? nothing : renderExpression(flatten(expression), value)}
    </li>`;
  });
  return html`<h2 class="label">${words.missed}</h2>
    <ol class="missed" part="missed">
      ${rows}
    </ol>`;
}

export function countSolved(rounds: readonly SeriesRound[]): number {
  return rounds.filter(({ isSolved }) => isSolved).length;
}
