import { describe, expect, it } from 'vitest';
import { partRules } from './parts';
import { documentOf, baseRules, inertJson, type DocumentParts } from './document';

const parts: DocumentParts = {
  lang: 'fil',
  head: {
    title: 'Tom & <Jerry>',
    meta: [
      ['description', 'Say "hi"'],
      ['og:title', 'T'],
    ],
    links: [{ rel: 'alternate', href: 'https://a.example/', hreflang: 'en' }],
  },
  themeColor: '#112233',
  links: [{ rel: 'icon', href: '/favicon.ico' }],
  preloads: [{ rel: 'preload', as: 'font', href: '/assets/f.woff2', crossorigin: '' }],
  style: 'a{}',
  sheets: [{ href: '/assets/whole.css', holds: ['/assets/a.css', '/assets/b.css'] }, { href: '/assets/c.css' }],
  entry: '/assets/main.js',
  scripts: ['/assets/foundation.js'],
  boot: '{}',
  bootInput: [0, 0, {}],
  bodyClasses: ['sapphire', 'template4'],
  body: '<p>hello</p>',
  firstScreen: '<p>hello</p>'.length,
  payload: { text: '</script><!--' },
};

describe('the document of a page', () => {
  it('stands whole, with inert JSON, one style, one script that runs, and the application kept in a template', () => {
    expect(documentOf(parts)).toBe(
      '<!doctype html><html lang="fil" data-old-jackpots data-old-matches data-old-raceCard data-old-statistics><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
        '<title>Tom &amp; &lt;Jerry></title><meta name="description" content="Say &quot;hi&quot;"><meta property="og:title" content="T"><meta name="theme-color" content="#112233">' +
        '<link rel="alternate" href="https://a.example/" hreflang="en">' +
        '<link rel="icon" href="/favicon.ico"><style data-first>a{}</style>' +
        '<template><link rel="modulepreload" href="/assets/foundation.js"><script type="module" src="/assets/main.js"></script></template>' +
        '<script data-boot="[0,0,{}]">{}</script></head>' +
        '<body class="sapphire template4"><link rel="preload" as="font" href="/assets/f.woff2" crossorigin>' +
        '<div id="root"><p>hello</p></div><i hidden></i>' +
        '<link rel="stylesheet" href="/assets/whole.css" data-sheets="/assets/a.css /assets/b.css"><link rel="stylesheet" href="/assets/c.css">' +
        '<script type="application/json" id="livery">{"text":"\\u003c/script>\\u003c!--"}</script></body></html>',
    );
  });

  it('links its sheets where the first screen ends, and again behind the page', () => {
    const body = '<p>first</p><p>then</p>';
    const html = documentOf({
      ...parts,
      sheets: [{ href: '/assets/c.css', holds: ['/assets/a.css'] }],
      body,
      firstScreen: '<p>first</p>'.length,
    });
    const link = '<link rel="stylesheet" href="/assets/c.css">';
    const named = '<link rel="stylesheet" href="/assets/c.css" data-sheets="/assets/a.css">';
    expect(html).toContain(`<div id="root"><p>first</p>${link}<p>then</p></div><i hidden></i>${named}<script`);
  });

  it('says when the sums and offers of a page were so', () => {
    expect(documentOf({ ...parts, asOf: 'Figures as of "14:05"' })).toContain(
      '<body class="sapphire template4" data-as-of="Figures as of &quot;14:05&quot;">',
    );
  });

  it('[SITE-7] carries structured data as inert JSON', () => {
    expect(documentOf({ ...parts, structuredData: { name: '</script><b>' } })).toContain(
      '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script></head>',
    );
  });

  it('keeps JSON inert and readable', () => {
    expect(JSON.parse(inertJson({ html: '</script>' }))).toEqual({ html: '</script>' });
  });

  it('puts the order of the layers before every sheet', () => {
    expect(baseRules({ desktop: 1280 })).toBe(
      `@layer engine, widgets, templates;[data-pressed]{opacity:.6;cursor:progress}${partRules}` +
        '@media (width < 1280px){.from-desktop{display:none!important}}@media (width >= 1280px){.below-desktop{display:none!important}}',
    );
  });
});
