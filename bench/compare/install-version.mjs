// Installs a version of the package in a folder, with the suites of this checkout beside it: they import
// `../build/`, which then is that of the installed package.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copySources, linkTools } from '../../scripts/copy-checkout.mjs';
import { runNpm } from '../../scripts/run-npm.mjs';

/** Packs what is named: a tarball as it is, or a commit of this checkout. Returns the path of the tarball. */
export function packSource(root, work, source) {
  if (existsSync(source) && /\.tgz$/.test(source)) return resolve(source);
  const name = `${source}^{commit}`;
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', name], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`expected a commit or the path of a .tgz file, got ${source}`);
  const checkout = join(work, 'old-checkout');
  run('git', ['clone', '--quiet', '--shared', '--no-checkout', root, checkout], root);
  run('git', ['checkout', '--quiet', stdout.trim()], checkout);
  const lock = (folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(checkout) === lock(root)) linkTools(root, checkout);
  else runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: checkout });
  return packBuilt(checkout);
}

/** Packs this checkout, with its changes, built afresh. Returns the path of the tarball. */
export function packCheckout(root, folder) {
  copySources(root, folder);
  linkTools(root, folder);
  return packBuilt(folder);
}

function packBuilt(folder) {
  run(process.execPath, ['scripts/build.mjs', '--package'], folder);
  const report = runNpm(['pack', '--json', '--ignore-scripts'], { cwd: folder });
  return join(folder, JSON.parse(report)[0].filename);
}

/** Installs a tarball. Returns its name and version, and the folder of the package. */
export async function installVersion(root, at, tarball) {
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'package.json'), '{ "private": true }');
  runNpm(['install', '--ignore-scripts', '--no-audit', '--no-fund', resolve(tarball)], { cwd: at });
  const folder = join(at, 'node_modules', 'numbers-game');
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Without the programs in C, which are not ours.
  const isSuite = (path) =>
    !/[\\/]bench[\\/](?:results|history|atlas|peers[\\/](?:native|node_modules))(?:[\\/]|$)/.test(path);
  cpSync(join(root, 'bench'), join(folder, 'bench'), { recursive: true, filter: isSuite });
  await writeClassic(folder);
  return { name: `${version} (${basename(tarball)})`, folder };
}

/** The module of the published algorithms, which the package has as digits. */
async function writeClassic(folder) {
  const file = join(folder, 'build', 'esm', 'classic.simd.wasm.js');
  if (!existsSync(file)) return;
  const [digits] = Object.values(await import(pathToFileURL(file).href));
  mkdirSync(join(folder, 'build', 'wasm'), { recursive: true });
  writeFileSync(join(folder, 'build', 'wasm', 'classic.simd.wasm'), Buffer.from(digits(), 'hex'));
}

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
