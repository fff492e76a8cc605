import { expect, it } from 'vitest';
import { pictureFormat, pictureSize } from './pictureSize';

it.each([
  [
    'an SVG with its measures',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="144" height="28px" viewBox="0 0 1 1">',
    [144, 28],
  ],
  ['an SVG with a view box only', '<svg viewBox="0 0 174 64.5"><path stroke-width="2"/>', [174, 64.5]],
  ['an SVG that fills its place', '<svg width="100%" height="100%">', undefined],
  ['words', 'no picture', undefined],
  ['an empty file', '', undefined],
])('knows the size of %s', (_, text, size) => {
  expect(pictureSize(Buffer.from(text))).toEqual(size);
});

it('knows the size of a PNG', () => {
  const head = Buffer.alloc(24);
  head.write('\u0089PNG', 'latin1');
  head.writeUInt32BE(640, 16);
  head.writeUInt32BE(96, 20);
  expect(pictureSize(head)).toEqual([640, 96]);
  expect(pictureSize(head.subarray(0, 12))).toBeUndefined();
});

it.each([
  ['png', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')],
  ['jpg', Buffer.from('\u00ff\u00d8\u00ff\u00e0', 'latin1')],
  ['webp', Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'latin1')],
  ['avif', Buffer.from('\u0000\u0000\u0000\u0020ftypavif', 'latin1')],
  ['svg', Buffer.from('<?xml version="1.0"?><svg viewBox="0 0 1 1">')],
  [undefined, Buffer.from('GIF89a')],
])('knows the format %s by the first bytes', (format, body) => {
  expect(pictureFormat(body)).toBe(format);
});
