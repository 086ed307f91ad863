// A line of a batch as a puzzle: the fields of the line, then the game that it names, then the options of the
// batch.
import {
  changeRules,
  findTarget,
  parseGame,
  splitLimits,
  splitOperators,
  type Game,
} from '../../core/puzzle/games.js';
import type { Puzzle } from '../../core/api-types.js';
import type { BatchOptions, BatchPuzzle } from './batch-types.js';

/** Options that apply to lines without these fields. */
type BatchDefaults = Pick<BatchOptions, 'rules' | 'aces' | 'timeout'>;

/** Finds the game that a line names; null if it names none. @throws NumbersGameError `invalid-option` */
export function findGame({ game }: BatchPuzzle): Game | null {
  return game === undefined || game === null ? null : parseGame(game);
}

/**
 * Converts a line to a puzzle. Missing values and values of the wrong type are refused by the function that
 * takes the puzzle.
 */
export function readPuzzle(line: BatchPuzzle, game: Game, options: BatchDefaults): Puzzle {
  const { numbers, nums, target, values, use, operators, limits, aces, timeout } = line;
  const named = findGame(line) === null ? (options.rules ?? game.rules) : game.rules;
  const change = {
    values,
    use,
    operators: typeof operators === 'string' ? splitOperators(operators) : operators,
    limits: typeof limits === 'string' ? splitLimits(limits) : limits,
  };
  const rules = line.rules ?? changeRules(named, change);
  return {
    numbers: readNumbers(numbers ?? nums),
    target: target ?? findTarget(game, rules),
    rules,
    aces: aces ?? options.aces ?? game.aces,
    timeout: timeout ?? options.timeout,
  };
}

function readNumbers(numbers: BatchPuzzle['numbers']): Puzzle['numbers'] {
  return (typeof numbers === 'string' ? splitNumbers(numbers) : (numbers ?? undefined)) as Puzzle['numbers'];
}

/** Splits text into numbers and cards, which are separated by blanks. Other words are refused later. */
export function splitNumbers(text: string): unknown[] {
  const words = text.trim();
  return words === ''
    ? []
    : words.split(/\s+/).map((word) => (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : word));
}
