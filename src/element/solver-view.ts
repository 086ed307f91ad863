// The view of the solver: fields for numbers and target, the numbers as tiles, and the answer, which updates
// at every keystroke.
import { html, nothing, type TemplateResult } from 'lit';
import type { Game, GameId } from '../core/puzzle/games.js';
import { NumbersGameError, type Result } from '../index.js';
import { describeError } from '../play/round/puzzle-texts.js';
import { describeMissing } from '../play/round/round-messages.js';
import { splitBoard, suggestGame } from '../reading/boards.js';
import { GAME_TITLES } from '../play/words/game-titles.js';
import type { TileGame } from '../play/round/tile-game.js';
import type { IncompletePuzzle } from './read-attributes.js';
import { renderAnswer, renderBoard, renderSteps } from './shared-views.js';
import { pickLanguage, type RoundWords } from '../play/words/languages.js';

/** The texts in the fields. */
interface ViewFields {
  readonly numbers: string;
  readonly target: string;
}

/** The state of the puzzle in the fields. */
interface ShownSolution {
  readonly game: Game;
  /** The puzzle of the texts, null if they are invalid. */
  readonly input: IncompletePuzzle | null;
  /** The last valid numbers. */
  readonly board: TileGame | null;
  readonly result: Result | null;
  readonly problem: Error | null;
  readonly isBusy: boolean;
  readonly hasSteps: boolean;
  /** The number of steps to show; the answer is shown with the last one. */
  readonly revealed: number;
}

type Write = (field: keyof ViewFields | 'game', value: string) => void;

const LEAST_LINES = 3;
/** The least numbers in the field of the target that are taken for a board. */
const LEAST_WITHOUT_TARGET = 4;

/** Renders the solver. @param fields null if there are no fields: in a game without a board */
export function renderSolver(
  words: RoundWords,
  fields: ViewFields | null,
  solution: ShownSolution,
  write: Write,
  reveal: () => void,
): TemplateResult {
  const { game, board, result, problem, isBusy, hasSteps, revealed } = solution;
  const { size } = game.deal;
  const steps = problem === null ? (result?.steps ?? []) : [];
  const current = isBusy || problem !== null || revealed < steps.length ? null : result;
  const lines = Math.max(LEAST_LINES, (board?.tiles.length ?? size) - 1);
  return html`
    ${fields === null ? nothing : renderFields(words, fields, solution, write)}
    ${renderBoard(words, game, board, current)}
    <div class="result" part="panel" aria-busy=${isBusy}>
      <div role="status">${renderOutcome(words, solution, fields === null)}</div>
      ${fields === null ? nothing : renderNotes(words, fields, solution, write)}
      ${hasSteps ? renderSteps(words, steps.slice(0, revealed), lines) : nothing}
      ${
        revealed === Infinity
          ? nothing
          : html`<button part="button" aria-disabled=${revealed >= steps.length} @click=${reveal}>
              ${words.nextStep}
            </button>`
      }
    </div>
  `;
}

function renderFields(
  words: RoundWords,
  fields: ViewFields,
  { game, problem }: ShownSolution,
  write: Write,
): TemplateResult {
  const code = problem instanceof NumbersGameError ? problem.code : null;
  /** Takes over a whole board that was pasted or confirmed in one of the fields. */
  const writeBoard = (field: keyof ViewFields, input: HTMLInputElement, pasted?: string): boolean => {
    const text = pasted ?? input.value;
    const isTarget = field === 'target';
    // The last of many numbers that are typed is no target beside the other field.
    const isBeside = !isTarget && pasted === undefined && fields.target !== '';
    const { numbers, target, leftOut } = splitBoard(text, isBeside ? Infinity : game.deal.size, game.deal);
    // Few numbers in the field of the target are a slip.
    if (numbers.length < (target !== null ? 2 : isTarget ? LEAST_WITHOUT_TARGET : Infinity)) return false;
    // A longer text stays as it is, so that the element tells what is not read of it.
    const board =
      leftOut === '' ? { numbers: numbers.join(' '), target: target ?? '' } : { numbers: text, target: '' };
    write('numbers', board.numbers);
    write('target', board.target);
    input.value = board[field]; // Lit does not, if that was the text before the paste
    return true;
  };
  const renderField = (field: keyof ViewFields, label: string, placeholder: string) => html`
    <label
      >${label}
      <input
        part="input"
        placeholder=${placeholder}
        aria-invalid=${code === `invalid-${field}`}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${fields[field]}
        @paste=${(event: ClipboardEvent) => {
          // The field itself would join the lines.
          const text = event.clipboardData?.getData('text') ?? '';
          if (writeBoard(field, event.target as HTMLInputElement, text)) event.preventDefault();
        }}
        @input=${(event: InputEvent) => {
          const input = event.target as HTMLInputElement;
          if (event.inputType !== 'insertFromPaste' || !writeBoard(field, input)) write(field, input.value);
        }}
        @change=${(event: Event) => writeBoard(field, event.target as HTMLInputElement)}
    /></label>
  `;
  return html`<div class="fields" part="fields">
    ${renderField('numbers', words.numbers, game.example.numbers.join(' '))}
    ${renderField('target', words.target, String(game.example.target))}
  </div>`;
}

/** Renders the words that were not read as numbers, and a button for another game that fits the board. */
function renderNotes(
  words: RoundWords,
  fields: ViewFields,
  { game, input }: ShownSolution,
  write: Write,
): TemplateResult | typeof nothing {
  if (input === null) return nothing;
  const { numbers, target } = input;
  const { leftOut } = splitBoard(fields.numbers, game.deal.size, game.deal);
  const isFixed = typeof game.target === 'number';
  const meant = isFixed ? null : suggestGame(numbers, target === '' ? undefined : target);
  const choose = () => {
    write('numbers', meant!.numbers.join(' '));
    write('target', '');
    write('game', meant!.game.id);
  };
  const titles = GAME_TITLES[pickLanguage([words.language])];
  const title = meant && (titles[meant.game.id as GameId] ?? meant.game.title);
  return html`
    ${leftOut === '' ? nothing : html`<p class="note" part="note">${words.notRead(leftOut)}</p>`}
    ${title === null ? nothing : html`<p><button @click=${choose}>${words.solveAs(title)}</button></p>`}
  `;
}

function renderOutcome(
  words: RoundWords,
  { input, result, problem, isBusy, revealed }: ShownSolution,
  isGame: boolean,
): TemplateResult {
  if (problem !== null) return html`<p class="problem" part="problem">${describeError(words, problem)}</p>`;
  if (result !== null) return renderAnswer(words, result, revealed);
  const note = isBusy ? '…' : describeMissing(words, input?.numbers.length === 0, isGame);
  return html`<p class="note" part="note">${note}</p>`;
}
