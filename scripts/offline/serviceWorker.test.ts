import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import type { OfflineSite } from './offlineSite';
import { serviceWorkerOf, type ServiceWorkerParts } from './serviceWorker';

const words = {
  EN: { text: 'No connection <here>.', retry: 'Try again' },
  VI: { text: 'Không có kết nối.', retry: 'Thử lại' },
} as const;
const templateCss =
  'body.template4{--lv-font-display:"Syne Variable",sans-serif}@font-face{font-family:Syne Variable;src:url(/assets/syne-1.woff2);unicode-range:U+0000-00FF}';

const partsOf = (site: ServiceWorkerParts['site'], id = 'code1'): ServiceWorkerParts => ({
  site,
  kit: {
    id,
    worker: '{work()}',
    prerender: {
      offlineWords: ({ code }) => Promise.resolve(words[code as 'EN' | 'VI']),
    } as ServiceWorkerParts['kit']['prerender'],
  },
  colors: { theme: '#ffcc00', background: '#101010' },
  templateCss,
});

const read = (text: string) => runInNewContext(`${text.replace('{work()}', '')};livery`) as OfflineSite;

it('the worker holds the page of each language, the logo and the first face, in the colours of the site', async () => {
  const text = await serviceWorkerOf(partsOf(testSite({ logos: { primary: '/brand/logo.svg' } })));
  expect(text).toMatch(/^const livery=\{.*\};\{work\(\)\}$/);
  const { code, files, pages, policy } = read(text);
  expect([code, [...files], Object.keys(pages)]).toEqual([
    'code1',
    ['/brand/logo.svg', '/assets/syne-1.woff2'],
    ['', 'vi'],
  ]);
  expect(pages['']).toContain('<h1>No connection &lt;here>.</h1><a href="">Try again</a>');
  expect(pages['vi']).toContain('<html lang="vi">');
  expect(pages['']).toContain('<img src="/brand/logo.svg" alt="Test Site" height="48">');
  expect(pages['']).toContain('background:#101010;color:#ffffff');
  expect(pages['']).toContain('background:#ffcc00;color:#111111');
  expect(pages['']).toContain('font-family:"Syne Variable",system-ui,sans-serif');
  expect(pages['']).not.toMatch(/<script|style=/);
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
});

it('without a logo of its own the name stands there', async () => {
  const { files, pages } = read(
    await serviceWorkerOf(partsOf(testSite({ logos: { primary: 'https://cdn.example/logo.svg' } }))),
  );
  expect([...files]).toEqual(['/assets/syne-1.woff2']);
  expect(pages['']).toContain('<p class="brand" translate="no">Test Site</p>');
});

it('[NET-1] a worker is another one with another build, and the same one otherwise', async () => {
  const site = testSite();
  const [one, same, other] = await Promise.all(
    [partsOf(site), partsOf(site), partsOf(site, 'code2')].map(serviceWorkerOf),
  );
  expect([one === same, one === other]).toEqual([true, false]);
});

it('a site that wants none has one that takes itself out', async () => {
  expect(read(await serviceWorkerOf(partsOf(testSite({ webApp: { offlinePage: false } }))))).toEqual({
    code: '',
    files: [],
    pages: {},
    policy: '',
  });
});
