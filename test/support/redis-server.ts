// A Redis server of its own for tests: on a free port of the loopback interface, with a temporary folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRedis } from '../package/runtimes/setup.mjs';

interface RedisServer {
  readonly url: string;
  /** Kills it and starts it again, with what it has on disk or with nothing. */
  restart(memory: 'kept' | 'lost'): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server. */
export async function startRedis(settings: readonly string[]): Promise<RedisServer> {
  const program = findRedis();
  if (program === null) throw new Error('redis-server is missing: run `npm run runtimes`');
  const port = await findPort();
  const dir = mkdtempSync(join(tmpdir(), 'numbers-game-redis-'));
  let server: ChildProcess;
  const start = async () => {
    const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', ''];
    // Every command is on disk before it is answered.
    server = spawn(program, [...place, '--appendfsync', 'always', ...settings], { stdio: 'ignore' });
    while (!(await isListening(port))) {
      if (server.exitCode !== null) throw new Error(`redis-server ended with ${server.exitCode}`);
      await wait(20);
    }
  };
  const kill = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart(memory) {
      await kill();
      if (memory === 'lost') rmSync(join(dir, 'appendonlydir'), { recursive: true });
      await wait(300);
      await start();
    },
    async stop() {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A free port. Another program could take it before the server does, which would end the test. */
async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}
