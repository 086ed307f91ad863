// The result of a run, as the address of a race has it: `12,183.4` are 12 points or boards in 183.4 seconds.
// It is a message between friends and protects nothing.

export interface RaceResult {
  readonly score: number;
  /** The time in tenths of a second. */
  readonly tenths: number;
}

/** Writes a result. */
export function formatRaceResult({ score, tenths }: RaceResult): string {
  return `${score},${tenths / 10}`;
}

/** Reads a result. Returns null for any other text. */
export function parseRaceResult(text: string): RaceResult | null {
  const read = /^(\d{1,4}),(\d{1,6}(?:\.\d)?)$/.exec(text);
  return read && { score: Number(read[1]), tenths: Math.round(Number(read[2]) * 10) };
}

/** Whether a result beats another one: by a higher score, or the same in less time. */
export function beats(one: RaceResult, other: RaceResult): boolean {
  return one.score > other.score || (one.score === other.score && one.tenths < other.tenths);
}
