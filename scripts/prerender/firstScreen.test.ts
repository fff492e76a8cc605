import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { prepareStyle } from './criticalStyle';
import { firstScreenOf } from './firstScreen';
import { mainPicture } from './parts';
import { readRules } from './styleRules';

const rules = prepareStyle(readRules('.a{top:0}.b{top:1px}.c{top:2px}'));
const documentOf = (style: string, body: string) => `<html lang="en"><head></head><body><style>${style}</style>${body}`;
const screenOf = (parts: readonly string[]) => {
  const body = `<header></header><main data-region="main">${parts.join('')}</main><footer class="c"></footer>`;
  const { style, end } = firstScreenOf({ body, rules, own: 'f{}', languages: ['en'], documentOf });
  return { style, html: body.slice(0, end), isWhole: end === body.length };
};
/** Text that no packing makes smaller than so many bytes. */
const words = (bytes: number) => randomBytes(bytes).toString('base64url');

describe('the first screen of a page', () => {
  it('is all of a page that is small enough', () => {
    expect(screenOf(['<p class="a"></p>', '<p class="b"></p>'])).toMatchObject({
      style: 'f{}.a{top:0}.b{top:1px}.c{top:2px}',
      isWhole: true,
    });
  });

  it('ends before the part for which there is no room, with no style for that', () => {
    const { style, html } = screenOf(['<p class="a"></p>', '<p></p>', `<p class="b">${words(20_000)}</p>`, '<p></p>']);
    expect(style).toBe('f{}.a{top:0}');
    expect(html).toBe('<header></header><main data-region="main"><p class="a"></p><p></p>');
  });

  it('ends soon after the main picture, after what a phone shows below it', () => {
    const parts = ['<p class="a"></p>', `<img ${mainPicture}>`, `<p class="b">${words(3200)}</p>`, '<p class="c"></p>'];
    const { style, html } = screenOf(parts);
    expect(style).toBe('f{}.a{top:0}.b{top:1px}');
    expect(html).toBe(`<header></header><main data-region="main">${parts.slice(0, 3).join('')}`);
  });

  it('knows the body behind a script whose text reads like a tag', () => {
    const body = `<main data-region="main"><p></p><p></p><p class="a">${words(20_000)}</p></main>`;
    const { end } = firstScreenOf({
      body,
      rules: prepareStyle(readRules('body.x main>.a:nth-child(3){top:0}')),
      own: '',
      languages: ['en'],
      documentOf: (first, html) =>
        `<html><head><style>${first}</style><script>if(a<b&&'"'){}</script></head><body class="x">${html}`,
    });
    expect(end).toBe(body.length);
  });

  it('ends before the first part where that is too large', () => {
    expect(screenOf([`<p class="a">${words(20_000)}</p>`]).html).toBe('<header></header><main data-region="main">');
  });
});
