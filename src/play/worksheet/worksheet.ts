// Worksheets: what is on them, and how puzzles are divided into versions of equal difficulty.
import { listSigns } from '../../expression/operators/all-rows.js';
import type { Card, Rules } from '../../core/api-types.js';
import type { Game, GameId } from '../../core/puzzle/games.js';
import { joinRanges } from './join-ranges.js';
import type { SheetWords } from './worksheet-words.js';

export interface SheetEntry {
  readonly numbers: readonly (number | Card)[];
  readonly target: number | string;
  /** All solutions, those with the fewest operations first. There is at least one. */
  readonly solutions: readonly { readonly expression: string; readonly operations: number }[];
  readonly difficulty?: number | null;
}

/** Texts above the puzzles of a sheet. */
export interface SheetHeading {
  readonly title: string;
  /** The boards and the rules, a few words each. */
  readonly facts: readonly string[];
  readonly words: SheetWords;
}

/** The sheets to write: the puzzles with the answers behind them, or either of them alone. */
export type SheetPart = 'whole' | 'puzzles' | 'answers';

/** Parts of the heading of a sheet. */
interface SheetSubject {
  readonly game: Game;
  readonly rules: Rules;
  readonly size: number;
  /** The cards of the deck, in any order. */
  readonly pool: readonly number[];
  /** The target of all puzzles, null if they differ. */
  readonly target: number | null;
  /** The level of all puzzles, such as 3, or their levels, such as 1-2; none for any. */
  readonly level?: string;
  /** A title of the teacher's own. */
  readonly title?: string;
}

/** The versions of a sheet have these letters. */
export const VERSIONS = 'ABCDEFGH';

export interface SheetVersion {
  /** Its letter, null if there is only one version. */
  readonly letter: string | null;
  readonly entries: readonly SheetEntry[];
}

export function describeSheet(words: SheetWords, subject: SheetSubject): SheetHeading {
  const { game, rules, size, pool, target, level, title } = subject;
  const facts = [
    ...(level === undefined ? [] : [words.level(level)]),
    words.boards(size, game.piece, joinRanges(pool)),
    ...(target === null ? [] : [words.target(String(target))]),
    listSigns(rules),
    words.values[rules.values],
    words.uses[rules.use],
  ];
  return {
    title: title ?? `${words.games[game.id as GameId] ?? game.title}: ${words.worksheet}`,
    facts,
    words,
  };
}

/**
 * Divides puzzles into versions: of puzzles that follow each other in difficulty each version gets one, and
 * the version that gets the easiest of them changes, so that no version is easier than another. One version
 * keeps the order of the puzzles.
 */
export function divideIntoVersions(entries: readonly SheetEntry[], count: number): SheetVersion[] {
  if (count === 1) return [{ letter: null, entries }];
  const sorted = [...entries].sort(compareDifficulty);
  const versions = Array.from({ length: count }, (): SheetEntry[] => []);
  for (let start = 0; start < sorted.length; start += count) {
    const turn = start / count;
    for (let place = 0; place < count; place++) versions[(place + turn) % count].push(sorted[start + place]);
  }
  return versions.map((entries, place) => ({ letter: VERSIONS[place], entries }));
}

/** By difficulty; without one, by the operations of the shortest solution and then by how few there are. */
function compareDifficulty(one: SheetEntry, other: SheetEntry): number {
  const rated = (one.difficulty ?? 0) - (other.difficulty ?? 0);
  if (rated !== 0) return rated;
  const operations = one.solutions[0].operations - other.solutions[0].operations;
  return operations || other.solutions.length - one.solutions.length;
}
