// Serves the web app as built, for scripts that open it in a browser.
import { createServer } from 'node:http';
import sirv from 'sirv';

/** Returns the origin of the web app, without a slash at its end, and a function that ends the server. */
export async function serveBuild() {
  const serve = sirv('build/web', { dev: true });
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end()),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
