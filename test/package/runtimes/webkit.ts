// WebKitGTK, driven by WebDriver over HTTP: WebKitWebDriver starts MiniBrowser, on a screen that exists in
// memory only (Xvfb).
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { atRest, clickOn, pressesOf, start, stop, type Driver } from './driver.js';
import { findBrowsers } from './setup.mjs';

/** Starts MiniBrowser with a home folder of its own. */
export async function openWebKit(): Promise<Driver> {
  const { webkitDriver, miniBrowser, xvfb } = findBrowsers();
  const home = await mkdtemp(join(tmpdir(), 'numbers-game-webkit-'));
  const screen = spawn(xvfb!, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    (screen.stdio[3] as Readable).once('data', (text) => {
      resolve(String(text).trim());
    });
    screen.once('exit', () => {
      reject(new Error('Xvfb ended before it had a screen'));
    });
  });
  const port = await findFreePort();
  const driver = start(webkitDriver!, [`--port=${port}`], {
    ...{ HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: `:${display}`, GDK_BACKEND: 'x11' },
    ...{ LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1', NO_AT_BRIDGE: '1' },
  });
  driver.stdout?.resume();
  driver.stderr?.resume();
  const { sessionId } = (await callWhenReady(port, {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
  })) as { sessionId: string };
  const call = (method: string, path: string, body?: unknown) =>
    send(port, method, `/session/${sessionId}${path}`, body);
  const evaluate = async (body: string) => {
    const script = `const done = arguments[0];
      (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const reply = await call('POST', '/execute/async', { script, args: [] });
    const { value, error } = reply as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  // A click of WebDriver's own (`/element/ID/click`) is refused in shadow roots.
  const perform = (actions: unknown) => call('POST', '/actions', { actions: [actions] });

  return {
    async open(url) {
      await call('POST', '/url', { url });
    },
    async runScript(body) {
      return (await evaluate(`return JSON.stringify(await (async () => { ${body} })())`)) as string;
    },
    async click(body) {
      const element = await evaluate(atRest(body));
      if (element === null) throw new Error(`no element: ${body}`);
      await perform(clickOn(element));
    },
    async press(text) {
      await perform({ type: 'key', id: 'keyboard', actions: pressesOf(text) });
    },
    async close() {
      await call('DELETE', '').catch(() => undefined);
      await stop(driver);
      await stop(screen);
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Opens a session, as soon as the driver listens. */
async function callWhenReady(port: number, capabilities: unknown): Promise<unknown> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await send(port, 'POST', '/session', { capabilities });
    } catch (error) {
      // `fetch` fails with a TypeError while nobody listens.
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function send(port: number, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
