// What scripts/check-publish.mjs refuses, in a small repository that is ready to be released until one thing
// is changed; and the one constant for the address of this project.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-release-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

const MANIFEST = {
  version: '1.2.3',
  homepage: 'https://example.org',
  repository: { url: 'git+https://example.org/a.git' },
  bugs: { url: 'https://example.org/issues' },
};
const CHANGELOG = '# Changelog\n\n## [1.2.3] - 2026-01-02\n\n## [1.2.2] - 2026-01-01\n';

const write = (files: Readonly<Record<string, unknown>>) => {
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
};
const commit = (files: Readonly<Record<string, unknown>>) => {
  write(files);
  git('add', '-A');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'a', '--allow-empty');
};
const check = (...args: string[]) => {
  const script = join(root, 'scripts', 'check-publish.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr };
};
const refuses = (message: string) => ({ status: 1, stderr: `publish: ${message}\n` });

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a release', () => {
  beforeEach(() => {
    git('init', '-q');
    commit({ 'package.json': MANIFEST, 'CHANGELOG.md': CHANGELOG, 'README.md': 'https://example.org' });
  });

  it('that is ready is accepted', () => {
    expect(check('v1.2.3')).toEqual({ status: 0, stderr: '' });
    expect(check()).toEqual({ status: 0, stderr: '' });
  });

  it('of an unclean tree is refused', () => {
    write({ 'new.txt': 'new' });
    expect(check('v1.2.3')).toEqual(refuses('tree: expected no changes, got 1, such as ?? new.txt'));
    rmSync(join(folder, 'new.txt'));
  });

  it('of a version without an entry in the changelog is refused', () => {
    commit({ 'CHANGELOG.md': CHANGELOG.replace('[1.2.3]', '[1.2.30]') });
    const expected = 'CHANGELOG.md: expected an entry ## [1.2.3] with a date, got';
    expect(check('v1.2.3')).toEqual(refuses(`${expected} none`));
    commit({ 'CHANGELOG.md': CHANGELOG.replace('2026-01-02', 'unreleased') });
    expect(check('v1.2.3')).toEqual(refuses(`${expected} ## [1.2.3] - unreleased`));
  });

  it('of another tag is refused', () => {
    expect(check('v1.2.4')).toEqual(refuses('tag: expected v1.2.3, got v1.2.4'));
  });

  it('with a placeholder for its address is refused', () => {
    commit({ 'package.json': { ...MANIFEST, repository: { url: 'git+https://a.invalid/a.git' } } });
    const expected = 'package.json: expected the address of the project as';
    expect(check()).toEqual(refuses(`${expected} repository, got git+https://a.invalid/a.git`));
    commit({ 'package.json': { ...MANIFEST, bugs: undefined }, 'README.md': 'https://a.invalid/x' });
    expect(check().stderr).toBe(
      `publish: ${expected} bugs, got undefined\n` +
        'publish: README.md: expected addresses of the project, got a.invalid\n',
    );
  });
});

it('the placeholder of this project is one constant', { tags: 'long' }, () => {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as typeof MANIFEST;
  const { hostname } = new URL(repository.url.replace(/^git\+/, ''));
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { stdout } = spawnSync('git', ['grep', '-hoIE', '[A-Za-z0-9.-]+\\.invalid', '--', ':!test'], options);
  const found = [...new Set(stdout.split('\n').filter(Boolean))];
  expect(found).toEqual(hostname.endsWith('.invalid') ? [hostname] : []);
});
