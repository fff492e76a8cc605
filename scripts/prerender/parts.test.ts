import { describe, expect, it } from 'vitest';
import { mainPicture, markParts, partRules } from './parts';

const marksOf = (html: string) =>
  [...markParts(html).matchAll(/<(\w+) data-come="(\d)"/g)].map(([, name, level]) => `${name} ${level}`);
const framed = (main: string) =>
  `<div data-layout="a"><header data-region="header"><b>x</b></header><main data-region="main">${main}</main><footer></footer></div><aside></aside>`;

describe('the parts of a page', () => {
  it('are its regions, and what its main region shows one below the other', () => {
    expect(marksOf(framed('<h1>Title</h1><!--$--><section><ul><li></li></ul></section><!--/$-->'))).toEqual([
      'header 0',
      'h1 0',
      'section 1',
      'footer 1',
      'aside 1',
    ]);
  });

  it('stand in the boxes around regions, and inside them', () => {
    expect(
      marksOf(
        '<div data-layout="a"><div class="from"><nav></nav></div><main data-region="main"><div class="in"><p></p><p></p></div></main></div>',
      ),
    ).toEqual(['div 0', 'p 0']);
  });

  it('are what stands in a long part that holds the main picture', () => {
    const item = `<li>${'x'.repeat(4500)}</li>`;
    const list = `<nav></nav><ul><li><img ${mainPicture}/></li>${item.repeat(3)}</ul>`;
    const others = ['header 0', 'nav 0', 'li 0', 'li 0', 'li 0', 'footer 1', 'aside 1'];
    expect(marksOf(framed(`<section><div>${list}</div></section>`))).toEqual(others);
    expect(marksOf(framed(`<section><div>${list}</div></section><p></p>`))).toEqual([
      ...others.slice(0, 5),
      'li 3',
      'p 1',
      ...others.slice(5),
    ]);
  });

  it('are whole tables, however long', () => {
    const row = `<tr><td><img ${mainPicture}/>${'x'.repeat(13_000)}</td></tr>`;
    expect(marksOf(framed(`<table><tbody>${row}</tbody></table><p></p>`))).toEqual([
      'header 0',
      'table 0',
      'p 1',
      'footer 1',
      'aside 1',
    ]);
  });

  it('are told from elements in attributes and from ones without an end', () => {
    expect(marksOf(framed('<img alt="a > <b>"/><br><input value="1"><svg><path d="M0"/></svg><p></p>'))).toEqual([
      'header 0',
      'img 0',
      'br 0',
      'input 0',
      'svg 0',
      'p 1',
      'footer 1',
      'aside 1',
    ]);
  });

  it('leave the rest of the markup as it is', () => {
    const html = framed('<p title="x">text</p>');
    expect(markParts(html).replace(/ data-come="\d"/g, '')).toBe(html);
  });

  it('are all hidden by rules that count only while the page is read', () => {
    const rules = partRules.split('}').filter(Boolean);
    expect(rules.every((rule) => rule.startsWith('#root:not(:has(+*))') && rule.endsWith('{display:none'))).toBe(true);
    for (const level of [0, 1, 2, 3]) expect(partRules).toContain(`[data-come="${level}"]`);
  });
});
