import { renameSync, rmSync, writeFileSync, cpSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCode } from '../../scripts/build/buildCode';
import { createConnection } from '../../scripts/connect/connection';
import { rollBack } from '../../scripts/publish/pointAt';
import type { Publication } from '../../scripts/publish/publishRelease';
import { sealed, newKeyPair, signingKey } from '../../scripts/store/signing';
import { indexKey } from '../../scripts/store/release';
import type { Store } from '../../scripts/store/store';
import { loadBundles } from '../../scripts/config/readConfigs';
import { smallFleet, type SmallFleet } from '../publish/smallFleet';
import { startProduction, until, type ProductionProcess } from './productionProcess';
import { nightlyIt, root } from './running';
import { startPlatform, type TestPlatform } from './testPlatform';
import { pace } from '../browser/pace';

let fleet: SmallFleet;
let platform: TestPlatform;
let server: ProductionProcess;
const site = (index: number) => `site-${index}.example`;
const named = (name: string) => (file: Record<string, unknown>) => void (file['name'] = name);
/** The name of a site, as its manifest has it. */
const title = async (index: number) =>
  (JSON.parse((await server.ask(site(index), '/manifest.webmanifest')).body.toString()) as { readonly name: string })
    .name;
const publish = (besides: Partial<Publication> = {}) =>
  fleet.publish({
    connection: createConnection(fleet.project, { api: platform.origin }),
    connectionName: platform.origin,
    ...besides,
  });
const isJson = (body: Uint8Array) => body[0] === 0x7b;

beforeAll(async () => {
  await buildCode(root, join(root, 'dist'));
  fleet = smallFleet(5);
  platform = await startPlatform(() => [...loadBundles(fleet.project).bundles.values()].map((bundle) => bundle.site));
  await publish();
  server = await startProduction({
    from: fleet.storeFolder,
    key: fleet.publicKeyFile,
    cache: join(fleet.folder, 'cache'),
    more: ['--fresh', '3600'],
  });
}, 600_000);
afterAll(async () => {
  await server.stop();
  await platform.close();
  await fleet.remove();
});

