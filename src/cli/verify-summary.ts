// Counts verdicts on many answers: how many have each reason, and what share is right, with an interval.
//
// The interval is that of Wilson (Probable inference, the law of succession, and statistical inference, 1927)
// with a confidence of 95 %: unlike the normal approximation it stays within 0 and 1, also for none or all.
import type { ReadMode, Reason, Verdict } from '../verify/verify-types.js';
import type { ErrorCode } from '../core/errors.js';

/** Verdicts on one answer, by the way in which it was found. */
export type Verdicts = Readonly<Record<ReadMode, Verdict>>;

/** The 97.5 % quantile of the normal distribution. */
const QUANTILE = 1.959963984540054;

/** Share of right answers. */
export interface Rate {
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

export class Summary {
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
      rates: {
        strict: toRate(right.strict, answers),
        extract: toRate(right.extract, answers),
        tolerant: toRate(right.tolerant, answers),
      },
      ...(this.isScored && { score: this.points / answers }),
      version,
    };
  }
}

/** Share of right answers with its interval; null without answers. */
function toRate(right: number, answers: number): Rate {
  if (answers === 0) return { right, rate: null, interval: null };
  const rate = right / answers;
  const square = QUANTILE ** 2 / answers;
  const center = (rate + square / 2) / (1 + square);
  const half = Math.sqrt((rate * (1 - rate) + square / 4) * square) / (1 + square);
  return { right, rate, interval: [Math.max(0, center - half), Math.min(1, center + half)] };
}
