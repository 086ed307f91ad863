// Finds the fewest templates that solve every board, with a certificate.
//
// Classes of templates and boards make a set cover (reduce-cover.ts). Its reductions and a linear program
// (relax-cover.ts) give a lower bound with weights as proof; local search gives a cover. If the two bounds
// differ, a tree of cases (prove-cover.ts) raises the lower bound one by one, or finds a smaller cover on its
// way, until they meet or the limit of cases is reached. In the latter case the certificate states both
// bounds.
//
// Four cards take milliseconds. For five cards from 1 to 10 the bounds stay apart: at least 100, at most 114,
// in half a minute.
import { checkNames, checkUniverse } from '../check/check-universe.js';
import { checkFunction, checkProperties, parseInteger } from '../../core/options.js';
import { hashText } from '../../core/hash-text.js';
import { classes } from '../template-classes.js';
import { reduceCover, type Cover } from './reduce-cover.js';
import { searchCover } from './local-search.js';
import { boundByWeights, extractCore, proveAtLeast, type CoverProof } from './prove-cover.js';
import type { Certificate, Minimum, TemplatesProgress, Proof, Universe } from '../templates-types.js';

export interface MinimumOptions {
  /** Maximum steps of local search. Default: 500 for each board and class that the reductions leave. */
  readonly steps?: number | undefined;
  /** Maximum number of cases in a tree. Default: up to 1,000, fewer if each takes long. */
  readonly cases?: number | undefined;
  /**
   * Called with the proved lower bound (`done`) and the number of templates found (`total`) when one of them
   * improves.
   */
  readonly onProgress?: ((progress: TemplatesProgress) => void) | undefined;
}

const STEPS_FOR_EACH = 500;
const MAX_CASES = 1000;
/** Maximum number of pairs of board and class in all cases together. */
const PAIRS_OF_CASES = 1e6;

/**
 * Finds the fewest templates that solve every board, and proves it. `certificate.atLeast` is less than the
 * number of templates if a limit ends the search early.
 *
 * @throws NumbersGameError `invalid-option`
 * @example
 * minimum(universe({ cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], size: 4 })).templates.length; // 93
 *
 * @experimental
 */
export function minimum(universe: Universe, options: MinimumOptions = {}): Minimum {
  checkUniverse(universe);
  checkNames(universe);
  checkProperties(options, ['steps', 'cases', 'onProgress'], 'options');
  checkFunction(options.onProgress, 'onProgress');
  const members = classes(universe);
  const cover: Cover = {
    rows: universe.boards.length,
    columns: members.map(([first]) => universe.solves[first]),
  };
  const { columns, atLeast, proof } = solveCover(cover, options);
  const templates = columns.map((column) => members[column][0]).sort((a, b) => a - b);
  const textOf = (column: number) => universe.templates[members[column][0]];
  const certificate: Omit<Certificate, 'digest'> = {
    format: 'numbers-game/templates',
    version: 1,
    ...universe.scope,
    atLeast,
    templates: templates.map((index) => universe.templates[index]),
    proof: nameProof(proof, universe.boards, textOf),
  };
  return { templates, certificate: { ...certificate, digest: hashText(JSON.stringify(certificate)) } };
}

function solveCover(cover: Cover, options: MinimumOptions) {
  const all = (count: number) => new Uint8Array(count).fill(1);
  const core = reduceCover(cover, all(cover.rows), all(cover.columns.length));
  const inner = extractCore(cover, core);
  const pairs = inner.columns.reduce((sum, rows) => sum + rows.length, 0);
  const steps = parseInteger(options.steps, STEPS_FOR_EACH * (inner.rows + inner.columns.length), 'steps', 0);
  const usual = Math.min(MAX_CASES, Math.ceil(PAIRS_OF_CASES / Math.max(1, pairs)));
  const cases = parseInteger(options.cases, usual, 'cases', 0);

  const outer = core.forced.map(({ column }) => column);
  const join = (found: readonly number[]) => [...outer, ...found.map((column) => core.columns[column])];
  const tell = () => options.onProgress?.({ done: atLeast, total: columns.length });
  let columns = join(searchCover(inner, 0, 0));
  let { atLeast, proof } = boundByWeights(inner, core, columns.length);
  tell();
  if (atLeast < columns.length) {
    columns = join(searchCover(inner, atLeast - outer.length, steps));
    tell();
  }
  while (atLeast < columns.length) {
    const attempt = proveAtLeast(cover, atLeast + 1, cases);
    if (attempt === null) break;
    if ('columns' in attempt) columns = [...attempt.columns];
    else [atLeast, proof] = [atLeast + 1, attempt.proof];
    tell();
  }
  return { columns, atLeast, proof };
}

/** Translates a proof from rows and columns to boards and templates. */
function nameProof(proof: CoverProof, boards: Universe['boards'], textOf: (column: number) => string): Proof {
  if ('column' in proof) {
    const [chosen, excluded] = [proof.chosen, proof.excluded].map((part) => nameProof(part, boards, textOf));
    return { template: textOf(proof.column), chosen, excluded };
  }
  const { most, weights } = proof;
  return { most, weights: weights.map(([row, weight]) => [boards[row], weight]) };
}
