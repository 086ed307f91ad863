// `numbers-game verify --lines`: verifies the answers of files or of a pipe, and writes a line for each or a
// summary.
import { once } from 'node:events';
import type { ErrorCode } from '../core/errors.js';
import { formatLine } from '../batch/format-line.js';
import { toRefusal, type PuzzleOutcome } from '../batch/puzzle-outcome.js';
import { openRecords, readFile, readRecords, STDIN } from '../reading/files.js';
import { nameFields, type Fields, type FindField } from '../reading/row-fields.js';
import { readAnsweredRow } from '../reading/rows.js';
import { parseDataset } from '../verify/datasets.js';
import { READ_MODES, type ReadMode, type Reason, type Verdict } from '../verify/verify-types.js';
import { targetOf } from './parse-arguments.js';
import { checkReadable } from './check-file.js';
import { EXIT_LINES_FAILED } from './exit-codes.js';
import { version } from './package-version.js';
import { toJson } from '../core/escape-controls.js';
import { ask, judge, type VerifyCommandOptions } from './verify-question.js';

/** Verdicts on one answer, by the way in which it was found. */
type Verdicts = Readonly<Record<ReadMode, Verdict>>;

/** The 97.5 % quantile of the normal distribution. */
const QUANTILE = 1.959963984540054;

/** Share of right answers. */
interface Rate {
  readonly right: number;
  readonly rate: number | null;
  /** Bounds of the 95 % interval. */
  readonly interval: readonly [number, number] | null;
}

export interface VerdictSummary {
  readonly answers: number;
  /** Number of lines that were refused; they are not answers. */
  readonly errors: Readonly<Record<string, number>>;
  /** The mode of `reasons`. */
  readonly read: ReadMode;
  readonly reasons: Readonly<Partial<Record<Reason, number>>>;
  readonly rates: Readonly<Record<ReadMode, Rate>>;
  /** Mean of the scores; absent without them. */
  readonly score?: number;
  readonly version: string;
}

/** Counts verdicts on many answers: how many have each reason, and which share is right, with an interval. */
class Summary {
  private answers = 0;
  private points = 0;
  private isScored = false;
  private readonly right: Record<ReadMode, number> = { strict: 0, extract: 0, tolerant: 0 };
  private readonly reasons = new Map<Reason, number>();
  private readonly errors = new Map<ErrorCode, number>();

  /** @param read the mode whose reasons are counted */
  constructor(private readonly read: ReadMode) {}

  /** Whether a line was refused. */
  get hasErrors(): boolean {
    return this.errors.size > 0;
  }

  add(verdicts: Verdicts, score: number | null): void {
    this.answers++;
    const { reason } = verdicts[this.read];
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
    for (const [read, { ok }] of Object.entries(verdicts)) if (ok) this.right[read as ReadMode]++;
    this.isScored ||= score !== null;
    this.points += score ?? 0;
  }

  addError(code: ErrorCode): void {
    this.errors.set(code, (this.errors.get(code) ?? 0) + 1);
  }

  write(version: string): VerdictSummary {
    const { answers, right, read } = this;
    return {
      answers,
      errors: Object.fromEntries(this.errors),
      read,
      reasons: Object.fromEntries([...this.reasons].sort(([, a], [, b]) => b - a)),
      rates: Object.fromEntries(
        READ_MODES.map((read) => [read, toRate(right[read], answers)]),
      ) as VerdictSummary['rates'],
      ...(this.isScored && { score: this.points / answers }),
      version,
    };
  }
}

/**
 * Share of right answers with its interval; null without answers. The interval is that of Wilson (Probable
 * inference, the law of succession, and statistical inference, 1927) with a confidence of 95 %: unlike the
 * normal approximation it stays within 0 and 1, also for none or all.
 */
