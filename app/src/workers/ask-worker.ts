// Asks a worker that answers one question and is then ended: for parts of the page that are rarely opened.
import { words } from '../page-words.js';

/** The message to the page: the answer, or an error with its code if it has one. */
export type WorkerReport<Answer> =
  { readonly answer: Answer } | { readonly error: { readonly message: string; readonly code?: string } };

/** Asks a worker a question and ends it after the answer; an abort ends it earlier. */
export function askWorker<Answer>(worker: Worker, question: unknown, signal: AbortSignal): Promise<Answer> {
  const answer = new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerReport<Answer>>) => {
      if ('answer' in data) resolve(data.answer);
      else reject(Object.assign(new Error(data.error.message), { code: data.error.code }));
    };
    worker.onerror = ({ message }) => {
      reject(new Error(message || words.value.notLoaded));
    };
    worker.postMessage(question);
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
  return answer.finally(() => {
    worker.terminate();
  });
}
