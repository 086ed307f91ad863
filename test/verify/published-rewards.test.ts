// Published rewards as their own code gives them, retold in support/published-rewards.ts, beside ours. What
// they do with twelve answers, and every difference from our records, are tables of docs/guide/training.md.
//
//   UPDATE=1 npx vitest run --project quick test/verify/published-rewards.test.ts    writes the tables
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { datasetRows, type Judged } from '../support/dataset-rows.js';
import { readDocument, readProse } from '../support/documents.js';
import { publishedRewards } from '../support/published-rewards.js';
import { compared, formatAnswers, formatDifferences } from '../support/reward-differences.js';

const PAGE = 'docs/guide/training.md';
const tables = { 'reward-answers': formatAnswers(), 'reward-differences': formatDifferences() };

describe.each(Object.entries(datasetRows))('the retold rewards of %s', (id, { toRow, rows, exploits }) => {
  const all: readonly Judged[] = [...rows, ...exploits.map(([a, b, c, d]): Judged => [a, b, c, d])];
  it.each(all)('%j of %j for %d is worth %d', (completion, numbers, target, reward) => {
    const { completion: whole } = toRow(completion, numbers, target) as { completion: string };
    expect(publishedRewards[id](whole, numbers, target)).toBe(reward);
  });
});

it.each(Object.entries(tables))('has the table %s in the documents', (mark, table) => {
  const page = readDocument(PAGE);
  const [begin, end] = [`<!-- ${mark} -->\n\n`, `\n\n<!-- /${mark} -->`];
  const [head, rest] = page.split(begin);
  if (process.env.UPDATE !== undefined) {
    const updated = head + begin + table + rest.slice(rest.indexOf(end));
    writeFileSync(join(import.meta.dirname, '..', '..', PAGE), updated);
    return;
  }
  expect(rest.slice(0, rest.indexOf(end))).toBe(table);
});

it('counts answers and rewards as the documents do', () => {
  const [answers, rewards] = compared;
  expect(readProse(PAGE)).toContain(`${answers} answers under ${rewards} rewards`);
  const count = (text: string) => tables['reward-answers'].split(text).length - 1;
  expect([count(' → 24 |'), count('/blob/'), count('runs it'), count('does not end')]).toEqual([12, 7, 3, 7]);
});