function toRate(right: number, answers: number): Rate {
  if (answers === 0) return { right, rate: null, interval: null };
  const rate = right / answers;
  const square = QUANTILE ** 2 / answers;
  const center = (rate + square / 2) / (1 + square);
  const half = Math.sqrt((rate * (1 - rate) + square / 4) * square) / (1 + square);
  return { right, rate, interval: [Math.max(0, center - half), Math.min(1, center + half)] };
}

/** Verifies the answers of files. */
export async function verifyLines(files: readonly string[], options: VerifyCommandOptions): Promise<void> {
  checkOptions(options);
  for (const file of files) if (file !== STDIN) checkReadable(file, '--lines');
  const rows = readRows(files, options);
  await (options.summary ? summarizeRows(rows, options) : verifyRows(rows, options));
}

/** A row of the input: reads its fields, or throws what is wrong with it. */
interface InputRow {
  readonly read: () => Fields;
  readonly find: FindField;
  /** Its text, if it is JSON. */
  readonly json: string | null;
  readonly line: number;
}

/** Yields the rows of each chunk of input, so that the writer may wait for their answers. */
async function* readRows(
  files: readonly string[],
  { columns }: VerifyCommandOptions,
): AsyncGenerator<readonly InputRow[]> {
  const find = nameFields(columns);
  for (const file of files) {
    const name = file === STDIN ? 'standard input' : file;
    for await (const { table, pieces } of readRecords(readFile(file), { name, find })) {
      const texts = pieces.map(({ text }) => text);
      const read = openRecords(texts, table);
      yield pieces.map(({ text, line }, index) => ({
        read: () => read(index),
        find,
        json: table === null ? (text?.trim() ?? null) : null,
        line,
      }));
    }
  }
}

async function verifyRows(
  chunks: AsyncIterable<readonly InputRow[]>,
  options: VerifyCommandOptions,
): Promise<void> {
  for await (const rows of chunks) {
    const output = rows.map((row) => answerRow(row, options)).join('');
    if (output !== '' && !process.stdout.write(output)) await once(process.stdout, 'drain');
  }
}

/** Judges all rows, and writes a summary. */
async function summarizeRows(
  chunks: AsyncIterable<readonly InputRow[]>,
  options: VerifyCommandOptions,
): Promise<void> {
  const summary = new Summary(options.read ?? parseDataset(options.dataset)?.read ?? 'tolerant');
  for await (const rows of chunks) for (const row of rows) addRow(summary, row, options);
  if (summary.hasErrors) process.exitCode = EXIT_LINES_FAILED;
  console.log(JSON.stringify({ summary: summary.write(version) }));
}

function addRow(summary: Summary, { read, find }: InputRow, options: VerifyCommandOptions): void {
  try {
    const question = ask(readAnsweredRow(read(), find), options);
    const { answers, options: how } = question;
    for (const answer of answers) {
      const judged = READ_MODES.map(
        (mode) => [mode, judge(answer, { ...question, options: { ...how, read: mode } }, options)] as const,
      );
      summary.add(Object.fromEntries(judged) as Verdicts, judge(answer, question, options).score ?? null);
    }
  } catch (error) {
    summary.addError(toRefusal(error).code);
  }
}

/** Refuses options that are invalid for every line. @throws NumbersGameError */
function checkOptions(options: VerifyCommandOptions): void {
  judge('', ask({ answer: '', numbers: [1], target: targetOf(options) ?? 1 }, options), options);
}

function answerRow({ read, find, json, line }: InputRow, options: VerifyCommandOptions): string {
  let input: Fields | null = null;
  let outcome: PuzzleOutcome;
  try {
    input = read();
    const question = ask(readAnsweredRow(input, find), options);
    const results = question.answers.map((answer) => judge(answer, question, options));
    outcome = { result: question.isList ? results : results[0] };
  } catch (error) {
    process.exitCode = EXIT_LINES_FAILED;
    outcome = { error: toRefusal(error) };
  }
  if (options.brief === true && 'result' in outcome) return `${toJson(outcome)}\n`;
  const isKept = input !== null && options.brief !== true;
  return formatLine(isKept ? input! : {}, isKept ? json : null, outcome, line);
}
