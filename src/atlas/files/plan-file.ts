// Plan of an atlas, the file atlas.json, which is written before anything else and never changed. It fixes
// the boards, their order and their division into shares, so that builds on several days or machines fit
// together.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { BASIC_OPERATORS } from '../../core/operator-rows.js';
import { checkProperties, parseChoice } from '../../core/options.js';
import type { Game } from '../../core/api-types.js';
import { countdown } from '../../core/puzzle/games.js';
import { parseGameRecord } from '../../core/puzzle/game-record.js';
import { checkRange, fillRange } from '../../core/puzzle/parse-range.js';
import { countBoards, parseChoices } from '../../solver/boards/pool-boards.js';
import { parseReachAllRules } from '../../solver/boards/parse-reach-all.js';
import { writeJson } from './durable-file.js';
import { KEEPS, type AtlasPlan, type AtlasQuery, type Keep } from '../atlas-types.js';

/** Version of the format. A reader of another version could misread a column. */
export const FORMAT = 1;

const PLAN_FILE = 'atlas.json';

/** Largest integer of a column of 32 bits; 2^32 - 1 stands for none. */
const MAX_INTEGER = 2 ** 32 - 2;

/** Properties of a query. */
export const PLAN_PROPERTIES: readonly string[] = [
  'pool',
  'size',
  'repeat',
  'from',
  'to',
  'game',
  'keep',
  'share',
];

/**
 * Maximum number of problems in a share: about 4 MB of problems and some seconds of work, or more work if
 * little is written.
 */
const SHARE_PROBLEMS: Readonly<Record<Keep, number>> = {
  problems: 2 ** 24,
  boards: 2 ** 26,
  targets: 2 ** 26,
};
/** Least number of shares, if there are that many boards: all threads end at about the same time. */
const LEAST_SHARES = 32;

let version: string | undefined;

/** Returns the version of this package. */
export function packageVersion(): string {
  version ??= readVersion(new URL(import.meta.url));
  return version;
}

function readVersion(place: URL): string {
  const file = new URL('package.json', place);
  const { name, version: found } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string; version?: string })
    : {};
  if (name === 'numbers-game' && found !== undefined) return found;
  const parent = new URL('../../', place);
  // A bundler has moved this file into a program elsewhere.
  return parent.href === place.href ? 'unknown' : readVersion(parent);
}

/**
 * Makes a plan from a query.
 *
 * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` for a range
 * that does not fit into an array; `limit-exceeded` for more boards than a column of 32 bits can count.
 */
export function makePlan(query: AtlasQuery): AtlasPlan {
  checkProperties(query, PLAN_PROPERTIES, 'query');
  const { pool, size, repeat } = parseChoices(query);
  const boards = countBoards({ pool, size, repeat });
  const game = parseGameRecord(query);
  if (game !== undefined) checkRules(game);
  const given = fillRange(query, game);
  const { from, to } = checkRange(given.from, given.to, 1);
  const keep = parseChoice(query.keep, KEEPS, 'problems', 'keep');
  checkLimit('to', to);
  checkLimit('pool', pool.at(-1)!);
  if (boards > MAX_INTEGER) {
    const message = `pool, size: expected at most ${MAX_INTEGER} boards, got ${boards}`;
    throw new NumbersGameError('limit-exceeded', message);
  }
  const share = query.share ?? defaultShare(boards, to - from + 1, keep);
  if (!Number.isInteger(share) || share < 1 || share > MAX_INTEGER) {
    throw unexpected('invalid-option', 'share', `an integer from 1 to ${MAX_INTEGER}`, share);
  }
  return {
    format: FORMAT,
    engine: packageVersion(),
    pool,
    size,
    repeat,
    from,
    to,
    boards,
    share,
    keep,
    rules: countdown,
  };
}

/** Checks that an atlas can be made of a game. @throws NumbersGameError `invalid-option` */
function checkRules({ rules }: Game): void {
  const { use, operators } = parseReachAllRules(rules);
  if (use !== countdown.use)
    throw unexpected('invalid-option', 'game.rules.use', `${countdown.use} for an atlas`, use);
  if (operators === undefined) return;
  const expected = `all of ${BASIC_OPERATORS.join(' ')} and no others for an atlas`;
  throw new NumbersGameError('invalid-option', `game: expected ${expected}, got ${operators.join(' ')}`);
}

function checkLimit(name: string, value: number): void {
  if (value <= MAX_INTEGER) return;
  throw unexpected('limit-exceeded', name, `an integer up to ${MAX_INTEGER}`, value);
}

function defaultShare(boards: number, width: number, keep: Keep): number {
  const most = Math.max(1, Math.floor(SHARE_PROBLEMS[keep] / width));
  return Math.max(1, Math.min(most, Math.ceil(boards / LEAST_SHARES)));
}

/**
 * Reads the plan of a folder; null if it has none.
 *
 * @throws NumbersGameError `invalid-option` if atlas.json has another version or is not a plan
 */
export function findPlan(dir: string): AtlasPlan | null {
  if (typeof dir !== 'string') throw unexpected('invalid-option', 'dir', 'the path of a folder', dir);
  const path = join(dir, PLAN_FILE);
  if (!existsSync(path)) return null;
  const plan = parsePlan(readFileSync(path, 'utf8'));
  if (plan.format !== FORMAT) {
    throw new NumbersGameError(
      'invalid-option',
      `dir: expected an atlas of format ${FORMAT}, got format ${String(plan.format)} (numbers-game ${plan.engine}); ` +
        'read it with that version, or build it again in another folder',
    );
  }
  return plan;
}

/** Reads the plan of a folder. @throws NumbersGameError `invalid-option` also if it has none */
export function readPlan(dir: string): AtlasPlan {
  const plan = findPlan(dir);
  if (plan !== null) return plan;
  throw new NumbersGameError(
    'invalid-option',
    `dir: expected a folder with ${PLAN_FILE}, got ${JSON.stringify(dir)}; plan or build an atlas there first`,
  );
}

function parsePlan(text: string): AtlasPlan {
  try {
    const plan = JSON.parse(text) as AtlasPlan;
    if (typeof plan === 'object' && 'format' in plan) return plan;
  } catch {
    // The error is reported below.
  }
  throw new NumbersGameError(
    'invalid-option',
    `dir: expected the plan of an atlas in ${PLAN_FILE}, got another text; build the atlas again in another folder`,
  );
}

/** Writes a plan unless the folder has it already. @throws NumbersGameError if the folder has another plan */
export function keepPlan(dir: string, plan: AtlasPlan): void {
  const old = findPlan(dir);
  if (old === null) {
    writeJson(join(dir, PLAN_FILE), plan);
    return;
  }
  // Another version of this package may continue: each share names the version that built it.
  const names = (Object.keys(plan) as (keyof AtlasPlan)[]).filter((name) => name !== 'engine');
  const name = names.find((each) => !isDeepStrictEqual(plan[each], old[each]));
  if (name === undefined) return;
  throw new NumbersGameError(
    'invalid-option',
    `dir: expected the plan that ${PLAN_FILE} has, got another ${name} (${show(plan[name])} instead of ` +
      `${show(old[name])}); choose another folder, or leave the options out to go on`,
  );
}

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
