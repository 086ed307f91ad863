// Connection to Redis, and the queue of shares on it. Users install BullMQ and ioredis separately, like
// DuckDB. Only the few calls used here are typed, so that the package does not need their types.
//
// A connection that is lost later is made again, however long that takes; commands wait for it.
//
// User and password come from the environment, because the arguments of a process are visible to all users of
// a machine. `rediss://` is TLS, with certificates checked as Node does (NODE_EXTRA_CA_CERTS adds an
// authority).
import { NumbersGameError, unexpected } from '../../core/errors.js';
import { MOST_ATTEMPTS, type ShareJob } from './share-job.js';

const BULLMQ = 'bullmq';
const IOREDIS = 'ioredis';
/** Prefix of all keys. */
const PREFIX = 'numbers-game';
/** Longest time between two attempts to reconnect, in milliseconds. */
const MOST_RETRY_MS = 2000;

/** Subset of the client of ioredis that is used here. */
interface RedisClient {
  connect(): Promise<void>;
  disconnect(): void;
  info(section: string): Promise<string>;
  get(key: string): Promise<string | null>;
  set(key: string, value: string, unit: 'EX', seconds: number): Promise<unknown>;
  on(event: 'error', listener: (error: Error) => void): void;
  on(event: 'close' | 'ready', listener: () => void): void;
}

interface IORedis {
  readonly Redis: new (url: string, options: object) => RedisClient;
}

/** Methods of all objects of BullMQ. */
interface Closable {
  on(event: 'error', listener: (error: Error) => void): void;
  close(): Promise<void>;
}

/** Subset of the queue of BullMQ that is used here. */
export interface ShareQueue extends Closable {
  addBulk(jobs: readonly ShareJob[]): Promise<unknown>;
  getJobCounts(): Promise<Readonly<Record<string, number>>>;
  getWorkersCount(): Promise<number>;
  obliterate(options: { force: boolean }): Promise<void>;
}

interface ShareEvents extends Closable {
  on(event: 'error', listener: (error: Error) => void): void;
  on(event: 'waiting', listener: (event: { readonly prev?: string }) => void): void;
}

interface BullMQ {
  readonly Queue: new (name: string, options: object) => ShareQueue;
  readonly QueueEvents: new (name: string, options: object) => ShareEvents;
  readonly Worker: new (
    name: string,
    process: (job: { readonly data: unknown }) => Promise<void>,
    options: object,
  ) => Closable;
}

/** Checked connection to Redis. */
export interface RedisConnection {
  readonly client: RedisClient;
  close(): void;
  openQueue(name: string): ShareQueue;
  /** Calls a function whenever a share in work goes back to the queue. */
  watchReturns(name: string, onReturn: () => void): Closable;
  /** Takes jobs from the queue, `concurrency` at a time, and processes their data, which may be anything. */
  openWorker(
    name: string,
    process: (data: unknown) => Promise<void>,
    options: { readonly concurrency: number; readonly lockMs: number },
  ): Closable;
}

/**
 * Connects to Redis.
 *
 * @param url such as `redis://localhost:6379`
 * @param onMessage called when the connection is lost or restored
 * @throws NumbersGameError `invalid-option` if the packages are not installed, the server cannot be reached,
 * or its settings would lose shares
 */
export async function openRedis(url: string, onMessage: (text: string) => void): Promise<RedisConnection> {
  checkUrl(url);
  const { Redis } = await load<IORedis>(IOREDIS);
  const bullmq = await load<BullMQ>(BULLMQ);
  const { client, close } = await connect(Redis, url, onMessage);
  const options = { connection: client, prefix: PREFIX };
  return {
    client,
    close,
    openQueue: (name) => ignoreErrors(new bullmq.Queue(name, options)),
    watchReturns(name, onReturn) {
      const events = ignoreErrors(new bullmq.QueueEvents(name, options));
      events.on('waiting', ({ prev }) => {
        if (prev === 'active') onReturn();
      });
      return events;
    },
    openWorker(name, process, { concurrency, lockMs }) {
      return ignoreErrors(
        new bullmq.Worker(name, ({ data }) => process(data), {
          ...options,
          concurrency,
          lockDuration: lockMs,
          stalledInterval: lockMs,
          // By default a share fails when its second worker is killed.
          maxStalledCount: MOST_ATTEMPTS,
        }),
      );
    },
  };
}

