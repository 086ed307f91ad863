// TypeScript on files that use the package, in a folder that has nothing but the package as it is packed, so
// that they cannot use what only the project has; of the frameworks only the types are there.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { linkPackages, root } from './packed.js';

/** TypeScript in JavaScript, and the one in Go, by the names of their folders. */
const COMPILERS = ['typescript', 'typescript-7'];

type Check = (files: Readonly<Record<string, string>>, options: object) => readonly string[];

/**
 * Makes such a folder for the tests of a file.
 *
 * @param packages other packages that it has
 * @returns what checks files there, and gives the lines of TypeScript
 */
export function useTypeScript(packages: readonly string[]): Check {
  const folder = mkdtempSync(join(tmpdir(), 'numbers-game-types-'));
  for (const name of ['build/esm', 'types', 'package.json', 'custom-elements.json']) {
    cpSync(join(root, name), join(folder, 'node_modules', 'numbers-game', name), { recursive: true });
  }
  linkPackages(folder, packages);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return check;

  function check(files: Readonly<Record<string, string>>, options: object): readonly string[] {
    const compilerOptions = {
      ...{ module: 'nodenext', target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
      ...{ strict: true, noEmit: true, exactOptionalPropertyTypes: true, jsx: 'react-jsx' },
      ...options,
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: Object.keys(files) }),
    );
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const lines = COMPILERS.flatMap((name) => {
      const tsc = join(root, 'node_modules', name, 'bin', 'tsc');
      const { status, stdout, stderr } = spawnSync(process.execPath, [tsc], {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0 && stdout === '') throw new Error(`${name}: ${stderr}`);
      return stdout.split('\n');
    });
    return [...new Set(lines)].filter((line) => line !== '');
  }
}

/** A view that uses the element, right and wrong. `rest` has what each framework names differently. */
export const viewOf = (
  framework: string,
  rest: string,
  listener: string,
) => `/** @jsxImportSource ${framework} */
  import 'numbers-game/element/${framework}';
  export const right = <numbers-game numbers={[1, 'K']} target="24" game="24" tidy deal="level 3" boards={['4 6']} ${rest}
    ${listener}={(event) => { const points: number = event.detail.points; return points; }} />;
  export const absent = (none: undefined) => <numbers-game numbers={none} target={null} seconds={none} play={none}
    tidy={null} worker={none} ${listener}={none} />;
  // @ts-expect-error: a target is not a list
  export const wrong = <numbers-game target={[24]} />;`;
