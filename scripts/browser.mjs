// The browser for the tests, `node scripts/browser.mjs`: finds Chromium or Chrome, or installs it, and prints
// its path. It also installs the fonts under which test/play/fonts.browser.test.ts looks for text that is cut
// off.
//
// It searches CHROME_PATH, the paths of the usual packages, and the place where `npx playwright-core install
// chromium` puts it. Root on Debian installs the shell of Chromium without windows, in which the tests of
// pages take half the time (a new profile with an empty page takes 0.12 s, 0.5 with windows), or else the
// browser. Other users get instructions and exit code 1 if there is none, so that no test is skipped
// unnoticed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { isMain } from './is-main.mjs';

/** Paths at which the usual packages install Chromium or Chrome, which the command also tries. */
const USUAL_PATHS = JSON.parse(
  readFileSync(new URL('../src/cli/browser-paths.json', import.meta.url), 'utf8'),
);

/** The shell of Chromium, which Debian has, and what derives from it may not have. */
const SHELL = 'chromium-headless-shell';
const SYSTEM = '/etc/os-release';
const isDebian = existsSync(SYSTEM) && /^ID=debian$/m.test(readFileSync(SYSTEM, 'utf8'));

/** The shell, and fonts of different widths: a Debian package of each, and a file of it. */
const PACKAGES = {
  [SHELL]: `/usr/bin/${SHELL}`,
  'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf',
};

/**
 * The path of a browser that runs, or null.
 *
 * @returns {string | null}
 * @throws if CHROME_PATH is set to something else
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Error(`CHROME_PATH: expected the path of Chromium or Chrome, got ${JSON.stringify(chosen)}`);
  }
  return [...USUAL_PATHS, chromium.executablePath()].find(runs) ?? null;
}

/**
 * Ubuntu has scripts at some of these paths that only ask for a snap. On Windows `--version` would open a
 * window.
 */
function runs(path) {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** Installs packages of Debian that it has, if this is Debian and the user is root. */
function install(packages) {
  const isRoot = process.getuid?.() === 0;
  if (packages.length === 0 || !isRoot || !existsSync('/etc/debian_version')) return;
  const apt = (...args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  };
  apt('update');
  for (const name of packages) {
    console.log(`browser: installing ${name}`);
    apt('install', '-y', '--no-install-recommends', name);
  }
}

if (isMain(import.meta.url)) {
  const hasShell = isDebian && !process.env.CHROME_PATH;
  const names = Object.keys(PACKAGES).filter((name) => hasShell || name !== SHELL);
  install(names.filter((name) => !existsSync(PACKAGES[name])));
  if (findBrowser() === null) install(['chromium']);
  const path = findBrowser();
  if (path === null) {
    console.error(
      'browser: the tests need Chromium or Chrome, and none was found. Install one, or run `npx playwright-core install chromium`, or set CHROME_PATH',
    );
    process.exit(1);
  }
  console.log(`browser: ${path}`);
}
