// The suites of `npm run bench`, in the order in which they run.

/** Suites whose results are kept. */
export const SUITES = [
  'solve',
  'reach',
  'atlas',
  'atlas-files',
  'hands',
  'operator-subsets',
  'operators',
  'squares',
  'templates',
  'limits',
  'hard',
  'batch',
  'verify',
  'pipe',
  'environment',
  'generate',
  'paper',
  'table-size',
  'growth',
  'boundary',
  'peers',
];
/** All suites. */
export const ALL_SUITES = [...SUITES, 'groups', 'threads', 'signature'];
