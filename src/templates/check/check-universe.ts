// Checks a universe that a caller passes, because it may come from a file or be written by hand: a board that
// no template solves would keep `greedy` from ending.
import { unexpected } from '../../core/errors.js';
import { checkObject } from '../../core/options.js';
import { parseScope } from '../parse-scope.js';
import type { UniverseQuery } from '../templates-types.js';

/** Maximum number of boards, far more than `universe` takes. */
const MAX_BOARDS = 10_000_000;

/** The boards of universes that were checked, by their lists of which templates solve them. */
const checked = new WeakMap<object, unknown>();

/**
 * Checks the boards of a universe and which templates solve them.
 *
 * @throws NumbersGameError `invalid-option`
 */
export function checkUniverse(universe: unknown): void {
  checkObject(universe, 'universe');
  const { boards, solves } = universe as { boards?: unknown; solves?: unknown };
  if (boards !== undefined && checked.get(solves as object) === boards) return;
  if (!Array.isArray(boards) || boards.length > MAX_BOARDS)
    throw unexpected('invalid-option', 'universe.boards', `an array of at most ${MAX_BOARDS} boards`, boards);
  const isSolved = checkSolves(solves, boards.length);
  const open = isSolved.indexOf(0);
  if (open >= 0) {
    const expected = 'a board that a template solves';
    throw unexpected('invalid-option', `universe.boards[${open}]`, expected, boards[open]);
  }
  checked.set(solves as object, boards);
}

/** Checks only which templates solve which boards. @throws NumbersGameError `invalid-option` */
export function checkSolved(universe: unknown): void {
  checkObject(universe, 'universe');
  const { solves } = universe as { solves?: unknown };
  if (!checked.has(solves as object)) checkSolves(solves, MAX_BOARDS);
}

/** Checks the texts and the scope of a universe. @throws NumbersGameError `invalid-option` */
export function checkNames(universe: object): void {
  const { templates, solves, scope } = universe as Record<string, unknown>;
  const count = (solves as unknown[]).length;
  if (!Array.isArray(templates) || templates.length !== count)
    throw unexpected('invalid-option', 'universe.templates', `an array of ${count} templates`, templates);
  checkObject(scope, 'universe.scope');
  parseScope(scope as UniverseQuery);
}

/** Checks lists of board indices. Returns a flag for each board: whether it is in one of the lists. */
function checkSolves(solves: unknown, boards: number): Uint8Array {
  const isSolved = new Uint8Array(boards);
  if (!Array.isArray(solves)) throw unexpected('invalid-option', 'universe.solves', 'an array', solves);
  let template = 0;
  for (const solved of solves as unknown[]) {
    const name = `universe.solves[${template++}]`;
    if (!Array.isArray(solved)) throw unexpected('invalid-option', name, 'an array of board indices', solved);
    let last = -1;
    for (const board of solved as unknown[]) {
      if (!Number.isInteger(board) || (board as number) <= last || (board as number) >= boards)
        throw unexpected('invalid-option', name, 'indices of boards in ascending order', board);
      isSolved[(last = board as number)] = 1;
    }
  }
  return isSolved;
}
