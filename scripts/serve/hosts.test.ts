import { describe, expect, it } from 'vitest';
import { isLoopbackHost, localAddress, matchHost, saidHost } from './hosts';
import { timesAsLong } from '../../tests/fixtures/growth';

const harbor = { domain: 'lucky-harbor.example', aliases: ['www.lucky-harbor.example'] };
const draw = { domain: 'daily-draw.example', aliases: [] };

describe('hosts', () => {
  it.each([
    ['lucky-harbor.example', { kind: 'site', site: harbor }],
    ['Lucky-Harbor.example:443', { kind: 'site', site: harbor }],
    ['lucky-harbor.example.localhost:4173', { kind: 'site', site: harbor }],
    ['lucky-harbor.example.:443', { kind: 'site', site: harbor }],
    ['LUCKY-HARBOR.EXAMPLE.LOCALHOST.:4173', { kind: 'site', site: harbor }],
    ['lucky-harbor.example:', { kind: 'site', site: harbor }],
    ['lucky-harbor.example:80:80', { kind: 'unknown' }],
    ['lucky-harbor.example:a', { kind: 'unknown' }],
    ['[::1]:4173', { kind: 'unknown' }],
    ['[lucky-harbor.example]', { kind: 'unknown' }],
    ['daily-draw.example.localhost', { kind: 'site', site: draw }],
    ['www.lucky-harbor.example', { kind: 'alias', site: harbor, host: 'lucky-harbor.example' }],
    [
      'www.lucky-harbor.example.localhost:4173',
      { kind: 'alias', site: harbor, host: 'lucky-harbor.example.localhost:4173' },
    ],
    ['localhost:4173', { kind: 'unknown' }],
    ['127.0.0.1:4173', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
    [undefined, { kind: 'unknown' }],
    ['lucky-harbor.example.evil.example', { kind: 'unknown' }],
  ])('[SITE-1] %s leads to its site, an alias to the main domain', (header, match) => {
    expect(matchHost(header, [harbor, draw])).toEqual(match);
  });

  it.each([
    ['localhost:4173', true],
    ['nobody.example.localhost', true],
    ['127.0.0.1', true],
    ['127.9.9.9:80', true],
    ['[::1]:4173', true],
    ['nobody.example', false],
    ['localhost.example', false],
    ['127.0.0.1.example', false],
    ['10.0.0.1', false],
    [undefined, false],
  ])('%s names this machine: %s', (header, expected) => expect(isLoopbackHost(header)).toBe(expected));

  it('[SITE-1] leads a host that two sites name to the first, and finds the last of ten thousand as fast as the first of ten', () => {
    const sites = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ domain: `site-${index}.example`, aliases: ['shared.example'] }));
    const [few, many] = [sites(10), sites(10_000)];
    expect(matchHost('shared.example', many)).toEqual({ kind: 'alias', site: many[0], host: 'site-0.example' });
    const look = (host: string, list: typeof few) => () => {
      for (let count = 0; count < 20_000; count += 1) matchHost(host, list);
    };
    expect(timesAsLong(look('site-0.example', few), look('site-9999.example', many), 5)).toBeLessThanOrEqual(5);
  });

  it('tells where a site answers on this machine', () => {
    expect(localAddress('daily-draw.example', 4173)).toBe('http://daily-draw.example.localhost:4173/');
  });
});

it.each<[title: string, rawHeaders: readonly string[], host: string | undefined]>([
  ['one', ['Host', 'a.example', 'Accept', 'host'], 'a.example'],
  [
    'one twice, of which a cache in front may have read the other',
    ['Host', 'a.example', 'hOST', 'b.example'],
    undefined,
  ],
  ['none', ['Accept', '*/*'], undefined],
])('[SITE-1] a request that names %s', (_, rawHeaders, host) => {
  const at = rawHeaders.indexOf('Host');
  expect(saidHost({ headers: at === -1 ? {} : { host: rawHeaders[at + 1] }, rawHeaders: [...rawHeaders] })).toBe(host);
});
