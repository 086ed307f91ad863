// A bar on stderr while something takes long; where stderr is no terminal there is none.
import { SingleBar } from 'cli-progress';
import type { Progress } from '../batch.js';

const FORMAT = '{bar} {percentage} %, {value} of {total} {unit}, {eta_formatted} left';

/** Runs a job that tells its progress. The bar goes away when it ends. */
export async function withProgress<Result>(
  unit: string,
  job: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<Result> {
  // Ctrl-C is the command's business.
  const bar = new SingleBar({
    stream: process.stderr,
    format: FORMAT,
    clearOnComplete: true,
    gracefulExit: false,
  });
  try {
    return await job(({ done, total }) => {
      if (!bar.isActive) bar.start(total, done, { unit });
      bar.update(done);
    });
  } finally {
    if (bar.isActive) bar.stop();
  }
}
