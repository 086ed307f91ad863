// One way to use Firefox and WebKitGTK in a test: scripts in the page, mouse and keyboard. Both browsers are
// driven by their own protocol, so that what is tested is the browser of the distribution and not a patched
// one.
//
// Elements are named by a script that returns one. `find` in it looks through shadow roots, which no selector
// does.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

/** A browser with one page. */
export interface Driver {
  open(url: string): Promise<void>;
  /**
   * Runs the body of a function in the page, and returns the JSON text of what it returns or what its promise
   * gives.
   */
  runScript(body: string): Promise<string>;
  /** Clicks in the middle of the element that the body of a function returns. */
  click(body: string): Promise<void>;
  /** Presses keys, one for each character, in whatever has the focus. */
  press(text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * The body of an async function that returns the element of another one, or null: scrolled to where it can be
 * clicked, and at rest. A tile that begins to turn is too narrow to be hit.
 */
export function atRest(body: string): string {
  return `const element = (() => { ${body} })() ?? null;
    element?.scrollIntoView({ block: 'center' });
    await Promise.allSettled(element?.getAnimations().map(({ finished }) => finished) ?? []);
    return element;`;
}

/** A click, as both protocols describe it. Each has its own form of an element as the origin. */
export function clickOn(origin: unknown): unknown {
  return {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

/** Keys pressed and released one after the other, as both protocols describe it. */
export function pressesOf(text: string): unknown[] {
  return Array.from(text, (value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]).flat();
}

/** The first line of a program's output that matches, while it runs. @throws if it ends without one */
export function waitForLine(child: ChildProcess, pattern: RegExp): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: unknown) => {
      output += String(text);
      const found = pattern.exec(output);
      if (found) resolve(found[1]);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => {
      reject(new Error(`${child.spawnfile} ended with ${String(code)}: ${output.slice(-2000)}`));
    });
  });
}

/** Starts a program whose output is read. */
export function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe'];
  return spawn(command, args, { env: { ...process.env, ...env }, stdio });
}

/** Ends a program, and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  const timer = setTimeout(() => child.kill('SIGKILL'), 5000);
  await end;
  clearTimeout(timer);
}
