// Generated puzzles as rows that trainers of language models load. All rows of a run have the same columns.
// As a table (parquet-rows.ts), rows of all games and options have the same ones; those without a value are
// null.
//
// `verl` has the columns of the Countdown data of TinyZero (Jiayi-Pan/TinyZero,
// examples/data_preprocess/countdown.py), which verl reads; `reward_model.ground_truth` also carries the
// rules. `chat` is a prompt of messages with the puzzle beside it, as conversational data sets of TRL are.
// The reference solution of `chat` is named `answer`, and not `completion` or `messages`: `verify --lines`
// takes these for what a model wrote.
import { formatLimits, type FormattedPuzzle } from '../puzzle-words.js';
import { fillTemplate, type PromptTemplate } from './prompt-templates.js';

export type TrainingRow = Readonly<Record<string, unknown>>;

/** Values that all rows of a run share. */
export interface RowContext {
  /** Id of the game; empty if no game has the rules and the target. */
  readonly game: string;
  readonly template: PromptTemplate;
}

export type ToRow = (puzzle: FormattedPuzzle, context: RowContext) => TrainingRow;

export const TRAINING_FORMATS: Readonly<Partial<Record<string, ToRow>>> = { verl: toVerl, chat: toChat };

function toVerl(puzzle: FormattedPuzzle, { game, template }: RowContext): TrainingRow {
  const { split = 'train', index } = puzzle;
  return {
    data_source: game === '' ? 'numbers-game' : `numbers-game/${game}`,
    prompt: fillTemplate(template, puzzle),
    ability: 'math',
    reward_model: { style: 'rule', ground_truth: groundTruthOf(puzzle) },
    extra_info: { split, index, answer: answerOf(puzzle), ...ratingOf(puzzle), ...originOf(puzzle) },
  };
}

function toChat(puzzle: FormattedPuzzle, { template }: RowContext): TrainingRow {
  const { split, index } = puzzle;
  return {
    prompt: fillTemplate(template, puzzle),
    ...groundTruthOf(puzzle),
    answer: answerOf(puzzle),
    ...ratingOf(puzzle),
    ...(split && { split }),
    index,
    ...originOf(puzzle),
  };
}

/** Everything that `verify` needs to judge an answer. */
function groundTruthOf(puzzle: FormattedPuzzle): TrainingRow {
  const { numbers, target, rules, solvable, leastDistance = null } = puzzle;
  const { values, use, operators, limits } = rules;
  return {
    numbers,
    target,
    values,
    use,
    ...(operators && { operators }),
    ...(limits && { limits: formatLimits(limits) }),
    solvable,
    // Text, because it may be a fraction: the rows of all games have the same types.
    leastDistance: leastDistance === null ? null : String(leastDistance),
  };
}

function answerOf({ expression }: FormattedPuzzle): string {
  return expression ?? 'impossible';
}

function ratingOf({ operations, solutions, difficulty, level }: FormattedPuzzle): TrainingRow {
  return {
    operations,
    ...(solutions !== undefined && { solutions }),
    ...(difficulty !== undefined && { difficulty, level }),
  };
}

function originOf({ generator, seed }: FormattedPuzzle): TrainingRow {
  return { generator, seed };
}
