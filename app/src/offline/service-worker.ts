// Serves the page without a network. The first visit caches the files that it loads anyway, and once the page
// is idle the rest of the engine and the scripts and styles of the other tabs; what is left, such as the
// tables of the whole game, is cached when it is first fetched. The address of this file names the language,
// whose words belong to the first visit; another one makes the browser install this file again. A new version
// is fetched in the background and takes over when no window shows the old one, so a window never mixes files
// of two versions. The build fills in the names below. Workbox would add 200 packages for these few lines.
declare const self: ServiceWorkerGlobalScope;
/** The hash of all files. */
declare const __VERSION__: string;
/** The files of the first visit, and all others. */
declare const __FIRST__: readonly string[];
declare const __LATER__: readonly string[];
/** The files with the words of each language: those of a first visit, and those of the tabs. */
declare const __WORDS__: Readonly<Record<string, readonly [first: string, tabs: string]>>;

const PREFIX = 'numbers-game-';
const first = `${PREFIX}${__VERSION__}`;
/** Files with a hash in their names, which keep their contents in later versions. */
const later = `${PREFIX}later`;
// The build fills in each name once.
const filesLater = __LATER__;
const wordsOf = __WORDS__;
const words = wordsOf[new URL(self.location.href).searchParams.get('language') ?? ''] ?? [];
/** Files are the same whatever a server says that they vary by. */
const ANY = { ignoreVary: true };
const laterUrls = new Set(filesLater.map((file) => new URL(file, self.registration.scope).href));

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(first).then((cache) => cache.addAll([...__FIRST__, ...words.slice(0, 1)])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOld());
});

// The page is idle.
self.addEventListener('message', (event) => {
  event.waitUntil(cacheTabs());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const options = { ...ANY, ignoreSearch: request.mode === 'navigate' };
  const cached = await (await caches.open(first)).match(request, options);
  if (cached) return cached;
  if (!laterUrls.has(request.url)) return fetch(request);
  const cache = await caches.open(later);
  const kept = await cache.match(request, ANY);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/** Caches the rest of the engine, and the scripts and styles of all tabs, in one language. */
async function cacheTabs(): Promise<void> {
  const cache = await caches.open(later);
  const allWords = Object.values(wordsOf).flat();
  const isNeeded = (file: string) => file === words[1] || !allWords.includes(file);
  for (const file of filesLater.filter((file) => /\.(?:js|css|txt)$/.test(file) && isNeeded(file))) {
    if ((await cache.match(file, ANY)) === undefined) await cache.add(file).catch(() => undefined);
  }
}

async function removeOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== first && name !== later);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(later);
  const requests = await cache.keys();
  await Promise.all(
    requests.filter(({ url }) => !laterUrls.has(url)).map((request) => cache.delete(request)),
  );
  await self.clients.claim();
}

export {};
