import { expect, it } from 'vitest';
import { isNamedHost, sortSnippets } from './snippets';

const hosts = ['https://tags.measure.example', '*.stats.example'];

it.each([
  [
    'a named host',
    '<script async src="https://tags.measure.example/t.js"></script>',
    'https://tags.measure.example/t.js',
  ],
  ['single quotes', "<script src='https://tags.measure.example/t.js'></script>", 'https://tags.measure.example/t.js'],
  ['no quotes', '<script src=https://eu.stats.example/s.js defer></script>', 'https://eu.stats.example/s.js'],
  [
    'a host below a wildcard',
    ' <script src="https://eu.stats.example/s.js"></script>\n',
    'https://eu.stats.example/s.js',
  ],
])('[SITE-8] lets a lone script of %s into the page', (_, script, address) => {
  expect(sortSnippets([{ section: 'head', script }], hosts)).toEqual({
    page: [{ section: 'head', address }],
    embedded: [],
  });
});

it.each([
  ['another host', '<script src="https://evil.example/t.js"></script>'],
  ['a host that only ends alike', '<script src="https://nottags.measure.example/t.js"></script>'],
  ['the wildcard itself without a name before it', '<script src="https://stats.example/s.js"></script>'],
  ['plain http', '<script src="http://tags.measure.example/t.js"></script>'],
  ['another port', '<script src="https://tags.measure.example:8443/t.js"></script>'],
  ['data-src only', '<script data-src="https://tags.measure.example/t.js"></script>'],
  ['inline code', "<script>window.a = 'https://tags.measure.example/t.js'</script>"],
  ['inline code without an element', 'window.a = 1;'],
  ['two scripts', '<script src="https://tags.measure.example/t.js"></script><script>b()</script>'],
  ['no address', '<script src="t.js"></script>'],
])('[SITE-8] keeps %s in the embedded document', (_, script) => {
  expect(sortSnippets([{ section: 'body', script }], hosts)).toEqual({
    page: [],
    embedded: [{ section: 'body', script }],
  });
});

it('[SITE-8] lets nothing into the page of a site that names no hosts', () => {
  expect(isNamedHost('https://tags.measure.example/t.js', [])).toBe(false);
});
