import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { demoSites, fiesta, harbor } from '../e2e/sites';
import { runServer } from './running';

const { ask } = runServer();

for (const { domain, lang, bodyClass } of demoSites) {
  test(`[SITE-1] [SITE-5] ${domain} answers with its own page`, async () => {
    const { status, headers, body } = await ask(`${domain}.localhost`, '/');
    const html = body.toString();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(html).toContain(`<html lang="${lang}"`);
    expect(/<body class="([^"]*)"/.exec(html)?.[1]).toContain(bodyClass);
    expect(html).toContain(`<link rel="canonical" href="https://${domain}/">`);
  });

  test(`${domain} sends a policy without unsafe sources, which knows its inline code by hash`, async () => {
    const { headers, body } = await ask(domain, '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'");
    const html = body.toString();
    const inline = [...html.matchAll(/<(script|style)(?: data-(?:boot="[^"]*"|first))?>(.*?)<\/\1>/gs)];
    expect(inline.map(([, name]) => name)).toEqual(['style', 'script']);
    for (const [, name, text] of inline) {
      const hash = `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`;
      expect(policy.split('; ').find((directive) => directive.startsWith(`${name ?? ''}-src`))).toContain(hash);
    }
    expect(Buffer.byteLength(inline[1]?.[2] ?? '')).toBeLessThanOrEqual(1024);
    expect(html).not.toMatch(/\sstyle="/);
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
}

test('[SITE-1] an alias leads to the main domain with 308 and keeps path and query', async () => {
  const { status, headers } = await ask('www.lucky-harbor.example.localhost:5001', '/about?from=mail');
  expect(status).toBe(308);
  expect(headers.location).toBe('http://lucky-harbor.example.localhost:5001/about?from=mail');
});

test('an unknown host gets a plain page that lists the sites, and 404', async () => {
  const { status, headers, body } = await ask('nobody.example.localhost', '/');
  expect(status).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body.toString()).toContain('No site answers to nobody.example.localhost');
  for (const { domain } of demoSites) expect(body.toString()).toContain(`http://${domain}.localhost:`);
});

test("[ROUTE-4] an unknown path gets the site's own 404 page and status", async () => {
  const { status, body } = await ask(harbor.domain, '/no-such-page');
  expect(status).toBe(404);
  expect(body.toString()).toContain(harbor.bodyClass);
  expect(body.toString()).toContain('<meta name="robots" content="noindex">');
});

test('[ROUTE-3] the default language has no prefix, a language that is not enabled is 404, others answer in their own', async () => {
  expect(await ask(harbor.domain, '/en/about')).toMatchObject({ status: 308, headers: { location: '/about' } });
  expect(await ask(fiesta.domain, '/php')).toMatchObject({ status: 308, headers: { location: '/' } });
  expect((await ask(harbor.domain, '/rus/about')).status).toBe(404);
  const chinese = await ask(harbor.domain, '/cn');
  expect(chinese.status).toBe(200);
  expect(chinese.body.toString()).toContain('<html lang="zh-Hans"');
  expect(chinese.body.toString()).toContain(
    '<link rel="alternate" hreflang="x-default" href="https://lucky-harbor.example/">',
  );
});

test('pages come compressed, are revalidated, and assets are kept for a year', async () => {
  const plain = await ask(harbor.domain, '/');
  const brotli = await ask(harbor.domain, '/', { 'accept-encoding': 'gzip, br' });
  const gzip = await ask(harbor.domain, '/', { 'accept-encoding': 'gzip' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  const again = await ask(harbor.domain, '/', {
    'accept-encoding': 'gzip, br',
    'if-none-match': String(brotli.headers.etag),
  });
  expect(again.status).toBe(304);

  const entry = /<script type="module" src="([^"]+)"/.exec(plain.body.toString())?.[1] ?? '';
  const asset = await ask(harbor.domain, entry, { 'accept-encoding': 'br' });
  expect(asset.status).toBe(200);
  expect(asset.headers['content-encoding']).toBe('br');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('[NET-1] [NET-2] a page has a payload file, and the site names its build', async () => {
  const about = await ask(harbor.domain, '/about.json');
  expect(about.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(about.body.toString())).toMatchObject({ page: { name: 'about' }, locale: 'EN' });
  expect(JSON.parse((await ask(harbor.domain, '/php/about.json')).body.toString())).toMatchObject({ locale: 'PHP' });
  const html = (await ask(harbor.domain, '/')).body.toString();
  const payload = /id="livery">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { id } = JSON.parse((await ask(harbor.domain, '/builds/latest.json')).body.toString()) as { id: string };
  expect((JSON.parse(payload) as { build: string }).build).toBe(id);
});

test("robots, sitemap and web manifest are the site's own", async () => {
  expect((await ask(harbor.domain, '/robots.txt')).body.toString()).toContain(
    'Sitemap: https://lucky-harbor.example/sitemap.xml',
  );
  expect((await ask(harbor.domain, '/sitemap.xml')).body.toString()).toContain(
    '<loc>https://lucky-harbor.example/php/about</loc>',
  );
  expect(JSON.parse((await ask(fiesta.domain, '/manifest.webmanifest')).body.toString())).toMatchObject({
    name: 'Fiesta Bola',
    lang: 'fil',
    start_url: '/',
  });
});
