// Plan of an atlas, the file atlas.json, which is written before anything else and never changed. It fixes
// the boards, their order and their division into shares, so that builds on several days or machines fit
// together.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { NumbersGameError, invalidOption, unexpected } from '../../core/errors.js';
import { checkInteger, checkProperties, parseChoice, parseInteger } from '../../core/options.js';
import type { Rules } from '../../core/api-types.js';
import { countdown } from '../../core/puzzle/games.js';
import { parseGameRecord } from '../../core/puzzle/game-record.js';
import { leastNumber } from '../../core/puzzle/parse-numbers.js';
import { parseRules, refuseDefined, type ParsedRules } from '../../core/puzzle/parse-rules.js';
import { planThreadBoards } from '../../batch/plan-thread-boards.js';
import { isGroup } from '../../core/puzzle/parse-pool.js';
import { parseChoices } from '../../solver/boards/parse-boards.js';
import { countLaidOut } from '../../solver/boards/pool-boards.js';
import { parseReachAll } from '../../solver/boards/parse-reach-all.js';
import { hasSquares } from './atlas-columns.js';
import { PARTS, PROBLEMS } from './atlas-shares.js';
import { writeJson } from './durable-file.js';
import { isVersion, parseObject, readBytes } from './read-record.js';
import { KEEPS, type AtlasPlan, type AtlasQuery, type Keep } from '../atlas-types.js';

/**
 * Versions of the format: 1 for the rules of Countdown and a pool without groups, 2 for others. A reader of
 * version 1 takes all rules for those, and all targets for positive ones.
 */
const FORMAT_OF_COUNTDOWN = 1;
const FORMAT = 2;

const PLAN_FILE = 'atlas.json';

/** Largest integer of a column of 32 bits; 2^32 - 1 stands for none. */
const MAX_INTEGER = 2 ** 32 - 2;
/** Least integer of a column of signed targets. Of a range that begins below 0 the last one always fits. */
const LEAST_SIGNED = -(2 ** 31);

export const PLAN_PROPERTIES: readonly string[] = [
  ...['pool', 'size', 'repeat', 'from', 'to', 'rules', 'game', 'keep', 'share'],
];

/** The properties of a plan that follow from those of its query. */
const MADE_PROPERTIES: readonly string[] = ['format', 'engine', 'boards', 'order'];

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
 * @param order that of the boards if only targets are kept; null for the lexicographic one
 * @throws NumbersGameError `invalid-numbers`, `invalid-range` or `invalid-option`; `too-large` for a range
 * that does not fit into an array; `limit-exceeded` for more boards than a column of 32 bits can count.
 */
export function makePlan(query: AtlasQuery, order: 'blocks' | null = 'blocks'): AtlasPlan {
  checkProperties(query, PLAN_PROPERTIES, 'query');
  const { game, rules: given, from: first, to: last } = query;
  const choices = parseChoices(query, leastNumber(parseRules(parseGameRecord(query)?.rules ?? given)));
  const { pool, size, repeat } = choices;
  const parsed = parseReachAll({ ...choices, game, rules: given, from: first, to: last });
  const boards = countLaidOut(parsed.boards);
  planThreadBoards(parsed);
  const { from, to } = parsed;
  const keep = parseChoice(query.keep, KEEPS, 'problems', 'keep');
  checkInteger(from, 'from', LEAST_SIGNED, Infinity, 'limit-exceeded');
  checkLimit('to', to);
  checkLimit('pool', parsed.boards.members.at(-1)!);
  if (boards > MAX_INTEGER) {
    const message = `pool, size: expected at most ${MAX_INTEGER} boards, got ${boards}`;
    throw new NumbersGameError('limit-exceeded', message);
  }
  const usual = defaultShare(boards, to - from + 1, keep);
  const share = parseInteger(query.share, usual, 'share', 1, MAX_INTEGER);
  const rules = rulesOf(parsed.rules);
  return {
    format: rules === countdown && !pool.some(isGroup) ? FORMAT_OF_COUNTDOWN : FORMAT,
    engine: packageVersion(),
    pool,
    size,
    repeat,
    from,
    to,
    boards,
    share,
    keep,
    rules,
    ...(order === 'blocks' && keep === 'targets' && { order }),
  };
}

/** Returns rules as an atlas keeps them: equal rules have one form, and limits matter to squares only. */
function rulesOf(parsed: ParsedRules): Rules {
  refuseDefined(parsed, 'an atlas');
  const { values, use, operators, limits } = parsed;
  if (values === countdown.values && use === countdown.use && operators === undefined) return countdown;
  const rules: Rules = operators === undefined ? { values, use } : { values, use, operators };
  return hasSquares(rules) ? { ...rules, limits: { square: Number(limits.square) } } : rules;
}

