// The question of `numbers-game verify`: the answers to judge, the puzzle, and the options to judge them
// with.
import type { Columns, Row } from '../reading/row-fields.js';
import { findGame, readPuzzle, refuseMissingAnswer } from '../reading/rows.js';
import { defaultGame, type Game } from '../core/puzzle/games.js';
import type { Puzzle, Rules } from '../core/api-types.js';
import type { Trace } from '../environment/environment-types.js';
import { parseDataset } from '../verify/datasets.js';
import { cannotCombine, verify, verifyAndScore } from '../verify/verify-answer.js';
import type { ScoreOptions, Verdict, VerifyOptions } from '../verify/verify-types.js';
import { gameOf, type GameOptions } from './parse-arguments.js';
import type { isSolvable, traceAnswer } from './trace-answer.js';

/** Properties that choose rules, which a data set has itself. */
const RULES = ['rules', 'game', 'values', 'use', 'operators', 'limits'] as const;

export interface VerifyCommandOptions
  extends GameOptions, Pick<ScoreOptions, 'read' | 'dataset' | 'shaping'> {
  readonly target?: string;
  /** Traces the steps of an answer; it is loaded with the option --steps alone. */
  readonly trace?: typeof traceAnswer | undefined;
  /** Proves or refutes that there is no solution; it is loaded with the option --prove alone. */
  readonly prove?: typeof isSolvable | undefined;
  readonly lines?: boolean;
  readonly columns?: Columns;
  readonly brief?: boolean;
  readonly summary?: boolean;
  readonly json?: boolean;
}

type LineResult = Verdict & { readonly score?: number } & Partial<Trace>;

/** The answers of a row, their puzzle and the options to judge them with. */
export interface Question {
  readonly answers: readonly string[];
  /** Whether the row has a list of answers, even if of one. */
  readonly isList: boolean;
  readonly puzzle: Puzzle;
  readonly options: VerifyOptions;
  /** The game that is named, if any. */
  readonly game?: Game | undefined;
}

/** Reads the question of a row. Options of the command replace missing fields of the row. */
export function ask(row: Row, options: VerifyCommandOptions): Question {
  const { values, use, operators, limits, aces, read } = options;
  const dataset = parseDataset(options.dataset);
  const proof = { leastDistance: row.leastDistance, solvable: row.solvable };
  const isList = row.responses !== undefined;
  const answers = () => row.responses ?? [row.answer ?? refuseMissingAnswer()];
  if (dataset !== null) {
    for (const name of RULES) {
      if (options[name as keyof GameOptions] !== undefined) throw cannotCombine(name);
      // Rows that `generate` writes have their rules, which may be those of the data set.
      const own = name === 'rules' ? dataset.rules : dataset.rules[name as keyof Rules];
      if ((row[name] ?? null) !== null && JSON.stringify(row[name]) !== JSON.stringify(own))
        throw cannotCombine(name);
    }
    const { target: fixed } = dataset.fields;
    const { numbers, target, aces } = readPuzzle(
      { numbers: row.numbers, target: row.target, aces: row.aces ?? options.aces },
      defaultGame,
      { target: options.target ?? (typeof fixed === 'number' ? fixed : undefined) },
    );
    return {
      answers: answers(),
      isList,
      puzzle: Object.assign({ numbers, target, aces }, proof),
      options: { read, dataset: dataset.id },
    };
  }
  // Objects of one shape: copies of rows, which have any shape, take longer than the verdict.
  const { rules, game, numbers, target, timeout } = row;
  const whole: Row = {
    numbers,
    target,
    rules,
    game,
    values: row.values ?? values,
    use: row.use ?? use,
    operators: row.operators ?? operators,
    limits: row.limits ?? limits,
    aces: row.aces ?? aces,
    timeout,
  };
  const named = findGame(row) ?? (options.game === undefined ? undefined : gameOf(options));
  const puzzle: Puzzle = readPuzzle(whole, named ?? defaultGame, { target: options.target });
  return { answers: answers(), isList, puzzle: Object.assign(puzzle, proof), options: { read }, game: named };
}

/** Judges an answer; scores it and traces its steps if the options say so. */
export function judge(answer: string, question: Question, options: VerifyCommandOptions): LineResult {
  const { puzzle, options: how, game } = question;
  const { shaping, trace, prove } = options;
  const verdict =
    shaping === undefined && how.dataset === undefined
      ? verify(answer, puzzle, how)
      : verifyAndScore(answer, puzzle, { ...how, shaping }, game);
  if (verdict.reason === 'unproved' && prove !== undefined) {
    const proved = { ...puzzle, solvable: prove(puzzle, how) };
    return judge(answer, { ...question, puzzle: proved }, { ...options, prove: undefined });
  }
  return trace === undefined ? verdict : { ...verdict, ...trace(answer, puzzle, how) };
}
