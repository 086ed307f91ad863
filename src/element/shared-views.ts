// What the views of solving and of playing share: tiles, and an answer with its steps.
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Game } from '../games.js';
import type { Result } from '../index.js';
import { isLarge } from '../play/deal.js';
import type { TileGame, Tile } from '../play/tile-game.js';
import { showSigns } from '../operators.js';
import { describeResult } from '../play/describe.js';
import type { RoundWords } from '../play/words/round/en.js';

/** The face of a tile: its value, or the letter of a card above it. */
export function renderFace({ value, card }: Tile): TemplateResult {
  return card === null ? html`${showSigns(value)}` : html`${card}<small>${value}</small>`;
}

/** The classes of a tile, by the length of its text and by whether it is a large number of the game. */
export function tileClasses(game: Game, { value, expression }: Tile, others: Record<string, boolean>) {
  const { length } = String(value);
  return classMap({
    tile: true,
    long: length > 4 && length < 8,
    longer: length >= 8,
    large: typeof expression === 'number' && isLarge(game, expression),
    ...others,
  });
}

/** Tiles for display, with those that the answer uses in colour; blank ones while there are no numbers. */
export function renderBoard(
  words: RoundWords,
  game: Game,
  board: TileGame | null,
  result: Result | null,
): TemplateResult {
  if (board === null) return renderBlanks(game.deal.size);
  const { tiles, puzzle } = board;
  const used = result?.expression?.match(/\d+/g) ?? [];
  const take = ({ value, card }: Tile) => {
    const worth = card === 'A' && puzzle.aces === 'one-or-eleven' ? ['1', '11'] : [String(value)];
    const place = used.findIndex((text) => worth.includes(text));
    return place >= 0 && used.splice(place, 1).length > 0;
  };
  const faces = tiles
    .filter((tile) => tile !== null)
    .map((tile) => {
      const isUsed = take(tile);
      return html`<li
        class=${tileClasses(game, tile, { spare: !isUsed })}
        part=${isUsed ? 'tile used' : 'tile'}
      >
        ${renderFace(tile)}
      </li>`;
    });
  return html`<ul class="tiles" part="tiles" data-count=${tiles.length} aria-label=${words.numbers}>
    ${faces}
  </ul>`;
}

function renderBlanks(count: number): TemplateResult {
  const blanks = Array.from({ length: count }, () => html`<span class="tile covered"></span>`);
  return html`<div class="tiles" part="tiles" data-count=${count}>${blanks}</div>`;
}

/** An answer with its description. */
export function renderAnswer(words: RoundWords, result: Result): TemplateResult {
  const { expression, value } = result;
  return html`
    ${expression === null ? nothing : renderExpression(expression, value)}
    <p class="note" part="note">${describeResult(words, result)}</p>
  `;
}

/** An expression and its value. */
export function renderExpression(expression: string, value: number | string): TemplateResult {
  return html`<p class="expression" part="expression">
    ${showSigns(expression)} <span>= ${showSigns(value)}</span>
  </p>`;
}

/** Steps, with all lines reserved, so that nothing moves when they are filled. */
export function renderSteps(words: RoundWords, steps: readonly string[], lines: number): TemplateResult {
  const rows = Array.from({ length: Math.max(lines, steps.length) }, (_, row) => steps.at(row));
  const filled = rows.map(
    (step) =>
      html`<li aria-hidden=${step === undefined}>${step === undefined ? nothing : showSigns(step)}</li>`,
  );
  return html`<ol class="steps" part="steps" aria-label=${words.steps}>
    ${filled}
  </ol>`;
}
