import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersOf } from '../build/headers';
import type { DeliveredSite } from './deliveredSite';
import { headerVariable, nginxMaps } from './nginxMaps';

const en = { code: 'EN', lang: 'en', date: 'en', prefix: '', name: 'English' };
const cn = { code: 'CN', lang: 'zh-Hans', date: 'zh', prefix: 'cn', name: '简体中文' };

function site(domain: string, changes: Partial<DeliveredSite> = {}): DeliveredSite {
  return {
    site: {
      domain,
      aliases: [`www.${domain}`],
      locales: { default: 'EN', enabled: [en, cn] },
      routes: [
        { name: 'casino', path: '/casino' },
        { name: 'playnow', path: '/playnow' },
      ],
      categories: [{ name: 'casino', segment: 'livecasino', route: 'casino' }],
    },
    queries: {
      playnow: { category: { values: ['livecasino', 'hash game'] }, game: { values: null, with: 'category' } },
    },
    headers: { 'Permissions-Policy': 'fullscreen=("https://a.example")' },
    embedHeaders: { 'embed/chat.html': { 'X-Robots-Tag': 'noindex' } },
    ...changes,
  } as unknown as DeliveredSite;
}

describe('the maps of nginx', () => {
  const text = nginxMaps([site('a.example'), site('b.example')]);

  it.each([
    ['a host', '"a.example" "a.example";'],
    ['an alias', '"www.b.example" "b.example";'],
    ["a page below the default language's prefix", '"a.example/en/playnow" "/playnow";'],
    ['a page', '"a.example/playnow" "/playnow";'],
    ['an icon', '"a.example/apple-touch-icon-precomposed.png" "/apple-touch-icon.png";'],
    ['the segment of a category', '"a.example/livecasino" "/casino";'],
    ['the segment in another language', '"a.example/cn/livecasino" "/cn/casino";'],
    ['the folder of a language', '"b.example/cn" "/cn";'],
    ['what a query may name', '"a.example/playnow:livecasino" "";'],
    ['what a query may name, as it is written in an address', '"a.example/playnow:hash%20game" "";'],
    ['an argument that needs another', '"~^[^/]+/playnow:[^:]+:$" "1";'],
    ['a policy with quotes', '"a.example" "fullscreen=(\\"https://a.example\\")";'],
    ['a policy of a document for outside code', '"a.example/embed/chat.html" "noindex";'],
  ])('hold %s', (_, row) => expect(text).toContain(`  ${row}\n`));

  it('hold one pattern for a rule that all sites have, else one for each that has it', () => {
    expect(text.match(/"~\^.*playnow:\." "1"/g)).toEqual(['"~^[^/]+/playnow:." "1"']);
    expect(nginxMaps([site('a.example'), site('b.example', { queries: {} })]).match(/"~\^.*playnow:\." "1"/g)).toEqual([
      '"~^a\\\\.example/playnow:." "1"',
    ]);
  });

  it('refuse what nginx cannot hold', () => {
    expect(() => nginxMaps([site('a.example', { headers: { 'X-Price': '$5' } })])).toThrow(
      'nginx cannot hold the value "$5".',
    );
    expect(() => nginxMaps([site('a.example', { queries: { playnow: { 'Game-Id': { values: [] } } } })])).toThrow(
      'nginx cannot read the argument "Game-Id": use small letters, digits and underscores.',
    );
  });

  it('come with a configuration that sends every header of pages', () => {
    const shipped = readFileSync('deploy/nginx/policies.conf', 'utf8');
    const hosts = { scripts: [], frames: [], images: [], connect: [], fonts: [], media: [] };
    const { site: known } = site('a.example');
    const names = Object.keys(
      headersOf({ ...known, contentSecurity: hosts, api: { baseUrl: '/api' } }, { scripts: [], styles: [] }),
    );
    expect(names.length).toBeGreaterThan(5);
    for (const name of [...names, 'X-Robots-Tag'])
      expect(shipped).toContain(`add_header ${name} ${headerVariable(name)} always;`);
  });
});