/** Checks that a value fits into a column of 32 bits. @throws NumbersGameError `limit-exceeded` */
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
function findPlan(dir: string): AtlasPlan | null {
  if (typeof dir !== 'string') throw unexpected('invalid-option', 'dir', 'the path of a folder', dir);
  const path = join(dir, PLAN_FILE);
  if (!existsSync(path)) return null;
  checkFolders(dir);
  const plan = parseObject(readBytes(path));
  if (plan?.format === undefined) throw notAPlan('another text');
  if (plan.format !== FORMAT_OF_COUNTDOWN && plan.format !== FORMAT) {
    throw invalidOption(
      `dir: expected an atlas of format ${FORMAT_OF_COUNTDOWN} or ${FORMAT}, got format ${JSON.stringify(plan.format)} (numbers-game ${isVersion(plan.engine) ? plan.engine : 'unknown'}); ` +
        'read it with that version, or build it again in another folder',
    );
  }
  return checkPlan(plan);
}

/** Checks a plan by making it again: its other properties follow from those of its query. */
function checkPlan(given: Readonly<Record<string, unknown>>): AtlasPlan {
  const { engine, order } = given;
  const query = Object.fromEntries(Object.entries(given).filter(([name]) => !MADE_PROPERTIES.includes(name)));
  const missing = PLAN_PROPERTIES.find((name) => name !== 'game' && !Object.hasOwn(query, name));
  if (missing !== undefined) throw notAPlan(`one without ${missing}`);
  if (!isVersion(engine)) throw notAPlan('one without the version that made it');
  let made: AtlasPlan;
  try {
    made = makePlan(query, order === 'blocks' ? order : null);
  } catch (cause) {
    throw notAPlan(`one that is refused (${(cause as Error).message})`, cause);
  }
  const plan = { ...made, engine };
  if (isDeepStrictEqual(plan, given)) return plan;
  throw notAPlan('one whose properties do not agree');
}

/**
 * Checks that the folders of an atlas are its own: files are written and removed there, and a link in an
 * atlas of a stranger may lead anywhere.
 */
function checkFolders(dir: string): void {
  for (const name of [PARTS, PROBLEMS]) {
    if (lstatSync(join(dir, name), { throwIfNoEntry: false })?.isSymbolicLink() !== true) continue;
    const message = `dir: expected ${name} to be a folder of the atlas, got a symbolic link; link the folder of the atlas instead`;
    throw invalidOption(message);
  }
}

/** Reads the plan of a folder. @throws NumbersGameError `invalid-option` also if it has none */
export function readPlan(dir: string): AtlasPlan {
  const plan = findPlan(dir);
  if (plan !== null) return plan;
  const message = `dir: expected a folder with ${PLAN_FILE}, got ${JSON.stringify(dir)}; plan or build an atlas there first`;
  throw invalidOption(message);
}

function notAPlan(got: string, cause?: unknown): NumbersGameError {
  return invalidOption(
    `dir: expected the plan of an atlas in ${PLAN_FILE}, got ${got}; build the atlas again in another folder`,
    cause === undefined ? undefined : { cause },
  );
}

/** Makes the plan of a query. Properties that it leaves out are those of the folder's plan, if any. */
export function completePlan(dir: string, query: AtlasQuery): AtlasPlan {
  const old = findPlan(dir);
  if (old === null) return makePlan(query);
  // A game stands for all else.
  const own = query.game === undefined ? PLAN_PROPERTIES : ['keep', 'share'];
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const kept = Object.entries(old).filter(([name]) => own.includes(name));
  return makePlan(Object.fromEntries([...kept, ...given]), old.order ?? null);
}

/** Writes a plan unless the folder has it already. @throws NumbersGameError if the folder has another plan */
export function keepPlan(dir: string, plan: AtlasPlan): void {
  const old = findPlan(dir);
  if (old === null) {
    writeJson(join(dir, PLAN_FILE), plan);
    return;
  }
  const advice = 'choose another folder, or leave the options out to go on';
  checkSame(plan, old, `dir: expected the plan that ${PLAN_FILE} has`, advice);
}

/** Checks that another folder has this plan, too. @throws NumbersGameError `invalid-option` */
export function checkHasPlan(other: string, plan: AtlasPlan): void {
  checkSame(readPlan(other), plan, 'others: expected folders with one plan', `${other} is of another atlas`);
}

/** Refuses plans that differ in anything but the engine, because another version may continue a build. */
function checkSame(plan: AtlasPlan, old: AtlasPlan, expected: string, advice: string): void {
  const names = (Object.keys(plan) as (keyof AtlasPlan)[]).filter((name) => name !== 'engine');
  const name = names.find((each) => !isDeepStrictEqual(plan[each], old[each]));
  if (name === undefined) return;
  const got = `another ${name} (${show(plan[name])} instead of ${show(old[name])})`;
  throw invalidOption(`${expected}, got ${got}; ${advice}`);
}

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}
