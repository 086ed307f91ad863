// The only reader of puzzles: it takes any value from a user, and returns leaves, target and rules, checked,
// complete and sorted.
import { parseTimeout } from '../deadline.js';
import { checkProperties, parseBoolean } from '../options.js';
import { leastNumber, MAX_NUMBERS, parseAces, parseNumbers, type Leaf } from './parse-numbers.js';
import { parseGameRecord, targetOf } from './game-record.js';
import { parseRules, type ParsedRules } from './parse-rules.js';
import { fillTarget, parseDistance, parseTarget } from './parse-target.js';
import type { Fraction } from '../fraction.js';
import type { Game, VerifyPuzzle } from '../api-types.js';

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

/** Rules and target that a caller has decided. */
export interface Fixed {
  readonly rules: ParsedRules;
  readonly target: unknown;
}

const PUZZLE_PROPERTIES: readonly string[] = [
  ...['numbers', 'target', 'rules', 'game', 'nearest', 'tidy', 'aces', 'timeout'],
  ...['leastDistance', 'solvable'],
];

/**
 * Checks the numbers and the rules of a puzzle or query.
 *
 * @param mostNumbers maximum number of given numbers
 * @param fixed rules instead of those of the query
 * @throws NumbersGameError `invalid-numbers`, `invalid-option`
 */
export function parseBoard(
  query: Pick<VerifyPuzzle, 'numbers' | 'rules' | 'game' | 'aces'>,
  mostNumbers?: number,
  fixed?: Fixed,
): Pick<ParsedPuzzle, 'leaves' | 'rules'> & { readonly game: Game | undefined } {
  const game = parseGameRecord(query);
  const rules = fixed?.rules ?? parseRules(game === undefined ? query.rules : game.rules);
  const { aces = game?.aces } = query;
  const leaves = parseNumbers(query.numbers, parseAces(aces), leastNumber(rules), mostNumbers);
  return { game, rules, leaves };
}

/**
 * Checks a puzzle and fills in its defaults. What only `verify` needs is checked for every caller.
 *
 * @param readTarget checks the target, and converts it for the caller
 * @param mostNumbers maximum number of given numbers
 * @param fixed rules and target instead of those of the puzzle
 * @throws NumbersGameError `invalid-numbers`, `invalid-target` or `invalid-option`; `too-large` for a target
 * of over 1000 digits.
 */
export function parsePuzzle(puzzle: VerifyPuzzle): ParsedPuzzle;
export function parsePuzzle<Target>(
  puzzle: VerifyPuzzle,
  readTarget: (target: unknown, rules: ParsedRules) => Target,
  mostNumbers?: number,
  fixed?: Fixed,
): ParsedPuzzle<Target>;
export function parsePuzzle(
  puzzle: VerifyPuzzle,
  readTarget: (target: unknown, rules: ParsedRules) => unknown = parseTarget,
  mostNumbers = MAX_NUMBERS,
  fixed?: Fixed,
): ParsedPuzzle<unknown> {
  // A puzzle of `generate` has more properties.
  if (!('generator' in Object(puzzle))) checkProperties(puzzle, PUZZLE_PROPERTIES, 'puzzle');
  const { game, rules, leaves } = parseBoard(puzzle, mostNumbers, fixed);
  const given = fixed === undefined ? puzzle.target : fixed.target;
  const target = given === undefined && game !== undefined ? targetOf(game) : given;
  return {
    leaves,
    target: readTarget(fillTarget(target, rules), rules),
    rules,
    nearest: parseBoolean(puzzle.nearest, undefined, 'nearest'),
    tidy: parseBoolean(puzzle.tidy, false, 'tidy'),
    timeout: parseTimeout(puzzle.timeout),
    leastDistance: parseDistance(puzzle.leastDistance, 'leastDistance'),
  };
}
