// npm packages for the same problems. There are few: solve24, 24_game_resolver and 24game-solver-fork, which
// web pages mention, are not on the registry (November 2026), and none was found for the Countdown numbers
// round. package.json beside this file lists the others.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runNpm } from '../../scripts/run-npm.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Where there is no network, npm would try for minutes. */
const INSTALL_MS = 60_000;
const require = createRequire(import.meta.url);

export const packages = [{ name: '24game-solver 1.0.1', kind: 'package', open: openGameSolver }];

/** Its entry is a file that is not there; the one that was meant is. It lists all expressions. */
function openGameSolver() {
  install();
  let note = 'lists expressions, more than is asked';
  let solve;
  try {
    solve = require('24game-solver');
  } catch (error) {
    note += `; broken: its entry cannot be loaded (${error.code}); loaded from its folder dist`;
    solve = require('./node_modules/24game-solver/dist/24game-solver.js');
  }
  return { note, hands: (hands) => hands.filter((numbers) => solve(numbers, 24).length > 0).length };
}

function install() {
  if (existsSync(new URL('node_modules', import.meta.url))) return;
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0'];
  runNpm(args, { timeout: INSTALL_MS });
}
