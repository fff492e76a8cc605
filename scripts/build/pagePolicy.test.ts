import { expect, it } from 'vitest';
import { cspHash } from './contentHash';
import { allowingStyles, headersOfFile, inlineStyleStart, inlineStylesOf } from './pagePolicy';

const file = (text: string, type = 'text/html; charset=utf-8') => ({
  type,
  etag: '"1"',
  encodings: { identity: Buffer.from(text) },
});
const headers = {
  'Content-Security-Policy': "default-src 'none'; style-src 'self'; img-src 'self'",
  'X-Content-Type-Options': 'nosniff',
};

it('a page’s policy allows the style that stands in it, and no other', () => {
  const page = file(`<head>${inlineStyleStart}a{}</style></head><style>b{}</style>`);
  expect(inlineStylesOf(page)).toEqual([cspHash('a{}')]);
  expect(headersOfFile(headers, page)).toEqual({
    ...headers,
    'Content-Security-Policy': `default-src 'none'; style-src 'self' '${cspHash('a{}')}'; img-src 'self'`,
  });
});

it('other files, and headers that allow the style already, stay as they are', () => {
  expect(headersOfFile(headers, file(`${inlineStyleStart}a{}</style>`, 'application/json'))).toBe(headers);
  expect(headersOfFile(headers, file('<p>'))).toBe(headers);
  const once = allowingStyles(headers, ['sha256-a']);
  expect(allowingStyles(once, ['sha256-a'])).toBe(once);
  expect(allowingStyles({}, ['sha256-a'])).toEqual({});
});
