// Checks the arguments of `batch` and `batchLines`.
import { availableParallelism } from 'node:os';
import { parseDistinct } from '../core/puzzle/distinct.js';
import { unexpected } from '../core/errors.js';
import { checkProperties, parseChoice, parseInteger } from '../core/options.js';
import { checkSignal, parseWorkers } from '../parallel/parse-job-options.js';
import { checkSquare } from '../expression/operators/square.js';
import { parseGameRecord } from '../core/puzzle/game-record.js';
import { parsePuzzle } from '../core/puzzle/parse-puzzle.js';
import { refuseDefined } from '../core/puzzle/parse-rules.js';
import { checkColumns } from '../reading/row-fields.js';
import type { BatchQuestion } from './answer-puzzle.js';
import { OPS, type BatchOptions } from './batch-types.js';

export const OPTIONS = [
  ...['op', 'game', 'rules', 'aces', 'columns', 'distinct', 'limit', 'timeout', 'workers', 'signal'],
];

export interface ParsedBatchOptions {
  readonly question: BatchQuestion;
  readonly workers: number;
  readonly signal: BatchOptions['signal'];
}

/**
 * Checks the options of `batch` and `batchLines`.
 *
 * @param known the names of the options
 * @throws NumbersGameError `invalid-option`
 */
export function parseOptions(options: BatchOptions, known: readonly string[]): ParsedBatchOptions {
  checkProperties(options, known, 'options');
  const { op, game, rules, aces, columns, distinct, limit, timeout, workers, signal } = options;
  checkSignal(signal);
  checkColumns(columns);
  // Refuses invalid rules, aces and timeouts.
  const { rules: parsed } = parsePuzzle({ numbers: [1], target: 1, rules, aces, timeout });
  refuseDefined(parsed, 'batch');
  checkSquare(parsed);
  return {
    question: {
      op: parseChoice(op, OPS, 'solve', 'op'),
      game: parseGameRecord({ game }),
      // Copies: a thread may be made after the caller has changed them.
      rules: rules && { ...rules },
      aces,
      columns: columns && { ...columns },
      distinct: parseDistinct(distinct),
      limit: parseInteger(limit, undefined, 'limit', 0, Number.MAX_SAFE_INTEGER),
      timeout,
    },
    workers: parseWorkers(workers, availableParallelism()),
    signal,
  };
}

export function checkIterable(source: unknown, name: string): void {
  if (typeof source === 'object' && source !== null) {
    if (Symbol.asyncIterator in source || Symbol.iterator in source) return;
  }
  throw unexpected('invalid-option', name, 'an iterable or async iterable', source);
}
