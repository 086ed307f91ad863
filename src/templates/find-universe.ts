// Finds all templates and the boards that they solve: by evaluating every expression on every board, or, with
// operators beyond the four, by searching for the solutions of each board.
import { countBoards, choicesOf, enumerateBoards, isSearched, parseScope } from './parse-scope.js';
import { evaluateTemplates, type TemplateFinder } from './evaluate-templates.js';
import { searchTemplates } from './search-templates.js';
import type { Scope, Universe, UniverseQuery } from './templates-types.js';

const PROGRESS_STEP = 16;

/**
 * Finds all templates and the boards that they solve.
 *
 * @throws NumbersGameError `invalid-option`, `invalid-target` or `too-large`; with operators beyond the four
 * `undecided`, too.
 * @example
 * const { boards } = universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4, aces: 'one-or-eleven' });
 * console.log(boards.length); // 599
 *
 * @experimental
 */
export function universe(query: UniverseQuery): Universe {
  const scope = parseScope(query);
  return isSearched(scope)
    ? collect(scope, searchTemplates(scope), query)
    : collect(scope, evaluateTemplates(scope), query);
}

/** Collects the results of a method on all boards. */
function collect<Key>(
  scope: Scope,
  { solve, format }: TemplateFinder<Key>,
  { onProgress }: UniverseQuery,
): Universe {
  const total = countBoards(scope);
  const boards: number[][] = [];
  const solvedBy = new Map<Key, number[]>();
  let done = 0;
  for (const board of enumerateBoards(scope.cards, scope.size)) {
    const solving = new Set<Key>();
    for (const choice of choicesOf(board, scope.aces)) solve(choice, (key) => solving.add(key));
    for (const key of solving) {
      const solved = solvedBy.get(key);
      if (solved) solved.push(boards.length);
      else solvedBy.set(key, [boards.length]);
    }
    if (solving.size > 0) boards.push(board);
    if (++done % PROGRESS_STEP === 0) onProgress?.({ done, total });
  }
  onProgress?.({ done, total });
  const solves = new Map<string, number[]>();
  for (const [key, solved] of solvedBy) solves.set(format(key), solved);
  const templates = [...solves.keys()].sort();
  return { boards, templates, solves: templates.map((template) => solves.get(template)!), scope };
}
