// Comments are wrapped at 110 columns in every source folder. Prettier wraps only code, and ESLint no longer
// has the rule `max-len`. A line counts as a comment if it starts as one; a line that ends in a URL may be
// longer.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const COLUMNS = 110;
const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(['assembly', 'src', 'test', 'bench', 'scripts'])('comments in %s/ are wrapped', (folder) => {
  const tooLong: string[] = [];
  for (const name of readdirSync(root + folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|tsx|mjs|css)$/.test(name) || name.includes('node_modules')) continue;
    const lines = readFileSync(`${root}${folder}/${name}`, 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      const isComment = /^\s*(\/\/|\/\*|\*)/.test(line) && !/https?:\S+$/.test(line);
      if (isComment && line.length > COLUMNS) tooLong.push(`${folder}/${name}:${index + 1}`);
    }
  }
  expect(tooLong).toEqual([]);
});
