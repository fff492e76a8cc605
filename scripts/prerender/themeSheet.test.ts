import { describe, expect, it } from 'vitest';
import { brandColors, firstFonts } from './themeSheet';

const css =
  '@font-face{font-family:Baloo;src:url(/assets/baloo-vi.woff2)format("woff2");unicode-range:U+0102-0103}' +
  '@font-face{font-family:Baloo;src:url(/assets/baloo.woff2)format("woff2");unicode-range:U+0000-00FF,U+0131}' +
  '@font-face{font-family:Lato;src:url(/assets/lato-700.woff2)format("woff2");font-weight:700;unicode-range:U+??,U+131}' +
  '@font-face{font-family:Lato;src:url(/assets/lato-400.woff2)format("woff2");font-weight:400;unicode-range:U+??,U+131}' +
  '@layer templates{body.template5{--lv-font-display:"Baloo","Baloo Fallback",sans-serif;--lv-font-text:"Lato","Lato Fallback",Arial;--lv-size-page:40px}' +
  'body.template5:lang(ru),body.template5:lang(vi){--lv-font-display:Roboto;--lv-font-text:Roboto}body.template5:lang(vi){--lv-font-display:Georgia}' +
  'body.template6{--lv-font-display:"Baloo";--lv-font-text:"Baloo"}' +
  'body.template5.crimson{--lv-color-accent:oklch(.6 .2 20);--lv-color-background:#fffaf0}body.template5.gold{--lv-color-accent:#aa8800}}';

describe("what a document reads from its template's sheet", () => {
  it('is the accent and background of its own colour, as hex', () => {
    expect(brandColors(css, 'template5', 'crimson')).toEqual({ theme: '#de394b', background: '#fffaf0' });
    expect(brandColors(css, 'template4', 'gold')).toEqual({ theme: '#000000', background: '#ffffff' });
  });

  it('is the Latin face of the display family and of the text family, this in the weight of running text', () => {
    expect(firstFonts(css, 'template5', 'en')).toEqual(['/assets/baloo.woff2', '/assets/lato-400.woff2']);
    expect(firstFonts(css, 'template6', 'en')).toEqual(['/assets/baloo.woff2']);
    expect(firstFonts(css, 'template4', 'en')).toEqual([]);
  });

  it('is no text face in a language that takes one of the system', () => {
    expect(firstFonts(css, 'template5', 'ru')).toEqual(['/assets/baloo.woff2']);
    expect(firstFonts(css, 'template5', 'vi')).toEqual(['/assets/baloo.woff2']);
  });
});
