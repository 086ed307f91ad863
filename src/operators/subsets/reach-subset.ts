// The fewest operations of every integer of a range: all values are visited (scan-values.ts), and those in
// the range are entered.
import { reduce } from '../../core/fraction.js';
import type { ParsedRange } from '../../core/puzzle/parse-range.js';
import { errorOf, Scan } from './scan-values.js';
import { SubsetGraph } from './subset-graph.js';

/**
 * Finds the fewest operations of each target from..to; 255 if it cannot be made.
 *
 * @throws NumbersGameError `too-large`
 */
export function reachTargets({ leaves, rules, from, to }: ParsedRange): Uint8Array<ArrayBuffer> {
  const search = new SubsetGraph(leaves, rules);
  const { isExact } = search.values;
  const scan = new Scan(search);
  const operations = new Uint8Array(to - from + 1).fill(255);
  const enter = (target: number, size: number) => {
    if (operations[target - from] > size - 1) operations[target - from] = size - 1;
  };
  scan.run(rules.use === 'all', (p, m, q, o, size) => {
    const value = p / q;
    if (isExact) {
      // An integer quotient of integers below 2^53 is exact if its product with the divisor is the dividend.
      if (value >= from && value <= to && Number.isInteger(value) && value * q === p) enter(value, size);
      return;
    }
    const error = errorOf(p, m, q, o);
    const nearest = Math.round(value);
    if (value + error < from || value - error > to || Math.abs(value - nearest) > error) return;
    if (error < 0.5 && operations[nearest - from] <= size - 1) return;
    const exact = scan.exact();
    if (exact === null) return;
    const { numerator, denominator } = reduce(exact);
    if (denominator === 1n && numerator >= BigInt(from) && numerator <= BigInt(to)) {
      enter(Number(numerator), size);
    }
  });
  return operations;
}
