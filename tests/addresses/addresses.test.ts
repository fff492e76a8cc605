import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answeredAddresses, movedAddresses, parsed, type Except } from './addressCases';
import { domain, startFronts, type Fronts } from './fronts';
import { rawRequest } from './rawRequest';

let fronts: Fronts;
beforeAll(async () => void (fronts = await startFronts()));
afterAll(() => fronts.stop());

const immutable = 'public, max-age=31536000, immutable';
const transport = 'max-age=63072000; includeSubDomains';

async function answers(method: string, target: string, host: string, except: Except = []) {
  const asked = fronts.all.filter(({ name }) => !except.includes(name));
  return Promise.all(asked.map(async ({ name, ask }) => ({ name, answer: await ask(method, target, { host }) })));
}

describe('every way to serve sites answers an address alike', () => {
  it.each(movedAddresses)('[ROUTE-3] %s leads to %s', async (...row) => {
    const [target, to, except] = row as unknown as readonly [target: string, to: string, except?: Except];
    for (const { name, answer } of await answers('GET', target, domain, except)) {
      if (to === '') expect.soft([answer.headers['location'], name]).toEqual([undefined, name]);
      else
        expect
          .soft([answer.status, answer.headers['location'], answer.headers['strict-transport-security'], name])
          .toEqual([308, to, transport, name]);
    }
  });

  it.each([['/Apple-Touch-Icon-Precomposed.png', '/apple-touch-icon.png']])(
    '%s leads to %s for now',
    async (target, to) => {
      for (const { name, answer } of await answers('GET', target, domain))
        expect
          .soft([answer.status, answer.headers['location'], answer.body.length < 500, name])
          .toEqual([302, to, true, name]);
    },
  );

  it.each(answeredAddresses)('[ROUTE-4] %s %s is %i %j', async (...row) => {
    const [method, target, status, content, except] = row as unknown as readonly [
      method: string,
      target: string,
      status: number,
      content: string,
      except?: Except,
    ];
    for (const { name, answer } of await answers(method, target, domain, except)) {
      const { headers, body } = answer;
      const isCall = target.startsWith('/api/') && status === 200;
      const title = /<title>(.*?)<\/title>/.exec(body.toString())?.[1];
      const read = isCall ? body.toString() : (title ?? `${headers['content-type'] ?? ''} ${body.toString()}`);
      expect.soft([answer.status, read, name]).toEqual([status, content, name]);
      expect.soft([headers['strict-transport-security'], name]).toEqual([transport, name]);
      expect.soft([headers['allow'], name]).toEqual([status === 405 ? 'GET, HEAD' : undefined, name]);
    }
  });

  it.each(['/%zz', '/%', '/slots%00', '/../etc/passwd', '/a\u0001b'])('%j is 400, in HTML', async (target) => {
    for (const { name, answer } of await answers('GET', target, domain, parsed))
      expect
        .soft([answer.status, answer.headers['content-type']?.split(';')[0], name])
        .toEqual([400, 'text/html', name]);
  });

  it.each<readonly [host: string, status: number, except?: Except]>([
    ['test-site.example', 200],
    ['TEST-SITE.Example', 200],
    ['test-site.example:8443', 200],
    ['test-site.example.', 200],
    ['nobody.example', 404],
    ['test-site.example.nobody.example', 404],
    ['[::1]:8443', 404],
    ['127.0.0.1', 404],
  ])('[SITE-1] the host %s is answered with %i', async (...row) => {
    const [host, status, except] = row as unknown as readonly [host: string, status: number, except?: Except];
    for (const { name, answer } of await answers('GET', '/slots', host, except))
      expect.soft([answer.status, name]).toEqual([status, name]);
  });

  it.each<readonly [target: string, location: string, except?: Except]>([
    ['/slots?x=1', 'http://test-site.example:81/slots?x=1'],
    ['//evil.example/', 'http://test-site.example:81//evil.example/'],
    ['/\\evil.example', 'http://test-site.example:81/%5Cevil.example', parsed],
  ])('[SITE-1] an alias leads %s to %s', async (...row) => {
    const [target, location, except] = row as unknown as readonly [target: string, location: string, except?: Except];
    for (const { name, answer } of await answers('GET', target, 'www.test-site.example:81', except))
      expect.soft([answer.status, answer.headers['location'], name]).toEqual([308, location, name]);
  });
});

