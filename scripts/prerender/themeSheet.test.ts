import { describe, expect, it } from 'vitest';
import { brandColors, displayFont } from './themeSheet';

const css =
  '@font-face{font-family:Baloo;src:url(/assets/baloo-vi.woff2)format("woff2");unicode-range:U+0102-0103}' +
  '@font-face{font-family:Baloo;src:url(/assets/baloo.woff2)format("woff2");unicode-range:U+0000-00FF,U+0131}' +
  '@layer templates{body.template5{--lv-font-display:"Baloo","Baloo Fallback",sans-serif;--lv-size-page:40px}' +
  'body.template5.crimson{--lv-color-accent:oklch(.6 .2 20);--lv-color-background:#fffaf0}body.template5.gold{--lv-color-accent:#aa8800}}';

describe("what a document reads from its template's sheet", () => {
  it('is the accent and background of its own colour, as hex', () => {
    expect(brandColors(css, 'template5', 'crimson')).toEqual({ theme: '#de394b', background: '#fffaf0' });
    expect(brandColors(css, 'template4', 'gold')).toEqual({ theme: '#000000', background: '#ffffff' });
  });

  it('is the Latin face of the display family', () => {
    expect(displayFont(css, 'template5')).toBe('/assets/baloo.woff2');
    expect(displayFont(css, 'template4')).toBeUndefined();
  });
});
