// The recipes of docs/guide/machines.md, run as they are written, but with a game that takes a second: the
// shards of each scheduler in turn, with the indexes that it gives.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atlas, contentOf, useFolders } from '../support/atlas-folders.js';
import { cli } from '../support/command.js';
import { blocksOf, readDocument } from '../support/documents.js';

const makeFolder = useFolders();
const page = readDocument('docs/guide/machines.md');

const single = makeFolder();
await atlas.buildAtlas(single, { size: 4, from: 101, to: 999 });
const expected = contentOf(single);

/** Runs texts in a new folder, where `npx numbers-game` runs the command that was built. */
function makePlace() {
  const dir = makeFolder();
  const bin = join(dir, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'numbers-game'), `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`, {
    mode: 0o755,
  });
  const npx = '#!/bin/sh\nif [ "$1" = --yes ]; then shift; fi\nexec "$@"\n';
  writeFileSync(join(bin, 'npx'), npx, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };
  const run = (text: string, variables: NodeJS.ProcessEnv = {}) =>
    spawnSync('sh', ['-c', text], { cwd: dir, env: { ...env, ...variables }, encoding: 'utf8' });
  return { dir, run };
}

/** The page with another game, in three shards. */
const shrunk = page
  .replaceAll('--size 7 --from 1000 --to 6000', '--size 4 --from 101 --to 999')
  .replaceAll(/\/16\b/g, '/3')
  .replaceAll('seq 16', 'seq 3');
const blockWith = (language: string, text: string) =>
  blocksOf(shrunk, language).find((block) => block.includes(text))!;
const [merge] = /npx numbers-game atlas merge[^']*/.exec(blockWith('sh', 'sbatch'))!;

describe('the recipe', () => {
  const shellOf = (text: string) => /'(npx numbers-game atlas build .*?)'/.exec(text)![1];
  const arrays: readonly (readonly [name: string, variable: string, first: number, command: string])[] = [
    ['Slurm', 'SLURM_ARRAY_TASK_ID', 1, shellOf(blockWith('sh', 'sbatch'))],
    ['Kubernetes', 'JOB_COMPLETION_INDEX', 0, /- (i=.*)/.exec(blockWith('yaml', 'Indexed'))![1]],
    ['AWS Batch', 'AWS_BATCH_JOB_ARRAY_INDEX', 0, /"(cd .*?)"/.exec(blockWith('sh', 'aws batch'))![1]],
    ['Google Batch', 'BATCH_TASK_INDEX', 0, /"(cd .*?)"/.exec(blockWith('json', 'taskGroups'))![1]],
  ];

  it.each(arrays)('of %s builds what one process builds', (_, variable, first, command) => {
    expect(command).toContain(variable);
    const { dir, run } = makePlace();
    const here = command.replace(/^cd \S+ && /, '');
    for (const index of [first, first + 1, first + 2]) {
      expect(run(here, { [variable]: String(index) })).toMatchObject({ status: 0, stderr: '' });
    }
    expect(run(merge)).toMatchObject({ status: 0, stderr: '' });
    expect(contentOf(join(dir, 'atlas-7'))).toEqual(expected);
  });

  it('of xargs builds what one process builds, and a lost shard is named', () => {
    const { dir, run } = makePlace();
    expect(run(blockWith('sh', 'xargs'))).toMatchObject({ status: 0, stderr: '' });
    expect(run(merge)).toMatchObject({ status: 0, stderr: '' });
    expect(contentOf(join(dir, 'atlas-7'))).toEqual(expected);
    const lost = run(
      'rm -r part-3 atlas-7; numbers-game atlas merge atlas-7 part-*; numbers-game atlas verify atlas-7',
    );
    expect(lost.status).toBe(1);
    expect(lost.stdout).toMatch(
      /^\d+ shares copied, 11 shares missing\n(problems\/\S+: boards \d+ to \d+ are not built\n)+not ok;/,
    );
  });

  it('of GNU parallel runs the command of xargs', () => {
    const commandOf = (text: string) => /npx .*?(?= #|\n)/.exec(text)![0];
    expect(commandOf(blockWith('sh', 'parallel'))).toBe(commandOf(blockWith('sh', 'xargs')));
  });
});
