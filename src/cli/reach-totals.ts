// Computes the totals over many boards, for `atlas` and the demo.
import type { AtlasTotals, TargetTotal } from '../atlas/atlas-types.js';
import type { Reach } from '../core/api-types.js';
import { UNREACHABLE } from '../solver/wasm/boundary-layout.js';
import { formatCount, formatPercentage } from './answer-text.js';

/** Adds up records of one range. */
export class Tally {
  readonly #from: number;
  /** Number of boards that make each target. */
  readonly #makers: Uint32Array;
  readonly #operations: number[] = [];
  readonly #distance = [0];
  #boards = 0;
  #complete = 0;
  /** Number of problems whose board makes no target of the range. */
  #without = 0;

  constructor(from: number, to: number) {
    this.#from = from;
    this.#makers = new Uint32Array(to - from + 1);
  }

  add({ operations }: Pick<Reach, 'operations'>): void {
    let made = 0;
    let last = -Infinity;
    for (let index = 0; index < operations.length; index++) {
      if (operations[index] === UNREACHABLE) continue;
      increase(this.#operations, operations[index]);
      this.#makers[index]++;
      this.#addGap(last, index);
      last = index;
      made++;
    }
    if (made === 0) this.#without += operations.length;
    else this.#addGap(last, Infinity);
    this.#boards++;
    this.#distance[0] += made;
    if (made === operations.length) this.#complete++;
  }

  /**
   * Adds the targets between two neighbouring reachable targets; an infinite end means that there is none.
   */
  #addGap(before: number, behind: number): void {
    const end = Math.min(behind, this.#makers.length);
    for (let index = Math.max(before + 1, 0); index < end; index++) {
      increase(this.#distance, Math.min(index - before, behind - index));
    }
  }

  totals(): AtlasTotals {
    const fewest = this.#makers.reduce((least, count) => Math.min(least, count));
    const most = this.#makers.reduce((greatest, count) => Math.max(greatest, count));
    const solvable = this.#distance[0];
    return {
      boards: this.#boards,
      problems: this.#boards * this.#makers.length,
      solvable,
      operations: histogramOf(this.#operations),
      distance: { ...histogramOf(this.#distance), ...(this.#without > 0 && { none: this.#without }) },
      complete: this.#complete,
      hardest: this.#targetTotal(fewest),
      easiest: this.#targetTotal(most),
    };
  }

  #targetTotal(boards: number): TargetTotal | null {
    if (this.#boards === 0) return null;
    return { target: this.#from + this.#makers.indexOf(boards), boards };
  }
}

function increase(histogram: number[], index: number): void {
  while (histogram.length <= index) histogram.push(0);
  histogram[index]++;
}

function histogramOf(counts: readonly number[]): Record<string, number> {
  return Object.fromEntries([...counts.entries()].filter(([, count]) => count > 0));
}

/** Number of distances with a line of their own. */
const DISTANCES_SHOWN = 4;

function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Formats the totals as lines. */
export function formatReachTotals(totals: AtlasTotals): string[] {
  const { boards, problems, solvable, complete, hardest, easiest } = totals;
  const row = (name: string, count: number) =>
    `  ${name.padEnd(14)}${formatCount(count).padStart(14)}  ${formatPercentage(count, problems).padStart(7)}`;
  const near = Object.entries(totals.distance).filter(([name]) => Number(name) > 0);
  const far = near.splice(DISTANCES_SHOWN).reduce((sum, [, count]) => sum + count, 0);
  return [
    `${countOf(boards, 'board')}, ${countOf(problems, 'problem')}`,
    row('solvable', solvable),
    ...Object.entries(totals.operations).map(([name, count]) =>
      row(name === '1' ? '1 operation' : `${name} operations`, count),
    ),
    ...near.map(([name, count]) => row(`${name} away`, count)),
    ...(far > 0 ? [row('farther away', far)] : []),
    ...(totals.distance.none > 0 ? [row('nothing near', totals.distance.none)] : []),
    `${countOf(complete, 'board')} ${complete === 1 ? 'makes' : 'make'} every target`,
    ...(hardest === null
      ? []
      : [`hardest target: ${hardest.target}, made by ${formatCount(hardest.boards)}`]),
    ...(easiest === null
      ? []
      : [`easiest target: ${easiest.target}, made by ${formatCount(easiest.boards)}`]),
  ];
}
