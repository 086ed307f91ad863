// Runs npm on every system. On Windows npm is a batch file, which Node starts in a shell alone; but a script
// that npm runs is told where npm itself is, a script of Node.
import { spawnSync } from 'node:child_process';

/** The program and the first arguments that start npm. */
const [NPM, ...FIRST] = process.env.npm_execpath
  ? [process.execPath, process.env.npm_execpath]
  : [process.platform === 'win32' ? 'npm.cmd' : 'npm'];

/**
 * Runs npm with arguments, none of which a shell would change. Returns its status and what it printed.
 *
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function startNpm(args, options = {}) {
  return spawnSync(NPM, [...FIRST, ...args], {
    maxBuffer: 2 ** 28,
    shell: NPM.endsWith('.cmd'),
    ...options,
    encoding: 'utf8',
  });
}

/**
 * Runs npm with arguments, none of which a shell would change.
 *
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 * @returns {string} what it printed
 * @throws if it fails, with what it wrote to stderr
 */
export function runNpm(args, options = {}) {
  const { status, stdout, stderr, error } = startNpm(args, options);
  if (error) throw error;
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stderr ?? ''}`);
  return stdout;
}
