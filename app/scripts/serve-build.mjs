// Serves the web app as built, for scripts that open it in a browser.
import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Returns the origin of the web app, without a slash at its end, and a function that ends the server.
 *
 * @param folder the app or a copy of it, with files `x.gz` beside texts to send these compressed
 */
export async function serveBuild(folder = 'build/site') {
  const serve = sirv(folder, { dev: true, gzip: true });
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
