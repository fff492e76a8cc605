import { expect, it } from 'vitest';
import { criticalStyle, placeStyle, prepareStyle } from './criticalStyle';
import { namesIn } from './selectors';
import { readRules } from './styleRules';

const styleOf = (css: string, html = '<p class="a">') =>
  criticalStyle(placeStyle(prepareStyle(readRules(css)), namesIn(html, ['en'])), html.length);

it.each([
  [
    'rules for what is there, in their order and groups',
    '@layer w{.b{top:0}.a,.b{left:0}}.a{top:1px}@media (width<9px){.b{top:0}}',
    '@layer w{.a{left:0}}.a{top:1px}',
  ],
  ['nothing for paper', '@media print{.a{top:0}}@page{margin:0}.a{top:0}', '.a{top:0}'],
  [
    'custom properties that are read, by way of others, too',
    '.a{--x:1;--y:var(--z);--z:2;--u:var(--x);top:var(--y)}',
    '.a{--y:var(--z);--z:2;top:var(--y)}',
  ],
  [
    'animations and fonts that are named',
    '@keyframes k{to{top:0}}@keyframes l{to{top:0}}.a{animation:k 1s}',
    '@keyframes k{to{top:0}}.a{animation:k 1s}',
  ],
  [
    'fonts that are named',
    '@font-face{font-family:"One"}@font-face{font-family:Two}.a{font-family:One,serif}',
    '@font-face{font-family:"One"}.a{font-family:One,serif}',
  ],
  [
    'registered properties that are read',
    '@property --x{inherits:true}@property --y{inherits:true}.a{top:var(--x)}',
    '@property --x{inherits:true}.a{top:var(--x)}',
  ],
])('the style of a first screen holds %s', (_, css, kept) => {
  expect(styleOf(css)).toBe(kept);
});

it('the style of a first screen leaves out what only elements behind its end need', () => {
  const html = '<p class="a"><b class="c"></b></p><i class="b a"></i>';
  const style = placeStyle(
    prepareStyle(readRules('.a{top:0}.b,.c{top:1px}.a.b{top:2px}:is(.b,.c){top:3px}:is(.b,.d){top:4px}')),
    namesIn(html),
  );
  expect(criticalStyle(style, html.indexOf('<i'))).toBe('.a{top:0}.c{top:1px}:is(.b,.c){top:3px}');
  expect(criticalStyle(style, html.length)).toBe(
    '.a{top:0}.b,.c{top:1px}.a.b{top:2px}:is(.b,.c){top:3px}:is(.b,.d){top:4px}',
  );
});