it('renders a page at its first request, and sends it with what caches need', async () => {
  const page = await server.ask(site(0), '/');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=2, stale-while-revalidate=600, stale-if-error=86400',
  );
  expect(page.headers['cdn-cache-control']).toBe('max-age=2, stale-while-revalidate=600, stale-if-error=86400');
  expect(String(page.headers['surrogate-key'])).toMatch(
    /^site:site-0\.example page:site-0\.example\/index\.html release:[0-9a-f]{16}$/,
  );
  expect(String(page.headers['content-security-policy'])).toContain("default-src 'none'");
  expect((await server.ask(site(0), '/', { 'if-none-match': String(page.headers.etag) })).status).toBe(304);
  expect((await server.ask(site(0), '/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

it('[SITE-1] [ROUTE-3] reads hosts and addresses as the other servers do', async () => {
  const asked = async (host: string, path: string) => {
    const { status, headers } = await server.ask(host, path);
    return [status, headers.location];
  };
  expect(await asked(`www.${site(1)}`, '/slots?a=1')).toEqual([308, `http://${site(1)}/slots?a=1`]);
  expect(await asked(site(1), '/Slots/')).toEqual([308, '/slots']);
  expect(await asked(site(1), '/no-such-page')).toEqual([404, undefined]);
  expect(await asked('nobody.example', '/')).toEqual([404, undefined]);
  expect(await asked(site(1), '/%ff')).toEqual([400, undefined]);
  expect((await asked(site(1), '/assets/none.js'))[0]).toBe(404);
  expect(await asked('127.0.0.1', '/readyz')).toEqual([200, undefined]);
  // The platform's own answer, with its words.
  expect((await server.ask(site(1), '/api/nothing')).body.toString()).toContain('"statusMessage":"notFound"');
});

it('sends hashed files of its own code', async () => {
  const html = (await server.ask(site(0), '/')).body.toString();
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
  const asset = await server.ask(site(0), entry);
  expect([asset.status, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

it('renders a page once for a thousand requests', async () => {
  const before = await server.figure('livery_render_seconds_count');
  const answers = await Promise.all(Array.from({ length: 1000 }, () => server.ask(site(2), '/about')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await server.figure('livery_render_seconds_count')) - before).toBe(1);
});

it('[CARD-3] applies a change without a restart, and goes back', async () => {
  expect(await title(3)).toBe('Site 3');
  const first = (await publish()).release?.note.id ?? '';
  fleet.edit(site(3), named('Coral'));
  await publish();
  await until(
    () => title(3),
    (name) => name === 'Coral',
  );
  await rollBack(fleet.store, 'live', fleet.publication().key, first);
  await until(
    () => title(3),
    (name) => name === 'Site 3',
  );
});

it('keeps running on the last good release where the index is broken, of another key, or older', async () => {
  const file = join(fleet.storeFolder, indexKey('live'));
  cpSync(file, `${file}.good`);
  const { release } = JSON.parse(
    (JSON.parse((await fleet.store.read(indexKey('live')))?.toString() ?? '') as { signed: string }).signed,
  ) as {
    release: string;
  };
  const other = signingKey(newKeyPair().privatePem);
  const older = { format: 1, channel: 'live', sequence: 1, release, at: '', history: [] };
  const broken: Readonly<Record<string, string>> = {
    'is no signed index': '{"signed": "{',
    'the signature is none of': sealed(JSON.stringify({ ...older, sequence: 9e15 }), other),
    'is older than the one that runs': sealed(JSON.stringify(older), fleet.publication().key),
    'is missing': sealed(
      JSON.stringify({ ...older, sequence: 8e15, release: 'a'.repeat(64) }),
      fleet.publication().key,
    ),
  };
  for (const [reason, text] of Object.entries(broken)) {
    writeFileSync(file, text);
    await until(
      () => server.log.filter(({ msg }) => msg === 'fault').map((line) => String(line['reason'])),
      (reasons) => reasons.some((said) => said.includes(reason)),
    );
    expect(await title(3)).toBe('Site 3');
  }
  cpSync(`${file}.good`, file);
  await until(
    () => server.log.at(-1)?.msg,
    () => server.log.some(({ msg }) => msg === 'the store answers'),
  );
});

it('keeps a site running whose new state can not be read whole', async () => {
  expect(await title(4)).toBe('Site 4');
  fleet.edit(site(4), named('Lost'));
  const gone: Store = {
    ...fleet.store,
    write: async (key, body, type) => {
      await fleet.store.write(key, body, type);
      // The index comes last: by then a part of what it leads to is lost.
      if (key.startsWith('objects/') && !isJson(body)) rmSync(join(fleet.storeFolder, key));
    },
  };
  await publish({ store: gone });
  await until(
    () => server.log.map((line) => String(line['reason'])),
    (reasons) => reasons.some((said) => /objects\/.* is missing/.test(said)),
  );
  expect(await title(4)).toBe('Site 4');
  await publish({ isFull: true });
  await until(
    () => title(4),
    (name) => name === 'Lost',
  );
});

nightlyIt('sends the last good content while the platform fails or is silent', async () => {
  const more = ['--fresh', '2', '--platform-wait', '0.5'];
  const second = await startProduction({
    from: fleet.storeFolder,
    key: fleet.publicKeyFile,
    cache: join(fleet.folder, 'cache-1'),
    more,
  });
  const page = async () => (await second.ask(site(0), '/slots')).body.toString();
  /** A page's content, without the moment that it is of. */
  const contentOf = (html: string) =>
    /"content":\{"at":"[^"]*","asOf":"[^"]*","values":(.*?)\},"styles"/.exec(html)?.[1] ?? '';
  const before = contentOf(await until(page, (html) => contentOf(html).length > 500));
  for (const mode of ['fails', 'silent'] as const) {
    platform.mode = mode;
    const { asked } = platform;
    // Older than fresh: rendered again, with the answers that the platform last gave.
    await until(
      async () => ({ content: contentOf(await page()), asked: platform.asked }),
      (seen) => seen.asked > asked,
    );
    expect(contentOf(await page())).toEqual(before);
    // A new state of the site is live all the same.
    fleet.edit(site(0), named(`While it ${mode}`));
    await publish();
    await until(page, (html) => html.includes(`While it ${mode}`));
    expect(contentOf(await page())).toEqual(before);
  }
  platform.mode = 'well';
  await second.stop();
});

nightlyIt('starts while the store is away, on what it kept', async () => {
  const cache = join(fleet.folder, 'cache');
  const copy = join(fleet.folder, 'cache-2');
  cpSync(cache, copy, { recursive: true });
  const away = `${fleet.storeFolder}-away`;
  renameSync(fleet.storeFolder, away);
  try {
    const second = await startProduction({ from: fleet.storeFolder, key: fleet.publicKeyFile, cache: copy });
    expect((await second.ask(site(2), '/about')).status).toBe(200);
    expect(await second.stop()).toBe(0);
  } finally {
    renameSync(away, fleet.storeFolder);
  }
  rmSync(copy, { recursive: true });
});

nightlyIt('ends what is under way when it is told to stop, and says first that it is not ready', async () => {
  const second = await startProduction({
    from: fleet.storeFolder,
    key: fleet.publicKeyFile,
    cache: join(fleet.folder, 'cache-3'),
    more: ['--drain', '1'],
  });
  const under = second.ask(site(1), '/about');
  await pace('hand');
  // Somebody who began to ask, and says no more, keeps nobody from leaving.
  const half = connect(second.port, '127.0.0.1', () => half.write(`GET / HTTP/1.1\r\nHost: ${site(1)}\r\n`));
  half.on('error', () => undefined);
  const end = second.stop();
  await until(
    async () => (await fetch(`http://127.0.0.1:${second.adminPort}/readyz`)).status,
    (status) => status === 503,
  );
  expect((await under).status).toBe(200);
  expect(await end).toBe(0);
});
