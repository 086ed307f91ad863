// The only reader of puzzles: it takes any value from a user, and returns leaves, target and rules, checked,
// complete and sorted.
import { parseTimeout } from '../deadline.js';
import { checkProperties, parseBoolean } from '../options.js';
import { parseAces, parseNumbers, type Leaf } from './parse-numbers.js';
import { parseGameRecord, targetOf } from './game-record.js';
import { parseRules, type ParsedRules } from './parse-rules.js';
import { fillTarget, parseDistance, parseTarget } from './parse-target.js';
import type { Fraction } from '../fraction.js';
import type { DefinedOperator, Operator, Puzzle } from '../api-types.js';

/** A puzzle that was checked, with every default filled in. */
export interface ParsedPuzzle<Target = Fraction> {
  /** Given numbers: 1 to 10 leaves, sorted by their values, so that equal ones are neighbours. */
  readonly leaves: readonly Leaf[];
  /** Target in lowest terms; under integer rules an integer, under natural rules a positive one. */
  readonly target: Target;
  readonly rules: ParsedRules;
  /** Whether to return the nearest value; undefined for the default, which depends on the engine. */
  readonly nearest: boolean | undefined;
  readonly tidy: boolean;
  /** Time limit in milliseconds; undefined for no limit. */
  readonly timeout: number | undefined;
  /** Least possible distance to the target; null if it is not known. */
  readonly leastDistance: Fraction | null;
}

/** A puzzle as a user gives it. */
export type GivenPuzzle = Puzzle<Operator | DefinedOperator>;

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
  'solvable',
];

/**
 * Checks a puzzle and fills in its defaults.
 *
 * @param readTarget checks the target, and converts it for the caller
 * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option`; `too-large` for a target
 * of over 1000 digits.
 */
export function parsePuzzle(puzzle: GivenPuzzle): ParsedPuzzle;
export function parsePuzzle<Target>(
  puzzle: GivenPuzzle,
  readTarget: (target: unknown, rules: ParsedRules) => Target,
): ParsedPuzzle<Target>;
export function parsePuzzle(
  puzzle: GivenPuzzle,
  readTarget: (target: unknown, rules: ParsedRules) => unknown = parseTarget,
): ParsedPuzzle<unknown> {
  checkProperties(puzzle, PUZZLE_PROPERTIES, 'puzzle');
  const game = parseGameRecord(puzzle);
  const rules = parseRules(game === undefined ? puzzle.rules : game.rules);
  const { aces = game?.aces } = puzzle;
  const target = puzzle.target === undefined && game !== undefined ? targetOf(game) : puzzle.target;
  return {
    leaves: parseNumbers(puzzle.numbers, parseAces(aces)),
    target: readTarget(fillTarget(target, rules), rules),
    rules,
    nearest: parseBoolean(puzzle.nearest, undefined, 'nearest'),
    tidy: parseBoolean(puzzle.tidy, false, 'tidy'),
    timeout: parseTimeout(puzzle.timeout),
    leastDistance: parseDistance(puzzle.leastDistance, 'leastDistance'),
  };
}
