// Builds the package twice and compares every byte: `npm run reproduce`.
//
//   node scripts/reproduce.mjs [FOLDER FOLDER]
//
// Each build is of a copy of the sources in a folder with another name and depth, under another locale and
// time zone. The sources are those of this checkout, or of the two checkouts that are named: what git has or
// would add, with changes that are not committed. The tools are those of each checkout, so they have to be
// installed. Nothing but sources and tools is copied.
//
// If the packages differ, the first file that does is named, and the exit code is 1. Otherwise the files of a
// release are in build/release/: the package, its engine, and SHA256SUMS with a line for each of these and
// for each file of the package, which `sha256sum -c` checks once the package is unpacked beside it.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { compareChecksums, listChecksums, sumOf, formatChecksums } from './checksums.mjs';
import { copySources, linkTools } from './copy-checkout.mjs';
import { runNpm } from './run-npm.mjs';

/** What differs between the two builds. Turkish has letters of its own for the upper case of i. */
const PLACES = [
  { name: 'one', env: { LC_ALL: 'C', LANG: 'C', TZ: 'America/St_Johns' } },
  { name: 'the/second copy', env: { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' } },
];

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = process.argv.slice(2);
if (![0, 2].includes(folders.length)) {
  console.error(`reproduce: expected no folder or two, got ${folders.length}`);
  process.exit(2);
}
const checkouts = folders.length === 0 ? [root, root] : folders.map((folder) => resolve(folder));

// Permissions are part of a package, and the user's are not to be.
process.umask(0o022);
const work = mkdtempSync(join(tmpdir(), 'numbers-game-reproduce-'));
process.on('exit', () => {
  rmSync(work, { recursive: true, force: true });
});
const copies = PLACES.map(({ name }, i) => copyCheckout(checkouts[i], join(work, name, 'package')));
const built = await Promise.allSettled(PLACES.map(({ env }, i) => buildIn(copies[i], env)));
const failed = built.find(({ status }) => status === 'rejected');
if (failed !== undefined) {
  const { message, stdout = '' } = failed.reason;
  console.error(`reproduce: ${message}\n${stdout}`);
  process.exit(1);
}
const packages = built.map(({ value }) => value);
const difference = compareChecksums(packages[0].checksums, packages[1].checksums);
if (difference !== null) {
  console.error(`reproduce: ${difference}`);
  process.exit(1);
}
const [{ checksums, folder, filename }] = packages;
const tarballs = packages.map((each) => sumOf(join(dirname(each.folder), each.filename)));
if (tarballs[0] !== tarballs[1]) {
  console.error(`reproduce: ${filename} differs, but none of its files does: their order or permissions do`);
  process.exit(1);
}
writeRelease();
console.log(`reproduce: ${checksums.length} files and ${filename} are equal, ${tarballs[0]}`);

/** Copies sources and tools of a checkout. Both are copied first, so that edits during a build do no harm. */
function copyCheckout(checkout, folder) {
  copySources(checkout, folder);
  linkTools(checkout, folder);
  return folder;
}

/** Builds and packs a copy. */
async function buildIn(folder, env) {
  const begin = Date.now();
  const own = { ...process.env, ...env, NODE_OPTIONS: '' };
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', '--package'], { cwd: folder, env: own });
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', dirname(folder)];
  const [{ filename, files }] = JSON.parse(runNpm(args, { cwd: folder, env: own }));
  const paths = files.map(({ path }) => path);
  console.log(`reproduce: a package built in ${((Date.now() - begin) / 1000).toFixed(0)} s`);
  return { checksums: listChecksums(folder, paths), folder, filename };
}

/** Writes the files of a release to build/release/. */
function writeRelease() {
  const release = join(root, 'build', 'release');
  rmSync(release, { recursive: true, force: true });
  mkdirSync(release, { recursive: true });
  copyFileSync(join(dirname(folder), filename), join(release, filename));
  copyFileSync(join(folder, 'build', 'solver.wasm'), join(release, 'solver.wasm'));
  const assets = listChecksums(release, [filename, 'solver.wasm']);
  const inside = checksums.map(({ path, sha256 }) => ({ path: `package/${path}`, sha256 }));
  writeFileSync(join(release, 'SHA256SUMS'), formatChecksums([...assets, ...inside]));
}
