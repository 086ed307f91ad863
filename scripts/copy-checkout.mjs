// Copies of a checkout to build in: the sources as git has them, and the tools without their bytes.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Copies what git has of a checkout or would add, with changes that are not committed. Permissions become
 * those that git knows.
 *
 * @param {string} checkout
 * @param {string} folder
 */
export function copySources(checkout, folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${checkout}: expected a checkout of git, got ${stderr}`);
  for (const path of stdout.split('\0').filter(Boolean)) {
    const from = join(checkout, path);
    if (!existsSync(from)) continue;
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
    chmodSync(to, statSync(from).mode & constants.S_IXUSR ? 0o755 : 0o644);
  }
}

/**
 * Links the files of node_modules, half a gigabyte, or copies them to another disk.
 *
 * @param {string} checkout
 * @param {string} folder
 */
export function linkTools(checkout, folder) {
  const from = join(checkout, 'node_modules');
  if (!existsSync(from)) throw new Error(`${checkout}: the tools are missing, run \`npm ci\` there`);
  linkTree(from, join(folder, 'node_modules'));
}

function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK'].includes(error.code)) throw error;
    copyFileSync(source, target);
  }
}
