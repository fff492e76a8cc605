import { describe, expect, it } from 'vitest';
import { localAddress, matchHost } from './hosts';

const harbor = { domain: 'lucky-harbor.example', aliases: ['www.lucky-harbor.example'] };
const draw = { domain: 'daily-draw.example', aliases: [] };

describe('hosts', () => {
  it.each([
    ['lucky-harbor.example', { kind: 'site', site: harbor }],
    ['Lucky-Harbor.example:443', { kind: 'site', site: harbor }],
    ['lucky-harbor.example.localhost:4173', { kind: 'site', site: harbor }],
    ['daily-draw.example.localhost', { kind: 'site', site: draw }],
    ['www.lucky-harbor.example', { kind: 'alias', site: harbor, host: 'lucky-harbor.example' }],
    ['www.lucky-harbor.example.localhost:4173', { kind: 'alias', site: harbor, host: 'lucky-harbor.example.localhost:4173' }],
    ['localhost:4173', { kind: 'unknown' }],
    ['127.0.0.1:4173', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
    [undefined, { kind: 'unknown' }],
    ['lucky-harbor.example.evil.example', { kind: 'unknown' }],
  ])('[SITE-1] %s leads to its site, an alias to the main domain', (header, match) => {
    expect(matchHost(header, [harbor, draw])).toEqual(match);
  });

  it('tells where a site answers on this machine', () => {
    expect(localAddress('daily-draw.example', 4173)).toBe('http://daily-draw.example.localhost:4173/');
  });
});
