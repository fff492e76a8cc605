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
    '<s:script xmlns:s="http://www.w3.org/2000/svg">x()</s:script>',
    '<s:foreignObject xmlns:s="http://www.w3.org/2000/svg"/>',
    '<use x:href="//elsewhere.example/a.svg#a" xmlns:x="http://www.w3.org/1999/xlink"/>',
    '<g xml:base="https://elsewhere.example/"><use href="#a"/></g>',
    '<style>rect { fill: u\\72l(https://elsewhere.example/a) }</style>',
    '<style>@\\69 mport "https://elsewhere.example/a.css";</style>',
    '<style>rect { background: image-set("https://elsewhere.example/a" 1x) }</style>',
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
  ])('[CARD-5] not %s', (inside) => {
    put(`${site}/site.json`, sound);
    put(`${site}/brand/a.svg`, drawing(inside));
    expect(outcome().said).toEqual([]);
  });
});
