import { expect, it } from 'vitest';
import { madeOf } from '../../../tests/platform/answerModel';
import { decodeEntities } from './decodeEntities';

it.each([
  ['Lion&#039;s &amp; Tiger&#x27;s', "Lion's & Tiger's"],
  ['&quot;Ni&ntilde;o&quot; &hellip; &AElig;on&trade;', '"Niño" … Æon™'],
  ['&lt;b&gt;Gold&lt;/b&gt;', '<b>Gold</b>'],
  ['&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
  ['Fish & Chips; A&B; &unknown; &toString; &#; &amp', 'Fish & Chips; A&B; &unknown; &toString; &#; &amp'],
  ['&#0;&#8238;&#xD800;&#9999999;&#x1F3B0;', '&#0;&#8238;&#xD800;&#9999999;🎰'],
])('[CALL-X] decodes the entities of %j once', (written, meant) => {
  expect(decodeEntities(written)).toBe(meant);
});

const game = { provider_code: 'P&amp;', game_code: 'a&amp;b', game_name: 'Lion&#039;s', game_type: 't' };

it('[CALL-X] decodes entities in names and texts of each call, and leaves codes as they came', () => {
  expect(madeOf('hotGames', { statusCode: 1, value: [game] })).toMatchObject([
    { name: "Lion's", gameCode: 'a&amp;b', providerCode: 'P&amp;' },
  ]);
  expect(
    madeOf('inbox', { statusCode: 1, value: [{ inbox_id: 1, title: 'A &amp; B', body: '5 &lt; 6' }] }),
  ).toMatchObject([{ title: 'A & B', body: '5 < 6' }]);
  const partner = { href: 'https://a.example', img_url: '', partner_name: 'A &amp; B' };
  expect(madeOf('partners', { statusCode: 1, partners: [partner] })).toMatchObject([{ name: 'A & B' }]);
});

it('[CALL-X] leaves entities in HTML, where they are text already', () => {
  const article = {
    id: 'a',
    title: 'A &amp; B',
    summary: '',
    img_url: '/a.webp',
    body: '<p>5 &lt; 6</p>',
    date: '2026-12-01T10:00:00Z',
  };
  const value = { items: [article], total: 1, page: 1, page_size: 10 };
  const made = JSON.stringify(madeOf('news', { statusCode: 1, value }));
  expect(made).toContain('5 &lt; 6');
  expect(made).toContain('A & B');
  const about_us = { en_body: '<p>5 &lt; 6</p>' };
  expect(madeOf('cms', { statusCode: 1, cms: { about_us } })).toMatchObject({ html: '<p>5 &lt; 6</p>' });
});
