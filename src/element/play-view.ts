// The view of a round of play: target and clock, tiles, operators, the last message, the moves, a field for
// an expression, and buttons.
//
// Everything is a plain button, so it works with keyboards and screen readers; + - * / and Escape are
// shortcuts. Buttons without a function for the moment are `aria-disabled` and keep their place: a disabled
// button would lose the focus.
import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../core/puzzle/games.js';
import { type ShippedRow } from '../core/operator-notation.js';
import { selectRows, formatSigns, textsOf } from '../expression/operators/all-rows.js';
import type { Round } from '../play/round/play-round.js';
import type { Suit } from '../play/round/card-suits.js';
import type { TileGame, Tile } from '../play/round/tile-game.js';
import {
  listClasses,
  listSuits,
  onFirstClick,
  renderAnswer,
  renderExpression,
  renderFace,
  renderSteps,
  tileClasses,
} from './shared-views.js';
import { describeMade, describeOutcome, formatClock } from '../play/round/round-messages.js';
import type { RoundWords } from '../play/words/languages.js';

/** Actions of buttons that the element handles, because they concern more than the round. */
export interface PlayActions {
  /** Starts the clock, and moves the focus to the tiles. */
  readonly start: () => void;
  /** Restarts the same puzzle. */
  readonly again: () => void;
}

/** Changes that a series of boards makes to the view of a round. */
interface SeriesParts {
  /** The board's place in the series, and how many were solved. */
  readonly progress: TemplateResult;
  /** The seconds at which the clock is full. */
  readonly seconds: number;
  readonly giveUp: string;
  /** The button after the round: its text, and what it does. */
  readonly next: readonly [string, () => void];
}

export function renderPlay(
  words: RoundWords,
  record: Game,
  round: Round,
  actions: PlayActions,
  isCompact: boolean,
  series?: SeriesParts,
): TemplateResult {
  const { game } = round;
  const lines = game.tiles.length - 1;
  const result = round.outcome?.result ?? null;
  const suits = listSuits(record, game);
  const shown = result !== null && round.outcome?.reason !== 'exact' ? result.steps : game.steps;
  return html`
    ${series?.progress ?? nothing} ${renderHead(words, round, series?.seconds ?? round.seconds)}
    <div class="tiles" part="tiles" role="group" aria-label=${words.tiles} data-count=${game.tiles.length}>
      ${game.tiles.map((tile, place) => renderTile(record, round, tile, place, suits[place]))}
    </div>
    <div class="operators" part="operators" role="group" aria-label=${words.operatorsTitle}>
      ${selectRows(game.puzzle.rules).map((row) => renderOperator(words, round, row))}
    </div>
    <div class="result" part="panel">
      <div role="status">${renderMessage(words, round)}</div>
      ${isCompact ? nothing : renderSteps(words, shown, lines)}
    </div>
    ${isCompact ? nothing : renderEntry(words, round)}
    <div class="actions" part="actions">${renderActions(words, round, actions, series)}</div>
  `;
}

/** Renders the field for an expression. */
function renderEntry(words: RoundWords, round: Round): TemplateResult {
  return html`
    <form
      class="entry"
      part="entry"
      @submit=${(event: SubmitEvent) => {
        event.preventDefault();
        round.check();
      }}
    >
      <input
        name="expression"
        part="input"
        aria-label=${words.expression}
        placeholder=${words.orExpression}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        ?readonly=${round.phase !== 'playing'}
        @input=${(event: InputEvent) => {
          round.draft = (event.target as HTMLInputElement).value;
        }}
      />
      <button part="button" aria-disabled=${round.phase !== 'playing'}>${words.check}</button>
    </form>
  `;
}

function renderHead(words: RoundWords, round: Round, seconds: number): TemplateResult {
  const { game, phase, secondsLeft } = round;
  const clock = html`<progress
    part="clock"
    aria-label=${words.timeLeft}
    max=${seconds}
    .value=${secondsLeft}
  ></progress>`;
  return html`
    <div class="head" part="head">
      <div>
        <span class="label">${words.target}</span>
        <div class="target" part="target">${phase === 'ready' ? '?' : formatSigns(game.puzzle.target)}</div>
      </div>
      <div class="state">
        ${seconds > 0 && phase !== 'finished' ? renderTime(words, secondsLeft) : renderBest(words, game)}
      </div>
    </div>
    ${seconds > 0 ? clock : nothing}
  `;
}

