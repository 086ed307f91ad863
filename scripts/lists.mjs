// Writes the lists that docs/guide/lists.md names, `npm run lists`, to docs/lists/: for each game whose
// boards all have the same target, every hand with all solutions as HTML, PDF and text, and the hands without
// any; the same for the 24 game without court cards; and a worksheet of each level.
//
// Text of up to 200 kB is committed, so that it can be read without a build, and
// test/cli/list-cli.slow.test.ts fails if it is not what the command writes. The rest is not
// (docs/lists/.gitignore).
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../build/esm/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'lists');

const decks = [
  ...Object.values(games)
    .filter(({ target }) => typeof target === 'number')
    .map(({ id }) => ({ name: id, options: ['--game', id] })),
  { name: '24-of-1-10', options: ['--game', '24', '--cards', '1-10'] },
];

for (const { name, options } of decks) {
  for (const [format, extension] of [
    ['text', 'txt'],
    ['html', 'html'],
    ['pdf', 'pdf'],
  ]) {
    list(`${name}.${extension}`, [...options, '--format', format]);
  }
  list(`${name}-unsolvable.txt`, [...options, '--unsolvable']);
}
for (const level of [1, 2, 3, 4, 5]) {
  list(`worksheet-${level}.pdf`, ['--worksheet', '20', '--level', `${level}`, '--format', 'pdf']);
}
for (const file of readdirSync(folder).sort()) {
  console.log(`${String(Math.ceil(statSync(join(folder, file)).size / 1000)).padStart(6)} kB  ${file}`);
}

function list(file, options) {
  const args = [join(root, 'build/esm/cli.js'), 'list', ...options, '--out', join(folder, file)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