/** Connects to the server, and reports when the connection is lost or restored, until it is closed. */
async function connect(
  Redis: IORedis['Redis'],
  url: string,
  onMessage: (text: string) => void,
): Promise<Pick<RedisConnection, 'client' | 'close'>> {
  let [isOpen, isLost] = [false, false];
  let reason = 'no answer';
  const client = new Redis(url, {
    ...findCredentials(),
    lazyConnect: true,
    // BullMQ requires it for connections that wait for jobs.
    maxRetriesPerRequest: null,
    retryStrategy: (times: number) => (isOpen ? Math.min(100 * times, MOST_RETRY_MS) : null),
  });
  client.on('error', (error) => {
    reason = error.message;
  });
  try {
    await client.connect();
    await checkSettings(client);
  } catch (cause) {
    client.disconnect();
    if (cause instanceof NumbersGameError) throw cause;
    throw refuse('a server that can be reached', `none (${reason}); start it, or correct the URL`);
  }
  isOpen = true;
  client.on('close', () => {
    if (isOpen && !isLost) onMessage('the connection to Redis is lost; waiting for it');
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) onMessage('the connection to Redis is there again');
    isLost = false;
  });
  const close = () => {
    isOpen = false;
    client.disconnect();
  };
  return { client, close };
}

/** Ignores errors: `connect` reports lost connections, and a lost lock only builds a share twice. */
function ignoreErrors<Source extends Closable>(source: Source): Source {
  source.on('error', () => undefined);
  return source;
}

/** Returns the key under which a build keeps its progress. */
export function progressKey(queue: string): string {
  return `${PREFIX}:${queue}:progress`;
}

/** Variables of the environment with the user and the password of the server. */
const USER = 'NUMBERS_GAME_REDIS_USERNAME';
const PASSWORD = 'NUMBERS_GAME_REDIS_PASSWORD';

/** Returns the user and the password of the environment, which take precedence over those of the URL. */
function findCredentials(): { username?: string; password?: string } {
  const { [USER]: username, [PASSWORD]: password } = process.env;
  return { ...(username && { username }), ...(password && { password }) };
}

/** Returns a warning if a URL on the command line has a password, else null. */
export function warnOfPassword(url: string): string | null {
  if (!URL.canParse(url) || new URL(url).password === '') return null;
  return `the password in --redis is visible to all users of this machine; set ${PASSWORD} instead`;
}

function checkUrl(url: unknown): asserts url is string {
  if (typeof url === 'string' && /^rediss?:\/\/./.test(url) && URL.canParse(url)) return;
  const expected = 'a URL such as redis://localhost:6379';
  // The message omits the URL, which may contain a password.
  throw typeof url === 'string'
    ? refuse(expected, 'another text')
    : unexpected('invalid-option', 'redis', expected, url);
}

async function load<Module>(name: string): Promise<Module> {
  try {
    // The name is not a literal, so that bundlers ignore it.
    return (await import(name)) as Module;
  } catch (cause) {
    throw new NumbersGameError(
      'invalid-option',
      `${name}: not installed, but the queue needs it; run npm install ${BULLMQ} ${IOREDIS}`,
      { cause },
    );
  }
}

/** Checks that the server does not lose data in a crash. Lost shares are added again, but that takes time. */
async function checkSettings(client: RedisClient): Promise<void> {
  const info = `${await client.info('persistence')}\n${await client.info('memory')}`;
  const read = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? 'unknown';
  const isAppending = read('aof_enabled');
  if (isAppending !== '1') {
    throw refuse(
      'a server with appendonly yes, which keeps the queue if it crashes',
      `appendonly ${isAppending === '0' ? 'no' : isAppending}; run redis-cli CONFIG SET appendonly yes, or change redis.conf`,
    );
  }
  const policy = read('maxmemory_policy');
  if (policy !== 'noeviction') {
    throw refuse(
      'a server with maxmemory-policy noeviction, which drops no part of the queue',
      `${policy}; run redis-cli CONFIG SET maxmemory-policy noeviction, or change redis.conf`,
    );
  }
}

function refuse(expected: string, got: string): NumbersGameError {
  return new NumbersGameError('invalid-option', `redis: expected ${expected}, got ${got}`);
}
