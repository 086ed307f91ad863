// Answers one puzzle of a batch: reads its properties, asks the solver, and returns the result or the error
// as its outcome.
import { parseTimeout, runWithin } from '../core/deadline.js';
import { NumbersGameError, unexpected } from '../core/errors.js';
import { createSolverSync } from '../solver/create-solver.js';
import { moreOperators } from '../operators/embedded-operators.js';
import { rate } from '../generate/rate/rate-puzzle.js';
import { findTargetRange } from '../core/puzzle/game-record.js';
import { defaultGame } from '../core/puzzle/games.js';
import type { VerifyPuzzle } from '../core/api-types.js';
import { verify } from '../verify/verify-answer.js';
import { toRefusal, type PuzzleOutcome } from './puzzle-outcome.js';
import { nameFields, type Fields, type Row } from '../reading/row-fields.js';
import { findGame, readAnsweredRow, readPuzzle, readTypedRow, refuseMissingAnswer } from '../reading/rows.js';
import type { BatchOp, BatchOptions, BatchPuzzle } from './batch-types.js';

/** Options of a batch that a thread needs. */
export interface BatchQuestion extends Pick<
  BatchOptions,
  'game' | 'rules' | 'aces' | 'columns' | 'distinct' | 'limit' | 'timeout'
> {
  readonly op: BatchOp;
}

/** Maximum number of solutions to list if no limit is given: about 20 MB of text. */
const MOST_SOLUTIONS = 100_000;
/** Maximum number of targets of `reach`: 16 MB of text. */
const MOST_TARGETS = 2 ** 24;

/** Makes a function that answers puzzles on a solver of its own. Errors of the package become outcomes. */
export function createAnswer(question: BatchQuestion): (puzzle: BatchPuzzle) => PuzzleOutcome {
  const field = nameFields(question.columns);
  const read = question.op === 'verify' ? readAnsweredRow : readTypedRow;
  const ask = createAsk(question);
  return (puzzle) => {
    try {
      return { result: ask(read(puzzle as Fields, field)) };
    } catch (error) {
      return { error: toRefusal(error) };
    }
  };
}

function createAsk(question: BatchQuestion): (row: Row) => unknown {
  const { op, distinct, limit, game = defaultGame } = question;
  const solver = createSolverSync({ extensions: [moreOperators] });
  const find = (row: Row) => findGame(row) ?? game;
  const read = (row: Row) => readPuzzle(row, find(row), question);
  switch (op) {
    case 'solve':
      return (row) => {
        // A copy by `...` costs 2 µs, here and where its properties are checked.
        const { numbers, target, rules, aces, timeout } = read(row);
        const { nearest, tidy } = row;
        return solver.solve({ numbers, target, rules, aces, timeout, nearest, tidy });
      };
    case 'count':
      return (row) =>
        solver.count({ ...read(row), nearest: row.nearest, tidy: row.tidy }, { distinct, limit });
    case 'solutions':
      return (row) => {
        const { timeout, ...board } = read(row);
        const puzzle = { ...board, nearest: row.nearest, tidy: row.tidy };
        const list = () => [...solver.solutions(puzzle, { distinct, limit: limit ?? MOST_SOLUTIONS + 1 })];
        const solutions = runWithin(parseTimeout(timeout), list);
        if (limit !== undefined || solutions.length <= MOST_SOLUTIONS) return solutions;
        const message = `solutions: expected at most ${MOST_SOLUTIONS} if no limit is given, got more`;
        throw new NumbersGameError('limit-exceeded', message);
      };
    case 'reach':
      return (row) => {
        const { numbers, rules, aces, timeout } = read(row);
        const targets = findTargetRange(find(row));
        const { from = targets.from, to = targets.to } = row;
        if (Number.isSafeInteger(from) && Number.isSafeInteger(to) && to - from >= MOST_TARGETS)
          throw unexpected('limit-exceeded', 'to', `at most ${MOST_TARGETS} targets from ${from}`, to);
        return solver.reach({ numbers, rules, aces, timeout, from, to });
      };
    case 'verify':
      return (row) => {
        const { leastDistance, solvable, answer, responses } = row;
        const puzzle: VerifyPuzzle = { ...read(row), leastDistance, solvable };
        return (
          responses?.map((each) => verify(each, puzzle)) ?? verify(answer ?? refuseMissingAnswer(), puzzle)
        );
      };
    case 'rate':
      return (row) => rate(read(row), { solver });
  }
}
