// Runs the built command as its users run it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The file of the command. */
export const cli = fileURLToPath(new URL('../../build/esm/cli.js', import.meta.url));

const MAX_OUTPUT_BYTES = 2 ** 30;

export function run(...args: string[]) {
  return runOn('', ...args);
}

/** The same with something on standard input. */
export function runOn(input: string, ...args: string[]) {
  const options = { encoding: 'utf8', input, maxBuffer: MAX_OUTPUT_BYTES } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], options);
  return { status, stdout, stderr };
}
