// The definition of an answer, written so that it is obviously right: every value of every subset by plain
// recursion over its splits, natural rules, in BigInt. It is slow from seven numbers on. It shares nothing
// with the engine.

export type Leaves = readonly (readonly number[])[];

export interface Answer {
  readonly value: bigint;
  readonly distance: bigint;
  readonly operations: number;
}

/** What natural rules make of a and b, in this order. */
export function resultsOf(a: bigint, b: bigint): ['+' | '-' | '*' | '/', bigint][] {
  const results: ReturnType<typeof resultsOf> = [
    ['+', a + b],
    ['*', a * b],
  ];
  if (a > b) results.push(['-', a - b]);
  if (a % b === 0n) results.push(['/', a / b]);
  return results;
}

/**
 * The values that use exactly the numbers of each subset (bit i = leaf i), a leaf being any one of its
 * values.
 */
export function valuesOfSubsets(leaves: Leaves): Set<bigint>[] {
  const table = [new Set<bigint>()];
  for (let subset = 1; subset < 1 << leaves.length; subset++) {
    const values = new Set(countBits(subset) === 1 ? leaves[Math.log2(subset)].map(BigInt) : []);
    for (let part = 1; part < subset; part++) {
      if ((part & subset) !== part) continue;
      for (const a of table[part]) {
        for (const b of table[subset - part]) {
          for (const [, value] of resultsOf(a, b)) values.add(value);
        }
      }
    }
    table.push(values);
  }
  return table;
}

/** Of all values the one with the least distance, then the fewest operations, then the smaller one. */
export function bestAnswer(table: readonly Set<bigint>[], target: bigint, use: 'any' | 'all') {
  let best: Answer | undefined;
  for (let subset = use === 'all' ? table.length - 1 : 1; subset < table.length; subset++) {
    const operations = countBits(subset) - 1;
    for (const value of table[subset]) {
      const distance = value > target ? value - target : target - value;
      const answer = { value, distance, operations };
      if (best === undefined || isBetter(answer, best)) best = answer;
    }
  }
  return best;
}

/** Whether an answer is nearer, or as near with fewer operations, or the smaller of two such. */
export function isBetter(a: Answer, b: Answer): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance;
  if (a.operations !== b.operations) return a.operations < b.operations;
  return a.value < b.value;
}

export function countBits(subset: number): number {
  return subset.toString(2).replaceAll('0', '').length;
}
