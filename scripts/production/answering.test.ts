import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { SiteRow } from '../store/release';
import { createAnswering } from './answering';
import type { FoundPage } from './pages';
import type { OpenSite } from './siteBook';

const domain = 'one.example';
const aliases = [`www.${domain}`];
const row: SiteRow = { domain, aliases, source: '', site: '', brand: {} };

/** A server of one site whose page `/` is found so; the page knows the argument `game`. */
function serverOf(found: FoundPage, isEarlier = false) {
  const alone: OpenSite[] = [];
  const english = { code: 'EN', prefix: '', lang: 'en' };
  const route = { name: 'home', path: '/', access: 'public' };
  const booked = { domain, locales: { default: 'EN', enabled: [english] }, routes: [route], categories: [] };
  const facts = { release: 'r', booked, queries: {}, headers: {}, embedHeaders: {} };
  alone.push({
    ...{ domain, aliases, booked, queries: { home: { game: { values: null } } }, row, facts },
    ...{ version: { domain, version: 'a', packed: new Uint8Array() }, isEarlier, alone },
  } as unknown as OpenSite);
  const [site] = alone;
  if (!site) return expect.unreachable();
  const answering = createAnswering({
    release: () => ({ index: {} as never, sites: [row], assets: new Map(), readFrom: [] }),
    book: {
      open: () => Promise.resolve(site),
      prepare: () => Promise.resolve(),
      withMark: () => Promise.resolve(site.version),
      brandFile: () => Promise.resolve(undefined),
    },
    pages: { find: () => Promise.resolve(found) },
    asset: () => Promise.resolve(undefined),
    edge: { fresh: 3600, stale: 600, onError: 86_400 },
    onFault: (reason) => expect.unreachable(String(reason)),
  });
  const server = fastify({ routerOptions: { maxParamLength: 5000 } });
  server.addHook('onRequest', async (request, reply) => void (await answering(request, reply)));
  onTestFinished(() => server.close());
  return async (url: string, host = domain) => {
    const { statusCode, headers } = await server.inject({ url, headers: { host } });
    return [statusCode, headers['cache-control'], headers['cdn-cache-control']];
  };
}

const file = { encodings: { identity: Buffer.from('page') }, type: 'text/html; charset=utf-8', etag: '"1"' };
const older = ', stale-while-revalidate=600, stale-if-error=86400';
/** What a document says to browsers and caches, and to caches in front alone (RFC 9213). */
const kept = (seconds: number) => [`public, max-age=0, s-maxage=${seconds}${older}`, `max-age=${seconds}${older}`];
/** What is no page takes the place of one, and only shortly. */
const shortly = ['public, max-age=0, s-maxage=2', undefined];

it('lets caches in front keep a page for as long as it is told, and shortly what only stands in for one', async () => {
  const whole = serverOf({ origin: 'render', file });
  expect(await whole('/')).toEqual([200, ...kept(3600)]);
  // A browser would give an older file of these to a page of a newer release.
  for (const data of ['/slots.json', '/manifest.webmanifest'])
    expect(await whole(data)).toEqual([200, 'public, max-age=0, s-maxage=3600', `max-age=3600${older}`]);
  const passing = serverOf({ origin: 'last-good', file, isPassing: true });
  expect(await passing('/')).toEqual([200, ...kept(2)]);
  expect(await passing('/no-such-page')).toEqual([404, ...shortly]);
  const earlier = serverOf({ origin: 'memory', file }, true);
  expect(await earlier('/')).toEqual([200, ...kept(2)]);
});

it('lets what is no page take the place of a page in caches, only shortly, and without arguments', async () => {
  const ask = serverOf({ origin: 'memory', file });
  expect(await ask('/no-such-page')).toEqual([404, ...shortly]);
  expect(await ask('/no-such-page?game=dice')).toEqual([404, 'public, max-age=0, s-maxage=0', undefined]);
  expect(await ask('/', 'nobody.example')).toEqual([404, ...shortly]);
  expect(await ask('/slots', 'www.one.example')).toEqual([308, ...shortly]);
  expect(await ask('/slots?tag=1', 'www.one.example')).toEqual([308, 'no-cache', undefined]);
});

it('lets no cache in front keep what an argument decides that pages know', async () => {
  const ask = serverOf({ origin: 'memory', file });
  expect(await ask('/?utm_source=letter&x=1')).toEqual([200, ...kept(3600)]);
  expect(await ask('/?x=1&g%61me=dice')).toEqual([200, 'public, max-age=0, s-maxage=0', undefined]);
});

it('refuses an address that is longer than any page has, before anything is asked for it', async () => {
  const ask = serverOf({ origin: 'memory', file });
  expect(await ask(`/${'a'.repeat(1024)}`)).toEqual([414, 'no-store', undefined]);
  expect(await ask(`/?x=${'a'.repeat(2000)}`)).toEqual([200, ...kept(3600)]);
});
