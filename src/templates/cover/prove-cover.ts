// Proofs that a cover needs at least this many columns: integer weights on rows, or a tree of two cases each.
//
// A proof of `atLeast` is one of
//   - weights such that no allowed column collects more than `most`, and the total exceeds most x
//     (atLeast - 1): fewer columns collect less than the total, and so cannot cover all rows;
//   - a column and two proofs: that the rows which it does not cover need at least atLeast - 1 columns; and
//     that all rows need at least atLeast columns if those are excluded that cover no row beyond its own. If
//     a smaller cover had one of these, the rest of that cover would refute the first proof.
// Each case is reduced from the beginning (reduce-cover.ts), since columns that were dropped for an excluded
// one are needed again. A forced column's row gets the weight `most`; what a dropped column collects is at
// most what the column collects it was dropped for.
import { reduceCover, type Core, type Cover } from './reduce-cover.js';
import { relaxCover } from './relax-cover.js';

/** Weights by row, in pairs. */
interface RowWeights {
  readonly most: number;
  readonly weights: (readonly [row: number, weight: number])[];
}

interface ColumnBranch {
  readonly column: number;
  readonly chosen: CoverProof;
  readonly excluded: CoverProof;
}

export type CoverProof = RowWeights | ColumnBranch;

/** Proof, or cover with fewer columns, or null if neither was found within the limit. */
type ProofAttempt = { readonly proof: CoverProof } | { readonly columns: readonly number[] } | null;

/** Scales to try for integer weights: small ones give small integers, the last is precise. */
const SCALES = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 60, 120, 1000, 1e6];
const SLACK = 1e-6;
/** Perturbation that decides between columns if all shares are 0 or 1. */
const NUDGE = 1e-6;

/** Searches for a proof that at least this many columns are needed. @param limit maximum number of cases */
export function proveAtLeast(cover: Cover, atLeast: number, limit: number): ProofAttempt {
  const rowSets = cover.columns.map((rows) => new Set(rows));
  let cases = 0;

  function attempt(
    needed: number,
    chosen: readonly number[],
    open: Uint8Array,
    allowed: Uint8Array,
  ): ProofAttempt {
    if (++cases > limit) return null;
    if (needed <= 0) return { proof: { most: 1, weights: [] } };
    const hopeless = findUncoverableRow(cover, open, allowed);
    if (hopeless >= 0) return { proof: { most: 1, weights: [[hopeless, needed]] } };
    const core = reduceCover(cover, open, allowed);
    if (core.rows.length === 0 && core.forced.length < needed)
      return { columns: [...chosen, ...core.forced.map(({ column }) => column)] };
    const inner = extractCore(cover, core);
    const { weights, shares } = relaxCover(inner, needed - 1 - core.forced.length);
    const proof = weighRows(inner, weights, core, needed);
    if (proof !== null) return { proof };

    const column = core.columns[pickColumn(inner, shares)];
    const isOutside = (row: number) => open[row] === 1 && !rowSets[column].has(row);
    const others = open.map((_, row) => Number(isOutside(row)));
    const without = attempt(needed - 1, [...chosen, column], others, allowed);
    if (without === null || 'columns' in without) return without;
    const rest = allowed.map((is, other) => is && Number(cover.columns[other].some(isOutside)));
    const excluded = attempt(needed, chosen, open, rest);
    if (excluded === null || 'columns' in excluded) return excluded;
    return { proof: { column, chosen: without.proof, excluded: excluded.proof } };
  }
  const all = (count: number) => new Uint8Array(count).fill(1);
  return attempt(atLeast, [], all(cover.rows), all(cover.columns.length));
}

/** Returns the core as a cover of its own. */
export function extractCore(cover: Cover, { rows, columns }: Core): Cover {
  const places = new Map(rows.map((row, place) => [row, place]));
  return {
    rows: rows.length,
    columns: columns.map((column) =>
      cover.columns[column].flatMap((row) => {
        const place = places.get(row);
        return place === undefined ? [] : [place];
      }),
    ),
  };
}

/** Returns the most columns that weights prove to be needed, with the weights. `inner` is the core. */
export function boundByWeights(
  inner: Cover,
  core: Core,
  wanted: number,
): { atLeast: number; proof: CoverProof } {
  const { weights, lower } = relaxCover(inner, wanted - 1 - core.forced.length);
  let atLeast = Math.min(wanted, core.forced.length + Math.ceil(lower));
  let proof = weighRows(inner, weights, core, atLeast);
  // Rounding to integers may lose the last fraction of the bound.
  while (proof === null) proof = weighRows(inner, weights, core, --atLeast);
  return { atLeast, proof };
}

/** Returns integer weights in proportion to real ones whose total proves `needed` columns, or null. */
function weighRows(
  inner: Cover,
  weights: Float64Array,
  core: Pick<Core, 'forced' | 'rows'>,
  needed: number,
): RowWeights | null {
  for (const scale of SCALES) {
    const scaled = weights.map((weight) => Math.floor(weight * scale + (scale < 1000 ? 0.5 : SLACK)));
    const loads = inner.columns.map((rows) => rows.reduce((sum, row) => sum + scaled[row], 0));
    const most = loads.reduce((a, b) => Math.max(a, b), 1);
    const total = most * core.forced.length + scaled.reduce((sum, weight) => sum + weight, 0);
    if (total <= most * (needed - 1)) continue;
    const pairs = core.forced.map(({ row }) => [row, most] as const);
    core.rows.forEach((row, place) => scaled[place] > 0 && pairs.push([row, scaled[place]]));
    return { most, weights: pairs.sort(([a], [b]) => a - b) };
  }
  return null;
}

/** Returns a row that no column covers, or -1. */
function findUncoverableRow(cover: Cover, hasRow: Uint8Array, hasColumn: Uint8Array): number {
  const isMissing = Uint8Array.from(hasRow);
  cover.columns.forEach((rows, column) => {
    if (hasColumn[column]) for (const row of rows) isMissing[row] = 0;
  });
  return isMissing.indexOf(1);
}

/** Returns the column to decide next: one with an undecided share that covers many rows. */
function pickColumn({ columns }: Cover, shares: Float64Array): number {
  const indecision = columns.map((rows, column) => {
    const share = Math.min(1, shares[column]);
    return share * (1 - share) * rows.length + rows.length * NUDGE;
  });
  return indecision.indexOf(indecision.reduce((a, b) => Math.max(a, b)));
}
