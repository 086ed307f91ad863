// What the command and its tools meet on macOS and Windows, imitated.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { isClosedPipe } from '../../src/cli/closed-pipe.js';
import { isDescriptor } from '../../src/cli/write-output.js';
import { formatDigits } from '../../scripts/wasm-digits.mjs';
import { cli, runOn } from '../support/command.js';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'numbers-game-systems-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['/dev/fd/1', true],
  ['/dev/fd/12', true],
  ['/dev/fd/1/a', false],
  ['/home/dev/fd/1', false],
])('%s is an open file: %s', (path, expected) => {
  expect(isDescriptor(path)).toBe(expected);
});

it('a reader that closes the pipe is no error on any system', () => {
  const error = (code: string) => Object.assign(new Error(code), { code });
  expect(['EPIPE', 'EOF', 'ENOSPC'].map((code) => isClosedPipe(error(code)))).toEqual([true, true, false]);
});

it('lines may end as on Windows, behind a byte order mark', () => {
  const lines = '\uFEFF{"numbers":[4,6],"target":24}\r\n\r\n{"numbers":[4,6],"target":10}\r\n';
  const { status, stdout } = runOn(lines, 'batch', '--op', 'count', '--workers', '1');
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: '{"numbers":[4,6],"target":24,"result":1}\n{"numbers":[4,6],"target":10,"result":1}\n',
  });
});

// Links need rights on Windows.
it.skipIf(process.platform === 'win32')('a script that is reached by a link runs', () => {
  mkdirSync(join(folder, 'real'));
  symlinkSync(join(folder, 'real'), join(folder, 'link'));
  const isMain = pathToFileURL(join(root, 'scripts', 'is-main.mjs')).href;
  const text = `import { isMain } from '${isMain}'; console.log(isMain(import.meta.url));`;
  writeFileSync(join(folder, 'real', 'script.mjs'), text);
  writeFileSync(join(folder, 'real', 'other.mjs'), `import './script.mjs';`);
  const outputs = ['script.mjs', 'other.mjs'].map(
    (name) => spawnSync(process.execPath, [join(folder, 'link', name)], { encoding: 'utf8' }).stdout,
  );
  expect(outputs).toEqual(['true\n', 'false\n']);
});

it('the build does not tell where it was made', () => {
  expect(formatDigits(join(root, 'build', 'wasm', 'natural.scalar.wasm'))).not.toContain(root);
  expect(readFileSync(cli, 'utf8')).not.toContain(root);
});
