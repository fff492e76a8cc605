import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawing, newProject, outcome, put, site, sound } from '../../tests/fixtures/badProject';

beforeEach(newProject);

describe('drawings that do more than draw', () => {
  it.each([
    '<g onload="x()"/>',
    '<g\nonclick = "x()"/>',
    '<a href="javascript:x()"/>',
    '<a xlink:href="jav&#x61;script:x()"/>',
    '<image href="https://elsewhere.example/a.png"/>',
    "<use href='//elsewhere.example/a.svg#a'/>",
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    '<foreignObject><iframe/></foreignObject>',
    '<style>@import "https://elsewhere.example/a.css";</style>',
    '<rect fill="url(https://elsewhere.example/#a)"/>',
    '<rect style="background:url( \'//elsewhere.example/a\')"/>',
    '<a><animate attributeName="href" to="#"/></a>',
    '<a><animate attributeName=" x:href" to="#"/></a>',
    '<g><set attributeName="onclick" to="x()"/></g>',
    "<g><animate attributeName = ' onload' to='x()'/></g>",
    '<g><set attributeName="&#111;nclick" to="x()"/></g>',
    '<g><set attributeName="xml:base" to="//elsewhere.example/"/></g>',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>',
    '<s:foreignObject xmlns:s="http://www.w3.org/2000/svg"/>',
    '<use x:href="//elsewhere.example/a.svg#a" xmlns:x="http://www.w3.org/1999/xlink"/>',
    '<g xml:base="https://elsewhere.example/"><use href="#a"/></g>',
    '<style>rect { fill: u\\72l(https://elsewhere.example/a) }</style>',
    '<style>@\\69 mport "https://elsewhere.example/a.css";</style>',
    '<style>rect { background: image-set("https://elsewhere.example/a" 1x) }</style>',
    `<g onload${' '.repeat(10)}="x()"/>`,
    `<g onload=${'\n'.repeat(500)}"x()"/>`,
    `<g on${'a'.repeat(41)}="x()"/>`,
    `<image href="${' '.repeat(10)}https://elsewhere.example/a.png"/>`,
    `<image href${'\t'.repeat(10)}=${'\t'.repeat(10)}"https://elsewhere.example/a.png"/>`,
    `<a href="${' '.repeat(10)}java&#10;script:x()"/>`,
    '<a href="java&#x00000000073;cript:x()"/>',
    '<a href="&#1;java&#9;scr&#13;ipt&#10;:x()"/>',
    `<rect fill="url(${' '.repeat(10)}https://elsewhere.example/#a)"/>`,
    `<a><animate attributeName="${' '.repeat(10)}href" to="#"/></a>`,
    `<${'s'.repeat(41)}:script xmlns:${'s'.repeat(41)}="http://www.w3.org/2000/svg">x()</${'s'.repeat(41)}:script>`,
    '<é:script xmlns:é="http://www.w3.org/2000/svg">x()</é:script>',
    '<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=//elsewhere.example/"/>',
  ])('[CARD-5] %s', (inside) => {
    put(`${site}/site.json`, sound);
    put(`${site}/brand/a.svg`, drawing(inside));
    expect(outcome()).toEqual({
      said: [expect.stringMatching(/\[picture-unsafe\]$/) as string],
      live: ['bola.example'],
    });
  });

  it.each([
    '<use href="#a"/>',
    '<rect fill="url(#a)"/>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<title>on = off</title>',
    `<use href="${' '.repeat(20)}#a"/>`,
    `<rect fill="url(${' '.repeat(20)}'${' '.repeat(20)}#a')" class = "a"/>`,
    '<style>rect { fill: url( #a ) }</style>',
    '<a href=""/>',
    '<animate attributeName="opacity" to="1"/>',
  ])('[CARD-5] not %s', (inside) => {
    put(`${site}/site.json`, sound);
    put(`${site}/brand/a.svg`, drawing(inside));
    expect(outcome().said).toEqual([]);
  });
});

