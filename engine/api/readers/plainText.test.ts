import { expect, it } from 'vitest';
import { madeOf } from '../../../tests/platform/answerModel';
import { errorOf } from '../envelope';
import { plainText } from './plainText';

it.each([
  ['Too low.<br>Try 100 &amp; more.', 'Too low.\nTry 100 & more.'],
  ['<p>Dear player,</p>\n<p>your <b>bonus</b> is <span class="a">here</span></p>', 'Dear player,\nyour bonus is here'],
  ['<BR/> a <br />', 'a'],
  ['<a href="javascript:alert(1)">Press</a>', 'Press'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['5 < 6 > 4, <3 and <sword>', '5 < 6 > 4, <3 and <sword>'],
  ['&lt;b&gt;Gold&lt;/b&gt;', '<b>Gold</b>'],
  ['&amp;lt;br&amp;gt;', '&lt;br&gt;'],
  ['two\nlines  kept ', 'two\nlines  kept '],
])('[CALL-X] reads %j as text', (written, meant) => {
  expect(plainText(written)).toBe(meant);
});

it.each([
  [{ statusCode: 0, statusMessage: 'You can&#039;t<br>do that' }, "You can't\ndo that"],
  [{ statusCode: 0, message: 'A &amp; B' }, 'A & B'],
  [{ statusCode: 0, statusMessage: { amount: ['At least &lt;5&gt;'] } }, 'At least <5>'],
  [{ statusCode: 0, statusMessage: '<br>', message: 'no' }, 'no'],
])('[ERR-3] [CALL-X] tells a refusal without entities and tags: %j', (body, statusMessage) => {
  expect(errorOf(200, 'OK', body)).toEqual({ statusCode: 0, statusMessage });
});

it('[CALL-X] leaves no entity and no tag in any text that is shown', () => {
  const made = (call: Parameters<typeof madeOf>[0], body: object) =>
    JSON.stringify(madeOf(call, { statusCode: 1, ...body }));
  expect(made('inbox', { value: [{ inbox_id: 1, title: '<b>Win</b>', body: 'a<br>b' }] })).toContain('"a\\nb"');
  expect(made('announcements', { value: [{ id: '1', title: 'A &amp; B', text: '<p>Hi</p>' }] })).toMatch(
    /"A & B".*"Hi"/,
  );
  expect(made('startup', { maintenance: {}, message: 'Shut &amp; done' })).toContain('Shut & done');
});