function renderTime(words: RoundWords, secondsLeft: number): TemplateResult {
  return html`<span class="label">${words.time}</span
    ><output role="timer" aria-live="off">${formatClock(secondsLeft)}</output>`;
}

function renderBest(words: RoundWords, { best }: TileGame): TemplateResult {
  const { nearestSoFar, nearestExact, nearestAway } = words;
  const label =
    best === null
      ? nearestSoFar
      : best.distance === 0
        ? nearestExact
        : nearestAway(formatSigns(best.distance));
  return html`<span class="label">${label}</span
    ><strong>${best === null ? '–' : formatSigns(best.value)}</strong>`;
}

function renderTile(
  record: Game,
  round: Round,
  tile: Tile | null,
  place: number,
  suit: Suit | null,
): TemplateResult {
  if (tile === null) return html`<span class="tile gap"></span>`;
  if (round.phase === 'ready') return html`<span class="tile covered" part="tile"></span>`;
  const { previous, steps } = round.game;
  // Two classes in turn, because an animation starts anew only under another name.
  const isMade = typeof tile.expression !== 'number' && previous?.tiles.includes(tile) === false;
  const motion = { made: isMade, again: isMade && steps.length % 2 === 0 };
  const isHinted = round.hint?.left === place || round.hint?.right === place;
  return html`<button
    class=${tileClasses(record, tile, { hinted: isHinted, ...motion })}
    part=${suit === 'hearts' || suit === 'diamonds' ? 'tile red' : 'tile'}
    aria-pressed=${round.selected === place}
    aria-disabled=${round.phase !== 'playing'}
    @click=${() => round.press(place)}
  >
    ${renderFace(tile, suit)}
  </button>`;
}

function renderOperator(words: RoundWords, round: Round, row: ShippedRow): TemplateResult {
  const { operator } = row;
  return html`<button
    class=${listClasses({ hinted: round.hint?.operator === operator })}
    part="operator"
    aria-label=${words.operators[operator]}
    aria-pressed=${round.operator === operator}
    aria-disabled=${round.phase !== 'playing'}
    @click=${() => round.choose(operator)}
  >
    ${textsOf(row).sign}
  </button>`;
}

function renderMessage(words: RoundWords, { outcome, message, tone, game }: Round): TemplateResult {
  const classes = listClasses({
    expression: tone === 'news',
    note: tone === 'help',
    problem: tone === 'refusal',
  });
  const line = html`<p class=${classes} part="message">${message(words)}</p>`;
  if (outcome === null) return line;
  const { reason, points, best, result } = outcome;
  const verdict = describeOutcome(words, reason, points);
  if (reason === 'exact')
    return html`<p class="verdict" part="message">${verdict}</p>
      ${renderExpression(best!.expression, game.puzzle.target)}`;
  return html`<p class="verdict" part="message">${verdict} ${describeMade(words, best)}</p>
    ${result === null ? line : renderAnswer(words, result)}`;
}

function renderActions(
  words: RoundWords,
  round: Round,
  actions: PlayActions,
  series?: SeriesParts,
): TemplateResult {
  const { phase } = round;
  const isPlaying = phase === 'playing';
  const [label, act] =
    phase === 'ready'
      ? [words.start, actions.start]
      : isPlaying
        ? [words.submit, () => round.submit()]
        : (series?.next ?? [words.playAgain, actions.again]);
  return html`
    ${renderButton(words.undo, round.canUndo, () => round.undo())}
    ${renderButton(words.redo, round.canRedo, () => round.redo())}
    ${renderButton(words.startOver, round.canUndo, () => round.reset())}
    ${renderButton(words.hint, isPlaying, () => void round.askHint())}
    ${renderButton(series?.giveUp ?? words.giveUp, isPlaying, () => round.giveUp(), 'button give-up')}
    <button part="button main" class="main" @click=${onFirstClick(act)}>${label}</button>
  `;
}

function renderButton(label: string, isEnabled: boolean, act: () => void, part = 'button'): TemplateResult {
  return html`<button part=${part} aria-disabled=${!isEnabled} @click=${act}>${label}</button>`;
}
