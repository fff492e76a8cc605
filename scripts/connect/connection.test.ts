import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CompiledBundle } from '../../engine/config/compiled';
import { checkConfigs } from '../../engine/config/compileConfigs';
import { formatProblem } from '../../engine/config/problem';
import { smallSite, temporaryProject } from '../../tests/fixtures/temporaryProject';
import { testSite } from '../../tests/fixtures/site';
import { headersOf } from '../build/headers';
import { loadBundles, readConfigInput } from '../config/readConfigs';
import { embedDocuments } from '../embed/embedDocuments';
import { createConnection } from './connection';
import { platformOrigin } from './platformOrigin';

const domain = 'a.example';

function project(environment: object) {
  const made = temporaryProject();
  onTestFinished(made.remove);
  made.write(`site-configs/sites/${domain}/site.json`, smallSite(domain, { currency: 'EUR' }));
  made.write('site-configs/environments/trial.json', { version: 1, ...environment });
  return made;
}

function siteOf(bundle: CompiledBundle | undefined): CompiledBundle['site'] {
  if (bundle === undefined) throw new Error('The site is gone.');
  return bundle.site;
}

const bundleOf = (site: Partial<CompiledBundle['site']> = {}) =>
  ({ site: testSite({ domain, ...site }) }) as unknown as CompiledBundle;

describe('the address of a platform', () => {
  it.each(['http://127.0.0.1:4400', 'http://127.0.0.1:4400/'])('is read from %s', (text) => {
    expect(platformOrigin(text)).toBe('http://127.0.0.1:4400');
  });

  it.each([
    [
      'platform.example',
      '--api "platform.example" is no address: it begins with "https://" or "http://". Did you mean "https://platform.example"?',
    ],
    [
      'ftp://a.example',
      '--api "ftp://a.example" is no address: it begins with "https://" or "http://". For example --api https://platform.example',
    ],
    ['', '--api "" is no address: it begins with "https://" or "http://". For example --api https://platform.example'],
    [
      'https://platform.example/api',
      '--api "https://platform.example/api" has something behind its host. Calls add "/api/…" themselves. Did you mean "https://platform.example"?',
    ],
    [
      'https://me:secret@platform.example',
      '--api holds a name or a password. Leave them out. For example --api https://platform.example',
    ],
  ])('is refused in words: %s', (text, message) => {
    expect(() => platformOrigin(text)).toThrow(message);
  });
});

describe('a connection', () => {
  it('leaves the sites as they are where no platform is named', () => {
    const connection = createConnection(resolve('.'), {});
    const bundles = [bundleOf()];
    expect([connection.isConnected, connection.originOf(domain)]).toEqual([false, undefined]);
    expect(connection.lay(bundles)).toBe(bundles);
  });

  it('by --api asks the site’s own host, which hands on, and lets in pictures of the platform', () => {
    const connection = createConnection(resolve('.'), { api: 'http://127.0.0.1:4400/' });
    const [bundle] = connection.lay([bundleOf({ api: { baseUrl: 'https://elsewhere.example/' } })]);
    expect(connection.originOf('any.example')).toBe('http://127.0.0.1:4400');
    expect(bundle?.site.api.baseUrl).toBe('/');
    const policy = headersOf(siteOf(bundle), { scripts: [], styles: [] })['Content-Security-Policy'];
    expect(policy).toContain("img-src 'self' data: http://127.0.0.1:4400;");
    expect(policy).toContain("connect-src 'self';");
  });

  it('by an environment gives each site its own address, and hosts beside those of all, in each directive of the policy', () => {
    const { root } = project({
      api: {
        platform: 'https://platform.example',
        hosts: { pictures: ['https://pictures.example'], chat: ['https://chat.example'] },
      },
      sites: {
        [domain]: {
          api: {
            platform: 'https://own.example',
            hosts: { games: ['https://games.example'], pictures: ['https://own-pictures.example'] },
          },
        },
      },
    });
    const connection = createConnection(root, { environment: 'trial' });
    expect([connection.isConnected, connection.originOf(domain), connection.originOf('b.example')]).toEqual([
      true,
      'https://own.example',
      'https://platform.example',
    ]);
    const liveChat = {
      status: true,
      provider: 'parley',
      chatId: '1',
      imageId: '',
      script: 'https://parley.example/a.js',
      hosts: ['https://parley.example'],
    };
    const [bundle] = connection.lay([bundleOf({ liveChat })]);
    const headers = headersOf(siteOf(bundle), { scripts: [], styles: [] });
    expect(headers['Content-Security-Policy']).toContain(
      "img-src 'self' data: https://own.example https://pictures.example https://own-pictures.example;",
    );
    expect(headers['Content-Security-Policy']).toContain("frame-src 'self' https://games.example;");
    expect(headers['Content-Security-Policy']).toContain("connect-src 'self' https://chat.example;");
    expect(headers['Permissions-Policy']).toContain('fullscreen=(self "https://games.example")');
    const chat = embedDocuments(siteOf(bundle), { analytics: '', chat: '' }).find(
      ({ path }) => path === 'embed/chat.html',
    );
    expect(chat?.headers['Content-Security-Policy']).toContain(
      'connect-src https://parley.example https://chat.example',
    );
  });

  it('by an environment lets browsers ask the platform themselves where it says so', () => {
    const { root } = project({ api: { baseUrl: 'https://platform.example' } });
    const connection = createConnection(root, { environment: 'trial' });
    expect(connection.originOf(domain)).toBe('https://platform.example');
    expect(connection.lay([bundleOf()])[0]?.site.api.baseUrl).toBe('https://platform.example/');
  });

  it('keeps what counted before where the file is broken, and says why', () => {
    const { root, write } = project({ api: { platform: 'https://platform.example' } });
    const connection = createConnection(root, { environment: 'trial' });
    write('site-configs/environments/trial.json', { version: 1, api: { platform: 'https://platform.example/v1' } });
    expect(connection.renew()).toContain('has something behind its host');
    expect(connection.originOf(domain)).toBe('https://platform.example');
  });

  it('is refused for an environment that does not exist, with the nearest name', () => {
    const { root } = project({});
    expect(() => createConnection(root, { environment: 'trail' })).toThrow(
      '--environment: "trail" is not an environment. Did you mean "trial"? One of: staging, trial.',
    );
  });
});

describe('the file of an environment', () => {
  it.each([
    [{ api: { platform: 'http://platform.example' } }, 'address-invalid'],
    [{ api: { hosts: { pictures: ['https://pictures.example/x'] } } }, 'address-invalid'],
    [{ api: { url: 'https://platform.example' } }, 'key-unknown'],
    [{ sites: { 'c.example': {} } }, 'environment-site-unknown'],
  ])('is checked by `npm run validate`, and stops no site: %j', (environment, code) => {
    const { root } = project(environment);
    const { problems } = checkConfigs(readConfigInput(root));
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(problems.map(formatProblem).join('\n')).toContain(join('site-configs', 'environments', 'trial.json'));
    expect([...loadBundles(root).bundles.keys()]).toEqual([domain]);
  });

  it('may name this machine without encryption', () => {
    const { root } = project({
      api: { platform: 'http://127.0.0.1:8080' },
      sites: { [domain]: { api: { platform: 'http://localhost:8081/' } } },
    });
    expect(checkConfigs(readConfigInput(root)).problems).toEqual([]);
  });
});
