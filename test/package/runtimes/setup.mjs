// Finds the runtimes that `npm run test:all` needs, or installs them: `node test/package/runtimes/setup.mjs`.
//
// Deno, Bun, workerd, two more versions of Node, the oldest TypeScript, Next, Preact, Svelte, Vue and webpack
// come from npm; they have a package.json and a lock file of their own, so that `npm ci` at the root of the
// project does not download their 700 MB. Firefox, WebKitGTK, Python and Redis are packages of Debian, which
// root installs here. Whatever is missing after that ends this script with the command that installs it, so
// that no test is skipped unnoticed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from '../../../scripts/is-main.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const modules = join(folder, 'node_modules');

/** The programs that come from npm, by name. */
export const programs = {
  deno: join(modules, '.bin', 'deno'),
  bun: join(modules, '.bin', 'bun'),
  workerd: join(modules, '.bin', 'workerd'),
  'node 22': join(modules, 'node22', 'bin', 'node'),
  'node 24': join(modules, 'node24', 'bin', 'node'),
  typescript: join(modules, 'typescript', 'bin', 'tsc'),
};

const DEBIAN_PACKAGES = 'firefox-esr webkit2gtk-driver xvfb python3 redis-server';

/** Paths where the distributions keep MiniBrowser, which is on no PATH. */
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
);

/** The programs that the browser tests start; null for those that are missing. */
export function findBrowsers() {
  return {
    firefox: process.env.FIREFOX_PATH ?? findOnPath('firefox-esr') ?? findOnPath('firefox'),
    webkitDriver: findOnPath('WebKitWebDriver'),
    miniBrowser: MINI_BROWSERS.find((path) => existsSync(path)) ?? null,
    xvfb: findOnPath('Xvfb'),
  };
}

/** Python 3, for the example that pipes answers from it; null if it is missing. */
export function findPython() {
  return findOnPath('python3');
}

/** The server of the example many-machines; null if it is missing. */
export function findRedis() {
  return findOnPath('redis-server');
}

/**
 * The version of a runtime that the lock file asks for and of the one installed differ after an update of the
 * project.
 */
export function hasPrograms() {
  if (!Object.values(programs).every((path) => existsSync(path))) return false;
  const wanted = readJson(join(folder, 'package.json')).devDependencies;
  return Object.entries(wanted).every(
    ([name, range]) =>
      readJson(join(modules, name, 'package.json')).version === range.replace(/^npm:.*@/, ''),
  );
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function findOnPath(name) {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Installs what is missing. Returns the commands that a person has to run, because this script could not. */
function install() {
  const failed = [];
  const run = (command, cwd) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  };
  if (!hasPrograms()) {
    console.log(
      'runtimes: installing Deno, Bun, workerd, Node 22 and 24, TypeScript 4.7, frameworks and webpack from npm',
    );
    run('npm ci --no-audit --no-fund', folder);
    if (!hasPrograms()) failed.push(`(cd ${folder} && npm ci)`);
  }
  const hasPackages = () =>
    [...Object.values(findBrowsers()), findPython(), findRedis()].every((path) => path !== null);
  if (!hasPackages()) {
    const apt = `apt-get install -y --no-install-recommends ${DEBIAN_PACKAGES}`;
    if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
      console.log(`runtimes: installing ${DEBIAN_PACKAGES}`);
      run(`apt-get update && ${apt}`, folder);
    }
    if (!hasPackages()) failed.push(`sudo ${apt}`);
  }
  return failed;
}

if (isMain(import.meta.url)) {
  const commands = install();
  for (const command of commands)
    console.error(`runtimes: a runtime of the tests is missing. Run: ${command}`);
  if (commands.length > 0) process.exit(1);
  console.log('runtimes: all there');
}
