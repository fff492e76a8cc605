import { describe, expect, it } from 'vitest';
import { mayMatch, namesIn, needsOf, selectorsOf } from './selectors';

const names = namesIn(
  '<html lang="en"><body class="template4 gold"><main id="main" data-part="a" data-lazy><p class="x y:z">…</p><input type="text">',
  ['en', 'zh-Hant'],
);
const finds = (selector: string) => mayMatch(needsOf(selector), names);

describe('a selector', () => {
  it.each([
    'p',
    'P.x',
    '.y\\:z',
    '#main > *',
    'body.template4.gold main[data-part="a"] .x::before',
    '[data-part=a]',
    "[type='text' i]",
    '[data-lazy]',
    '[class^="te"]',
    ':is(.missing, .x)',
    'main:has(> .x):not(.missing, aside)',
    'p:nth-child(2n + 1 of .x)',
    ':where(main) input:disabled',
    ':lang(en)',
    ':lang(zh) p',
    'html[data-auth] .x',
    'html[data-maintenance="on"] p',
  ])('may find what is there: %s', (selector) => expect(finds(selector)).toBe(true));

  it.each([
    'aside',
    '.missing',
    'body.template4.silver',
    '#root',
    '[data-part=b]',
    '[data-none]',
    ':is(.missing, aside) p',
    'main:has(> aside)',
    ':lang(ru)',
    '.x:hover',
    ':is(:hover, :focus-visible) p',
    '.x::selection',
  ])('finds nothing of what is not, or not yet: %s', (selector) => expect(finds(selector)).toBe(false));

  it('is told from others of its list, whatever stands in brackets and quotes', () => {
    expect(selectorsOf('a:is(b, c), [x="d,e"] , .f\\,g')).toEqual(['a:is(b, c)', '[x="d,e"]', '.f\\,g']);
  });
});
