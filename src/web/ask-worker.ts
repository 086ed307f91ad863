// Asks a worker that answers one question and is then ended: for parts of the page that are rarely opened.

/** To the page: the answer, or the message of an error, which is for the user. */
export type Report<Answer> = { readonly answer: Answer } | { readonly error: string };

/** Sends the question, waits for the answer, and ends the worker, which an abort ends earlier. */
export function askWorker<Answer>(worker: Worker, question: unknown, signal: AbortSignal): Promise<Answer> {
  const answer = new Promise<Answer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Report<Answer>>) => {
      if ('answer' in data) resolve(data.answer);
      else reject(new Error(data.error));
    };
    worker.onerror = ({ message }) => {
      reject(new Error(message || 'This part of the page could not be loaded.'));
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
