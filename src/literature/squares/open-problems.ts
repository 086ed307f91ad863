// Problems of the published game that have no solution with squares of numbers up to 50000.
//
// Source: section 5 of "(The Final) Countdown" by Jean-Marc Alliot and Charlie Vanaret, which lists 13 boards
// and 49 targets between 101 and 999. Recompute: `numbers-game squares --table`.

/** Board with targets for which no solution is known. */
export interface OpenProblems {
  readonly numbers: readonly number[];
  readonly targets: readonly number[];
}

export const OPEN_PROBLEMS: readonly OpenProblems[] = [
  { numbers: [1, 1, 5, 5, 25, 100], targets: [813, 953] },
  { numbers: [1, 1, 7, 7, 50, 100], targets: [830] },
  { numbers: [1, 1, 8, 8, 9, 9], targets: [662] },
  { numbers: [1, 1, 9, 9, 10, 100], targets: [867] },
  { numbers: [1, 1, 9, 10, 10, 100], targets: [478, 573, 587, 598] },
  { numbers: [1, 1, 10, 10, 25, 75], targets: [863] },
  { numbers: [1, 1, 10, 10, 25, 100], targets: [858] },
  { numbers: [1, 1, 10, 10, 50, 75], targets: [793, 853, 978] },
  { numbers: [1, 1, 10, 10, 50, 100], targets: [433, 453, 547, 683, 773, 853] },
  {
    numbers: [1, 1, 10, 10, 75, 100],
    targets: [433, 453, 457, 478, 547, 618, 653, 682, 708, 718, 778, 793, 822, 853, 892, 907, 958, 978],
  },
  { numbers: [1, 1, 10, 25, 75, 100], targets: [853, 863] },
  { numbers: [1, 1, 10, 50, 75, 100], targets: [793, 813, 853, 978] },
  { numbers: [1, 9, 9, 10, 10, 100], targets: [867, 947, 957, 958, 967] },
];
