// Runs the programs of `emit`: in Python and JavaScript.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import type { EmitOptions } from '../../src/templates/index.js';

/** How a language is run, and the Debian package to install if it cannot be. */
export interface ProgramLanguage {
  readonly language: EmitOptions['language'];
  readonly needs: string;
  readonly file: string;
  readonly command: readonly string[];
}

/** The languages. Each command runs in the folder of the program. */
export const LANGUAGES: readonly ProgramLanguage[] = [
  { language: 'python', needs: 'python3', file: 'solve.py', command: ['python3', 'solve.py'] },
  { language: 'javascript', needs: 'node', file: 'solve.js', command: ['node', 'solve.js'] },
];

/** Whether programs in a language can be run here. */
export function isInstalled({ needs }: ProgramLanguage): boolean {
  return spawnSync(needs, ['--version']).status === 0;
}

/** Runs a program with arguments or lines of input, and returns what it prints. */
export type RunProgram = (args: readonly string[], input?: string) => string;

/**
 * Makes a folder for the tests of a suite. The function that it returns writes a program there, in
 * place of the previous one.
 */
export function usePrograms(): (language: ProgramLanguage, source: string) => RunProgram {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });
  const run = ([program, ...args]: readonly string[], input = ''): string => {
    const options = { cwd: folder, input, encoding: 'utf8' } as const;
    const { status, stdout, stderr, error } = spawnSync(program, args, options);
    if (error !== undefined) throw error;
    expect(stderr).toBe('');
    expect(status).toBe(0);
    return stdout;
  };
  return ({ file, command }, source) => {
    writeFileSync(join(folder, file), source);
    return (args, input) => run([...command, ...args], input);
  };
}

/** Runs a program on boards, and returns the line that it prints for each. */
export function solveBoards(run: RunProgram, boards: readonly (readonly (number | string)[])[]): string[] {
  return run([], boards.map((board) => `${board.join(' ')}\n`).join(''))
    .trimEnd()
    .split('\n');
}
