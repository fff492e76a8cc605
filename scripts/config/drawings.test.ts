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
  ])('[CARD-5] not %s', (inside) => {
    put(`${site}/site.json`, sound);
    put(`${site}/brand/a.svg`, drawing(inside));
    expect(outcome().said).toEqual([]);
  });
});
