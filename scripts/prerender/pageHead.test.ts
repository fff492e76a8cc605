import { describe, expect, it } from 'vitest';
import { breadcrumbsOf } from './structuredData';
import { testSite } from '../../tests/fixtures/site';
import type { CompiledPage } from '../../engine/config/compiled';
import { headOf } from '../../engine/routing/pageHead';

const site = testSite();
const [english, vietnamese] = site.locales.enabled;
if (!english || !vietnamese) throw new Error('The test site speaks two languages.');
const slots: CompiledPage = {
  name: 'slots',
  path: '/slots',
  access: 'public',
  title: { EN: 'Slots' },
  layout: 'template4',
  regions: { main: [] },
};
const words = { title: 'Slots · Test Site', description: 'All slots.' };
const blank = {
  title: ' ',
  description: '',
  keywords: '',
  url: '',
  canonical: '',
  author: '',
  publisher: '',
  lang: '',
  image: '',
};
const record = {
  title: 'Slots to play',
  description: 'Twelve hundred slots.',
  keywords: 'slots, reels',
  url: 'https://share.example/slots',
  canonical: 'https://test-site.example/vi/slots',
  author: 'Test House',
  publisher: 'Test Press',
  lang: 'vi-VN',
  image: '/brand/share.png',
};
const alternates = [
  { rel: 'alternate', hreflang: 'en', href: 'https://test-site.example/slots' },
  { rel: 'alternate', hreflang: 'vi', href: 'https://test-site.example/vi/slots' },
  { rel: 'alternate', hreflang: 'x-default', href: 'https://test-site.example/slots' },
];

describe('headOf', () => {
  it('[SITE-7] takes every field of the operator’s record', () => {
    expect(headOf({ site, page: slots, locale: vietnamese }, record, words)).toEqual({
      title: 'Slots to play',
      meta: [
        ['description', 'Twelve hundred slots.'],
        ['keywords', 'slots, reels'],
        ['author', 'Test House'],
        ['publisher', 'Test Press'],
        ['language', 'vi-VN'],
        ['og:title', 'Slots to play'],
        ['og:description', 'Twelve hundred slots.'],
        ['og:site_name', 'Test Site'],
        ['og:type', 'website'],
        ['og:url', 'https://share.example/slots'],
        ['og:image', 'https://test-site.example/brand/share.png'],
        ['twitter:card', 'summary_large_image'],
      ],
      links: [{ rel: 'canonical', href: 'https://test-site.example/vi/slots' }, ...alternates],
    });
  });

  it.each([
    ['no record', undefined],
    ['a blank one', blank],
    [
      'addresses that are none',
      { ...blank, url: 'javascript:alert(1)', canonical: 'https://', image: 'data:image/png;base64,AA' },
    ],
  ])('[SITE-7] says the site’s own words where there is %s', (_, other) => {
    expect(headOf({ site, page: slots, locale: vietnamese }, other, words)).toEqual({
      title: 'Slots · Test Site',
      meta: [
        ['description', 'All slots.'],
        ['language', 'vi'],
        ['og:title', 'Slots · Test Site'],
        ['og:description', 'All slots.'],
        ['og:site_name', 'Test Site'],
        ['og:type', 'website'],
        ['og:url', 'https://test-site.example/vi/slots'],
        ['twitter:card', 'summary'],
      ],
      links: [{ rel: 'canonical', href: 'https://test-site.example/vi/slots' }, ...alternates],
    });
  });

  it.each<[string, Partial<CompiledPage>]>([
    ['a player’s page', { access: 'player' }],
    ['a guest’s page', { access: 'guest' }],
    ['a page that must not be listed', { listed: false }],
    ['the lost page', { name: 'not-found' }],
  ])('[SITE-7] keeps search engines from %s', (_, changes) => {
    const { meta, links } = headOf({ site, page: { ...slots, ...changes }, locale: english }, record, words);
    expect(meta).toContainEqual(['robots', 'noindex']);
    expect(meta.map(([name]) => name)).not.toContain('og:url');
    expect(links).toEqual([]);
  });

  it('[SITE-7] names no alternates where there is one language', () => {
    const one = testSite({ locales: { default: 'EN', enabled: [english] } });
    expect(headOf({ site: one, page: slots, locale: english }, undefined, words).links).toEqual([
      { rel: 'canonical', href: 'https://test-site.example/slots' },
    ]);
  });
});

describe('breadcrumbsOf', () => {
  it('leads from home to the page, in its language', () => {
    expect(breadcrumbsOf({ site, page: slots, locale: vietnamese }, { title: 'Slots to play' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Test Site', item: 'https://test-site.example/vi' },
        { '@type': 'ListItem', position: 2, name: 'Slots to play', item: 'https://test-site.example/vi/slots' },
      ],
    });
  });

  it('has none for home and for pages that are not listed', () => {
    expect(breadcrumbsOf({ site, page: { ...slots, path: '/' }, locale: english }, words)).toBeUndefined();
    expect(breadcrumbsOf({ site, page: { ...slots, access: 'player' }, locale: english }, words)).toBeUndefined();
  });
});
