// A finished measurement, which the tab shows until it has one of its own: Chromium 156 on two shared cores
// of a server, November 2026.
import { SMALLEST, type AlgorithmName, type MeasuredRow } from './measure-messages.js';

/**
 * Milliseconds per board of SMALLEST numbers and more, null if left out; and the share of the targets that
 * are found.
 */
const FIGURES: Readonly<Record<AlgorithmName, { ms: readonly (number | null)[]; found: number }>> = {
  engine: { ms: [0.0164, 0.0107, 0.066, 0.165], found: 1 },
  'decomposition-published': { ms: [0.66, 1.04, 3.04, 5.56], found: 0.949 },
  'decomposition-refined': { ms: [10, 114, 204, null], found: 0.968 },
  'depth-first': { ms: [0.00585, 0.0214, 3.72, 257], found: 1 },
  'depth-first-hash-array': { ms: [0.00698, 0.024, 0.85, 9.78], found: 1 },
  'depth-first-hash-set': { ms: [0.00351, 0.025, 0.44, 9.98], found: 1 },
  'breadth-first-arrays': { ms: [0.00269, 0.03, 0.84, 49.6], found: 1 },
  'breadth-first-sets': { ms: [0.00267, 0.0176, 0.273, 4.62], found: 1 },
};

export const EXAMPLE: readonly MeasuredRow[] = Object.entries(FIGURES).flatMap(([algorithm, { ms, found }]) =>
  ms.map((each, index) => ({
    algorithm: algorithm as AlgorithmName,
    size: SMALLEST + index,
    ms: each,
    found: each === null ? null : found,
  })),
);
