// A service that solves puzzles: POST /solve with a puzzle as JSON answers with the result, or with the error
// of the solver. The solver runs on a worker thread, so the service keeps accepting requests, and a request
// that is cancelled ends its search.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { createWorkerSolver } from 'numbers-game/worker';

/** The most milliseconds for a puzzle. */
const TIMEOUT = 1000;

const solver = createWorkerSolver(() => new Worker(new URL('./solver-worker.mjs', import.meta.url)));

async function answer(request, response) {
  const reply = (status, body) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
  if (request.method !== 'POST' || request.url !== '/solve') {
    reply(404, { message: 'POST /solve answers' });
    return;
  }
  const search = new AbortController();
  response.on('close', () => search.abort());
  try {
    const puzzle = JSON.parse(await text(request));
    reply(200, await solver.solve({ ...puzzle, timeout: TIMEOUT }, { signal: search.signal }));
  } catch (error) {
    // An error of the solver has a code; text that is not JSON is a SyntaxError.
    reply(error.code === 'timeout' ? 503 : 400, { code: error.code, message: error.message });
  }
}

const server = createServer((request, response) => void answer(request, response));
server.listen(Number(process.env.PORT ?? 8080), '127.0.0.1', () => {
  console.log(`listening on port ${server.address().port}`);
});
