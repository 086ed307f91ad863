// Replacing a file that another program uses, as it happens on Windows, imitated.
import type { renameSync } from 'node:fs';
import { expect, it } from 'vitest';
import { replaceFile } from '../../src/core/replace-file.js';

/** A system whose first attempts fail with a code. */
function createSystem(platform: string, code: string, failures: number) {
  const calls: string[] = [];
  const rename = (from: string, to: string) => {
    calls.push(`${from} ${to}`);
    if (calls.length <= failures) throw Object.assign(new Error(code), { code });
  };
  return { calls, system: [platform, rename as typeof renameSync] as const };
}

it.each(['EPERM', 'EACCES', 'EBUSY'])('on Windows %s is tried again', (code) => {
  const { calls, system } = createSystem('win32', code, 2);
  replaceFile('a', 'b', ...system);
  expect(calls).toEqual(['a b', 'a b', 'a b']);
});

it('on Windows a file that stays in use is an error', () => {
  const { calls, system } = createSystem('win32', 'EBUSY', Infinity);
  expect(() => {
    replaceFile('a', 'b', ...system);
  }).toThrow('EBUSY');
  expect(calls).toHaveLength(10);
});

it.each([
  ['linux', 'EPERM'],
  ['win32', 'ENOENT'],
])('on %s %s is an error at once', (platform, code) => {
  const { calls, system } = createSystem(platform, code, 1);
  expect(() => {
    replaceFile('a', 'b', ...system);
  }).toThrow(code);
  expect(calls).toHaveLength(1);
});
