// The file of a thread of `batch` and `batchLines` (numbers-game/batch): some puzzles at a time, on one
// solver. Text is read and written here, so that the main thread is not a bottleneck.
import { deserialize } from 'node:v8';
import { workerData } from 'node:worker_threads';
import { createAnswer, type BatchQuestion } from './answer-puzzle.js';
import { toRefusal, type PuzzleOutcome, type PuzzleRefusal } from './puzzle-outcome.js';
import type { Table } from '../reading/files/csv-rows.js';
import { openRecords } from '../reading/files.js';
import type { Fields } from '../reading/row-fields.js';
import { formatLine } from './format-line.js';
import type { BatchBlock, BatchPuzzle } from './batch-types.js';
import { watchWork } from '../core/deadline.js';
import { serveJobs } from '../parallel/node-threads.js';

/** An array of puzzles, written by `serialize` of node:v8. */
export interface ObjectsJob {
  readonly kind: 'objects';
  readonly puzzles: Uint8Array;
  /** Number of puzzles at the beginning that were answered before. */
  readonly skip: number;
}

/** Lines of JSON, or rows of CSV. */
export interface TextJob {
  readonly kind: 'text';
  /** The table of CSV; null for JSON. */
  readonly table: Table | null;
  /** Text of each record; null for a record that is too long. */
  readonly records: readonly (string | null)[];
  /** Line number at which each record begins. */
  readonly lines: readonly number[];
  /** Number of records at the beginning that were answered before. */
  readonly skip: number;
  /** Error that every record gets instead of being solved. */
  readonly refusal?: PuzzleRefusal;
}

/** Outcomes of the puzzles of a job that were finished since the last message. */
export interface ObjectsReply {
  readonly outcomes: readonly PuzzleOutcome[];
  /** Milliseconds since the job began. */
  readonly elapsedMs: number;
}

/** Output lines of the records of a job that were finished since the last message. */
export interface TextReply extends BatchBlock {
  readonly elapsedMs: number;
}

/**
 * Milliseconds between two messages with finished records while a hard puzzle is at work. A usual job ends
 * sooner (run-batch-jobs.ts); a message at each check of the deadline would make it a tenth slower.
 */
const PART_MS = 25;

const answer = createAnswer(workerData as BatchQuestion);

serveJobs((job: ObjectsJob | TextJob, sendPart): ObjectsReply | TextReply => {
  const answers = job.kind === 'text' ? new TextAnswers(job) : new ObjectAnswers(job);
  const begin = performance.now();
  let sent = begin;
  const take = () => ({ ...answers.take(), elapsedMs: performance.now() - begin });
  watchWork(() => {
    if (!answers.isWaiting || performance.now() - sent < PART_MS) return;
    sendPart(take());
    sent = performance.now();
  });
  try {
    answers.run();
    return take();
  } finally {
    watchWork(null);
  }
});

/** Answers the puzzles of a job one after the other. */
class ObjectAnswers {
  private outcomes: PuzzleOutcome[] = [];

  constructor(private readonly job: ObjectsJob) {}

  run(): void {
    const puzzles = deserialize(this.job.puzzles) as BatchPuzzle[];
    for (let i = this.job.skip; i < puzzles.length; i++) {
      // The outcomes before it may be taken meanwhile.
      const outcome = answer(puzzles[i]);
      this.outcomes.push(outcome);
    }
  }

  /** Whether finished outcomes have not been taken yet. */
  get isWaiting(): boolean {
    return this.outcomes.length > 0;
  }

  take(): Omit<ObjectsReply, 'elapsedMs'> {
    const { outcomes } = this;
    this.outcomes = [];
    return { outcomes };
  }
}

/** Answers the records of a text job one after the other. */
class TextAnswers {
  private lines: string[] = [];
  private failed = 0;

  constructor(private readonly job: TextJob) {}

  run(): void {
    const { table, records, lines, skip, refusal } = this.job;
    const read = openRecords(records, table);
    for (let index = skip; index < records.length; index++) {
      let input: Fields = {};
      let outcome: PuzzleOutcome;
      try {
        input = read(index);
        outcome = refusal === undefined ? answer(input) : { error: refusal };
      } catch (error) {
        outcome = { error: toRefusal(error) };
      }
      const isObject = table === null && Object.keys(input).length > 0;
      this.lines.push(formatLine(input, isObject ? records[index]!.trim() : null, outcome, lines[index]));
      if ('error' in outcome) this.failed++;
    }
  }

  /** Whether finished lines have not been taken yet. */
  get isWaiting(): boolean {
    return this.lines.length > 0;
  }

  take(): BatchBlock {
    const [lines, failed] = [this.lines, this.failed];
    [this.lines, this.failed] = [[], 0];
    return { text: lines.join(''), records: lines.length, failed };
  }
}
