import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import type { OfflineSite } from './offlineSite';

const site: OfflineSite = {
  code: 'one',
  files: ['/brand/logo.svg', '/assets/face-1.woff2'],
  pages: { '': 'English', vi: 'Tiếng Việt' },
  policy: "default-src 'none'",
};
type Listener = (event: object) => void;

/** The worker as it runs in a browser. `network` answers by path; it throws where the connection is gone. */
async function runningWorker(network: (path: string) => string, fault?: 'open' | 'match' | 'put') {
  const file = join(import.meta.dirname, 'worker.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const listeners = new Map<string, Listener>();
  const scope = { addEventListener: (name: string, run: Listener) => listeners.set(name, run), registration: {} };
  const location = { origin: 'http://site.example' };
  const asked: string[] = [];
  const fetch = (request: { readonly url: string }) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return Promise.resolve().then(() => {
      const answer = new Response(network(pathname));
      // Only what a browser has fetched is of a type that is kept.
      return Object.defineProperties(answer, { type: { value: 'basic' }, clone: { value: () => answer } });
    });
  };
  const kept = new Map<string, string>();
  const cache = {
    match: (url: string) => {
      const text = kept.get(url);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    put: (url: string) => Promise.resolve(void kept.set(url, network(new URL(url).pathname))),
  };
  const broken = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
  if (fault === 'match' || fault === 'put') cache[fault] = broken;
  runInNewContext(code.replace(/export\s*\{\s*\};?\s*$/, ''), {
    livery: site,
    self: scope,
    caches: { open: fault === 'open' ? broken : () => Promise.resolve(cache) },
    location,
    fetch,
    URL,
    Response,
  });
  const ask = (path: string, kind: { readonly mode: string; readonly destination: string }): Promise<string> =>
    new Promise((resolve, reject) => {
      listeners.get('fetch')?.({
        request: { method: 'GET', url: location.origin + path, ...kind, headers: new Headers() },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (answer: Promise<Response>) =>
          void answer.then((response) => response.text()).then(resolve, reject),
      });
    });
  return {
    page: (path: string) => ask(path, { mode: 'navigate', destination: 'document' }),
    file: (path: string) => ask(path, { mode: 'no-cors', destination: 'image' }),
    asked,
  };
}

const noConnection = () => {
  throw new TypeError('Failed to fetch');
};

it('without a connection an address of any words has the page of its language, or the one of the site’s own', async () => {
  const { page } = await runningWorker(noConnection);
  expect(await page('/vi/promotions')).toBe('Tiếng Việt');
  for (const path of ['/', '/promotions', '/constructor', '/__proto__/promotions', '/toString'])
    expect([path, await page(path)]).toEqual([path, 'English']);
});

it('a logo that changes under its name is the new one at once, and the last one without a connection', async () => {
  let network: (path: string) => string = () => 'first';
  const { file } = await runningWorker((path) => network(path));
  expect(await file('/brand/logo.svg')).toBe('first');
  network = () => 'second';
  expect(await file('/brand/logo.svg')).toBe('second');
  network = noConnection;
  expect(await file('/brand/logo.svg')).toBe('second');
});

it('a picture that was never kept fails without a connection as it would without the worker', async () => {
  const { file } = await runningWorker(noConnection);
  await expect(file('/brand/logo.svg')).rejects.toThrow('Failed to fetch');
});

it.each(['open', 'match', 'put'] as const)(
  'a file comes from the network where the browser’s own storage fails (%s)',
  async (fault) => {
    const { file } = await runningWorker(() => 'face', fault);
    expect([await file('/assets/face-1.woff2'), await file('/brand/logo.svg')]).toEqual(['face', 'face']);
  },
);

it('a file with a hash in its name is asked of the network once', async () => {
  const { file, asked } = await runningWorker(() => 'face');
  expect([await file('/assets/face-1.woff2'), await file('/assets/face-1.woff2')]).toEqual(['face', 'face']);
  expect(asked).toEqual(['/assets/face-1.woff2']);
});
