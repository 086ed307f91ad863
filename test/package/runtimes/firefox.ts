// Firefox, driven by WebDriver BiDi: JSON over a WebSocket, which Firefox itself serves. (geckodriver, the
// other way, is in no package of Debian.)
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atRest, clickOn, pressesOf, start, stop, waitForLine, type Driver } from './driver.js';
import { findBrowsers } from './setup.mjs';

interface Reply {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** What `script.callFunction` gives for a text or an element. */
interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result: { readonly value?: string; readonly sharedId?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Starts Firefox with a profile of its own. */
export async function openFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'numbers-game-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  // Its home is the profile: that of root may belong to somebody else, which Firefox refuses.
  const browser = start(findBrowsers().firefox!, args, { HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' });
  const address = await waitForLine(browser, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const { context } = contexts[0];

  const evaluate = async (body: string) => {
    const parameters = {
      functionDeclaration: `async () => { ${body} }`,
      target: { context },
      awaitPromise: true,
    };
    const evaluated = (await send('script.callFunction', parameters)) as Evaluated;
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails!.text);
    return evaluated.result;
  };
  const perform = (actions: unknown) => send('input.performActions', { context, actions: [actions] });
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async runScript(body) {
      const { value } = await evaluate(`return JSON.stringify(await (async () => { ${body} })())`);
      return value!;
    },
    async click(body) {
      const { sharedId } = await evaluate(atRest(body));
      if (sharedId === undefined) throw new Error(`no element: ${body}`);
      await perform(clickOn({ type: 'element', element: { sharedId } }));
    },
    async press(text) {
      await perform({ type: 'key', id: 'keyboard', actions: pressesOf(text) });
    },
    async close() {
      close();
      await stop(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Commands out, answers back. */
interface Line {
  readonly send: (method: string, params: unknown) => Promise<unknown>;
  readonly close: () => void;
}

/** Opens a line on which commands are answered by their number. */
async function connect(address: string): Promise<Line> {
  // Node 20 has no WebSocket of its own. Types of `ws` would have to be installed at the root of the project.
  const { WebSocket } = createRequire(import.meta.url)('ws') as { WebSocket: typeof globalThis.WebSocket };
  const socket = new WebSocket(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return {
    send: async (method, params) => {
      const id = ++last;
      const reply = await new Promise<Reply>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      waiting.delete(id);
      if (reply.type === 'error') throw new Error(`${method}: ${reply.error}: ${reply.message}`);
      return reply.result;
    },
    close: () => {
      socket.close();
    },
  };
}
