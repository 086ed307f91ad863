// The rewards of data sets as their own code gives them, retold in support/published-rewards.ts, beside ours:
// every difference is in the table of docs/guide/training.md.
//
//   UPDATE=1 npx vitest run --project quick test/verify/published-rewards.test.ts    writes the table
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { datasetRows, type Judged } from '../support/dataset-rows.js';
import { readDocument, readProse } from '../support/documents.js';
import { publishedRewards } from '../support/published-rewards.js';
import { compared, formatDifferences } from '../support/reward-differences.js';

const PAGE = 'docs/guide/training.md';
const TABLE = /(<!-- reward-differences -->\n\n)[^]*?(\n\n<!-- \/reward-differences -->)/;

describe.each(Object.entries(datasetRows))('the retold rewards of %s', (id, { toRow, rows, exploits }) => {
  const all: readonly Judged[] = [...rows, ...exploits.map(([a, b, c, d]): Judged => [a, b, c, d])];
  it.each(all)('%j of %j for %d is worth %d', (completion, numbers, target, reward) => {
    const { completion: whole } = toRow(completion, numbers, target) as { completion: string };
    expect(publishedRewards[id](whole, numbers, target)).toBe(reward);
  });
});

it('has every difference between these rewards and ours in the documents', () => {
  const table = formatDifferences();
  const page = readDocument(PAGE);
  if (process.env.UPDATE !== undefined) {
    const updated = page.replace(TABLE, (_, begin: string, end: string) => begin + table + end);
    writeFileSync(join(import.meta.dirname, '..', '..', PAGE), updated);
    return;
  }
  expect(TABLE.exec(page)?.[0]).toContain(table);
  const [answers, rewards] = compared;
  expect(readProse(PAGE)).toContain(`${answers} answers under ${rewards} rewards`);
});
