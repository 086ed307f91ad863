// Templates with irrational intermediate values, remainders and joined digits, for the programs of `emit`:
// each with a hand and its exact value there. They hold by hand: log(2, 3) * log(3, 8) = log(2, 8) = 3.

interface Identity {
  readonly template: string;
  /** Ascending. */
  readonly hand: readonly number[];
  readonly target: number | string;
}

export const identities: readonly Identity[] = [
  { template: 'root(x3, x0) * root(x1, x2)', hand: [2, 2, 2, 18], target: 6 },
  { template: 'root(x3, x0) / root(x1, x2)', hand: [2, 2, 2, 18], target: 3 },
  { template: '(root(x4, x0) - root(x1, x2)) ^ x3', hand: [2, 2, 2, 2, 8], target: 2 },
  { template: 'x0 - (root(x1, x2) ^ x3)', hand: [2, 2, 4, 4], target: 0 },
  { template: '(x2 / x3) ^ (x0 / x1)', hand: [2, 4, 4, 9], target: '2/3' },
  { template: 'log(x2, x0) + log(x3, x1)', hand: [2, 3, 6, 6], target: 1 },
  { template: 'log(x1, x0) + log(x3, x2)', hand: [2, 6, 9, 36], target: 1 },
  { template: 'log(x0, x1) * log(x2, x3)', hand: [2, 3, 3, 8], target: 3 },
  { template: 'log(x0, x1) / log(x3, x2)', hand: [2, 3, 3, 4], target: 2 },
  { template: 'root(x0, x1) ^ log(x2, x3)', hand: [2, 2, 2, 9], target: 3 },
  { template: 'log(root(x0, x1), x2)', hand: [2, 2, 8], target: 6 },
  { template: 'x0 ^ (log(x1, x2) - x3)', hand: [2, 2, 3, 3], target: '3/8' },
  { template: 'log(x0 / x1, x2 / x3)', hand: [2, 4, 4, 8], target: 1 },
  { template: 'log(x0 / x1, x3 / x2)', hand: [2, 3, 4, 9], target: -2 },
  { template: 'x2 mod (x0 - x1)', hand: [2, 5, 7], target: -2 },
  { template: 'concat(x1, x0, x3) - x2', hand: [1, 2, 3, 4], target: 211 },
  { template: '(sqrt(x1) + x0)!', hand: [1, 4], target: 6 },
  { template: 'sqrt(x0) * sqrt(x1)', hand: [2, 8], target: 4 },
  { template: 'x2! ^ log(x3! ^ x1, x4 ^ x0)', hand: [2, 16, 20, 20, 256], target: 2 },
];
