// The parts that the views of solving and of playing share: tiles, and an answer with its steps.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Game } from '../core/puzzle/games.js';
import type { Result } from '../index.js';
import { isLarge, worthOf } from '../play/round/deal-board.js';
import { dealSuits, hasSuits, SUITS, type Suit } from '../play/round/card-suits.js';
import { isEitherAce, type TileGame, type Tile } from '../play/round/tile-game.js';
import { formatSigns } from '../expression/operators/all-rows.js';
import { verifyBy } from '../verify/verdict.js';
import { flatten } from '../expression/format-expression.js';
import { formatWritten } from '../play/round/puzzle-texts.js';
import { describeResult } from '../play/round/round-messages.js';
import type { RoundWords } from '../play/words/languages.js';

/** Returns the suits of the given tiles, none in a game without suits. */
export function listSuits(record: Game, { puzzle }: TileGame): readonly (Suit | null)[] {
  return hasSuits(record) ? dealSuits(puzzle.numbers.map(worthOf)) : [];
}

/** Renders the face of a tile: its value, below the letter of a card. A given card shows its suit. */
export function renderFace({ value, card, expression }: Tile, suit: Suit | null = null): TemplateResult {
  const text = card === null ? html`${formatSigns(value)}` : html`${card} <small>${value}</small>`;
  if (suit === null || typeof expression !== 'number') return text;
  const outline = svg`<path d=${SUITS[suit]} />`;
  return html`${text}<svg class="suit" viewBox="0 0 24 24" aria-hidden="true">${outline}</svg>`;
}

/** Calls a function at a click, but not at the second one of a double click: another button is there then. */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail !== 2) act();
  };
}

/** Joins the classes whose value is true, for a `class` attribute. Lit's `classMap` takes more code. */
export function listClasses(classes: Readonly<Record<string, boolean>>): string {
  return Object.keys(classes)
    .filter((name) => classes[name])
    .join(' ');
}

/** Returns the classes of a tile, which depend on the length of its text and on the game's large numbers. */
export function tileClasses(
  game: Game,
  { value, expression }: Tile,
  others: Record<string, boolean>,
): string {
  const { length } = String(value);
  return listClasses({
    tile: true,
    long: length > 4 && length < 8,
    longer: length >= 8,
    large: typeof expression === 'number' && isLarge(game, expression),
    ...others,
  });
}

/** Renders tiles, with those that the answer uses in colour; blank ones while there are no numbers. */
export function renderBoard(
  words: RoundWords,
  game: Game,
  board: TileGame | null,
  result: Result | null,
): TemplateResult {
  if (board === null) return renderBlanks(game.deal.size);
  const { tiles } = board;
  const used = findUsed(board, result);
  const suits = listSuits(game, board);
  const faces = tiles
    .filter((tile) => tile !== null)
    .map((tile, place) => {
      const isUsed = used.has(tile);
      return html`<li
        class=${tileClasses(game, tile, { spare: !isUsed })}
        part=${isUsed ? 'tile used' : 'tile'}
      >
        ${renderFace(tile, suits[place])}
      </li>`;
    });
  return html`<ul class="tiles" part="tiles" data-count=${tiles.length} aria-label=${words.numbers}>
    ${faces}
  </ul>`;
}

/** Finds the tiles that an answer uses. Aces of 1 or 11 come last, since other tiles have one value. */
function findUsed(board: TileGame, result: Result | null): ReadonlySet<Tile> {
  const numbers = [...verifyBy(board.arithmetic, result?.expression ?? '', board.puzzle).used];
  const tiles = board.tiles.filter((tile) => tile !== null);
  const isAce = (tile: Tile) => isEitherAce(board, tile);
  const used = [...tiles.filter((tile) => !isAce(tile)), ...tiles.filter(isAce)].filter((tile) => {
    const place = numbers.findIndex((number) =>
      isAce(tile) ? number === 1 || number === 11 : number === tile.value,
    );
    return place >= 0 && numbers.splice(place, 1).length > 0;
  });
  return new Set(used);
}

/** Renders tiles without numbers. */
export function renderBlanks(count: number): TemplateResult {
  const blanks = Array.from({ length: count }, () => html`<span class="tile covered" part="tile"></span>`);
  return html`<div class="tiles" part="tiles" data-count=${count}>${blanks}</div>`;
}

/** Renders an answer with its description; of steps that are shown one by one, first the last one. */
export function renderAnswer(words: RoundWords, result: Result, revealed = Infinity): TemplateResult {
  const { expression, value, steps } = result;
  const step = revealed < steps.length ? steps[revealed - 1] : undefined;
  const isWhole = expression !== null && revealed >= steps.length;
  return html`
    ${isWhole ? renderExpression(flatten(expression), value) : nothing}
    ${step === undefined ? nothing : html`<p class="expression" part="expression">${formatSigns(step)}</p>`}
    <p class="note" part="note">${describeResult(words, result)}</p>
  `;
}

export function renderExpression(expression: string, value: number | string): TemplateResult {
  return html`<p class="expression" part="expression">
    ${formatWritten(expression)} <span>= ${formatSigns(value)}</span>
  </p>`;
}

/** Renders steps, with all lines reserved, so that nothing moves when they are filled. */
export function renderSteps(words: RoundWords, steps: readonly string[], lines: number): TemplateResult {
  const rows = Array.from({ length: Math.max(lines, steps.length) }, (_, row) => steps.at(row));
  const filled = rows.map(
    (step) =>
      html`<li aria-hidden=${step === undefined}>${step === undefined ? nothing : formatSigns(step)}</li>`,
  );
  return html`<ol class="steps" part="steps" aria-label=${words.steps}>
    ${filled}
  </ol>`;
}