describe('pictures that no browser shows', () => {
  const head = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 28"';
  const sized = (chunk: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(4 + chunk.length);
    return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('WEBP'), chunk]);
  };

  it.each<[string, string, string | Buffer, string]>([
    [
      'an SVG without its namespace',
      'a.svg',
      '<svg viewBox="0 0 144 28"><path d="M0 0h9"/></svg>',
      'does not begin with <svg xmlns="http://www.w3.org/2000/svg">',
    ],
    [
      'an SVG of another namespace',
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/SVG" viewBox="0 0 144 28"/>',
      'does not begin with <svg xmlns="http://www.w3.org/2000/svg">',
    ],
    [
      'a drawing in a page',
      'a.svg',
      `<div><svg ${head}/></div>`,
      'does not begin with <svg xmlns="http://www.w3.org/2000/svg">',
    ],
    ['an SVG that was cut off', 'a.svg', `<svg ${head}><path d="M0`, 'is cut off or no XML (line 1, column '],
    [
      'an SVG whose end is missing',
      'a.svg',
      `<svg ${head}><g><path d="M0 0h9"/></g>`,
      'is cut off or no XML (line 1, column ',
    ],
    [
      'an SVG with tags that cross',
      'a.svg',
      `<svg ${head}><g><a></g></a></svg>`,
      'is cut off or no XML (line 1, column ',
    ],
    [
      'an SVG with an attribute twice',
      'a.svg',
      `<svg ${head}><g id="a" id="b"/></svg>`,
      'is cut off or no XML (line 1, column ',
    ],
    [
      'an SVG with a prefix that means nothing',
      'a.svg',
      `<svg ${head}><use xlink:href="#a"/></svg>`,
      'is cut off or no XML (line 1, column ',
    ],
    [
      'an SVG with an entity of HTML',
      'a.svg',
      `<svg ${head}><text>a&nbsp;b</text></svg>`,
      'is cut off or no XML (line 1, column ',
    ],
    ['an SVG after words', 'a.svg', `logo <svg ${head}/>`, 'is cut off or no XML (line 1, column '],
    [
      'an SVG of a thousand groups in each other',
      'a.svg',
      `<svg ${head}>${'<g>'.repeat(1000)}${'</g>'.repeat(1000)}</svg>`,
      'nests more than 256 parts',
    ],
    ['twelve bytes of WebP', 'a.webp', Buffer.from('RIFF\u0004\0\0\0WEBP', 'latin1'), 'is cut off'],
    [
      'a WebP that was cut off',
      'a.webp',
      sized(Buffer.from('VP8L\u0040\0\0\0\u002f\0\0\0\0\0', 'latin1')),
      'is cut off',
    ],
    ['a WebP without dots', 'a.webp', sized(Buffer.from('VP8X\u000a\0\0\0'.padEnd(18, '\0'), 'latin1')), 'is cut off'],
    ['a JPG that is its head', 'a.jpg', Buffer.from('\u00ff\u00d8\u00ff\u00e0\0\u0004\0\0', 'latin1'), 'is cut off'],
    ['an AVIF that is its head', 'a.avif', Buffer.from('\0\0\0\u0020ftypavif', 'latin1'), 'is cut off'],
  ])('[CARD-5] [SITE-1] %s', (_, name, body, fault) => {
    put(`${site}/site.json`, sound);
    put(`${site}/brand/${name}`, body);
    const { said, live } = outcome();
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`${site}/brand/${name}:1:1  The picture ${fault}`);
    expect(said[0]).toMatch(/, so browsers do not show it\. Export it again\. {2}\[picture-unknown\]$/);
    expect(live).toEqual(['bola.example']);
  });

  it.each(['png', 'webp', 'avif', 'jpg'] as const)(
    '[CARD-5] not a sound %s, but one that lacks its second half',
    async (format) => {
      const picture = sharp({ create: { width: 144, height: 128, channels: 3, background: '#246' } });
      const body = await picture.toFormat(format === 'jpg' ? 'jpeg' : format).toBuffer();
      put(`${site}/site.json`, sound);
      put(`${site}/brand/a.${format}`, body);
      expect(outcome().said).toEqual([]);
      put(`${site}/brand/a.${format}`, body.subarray(0, body.length / 2));
      expect(outcome().said).toEqual([
        expect.stringMatching(
          /The picture is cut off, so browsers do not show it\. Export it again\. {2}\[picture-unknown\]$/,
        ),
      ]);
    },
  );
});
