// Answers one puzzle of a batch: reads its properties, asks the solver, and returns the result or the error
// as its outcome.
import { parseTimeout, runWithin } from '../../core/deadline.js';
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { createSolverSync } from '../../solver/create-solver.js';
import { moreOperators } from '../../operators/embedded-operators.js';
import { rate } from '../rate/rate-puzzle.js';
import { findTargetRange } from '../../core/puzzle/game-record.js';
import { defaultGame, parseGame } from '../../core/puzzle/games.js';
import type { VerifyPuzzle } from '../../verify/verify-types.js';
import { verify } from '../../verify/verify-answer.js';
import { toRefusal, type PuzzleOutcome } from './puzzle-outcome.js';
import { findGame, readPuzzle } from './read-puzzle.js';
import { readRow, refuseMissingAnswer } from './read-row.js';
import type { BatchOp, BatchOptions, BatchPuzzle } from './batch-types.js';

/** Options of a batch that a thread needs. */
export interface BatchQuestion extends Pick<
  BatchOptions,
  'game' | 'rules' | 'aces' | 'distinct' | 'limit' | 'timeout'
> {
  readonly op: BatchOp;
}

/** Properties of a puzzle that a batch reads. */
export const FIELDS: readonly (keyof BatchPuzzle)[] = [
  'numbers',
  'nums',
  'target',
  'rules',
  'game',
  'values',
  'use',
  'operators',
  'limits',
  'aces',
  'nearest',
  'tidy',
  'from',
  'to',
  'answer',
  'leastDistance',
  'solvable',
  'timeout',
];

/** Maximum number of solutions to list if no limit is given: about 20 MB of text. */
const MOST_SOLUTIONS = 100_000;
/** Maximum number of targets of `reach`: 16 MB of text. */
const MOST_TARGETS = 2 ** 24;

/** Makes a function that answers puzzles on a solver of its own. Errors of the package become outcomes. */
export function createAnswer(question: BatchQuestion): (puzzle: BatchPuzzle) => PuzzleOutcome {
  const ask = createAsk(question);
  return (puzzle) => {
    try {
      return { result: ask(puzzle) };
    } catch (error) {
      return { error: toRefusal(error) };
    }
  };
}

function createAsk(question: BatchQuestion): (line: BatchPuzzle) => unknown {
  const { op, distinct, limit } = question;
  const game = question.game === undefined ? null : parseGame(question.game);
  const solver = createSolverSync({ extensions: [moreOperators] });
  const find = (line: BatchPuzzle) => findGame(line) ?? game ?? defaultGame;
  const read = (line: BatchPuzzle) => readPuzzle(line, find(line), question);
  switch (op) {
    case 'solve':
      return (line) => {
        // A copy by `...` costs 2 µs, here and where its properties are checked.
        const { numbers, target, rules, aces, timeout } = read(line);
        const { nearest, tidy } = { nearest: line.nearest ?? undefined, tidy: line.tidy ?? undefined };
        return solver.solve({ numbers, target, rules, aces, timeout, nearest, tidy });
      };
    case 'count':
      return (line) => solver.count(read(line), { distinct, limit });
    case 'solutions':
      return (line) => {
        const { timeout, ...puzzle } = read(line);
        const list = () => [...solver.solutions(puzzle, { distinct, limit: limit ?? MOST_SOLUTIONS + 1 })];
        const solutions = runWithin(parseTimeout(timeout), list);
        if (limit !== undefined || solutions.length <= MOST_SOLUTIONS) return solutions;
        const message = `solutions: expected at most ${MOST_SOLUTIONS} if no limit is given, got more`;
        throw new NumbersGameError('limit-exceeded', message);
      };
    case 'reach':
      return (line) => {
        const { numbers, rules, aces, timeout } = read(line);
        const targets = findTargetRange(find(line));
        const { from, to } = { from: line.from ?? targets.from, to: line.to ?? targets.to };
        if (Number.isSafeInteger(from) && Number.isSafeInteger(to) && to - from >= MOST_TARGETS) {
          throw unexpected('limit-exceeded', 'to', `at most ${MOST_TARGETS} targets from ${from}`, to);
        }
        return solver.reach({ numbers, rules, aces, timeout, from, to });
      };
    case 'verify':
      return (line) => {
        const row = readRow(line);
        const { leastDistance, solvable } = row;
        const proof = { leastDistance: leastDistance ?? undefined, solvable: solvable ?? undefined };
        const puzzle: VerifyPuzzle = { ...read(row), ...proof };
        return verify(row.answer ?? refuseMissingAnswer(line), puzzle);
      };
    case 'rate':
      return (line) => rate(read(line), { solver });
  }
}