describe('what stands around a file', () => {
  it('a host that is not of this machine is not told which sites there are', async () => {
    for (const host of ['nobody.example', '10.0.0.1', 'localhost.nobody.example'])
      for (const { name, answer } of await answers('GET', '/', host)) {
        expect.soft([answer.status, name]).toEqual([404, name]);
        expect.soft(answer.body.toString()).not.toContain(domain);
      }
    const [server] = fronts.all;
    expect((await server?.ask('GET', '/', { host: 'localhost' }))?.body.toString()).toContain(
      `http://${domain}.localhost:`,
    );
    expect(
      (await server?.ask('GET', '/', { host: 'localhost', 'x-forwarded-for': '203.0.113.9' }))?.body.toString(),
    ).not.toContain(domain);
  });

  it('the compressed forms of hashed files are no files of their own', async () => {
    for (const { name, ask } of fronts.all)
      for (const ending of ['', '.br', '.gz', '.%62r'])
        expect
          .soft([(await ask('GET', `/assets/app-1a2b.js${ending}`, { host: domain })).status, ending, name])
          .toEqual([ending === '' ? 200 : 404, ending, name]);
  });

  it('HEAD is answered for the whole file, whatever part it names', async () => {
    // nginx has no setting for it.
    for (const { name, ask } of fronts.all.filter((front) => front.name !== 'nginx'))
      for (const target of ['/slots', '/assets/app-1a2b.js'])
        for (const range of ['bytes=2-5', 'bytes=999999-']) {
          const { status, headers } = await ask('HEAD', target, { host: domain, range });
          expect.soft([status, headers['content-range'], range, name]).toEqual([200, undefined, range, name]);
        }
  });

  it('HEAD has the headers of GET and no body', async () => {
    for (const { name, ask } of fronts.all) {
      for (const target of ['/slots', '/nowhere', '/assets/app-1a2b.js']) {
        const [get, head] = [await ask('GET', target, { host: domain }), await ask('HEAD', target, { host: domain })];
        expect
          .soft([head.status, head.headers['content-type'], head.body.length, name])
          .toEqual([get.status, get.headers['content-type'], 0, name]);
      }
    }
  });

  it.each(['/slots', '/assets/app-1a2b.js'])(
    '%s varies by the encodings taken, and is told again only where it is new',
    async (target) => {
      for (const { name, ask } of fronts.all.filter((front) => front.name !== 'worker')) {
        const plain = await ask('GET', target, { host: domain });
        const gzip = await ask('GET', target, { host: domain, 'accept-encoding': 'br;q=0, gzip;q=0.5' });
        const refused = await ask('GET', target, { host: domain, 'accept-encoding': 'br;q=0, gzip;q=0' });
        expect
          .soft([plain.headers['vary'], gzip.headers['vary'], name])
          .toEqual(['Accept-Encoding', 'Accept-Encoding', name]);
        expect
          .soft([
            plain.headers['content-encoding'],
            gzip.headers['content-encoding'],
            refused.headers['content-encoding'],
          ])
          .toEqual([undefined, 'gzip', undefined]);
        expect.soft(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
        const tag = plain.headers['etag'] ?? '';
        for (const tags of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
          const again = await ask('GET', target, { host: domain, 'if-none-match': tags });
          expect.soft([again.status, again.body.length, tags, name]).toEqual([304, 0, tags, name]);
        }
        const part = await ask('GET', target, { host: domain, range: 'bytes=2-5' });
        expect
          .soft([part.status, part.headers['content-range'], part.body.toString()])
          .toEqual([206, `bytes 2-5/${plain.body.length}`, plain.body.subarray(2, 6).toString()]);
        expect
          .soft((await ask('GET', target, { host: domain, range: `bytes=${plain.body.length}-` })).status)
          .toBe(416);
      }
      const [server] = fronts.all;
      const whole = await server?.ask('GET', target, { host: domain });
      const brotli = await server?.ask('GET', target, { host: domain, 'accept-encoding': 'identity;q=0, *' });
      expect(brotli?.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(brotli?.body ?? Buffer.alloc(0)).equals(whole?.body ?? Buffer.alloc(0))).toBe(true);
    },
  );

  it.each(['/slots', '/assets/app-1a2b.js'])('%s is not sent where If-Match names another file', async (target) => {
    for (const { name, ask } of fronts.all) {
      const { status, headers, body } = await ask('GET', target, { host: domain });
      const tag = headers['etag'] ?? '';
      for (const tags of [tag, '*', `"x", ${tag}`])
        expect
          .soft([(await ask('GET', target, { host: domain, 'if-match': tags })).status, tags, name])
          .toEqual([status, tags, name]);
      for (const tags of ['"x"', `W/${tag}`]) {
        const refused = await ask('GET', target, { host: domain, 'if-match': tags });
        expect.soft([refused.status, refused.body.equals(body), tags, name]).toEqual([412, false, tags, name]);
      }
    }
  });

  it('what no site says is kept by nobody, and nothing in it runs', async () => {
    for (const { name, ask } of fronts.all)
      for (const [target, host] of [
        ['/assets/none.js', domain],
        ['/assets/app-1a2b.js.br', domain],
        ['/', 'nobody.example'],
        ['/assets/app-1a2b.js', 'nobody.example'],
      ] as const) {
        const { status, headers } = await ask('GET', target, { host });
        const policy = headers['content-security-policy']?.split(';')[0];
        expect
          .soft([status, policy, headers['x-content-type-options'], target, name])
          .toEqual([404, "default-src 'none'", 'nosniff', target, name]);
        expect.soft([headers['cache-control'], target, name]).not.toEqual([immutable, target, name]);
      }
  });

  it('[SITE-8] a document for outside code has its own policy, however its address is written', async () => {
    for (const { name, ask } of fronts.all)
      for (const target of ['/embed/analytics', '/embed/%61nalytics', '//embed/analytics']) {
        const { status, headers } = await ask('GET', target, { host: domain });
        expect
          .soft([status, headers['content-security-policy']?.includes('; sandbox '), name, target])
          .toEqual([200, true, name, target]);
      }
  });

  it('hashed files and documents for outside code ask for https too', async () => {
    for (const { name, ask } of fronts.all)
      for (const target of [
        '/assets/app-1a2b.js',
        '/assets/none.js',
        '/embed/analytics',
        '/brand/mark.svg',
        '/robots.txt',
      ])
        expect
          .soft([(await ask('GET', target, { host: domain })).headers['strict-transport-security'], name, target])
          .toEqual([transport, name, target]);
  });

  it('[SITE-1] the shipped nginx leads plain http to https, on the main domain', async ({ skip }) => {
    const port = fronts.plainPort;
    if (port === undefined) return skip('This machine has no nginx; NGINX_PATH may name one.');
    const asked = (host: string, target: string) => rawRequest(port, 'GET', target, { host });
    expect((await asked(domain, '/login?x=1')).headers['location']).toBe('https://test-site.example/login?x=1');
    expect((await asked('www.test-site.example:80', '/login')).headers['location']).toBe(
      'https://test-site.example/login',
    );
    expect((await rawRequest(port, 'POST', '/api/login', { host: domain, 'content-length': '0' })).status).toBe(308);
    expect((await asked('nobody.example', '/')).status).toBe(404);
  });
});
