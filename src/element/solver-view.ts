// The view of the solver: fields for numbers and target, the numbers as tiles, and the answer, which updates
// at every keystroke.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Game } from '../games.js';
import { NumbersGameError, type Result } from '../index.js';
import { describeError } from '../play/describe-error.js';
import { describeMissing } from '../play/describe.js';
import { splitBoard } from '../play/read-board.js';
import type { TileGame } from '../play/tile-game.js';
import type { Input } from './read-attributes.js';
import { renderAnswer, renderBoard, renderSteps } from './shared-views.js';
import type { RoundWords } from '../play/words/round/en.js';

/** The texts in the fields. */
export interface Fields {
  readonly numbers: string;
  readonly target: string;
}

/** What is known of their puzzle. */
export interface Solution {
  readonly game: Game;
  /** Null if the texts are not a puzzle. */
  readonly input: Input | null;
  /** The last valid numbers. */
  readonly board: TileGame | null;
  readonly result: Result | null;
  readonly problem: Error | null;
  readonly isBusy: boolean;
}

type Write = (field: keyof Fields, value: string) => void;

const LEAST_LINES = 3;

/** @param fields null if there are no fields: in a game without a board */
export function renderSolver(
  words: RoundWords,
  fields: Fields | null,
  solution: Solution,
  write: Write,
): TemplateResult {
  const { game, board, result, problem, isBusy } = solution;
  const { size } = game.deal;
  const current = isBusy || problem !== null ? null : result;
  const lines = Math.max(LEAST_LINES, (board?.tiles.length ?? size) - 1);
  return html`
    <div class="card" part="card" lang=${words.language}>
      ${fields === null ? nothing : renderFields(words, fields, solution, write)}
      ${renderBoard(words, game, board, current)}
      <div class="result" part="result" aria-busy=${isBusy}>
        <div role="status">${renderOutcome(words, solution, fields === null)}</div>
        ${renderSteps(words, problem === null ? (result?.steps ?? []) : [], lines)}
      </div>
    </div>
  `;
}

function renderFields(
  words: RoundWords,
  fields: Fields,
  { game, problem }: Solution,
  write: Write,
): TemplateResult {
  const code = problem instanceof NumbersGameError ? problem.code : null;
  /** Takes over a whole board, with its target, that was pasted or confirmed in one of the fields. */
  const writeBoard = (text: string): boolean => {
    const { numbers, target } = splitBoard(text, game.deal.size);
    if (numbers.length < 2 || target === null) return false;
    write('numbers', numbers.join(' '));
    write('target', target);
    return true;
  };
  const renderField = (field: keyof Fields, label: string, placeholder: string) => html`
    <label
      >${label}
      <input
        part="input"
        placeholder=${placeholder}
        aria-invalid=${code === `invalid-${field}`}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${live(fields[field])}
        @input=${(event: InputEvent) => {
          const { value } = event.target as HTMLInputElement;
          if (event.inputType !== 'insertFromPaste' || !writeBoard(value)) write(field, value);
        }}
        @change=${(event: Event) => {
          writeBoard((event.target as HTMLInputElement).value);
        }}
    /></label>
  `;
  return html`<div class="fields" part="fields">
    ${renderField('numbers', words.numbers, game.example.numbers.join(' '))}
    ${renderField('target', words.target, String(game.example.target))}
  </div>`;
}

function renderOutcome(
  words: RoundWords,
  { input, result, problem }: Solution,
  isGame: boolean,
): TemplateResult {
  if (problem !== null) return html`<p class="problem" part="problem">${describeError(words, problem)}</p>`;
  if (result !== null) return renderAnswer(words, result);
  return html`<p class="note" part="note">${describeMissing(words, input?.numbers.length === 0, isGame)}</p>`;
}
