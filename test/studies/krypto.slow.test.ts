// Krypto under three rules: the output of the program has the figures and examples of docs/atlas.md.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readProse } from '../support/documents.js';

const program = join(import.meta.dirname, '..', '..', 'studies', 'krypto', 'krypto-rules.mjs');

it('counts what the page says', () => {
  const output = execFileSync(process.execPath, [program], { encoding: 'utf8' });
  const page = readProse('docs/atlas.md');
  const counts = [...output.matchAll(/^(natural|integer|rational): ([\d,]+) of 2,968,875 (\(.*? %\))/gm)];
  expect(counts).toHaveLength(3);
  for (const [, values, count, percent] of counts) {
    expect(page).toMatch(
      new RegExp(`\\(\`${values}\`\\) +\\| ${count} ${percent.replaceAll(/[().]/g, '\\$&')}`),
    );
  }
  const examples = [...output.matchAll(/^ {2}([\d ]+) -> (\d+): (.*)$/gm)];
  expect(examples).toHaveLength(2);
  for (const [, numbers, target, expression] of examples) {
    const text = expression.replaceAll('*', '×').replaceAll('-', '−');
    expect(page).toContain(`{${numbers.replaceAll(' ', ', ')}} → ${target} = ${text}`);
  }
});
