// The subsets of the candidates, up to four numbers each, in jobs that take some seconds each. The
// candidates are divided into groups of six neighbours. A job has the subsets whose members, in order, are
// from given groups, all but the largest member, which is from any group that is left. Such boards have
// many subsets in common, whose lists the engine makes once (solver/boards/boards-in-blocks.ts).
import { BOARD_SIZE, binomial, chooseSmall, SET_SIZE, type LargeGame } from './large-game.js';

/** Number of neighbours in a group. */
const GROUP = 6;

/** Subsets that are counted together. */
export interface SubsetJob {
  /** Number of members of each subset. */
  readonly size: number;
  /** Group of each member but the largest one, ascending. */
  readonly groups: readonly number[];
  /** Number of boards, all subsets together. */
  readonly boards: number;
}

/** Indices of candidates, ascending. */
type Subset = readonly number[];

/** Returns the jobs of a game. Those of the largest subsets, which take most of the time, come first. */
export function dealJobs({ small, candidates }: LargeGame): SubsetJob[] {
  const groups = Math.ceil(candidates.length / GROUP);
  const jobs: SubsetJob[] = [];
  for (let size = SET_SIZE; size >= 0; size--) {
    const choices = chooseSmall(small, BOARD_SIZE - size).length;
    for (const prefix of ascendingGroups(groups, Math.max(0, size - 1))) {
      const job = { size, groups: prefix, boards: 0 };
      let subsets = 0;
      for (const block of blocksOfJob(candidates.length, job)) subsets += block.length;
      if (subsets > 0) jobs.push({ ...job, boards: subsets * choices });
    }
  }
  return jobs;
}

/** Yields the subsets of a job in blocks, each with members from the same groups. */
export function* blocksOfJob(
  candidates: number,
  { size, groups }: Pick<SubsetJob, 'size' | 'groups'>,
): Generator<Subset[]> {
  if (size === 0) {
    yield [[]];
    return;
  }
  for (let last = groups.at(-1) ?? 0; last * GROUP < candidates; last++) {
    let block: Subset[] = [[]];
    for (const group of [...groups, last]) {
      const end = Math.min((group + 1) * GROUP, candidates);
      block = block.flatMap((subset) => {
        const begin = Math.max(group * GROUP, (subset.at(-1) ?? -1) + 1);
        return Array.from({ length: Math.max(0, end - begin) }, (_, index) => [...subset, begin + index]);
      });
    }
    if (block.length > 0) yield block;
  }
}

/** Lists the ascending sequences of a number of groups, which may repeat. */
function ascendingGroups(groups: number, length: number): number[][] {
  let sequences: number[][] = [[]];
  for (let index = 0; index < length; index++) {
    sequences = sequences.flatMap((sequence) => {
      const first = sequence.at(-1) ?? 0;
      return Array.from({ length: groups - first }, (_, more) => [...sequence, first + more]);
    });
  }
  return sequences;
}

/** Rank of a subset among those of its size, in lexicographic order. */
export function rankOfSubset(candidates: number, subset: Subset): number {
  const size = subset.length;
  let after = 0;
  for (let index = 0; index < size; index++) {
    after += binomial(candidates - 1 - subset[index], size - index);
  }
  return binomial(candidates, size) - 1 - after;
}
