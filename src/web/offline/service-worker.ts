// Serves the page without a network: the first visit caches all files of this version, and they come from the
// cache from then on. A new version is fetched in the background and takes over when no window shows the old
// one, so a window never mixes files of two versions. The build fills in both names below. Workbox would add
// 200 packages for these few lines.
declare const self: ServiceWorkerGlobalScope;
declare const __VERSION__: string;
declare const __FILES__: readonly string[];

const PREFIX = 'numbers-game-';
const name = `${PREFIX}${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.addAll(['./', ...__FILES__])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOthers());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(name);
  return (await cache.match(request, { ignoreSearch: request.mode === 'navigate' })) ?? fetch(request);
}

async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((each) => each.startsWith(PREFIX) && each !== name);
  await Promise.all(old.map((each) => caches.delete(each)));
  await self.clients.claim();
}

export {};
