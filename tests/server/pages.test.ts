import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { LocaleCode } from '../../engine/config/compiled';
import { sampledSites } from '../e2e/sampled';
import { root, runServer } from './running';

const { ask } = runServer();

/**
 * What a guest's home links to in its own site: menus of the head, categories, foot, tabs of phones, and the page
 * itself.
 */
function linksIn(html: string): readonly string[] {
  const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return [...new Set(links)].filter((href) => !href.startsWith('/assets/'));
}

/** What is wrong with a page as it is served; empty for a finished one. */
function flaw(status: number, html: string): string {
  if (status !== 200) return `answers ${status}`;
  if (html.includes('data-page="not-found"')) return 'is the lost page';
  if (!/<h1\b[^>]*>[^]*?[^<>\s][^]*?<\/h1>/.test(html)) return 'has no heading';
  return /<title>[^<]+<\/title>/.test(html) ? '' : 'has no title';
}

for (const { domain } of sampledSites) {
  test(`[ROUTE-1] every link of ${domain}'s home leads a guest to a finished page`, async () => {
    const links = linksIn((await ask(domain, '/')).body.toString());
    expect(links.length).toBeGreaterThan(20);
    const flaws: string[] = [];
    for (const link of links) {
      const { status, body } = await ask(domain, link);
      const found = flaw(status, body.toString());
      if (found) flaws.push(`${link} ${found}`);
    }
    expect(flaws).toEqual([]);
  });
}

test('a page carries the texts of its own language only, at most 15 kB of them', async () => {
  const { locales } = JSON.parse(
    readFileSync(join(root, 'site-configs/sites/lucky-harbor.example/site.json'), 'utf8'),
  ) as {
    readonly locales: { readonly enabled: readonly LocaleCode[] };
  };
  const words: Partial<Record<LocaleCode, string>> = {
    EN: 'Log in',
    PHP: 'Mag-log in',
    CN: '登录',
    CT: '登入',
    VI: 'Đăng nhập',
  };
  for (const code of locales.enabled) {
    const answer = await ask(
      'lucky-harbor.example',
      code === 'EN' ? '/login.json' : `/${code.toLowerCase()}/login.json`,
    );
    expect(answer.status).toBe(200);
    const { messages } = JSON.parse(answer.body.toString()) as {
      readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
    };
    const texts = Object.values(messages).flatMap((set) => Object.values(set));
    expect(
      Object.entries(words)
        .filter(([, text]) => texts.includes(text))
        .map(([other]) => other),
    ).toEqual([code]);
    expect(brotliCompressSync(JSON.stringify(messages)).length).toBeLessThanOrEqual(15_000);
  }
});

test('the installed site begins there, where the site has one', async () => {
  const start = async (domain: string) =>
    (JSON.parse((await ask(domain, '/manifest.webmanifest')).body.toString()) as { readonly start_url: string })
      .start_url;
  expect([await start('reelhouse.example'), await start('kingsgate.example')]).toEqual(['/preloader', '/']);
});

test('[SITE-8] the embedded documents answer under a policy of their own', async () => {
  const domain = 'lucky-harbor.example';
  const { status, headers } = await ask(domain, '/embed/chat');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain('sandbox allow-scripts');
  expect(headers['content-security-policy']).not.toContain('allow-same-origin');
  expect((await ask(domain, '/')).headers['content-security-policy']).not.toContain('sandbox');
});

test('one picture of a category comes with the page, first of all; the others wait until the page has been laid out', async () => {
  const flaws: string[] = [];
  for (const { domain } of sampledSites) {
    const { document } = new JSDOM((await ask(domain, '/slots')).body.toString()).window;
    const ways = [...document.querySelectorAll('img')].map((picture) =>
      ['loading', 'fetchpriority', 'elementtiming'].map((name) => picture.getAttribute(name) ?? '-').join(' '),
    );
    const first = ways.filter((way) => way !== 'lazy - -');
    if (document.querySelectorAll('main [data-place] img').length <= 6 || first.join() !== 'eager high main')
      flaws.push(`${domain}: ${ways.join('; ')}`);
    const preloads = [...document.querySelectorAll('link[rel=preload]')]
      .map((link) => link.getAttribute('as'))
      .join(' ');
    if (!/^(?:font )*image$/.test(preloads)) flaws.push(`${domain}: asks for ${preloads}`);
  }
  expect(flaws).toEqual([]);
});
