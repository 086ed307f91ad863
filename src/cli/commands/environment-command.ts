// `numbers-game environment`: boards that are played step by step, as JSON lines on a pipe, many at once.
import { once } from 'node:events';
import type { Command } from 'commander';
import { decodeText } from '../../reading/files/decode-text.js';
import { isBlank, LineSplitter, type Piece } from '../../reading/files/split-records.js';
import { openStdin, parseObject, tooLong } from '../../reading/files.js';
import { findField, type Fields } from '../../reading/row-fields.js';
import { findGame, readPuzzle, readTypedRow } from '../../reading/rows.js';
import { toRefusal } from '../../batch/puzzle-outcome.js';
import { createEnvironment } from '../../environment/create-environment.js';
import type { Environment } from '../../environment/environment-types.js';
import { invalidOption, unexpected } from '../../core/errors.js';
import { checkObject, checkProperties } from '../../core/options.js';
import type { Solver } from '../../core/api-types.js';
import { moreOperators } from '../../operators/embedded-operators.js';
import { createSolverSync } from '../../solver/create-solver.js';
import { addRulesOptions, basicIds, gameOf, rulesOf, type RulesOptions } from '../parse-arguments.js';
import { EXIT_LINES_FAILED } from '../exit-codes.js';
import { toJson } from '../../core/escape-controls.js';

const EXAMPLES = `
Each line of the input is an object with one of these, and with the id of a board, text or a number:
  {"id": 1, "reset": {"numbers": [1, 3, 7, 10, 25, 50], "target": 765}}
      begins a board, or begins it anew; "game", "values", "use", "operators" and "rules" are as in batch
  {"id": 1, "step": "25 - 10"}
      plays an operation on two values of the board; the result may follow, as in "25 - 10 = 15"
  {"id": 1, "close": true}
      forgets the board
Each line is answered at once, in the order of the input: its id, "numbers" that are left, "target", "solvable" and
"operations" (the fewest that are still needed, or null), "solved", "done"; after a step also "legal", "reason" and "reward".
A line that is refused is answered with its id and an "error".

Examples:
  $ numbers-game environment < lines.jsonl
  $ printf '%s\\n' '{"id":1,"reset":{"numbers":[3,3,8,8]}}' '{"id":1,"step":"8 / 3"}' | numbers-game environment --game 24

Exit code: 0, or 3 if some lines failed.`;

/** Fields of a board. Others are refused: if one were ignored, the answers would be about another board. */
const RESET_FIELDS = ['numbers', 'nums', 'target', 'rules', 'game', 'values', 'use', 'operators'];

export function define(command: Command): void {
  command.description(
    'Plays boards step by step, as JSON lines on standard input and output, many boards at once.',
  );
  addRulesOptions(command, basicIds)
    .addHelpText('after', EXAMPLES)
    .action((options: RulesOptions) => answerLines(new Boards(options)));
}

/** Answers the lines of each chunk of input immediately, so that the writer may wait for its answer. */
async function answerLines(boards: Boards): Promise<void> {
  const lines = new LineSplitter();
  const answer = async (pieces: readonly Piece[]) => {
    const output = pieces.map((piece) => boards.answer(piece)).join('');
    if (output !== '' && !process.stdout.write(output)) await once(process.stdout, 'drain');
  };
  for await (const text of decodeText(openStdin(), 'standard input')) await answer(lines.push(text));
  await answer(lines.end());
}

/** The boards in play, by their ids. */
class Boards {
  private readonly solver: Solver = createSolverSync({ extensions: [moreOperators] });
  private readonly environments = new Map<string | number, Environment>();

  /** @throws NumbersGameError `invalid-option` for rules that no board can have */
  constructor(private readonly options: RulesOptions) {
    createEnvironment({ solver: this.solver, rules: rulesOf(options) });
  }

  /** Returns the output for a line of input; empty for a blank line. */
  answer(piece: Piece): string {
    if (isBlank(piece)) return '';
    let input: Fields = {};
    let outcome: object;
    try {
      if (piece.text === null) throw tooLong();
      input = parseObject(piece.text);
      outcome = this.run(input);
    } catch (error) {
      process.exitCode = EXIT_LINES_FAILED;
      outcome = { error: { ...toRefusal(error), line: piece.line } };
    }
    return `${toJson({ id: input.id, ...outcome })}\n`;
  }

  private run({ id, reset, step, close }: Fields): object {
    if (typeof id !== 'string' && typeof id !== 'number')
      throw unexpected('invalid-option', 'id', 'text or a number', id);
    if ([reset, step, close].filter((each) => each !== undefined).length !== 1)
      throw invalidOption('line: expected one of reset, step and close');
    if (reset !== undefined) return this.reset(id, reset);
    const environment = this.environments.get(id);
    if (environment === undefined)
      throw unexpected('invalid-option', 'id', 'that of a board that was reset', id);
    if (close === undefined) {
      if (typeof step !== 'string') throw unexpected('invalid-option', 'step', 'text', step);
      return environment.step(step);
    }
    if (close !== true) throw unexpected('invalid-option', 'close', 'true', close);
    this.environments.delete(id);
    return { closed: true };
  }

  /** Begins a board. A board of this id is replaced only if the new one is not refused. */
  private reset(id: string | number, line: unknown): object {
    checkObject(line, 'reset');
    // A row of a table may have columns that are null.
    const given = Object.entries(line).filter(([, value]) => (value ?? null) !== null);
    const fields = given.map(([name, value]) => [findField(name) ?? name, value] as const);
    checkProperties(Object.fromEntries(fields), RESET_FIELDS, 'reset');
    const row = readTypedRow(line as Fields, findField);
    const chosen = findGame(row) ?? gameOf(this.options);
    const { numbers, target, rules } = readPuzzle(row, chosen, { rules: rulesOf(this.options) });
    const environment = createEnvironment({ solver: this.solver, rules });
    const position = environment.reset({ numbers, target });
    this.environments.set(id, environment);
    return position;
  }
}
