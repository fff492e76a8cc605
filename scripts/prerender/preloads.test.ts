import { describe, expect, it } from 'vitest';
import { takePreloads } from './preloads';

describe('preloads of a rendered page', () => {
  it('keep the high-priority picture only, of which the browser tells when it is painted', () => {
    const html =
      '<link rel="preload" as="image" href="/a.svg"/><link rel="preload" as="image" href="/b.svg"/><main><img src="/b.svg?x=1&amp;y=2" srcSet="/b2.svg 2x" fetchPriority="high" alt=""/></main>';
    expect(takePreloads(html)).toEqual({
      body: '<main><img elementtiming="main" src="/b.svg?x=1&amp;y=2" srcSet="/b2.svg 2x" fetchPriority="high" alt=""/></main>',
      pictures: [
        { rel: 'preload', as: 'image', href: '/b.svg?x=1&y=2', fetchpriority: 'high', imagesrcset: '/b2.svg 2x' },
      ],
    });
  });

  it('leave every other picture for later, whatever its rank', () => {
    const html =
      '<img src="/logo.svg" alt="a > b"/><img loading="eager" fetchPriority="high" src="/1.svg"/><img loading="eager" fetchPriority="high" src="/2.svg"/>';
    expect(takePreloads(html).body).toBe(
      '<img loading="lazy" src="/logo.svg" alt="a > b"/><img elementtiming="main" loading="eager" fetchPriority="high" src="/1.svg"/><img loading="lazy" src="/2.svg"/>',
    );
  });

  it('are none where no picture is marked', () => {
    expect(takePreloads('<p>text</p>')).toEqual({ body: '<p>text</p>', pictures: [] });
  });
});
