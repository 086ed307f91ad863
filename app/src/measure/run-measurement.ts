// Starts, follows and stops a measurement. Stopping ends the worker, because nothing else stops a running
// search.
import { signal } from '@preact/signals';
import { largest } from '../page-state.js';
import { words } from '../page-words.js';
import type { AlgorithmName, Order, MeasureReport, MeasuredRow } from './measure-messages.js';

interface Run {
  readonly state: 'before' | 'running' | 'stopped' | 'done';
  readonly rows: readonly MeasuredRow[];
  /** The current measurement. */
  readonly now: { readonly algorithm: AlgorithmName; readonly size: number } | null;
  readonly error: string | null;
}

export const run = signal<Run>({ state: 'before', rows: [], now: null, error: null });

let worker: Worker | undefined;

export function start(): void {
  worker?.terminate();
  worker = new Worker(new URL('./measure-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<MeasureReport>) => {
    follow(data);
  };
  worker.onerror = ({ message }) => {
    end('stopped', message || words.value.notLoaded); // a file that is missing has no message
  };
  run.value = { state: 'running', rows: [], now: null, error: null };
  worker.postMessage({ largest: Number(largest.value) } satisfies Order);
}

export function stop(): void {
  end('stopped', null);
}

function follow(report: MeasureReport): void {
  switch (report.kind) {
    case 'begin':
      run.value = { ...run.value, now: report };
      return;
    case 'row':
      run.value = { ...run.value, rows: [...run.value.rows, report.row] };
      return;
    case 'end':
      end('done', null);
      return;
    case 'error':
      end('stopped', report.message);
  }
}

function end(state: Run['state'], error: string | null): void {
  worker?.terminate();
  worker = undefined;
  run.value = { ...run.value, state, now: null, error };
}
