// The only reader of puzzles: what a user passes comes in; leaves, target and rules come out, checked,
// complete and sorted.
import { parseTimeout } from '../deadline.js';
import { checkProperties, parseBoolean } from '../options.js';
import { parseAces, parseNumbers, type Leaf } from './parse-numbers.js';
import { parseGameRecord, targetOf } from './game-record.js';
import { parseRules, type ParsedRules } from './parse-rules.js';
import { fillTarget, parseDistance, parseTarget } from './parse-target.js';
import type { Fraction } from '../fraction.js';
import type { Puzzle } from '../api-types.js';

/** A puzzle that was checked, with every default filled in. */
export interface ParsedPuzzle<Target = Fraction> {
  /** 1 to 10 leaves, sorted by their values, so that equal ones are neighbours. */
  readonly leaves: readonly Leaf[];
  /** In lowest terms; under natural rules a positive integer. */
  readonly target: Target;
  readonly rules: ParsedRules;
  /** Undefined for the default, which depends on the engine. */
  readonly nearest: boolean | undefined;
  readonly tidy: boolean;
  /** Milliseconds; undefined for no limit. */
  readonly timeout: number | undefined;
  /** Null if it is not known. */
  readonly leastDistance: Fraction | null;
}

const PUZZLE_PROPERTIES: readonly string[] = [
  'numbers',
  'target',
  'rules',
  'game',
  'nearest',
  'tidy',
  'aces',
  'timeout',
  'leastDistance',
];

/**
 * Checks a puzzle and fills in its defaults.
 *
 * @param readTarget makes of the target what the caller works with, and checks it
 * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option`; `too-large` for a target
 * of over 1000 digits.
 */
export function parsePuzzle(puzzle: Puzzle): ParsedPuzzle;
export function parsePuzzle<Target>(
  puzzle: Puzzle,
  readTarget: (target: unknown, rules: ParsedRules) => Target,
): ParsedPuzzle<Target>;
export function parsePuzzle(
  puzzle: Puzzle,
  readTarget: (target: unknown, rules: ParsedRules) => unknown = parseTarget,
): ParsedPuzzle<unknown> {
  checkProperties(puzzle, PUZZLE_PROPERTIES, 'puzzle');
  const game = parseGameRecord(puzzle);
  const rules = parseRules(game === undefined ? puzzle.rules : game.rules);
  const eitherAce = parseAces(puzzle.aces ?? game?.aces);
  const target = puzzle.target === undefined && game !== undefined ? targetOf(game) : puzzle.target;
  return {
    leaves: parseNumbers(puzzle.numbers, eitherAce),
    target: readTarget(fillTarget(target, rules), rules),
    rules,
    nearest: parseBoolean(puzzle.nearest, undefined, 'nearest'),
    tidy: parseBoolean(puzzle.tidy, false, 'tidy'),
    timeout: parseTimeout(puzzle.timeout),
    leastDistance: parseDistance(puzzle.leastDistance, 'leastDistance'),
  };
}
