// A small HTTP server for the pages of the browser tests. It serves folders and texts on a free port of this
// machine.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** What a server gives out. Later entries are asked first. */
export interface Site {
  /**
   * Folders of this machine by the path at which their files are, such as `{ '/numbers-game': 'build/esm' }`.
   */
  readonly folders?: Readonly<Record<string, string>>;
  /**
   * Texts by their path, such as `{ '/': '<!doctype html>...', '/worker.js': '...' }`: scripts if it ends so,
   * else pages.
   */
  readonly texts?: Readonly<Record<string, string>>;
  /** The content security policy of all of it. */
  readonly csp?: string;
}

/** Starts a server for the site on a port that the system chooses. The URL has no slash at the end. */
export async function listenOn(site: Site): Promise<{ server: Server; url: string }> {
  const server = createSite(site);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

function createSite({ folders = {}, texts = {}, csp }: Site): Server {
  const handlers = Object.entries(folders).map(([at, folder]) => ({
    at,
    handle: sirv(folder, { dev: true }),
  }));
  return createServer((request, response) => {
    if (csp !== undefined) response.setHeader('Content-Security-Policy', csp);
    const { pathname } = new URL(request.url!, 'http://localhost');
    if (Object.hasOwn(texts, pathname)) {
      const type = /\.m?js$/.test(pathname) ? 'text/javascript' : 'text/html';
      response.setHeader('Content-Type', `${type}; charset=utf-8`).end(texts[pathname]);
      return;
    }
    const found = handlers.findLast(({ at }) => `${pathname}/`.startsWith(`${at}/`.replace('//', '/')));
    const end = () => {
      response.writeHead(404).end();
    };
    if (found === undefined) {
      end();
      return;
    }
    request.url = request.url!.slice(found.at.replace(/\/$/, '').length);
    found.handle(request, response, end);
  });
}
