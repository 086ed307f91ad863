// The published data sets and benchmarks whose answers are often judged, one record each. The rewards are
// those of their own code at the named commit; the page "Training and evaluation" lists the wrong answers
// that this code accepts and `verify` does not.
import { deepFreeze } from '../core/freeze.js';
import { parseChoice } from '../core/options.js';
import { twentyFour as rules } from '../core/puzzle/games.js';
import type { Dataset, DatasetId } from './verify-types.js';

/** Record without its source, which stands apart, because no judgement needs it. */
export type Conventions = Omit<Dataset, 'source'>;

const conventions: Readonly<Record<DatasetId, Conventions>> = {
  tinyzero: {
    id: 'tinyzero',
    aliases: ['countdown-tasks-3to4'],
    rules,
    fields: {
      numbers: ['nums', 'reward_model.ground_truth.numbers'],
      target: ['target', 'reward_model.ground_truth.target'],
      reference: null,
    },
    read: 'extract',
    leadingMinus: true,
    rewards: { exact: 1, wellFormed: 0.1, malformed: 0.1, missing: 0 },
  },
  'reasoning-gym-countdown': {
    id: 'reasoning-gym-countdown',
    aliases: [],
    rules,
    fields: { numbers: ['metadata.numbers'], target: ['metadata.target'], reference: 'answer' },
    read: 'extract',
    leadingMinus: true,
    rewards: { exact: 1, wellFormed: 0.05, malformed: 0.01, missing: 0.01 },
  },
  'reasoning-gym-puzzle24': {
    id: 'reasoning-gym-puzzle24',
    aliases: [],
    rules,
    fields: { numbers: ['metadata.numbers'], target: 24, reference: 'answer' },
    read: 'extract',
    leadingMinus: true,
    rewards: { exact: 1, wellFormed: 0.01, malformed: 0.01, missing: 0.01 },
  },
  'tree-of-thoughts-24': {
    id: 'tree-of-thoughts-24',
    aliases: [],
    rules,
    fields: { numbers: ['Puzzles'], target: 24, reference: null },
    read: 'tolerant',
    leadingMinus: true,
    rewards: { exact: 1, wellFormed: 0, malformed: 0, missing: 0 },
  },
};

const byName = new Map<string, Conventions>();
for (const dataset of Object.values(conventions)) {
  for (const name of [dataset.id, ...dataset.aliases]) byName.set(name, dataset);
}

/** Names that the option `dataset` takes. */
export const datasetNames: readonly string[] = [...byName.keys()];

/** Finds the record of a data set; null for undefined. @throws NumbersGameError `invalid-option` */
export function parseDataset(name: unknown): Conventions | null {
  return name === undefined ? null : byName.get(parseChoice(name, datasetNames, undefined, 'dataset'))!;
}

const repository = 'https://github.com/open-thought/reasoning-gym';
const commit = '49b07130b3fcd12f2d064bba7c43869543a0e7e7';
const sources: Readonly<Record<DatasetId, Dataset['source']>> = {
  tinyzero: {
    repository: 'https://github.com/Jiayi-Pan/TinyZero',
    file: 'verl/utils/reward_score/countdown.py',
    commit: '95df88f2dcb05f33bd18da546531b52d0954c18b',
  },
  'reasoning-gym-countdown': { repository, file: 'reasoning_gym/games/countdown.py', commit },
  'reasoning-gym-puzzle24': { repository, file: 'reasoning_gym/games/puzzle24.py', commit },
  'tree-of-thoughts-24': {
    repository: 'https://github.com/princeton-nlp/tree-of-thought-llm',
    file: 'src/tot/tasks/game24.py',
    commit: 'ab400345c5ea39d28ea6d7d3be0e417b11113c87',
  },
};

/** Records of published data sets and benchmarks, by their ids. */
export const datasets: Readonly<Record<DatasetId, Dataset>> = /* @__PURE__ */ addSources();

function addSources(): Readonly<Record<DatasetId, Dataset>> {
  const records = Object.values(conventions).map((record) => [
    record.id,
    { ...record, source: sources[record.id] },
  ]);
  return deepFreeze(Object.fromEntries(records) as Record<DatasetId, Dataset>);
}
