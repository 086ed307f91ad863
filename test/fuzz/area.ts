// What an area of fuzzing is: how to draw a case, and how to check it. Cases are JSON, so that a failing one
// can be kept in test/corpus/ and replayed.
import fc from 'fast-check';

/** Counts of a checked case. */
export interface Checked {
  /** Answers that were compared with another method; 0 for a case that only must not fail. */
  readonly answers: number;
  /** Kind of rules of the case, with which the pairs of board and rules are counted. */
  readonly kind?: string;
  /** Board and rules of the case, as text. */
  readonly pair?: string;
  readonly numbers?: number;
}

/** Area of fuzzing. */
export interface Area<Case = unknown> {
  readonly name: string;
  /** What is compared with what. */
  readonly compares: string;
  readonly cases: fc.Arbitrary<Case>;
  /** Checks a case. Throws for a fault. */
  readonly check: (value: Case) => Checked | Promise<Checked>;
  /** Releases what the checks have opened. */
  readonly close?: () => void;
}

/** Makes an area, whose cases nobody else reads. */
export function defineArea<Case>(area: Area<Case>): Area {
  return area as unknown as Area;
}

/** Throws an error with the case in its message unless a condition holds. */
export function must(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Strings that readers of text meet seldom. */
export const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '__proto__',
    'null',
    '\u001b[2J',
    '٣',
    '💥',
    '\ufeff',
    '1e999',
    '-0',
    '../..',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
  fc.integer().map(String),
);

/** A change of a text: some of it is removed, repeated or replaced. */
export interface TextChange {
  readonly at: number;
  readonly length: number;
  readonly insert: string;
}

/** Draws changes of a text. */
export function textChanges(pieces: fc.Arbitrary<string>, maxLength = 3): fc.Arbitrary<TextChange[]> {
  return fc.array(fc.record({ at: fc.nat({ max: 10_000 }), length: fc.nat({ max: 8 }), insert: pieces }), {
    maxLength,
  });
}

/** Applies changes one after the other. Places wrap around. */
export function changeText(text: string, changes: readonly TextChange[]): string {
  return changes.reduce((changed, { at, length, insert }) => {
    const place = at % (changed.length + 1);
    return changed.slice(0, place) + insert + changed.slice(place + length);
  }, text);
}
