import { describe, expect, it } from 'vitest';
import { partRules } from './parts';
import { documentOf, inertJson, inlineStyle, type DocumentParts } from './document';

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
  links: [{ rel: 'preload', as: 'font', href: '/assets/f.woff2', crossorigin: '' }],
  style: 'a{}',
  inlinedSheets: ['/assets/a.css', '/assets/b.css'],
  entry: '/assets/main.js',
  scripts: ['/assets/foundation.js'],
  boot: '{}',
  bootInput: [0, 0, {}],
  bodyClasses: ['sapphire', 'template4'],
  body: '<p>hello</p>',
  payload: { text: '</script><!--' },
};

describe('the document of a page', () => {
  it('stands whole, with inert JSON, one style, one script that runs, and the application kept in a template', () => {
    expect(documentOf(parts)).toBe(
      '<!doctype html><html lang="fil" data-old-jackpots data-old-matches data-old-raceCard data-old-statistics><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
        '<title>Tom &amp; &lt;Jerry></title><meta name="description" content="Say &quot;hi&quot;"><meta property="og:title" content="T"><meta name="theme-color" content="#112233">' +
        '<link rel="alternate" href="https://a.example/" hreflang="en">' +
        '<link rel="preload" as="font" href="/assets/f.woff2" crossorigin><style data-sheets="/assets/a.css /assets/b.css">a{}</style>' +
        '<template><link rel="modulepreload" href="/assets/foundation.js"><script type="module" src="/assets/main.js"></script></template>' +
        '<script data-boot="[0,0,{}]">{}</script></head>' +
        '<body class="sapphire template4"><div id="root"><p>hello</p></div><i hidden></i>' +
        '<script type="application/json" id="livery">{"text":"\\u003c/script>\\u003c!--"}</script></body></html>',
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
    expect(inlineStyle(['a{}\n', 'b{}'], { desktop: 1280 })).toBe(
      `@layer engine, widgets, templates;[data-pressed]{opacity:.6;cursor:progress}${partRules}` +
        '@media (width < 1280px){.from-desktop{display:none!important}}@media (width >= 1280px){.below-desktop{display:none!important}}a{}b{}',
    );
  });
});
