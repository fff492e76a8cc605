import { expect, it } from 'vitest';
import { pictureSize } from './pictureSize';

it.each([
  ['an SVG with its measures', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="144" height="28px" viewBox="0 0 1 1">', [144, 28]],
  ['an SVG with a view box only', '<svg viewBox="0 0 174 64.5"><path stroke-width="2"/>', [174, 64.5]],
  ['an SVG that fills its place', '<svg width="100%" height="100%">', undefined],
  ['words', 'no picture', undefined],
  ['an empty file', '', undefined],
])('[SITE-1] knows the size of %s', (_, text, size) => {
  expect(pictureSize(Buffer.from(text))).toEqual(size);
});

it('[SITE-1] knows the size of a PNG', () => {
  const head = Buffer.alloc(24);
  head.write('\u0089PNG', 'latin1');
  head.writeUInt32BE(640, 16);
  head.writeUInt32BE(96, 20);
  expect(pictureSize(head)).toEqual([640, 96]);
  expect(pictureSize(head.subarray(0, 12))).toBeUndefined();
});
