// A board that is played step by step, for learning by trial: each step is judged exactly, and each position
// tells whether the target can still be made and in how few operations.
import { invalidOption, unexpected } from '../core/errors.js';
import { checkProperties } from '../core/options.js';
import { parseRules } from '../core/puzzle/parse-rules.js';
import { parseGameRecord } from '../core/puzzle/game-record.js';
import { checkOperators, checkSolver, describeBoard, openBoard, playStep, type Board } from './board.js';
import { readStep } from './read-step.js';
import type { Environment, EnvironmentOptions, Move, Position } from './environment-types.js';

/** Reward if the options have none. */
const rewardSolved = ({ solved }: Pick<Move, 'solved'>): number => Number(solved);

/**
 * Makes an environment for one board at a time.
 *
 * @throws NumbersGameError `invalid-option`
 * @example
 * const environment = createEnvironment({ solver: await createSolver() });
 * environment.reset({ numbers: [1, 3, 7, 10, 25, 50], target: 765 }).operations; // 3
 * environment.step('25 - 10').solvable; // true
 *
 * @experimental
 */
export function createEnvironment(options: EnvironmentOptions): Environment {
  checkProperties(options, ['solver', 'game', 'rules', 'reward'], 'options');
  const { game, rules, reward = rewardSolved } = options;
  const solver = checkSolver(options.solver);
  if (typeof reward !== 'function') throw unexpected('invalid-option', 'reward', 'a function', reward);
  checkOperators(parseRules(parseGameRecord(options)?.rules ?? rules));
  let board: Board | null = null;
  let position: Position | null = null;
  return {
    reset(puzzle) {
      checkProperties(puzzle, ['numbers', 'target'], 'puzzle');
      const next = openBoard({ ...puzzle, game, rules });
      position = describeBoard(next, solver);
      board = next;
      return { ...position, numbers: [...position.numbers] };
    },
    step(action) {
      if (typeof action !== 'string') throw unexpected('invalid-option', 'action', 'text', action);
      if (board === null || position === null || position.done) {
        const got = board === null ? 'none' : 'one that is done';
        throw invalidOption(`step: expected a board in play, got ${got}`);
      }
      const step = readStep(action, board.values, board.puzzle.rules);
      const next = typeof step === 'string' ? step : playStep(board, step);
      const reason = typeof next === 'string' ? next : null;
      const after = typeof next === 'string' ? position : describeBoard(next, solver);
      const move = { ...after, numbers: [...after.numbers], legal: reason === null, reason };
      const earned = checkReward(reward(move));
      if (typeof next !== 'string') board = next;
      position = after;
      return { ...move, reward: earned };
    },
  };
}

/** Checks what the function `reward` returned. @throws NumbersGameError `invalid-option` */
function checkReward(earned: unknown): number {
  if (typeof earned === 'number') return earned;
  throw unexpected('invalid-option', 'reward', 'a function that returns a number', earned);
}
