import { expect, it } from 'vitest';
import { readRules, writeRules } from './styleRules';

it.each([
  '@layer engine{a,b:not(.c){color:red;content:"}";background:url(data:image/svg+xml;utf8,{})}}',
  "@font-face{font-family:A;src:url('/a.woff2')}@media (width<768px){@layer widgets{.a{--x:{};color:var(--y, var(--z))}}}",
  '.a\\:b{color:red}.c:is([data-x="{"],.d){top:0}',
  '@layer a, b;@import "x.css";.a{}',
])('writes a sheet as it was read: %s', (css) => {
  expect(writeRules(readRules(css))).toBe(css);
});

it('leaves comments out, and ends what is never closed with the text', () => {
  expect(writeRules(readRules('/*! who */.a{color:red/* ; } */}.b{top:0'))).toBe('.a{color:red}.b{top:0}');
});

it('says which custom property a declaration sets and which ones it reads', () => {
  expect(readRules('--a:var(--b, var(--c));color:var(--a)')).toEqual([
    { text: '--a:var(--b, var(--c));', sets: '--a', reads: ['--b', '--c'] },
    { text: 'color:var(--a)', reads: ['--a'] },
  ]);
});
