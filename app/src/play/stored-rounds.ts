// Keeps the rounds that were played in IndexedDB. Each is added in a transaction of its own, and nothing is
// read before and written back, so two windows lose nothing; each tells the others to read again.
//
// A window may be loaded again before a round is stored, so until then the storage of the window has it, too.
//
// If the browser refuses to store anything, as some do in private windows or when the disk is full, the
// rounds are kept until the page is closed, and `isRefused` is true.
import { signal } from '@preact/signals';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { readRounds as parseRounds, formatRounds, type PlayedRound } from '../rounds/round-history.js';
import { isRefused, keepLastGame } from './page-storage.js';

interface Schema extends DBSchema {
  rounds: { key: string; value: PlayedRound };
}

type Store = IDBPDatabase<Schema>;

const NAME = 'numbers-game';
const VERSION = 1;

/** All rounds that were played; null until they are read. */
export const rounds = signal<readonly PlayedRound[] | null>(null);

/** The rounds that could not be stored, by id. */
const kept = new Map<string, PlayedRound>();
/** The rounds that are being stored, by id. */
const unstored = new Map<string, PlayedRound>();
const UNSTORED = 'numbers-game-unstored';
const channel = openChannel();
let opening: Promise<Store> | undefined;

/** Reads the rounds again. */
export async function readRounds(): Promise<void> {
  const stored = await attempt((store) => store.getAll('rounds'));
  const all = new Map((stored ?? []).map((round) => [round.id, round]));
  rounds.value = [...new Map([...kept, ...all]).values()];
}

/** Adds the rounds whose ids are new. Returns their number. */
export async function addRounds(added: readonly PlayedRound[]): Promise<number> {
  let count = 0;
  if (added.length > 0) keepLastGame(added.at(-1)!.game);
  for (const round of added) unstored.set(round.id, round);
  keepUnstored();
  const isDone = await attempt(async (store) => {
    const transaction = store.transaction('rounds', 'readwrite');
    const known = new Set(await transaction.store.getAllKeys());
    const fresh = [...new Map(added.map((round) => [round.id, round])).values()];
    const missing = fresh.filter(({ id }) => !known.has(id));
    await Promise.all([...missing.map((round) => transaction.store.add(round)), transaction.done]);
    count = missing.length;
    return true;
  });
  if (isDone === undefined) {
    const missing = added.filter(({ id }) => !kept.has(id));
    for (const round of missing) kept.set(round.id, round);
    count = missing.length;
  }
  for (const { id } of added) unstored.delete(id);
  keepUnstored();
  await publish();
  return count;
}

/** Sets the difficulty of a round. */
export async function rateRound(id: string, level: PlayedRound['level']): Promise<void> {
  await attempt(async (store) => {
    const transaction = store.transaction('rounds', 'readwrite');
    const round = await transaction.store.get(id);
    if (round !== undefined) await transaction.store.put({ ...round, level });
    await transaction.done;
  });
  const own = kept.get(id);
  if (own !== undefined) kept.set(id, { ...own, level });
  await publish();
}

/** Deletes all rounds. */
export async function deleteRounds(): Promise<void> {
  kept.clear();
  await attempt((store) => store.clear('rounds'));
  await publish();
}

async function publish(): Promise<void> {
  await readRounds();
  channel?.postMessage('changed');
}

/** Calls a function with the database. Returns undefined if the browser refuses. */
async function attempt<Result>(work: (store: Store) => Promise<Result>): Promise<Result | undefined> {
  try {
    const store = await (opening ??= open());
    return await work(store);
  } catch {
    opening = undefined;
    isRefused.value = true;
    return undefined;
  }
}

function keepUnstored(): void {
  try {
    sessionStorage.setItem(UNSTORED, formatRounds([...unstored.values()]));
  } catch {
    // A reload that comes before the rounds are stored loses them.
  }
}

/** Stores the rounds that were left when the window was loaded again. */
function storeLeft(): void {
  try {
    const left = parseRounds(sessionStorage.getItem(UNSTORED) ?? '') ?? [];
    if (left.length > 0) void addRounds(left);
  } catch {
    // There are none.
  }
}

/** Opens the connection to the other windows. Returns null if the browser refuses. */
function openChannel(): BroadcastChannel | null {
  try {
    const opened = new BroadcastChannel(NAME);
    opened.onmessage = () => void readRounds();
    return opened;
  } catch {
    return null;
  }
}

/** Opens the database, and closes it when another window opens a later version of the page. */
function open(): Promise<Store> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade: (store) => void store.createObjectStore('rounds', { keyPath: 'id' }),
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  });
}

storeLeft();
