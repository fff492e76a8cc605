/**
 * The service worker of a site. Its page for a browser without a connection stands in its own text, so it is never
 * older than the worker. It keeps hashed files, and the files of that page for when there is no connection. Pages come
 * from the network always, so a new build is met as without it (NET-1); calls are left to the browser.
 */
import type { OfflineSite } from './offlineSite';

/** The site, written before this script. */
declare const livery: OfflineSite;

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  readonly addEventListener: <Name extends 'install' | 'activate' | 'fetch'>(
    name: Name,
    run: (event: Name extends 'fetch' ? FetchEvent : WorkerEvent) => void,
  ) => void;
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
}

const scope = self as unknown as WorkerScope;
const { code, files, pages, policy } = livery;
const own = 'livery-';
const kept = own + code;

/** A page in the language of an address. An address may say any word, such as that of something every object has. */
const offlinePage = (path: string) => {
  const [, language = ''] = path.split('/', 2);
  return new Response(pages[Object.hasOwn(pages, language) ? language : ''], {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  });
};

const answerPage = async ({ request, preloadResponse }: FetchEvent) => {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return offlinePage(new URL(request.url).pathname);
  }
};

/** A browser that keeps nothing, or cannot read what it kept, has the network: no page may fail for that. */
const orNothing = <Value>(wait: Promise<Value>) => wait.catch(() => undefined);
const opened = () => orNothing(caches.open(kept));
const knownIn = (cache: Cache | undefined, { url }: Request) => cache && orNothing(cache.match(url));

/** Asks the network, and keeps what it says. */
const renewed = async (cache: Cache | undefined, request: Request) => {
  const answer = await fetch(request);
  if (cache && answer.status === 200 && answer.type === 'basic') void orNothing(cache.put(request.url, answer.clone()));
  return answer;
};

/** A file whose name has the hash of its bytes: what is kept is what the network would say. */
const answerHashed = async (request: Request) => {
  const cache = await opened();
  return (await knownIn(cache, request)) ?? renewed(cache, request);
};

/** A file that may change under its name, such as the logo: what is kept is for when there is no connection. */
const answerPicture = async (request: Request) => {
  const cache = await opened();
  try {
    return await renewed(cache, request);
  } catch (error) {
    const known = await knownIn(cache, request);
    if (known) return known;
    throw error;
  }
};

const forget = async (isKept: (name: string) => boolean) => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(own) && !isKept(name)).map((name) => caches.delete(name)));
};

scope.addEventListener('install', (event) => {
  const take = async () => {
    const cache = await caches.open(kept);
    // A picture that is missing takes nothing else with it.
    await Promise.all(files.map((file) => cache.add(file).catch(() => undefined)));
  };
  event.waitUntil(Promise.all([scope.skipWaiting(), code === '' ? undefined : take()]));
});

scope.addEventListener('activate', (event) => {
  if (code === '') event.waitUntil(Promise.all([forget(() => false), scope.registration.unregister()]));
  else
    event.waitUntil(
      Promise.all([
        forget((name) => name === kept),
        (scope.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable(),
      ]),
    );
});

if (code !== '')
  scope.addEventListener('fetch', (event) => {
    const { method, url, mode, destination, headers } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
    if (mode === 'navigate' && destination === 'document') event.respondWith(answerPage(event));
    else if (headers.has('range')) return;
    else if (pathname.startsWith('/assets/')) event.respondWith(answerHashed(event.request));
    else if (files.includes(pathname)) event.respondWith(answerPicture(event.request));
  });

export {};
