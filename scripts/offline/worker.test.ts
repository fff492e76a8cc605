import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import type { OfflineSite } from './offlineSite';

const site: OfflineSite = {
  code: 'one',
  files: [],
  pages: { '': 'English', vi: 'Tiếng Việt' },
  policy: "default-src 'none'",
};
type Listener = (event: object) => void;

/** The worker as it runs, in a browser whose connection is gone. */
async function offlineWorker(): Promise<(path: string) => Promise<string>> {
  const file = join(import.meta.dirname, 'worker.ts');
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const listeners = new Map<string, Listener>();
  const scope = { addEventListener: (name: string, run: Listener) => listeners.set(name, run), registration: {} };
  const location = { origin: 'http://site.example' };
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  runInNewContext(code.replace(/export\s*\{\s*\};?\s*$/, ''), {
    livery: site,
    self: scope,
    location,
    fetch,
    URL,
    Response,
  });
  return (path) =>
    new Promise((resolve, reject) => {
      listeners.get('fetch')?.({
        request: {
          method: 'GET',
          url: location.origin + path,
          mode: 'navigate',
          destination: 'document',
          headers: new Headers(),
        },
        preloadResponse: Promise.resolve(undefined),
        respondWith: (answer: Promise<Response>) =>
          void answer.then((response) => response.text()).then(resolve, reject),
      });
    });
}

it('[NET-1] without a connection an address of any words has the page of its language, or the one of the site’s own', async () => {
  const ask = await offlineWorker();
  expect(await ask('/vi/promotions')).toBe('Tiếng Việt');
  for (const path of ['/', '/promotions', '/constructor', '/__proto__/promotions', '/toString'])
    expect([path, await ask(path)]).toEqual([path, 'English']);
});
