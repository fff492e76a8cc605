import { expect, it } from 'vitest';
import { withRelativeText } from './relativeText';

it('writes sizes of text in rem and leaves every other length as it is', () => {
  const css =
    '.a { font-size: 14px; line-height: 1.4; width: 14px }\n.b { line-height: 20px; --lv-size-page: clamp(26px, 4vw, .5px); --lv-space-gutter: 24px }';
  expect(withRelativeText(css)).toBe(
    '.a { font-size: 0.875rem; line-height: 1.4; width: 14px }\n.b { line-height: 1.25rem; --lv-size-page: clamp(1.625rem, 4vw, 0.03125rem); --lv-space-gutter: 24px }',
  );
});

it('leaves media queries and the names of fonts as they are', () => {
  const css = '@media (min-width: 768px) { .a { font-family: "font-size 14px"; font-size: var(--lv-size-body) } }';
  expect(withRelativeText(css)).toBe(css);
});
