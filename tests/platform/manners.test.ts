import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { CallName } from '../../engine/api/calls';
import type { ApiClient } from '../../engine/api/client';
import type { Result } from '../../engine/api/result';
import type { Startup } from '../../engine/api/startupModels';
import { clientOf, type Sent } from './answersAlike';

const game = {
  provider_code: 'ALPHA',
  game_code: 'a',
  game_name: 'A',
  game_type: 'SLOTS',
  game_image: 'https://pictures.example/a.webp',
};
const games = { statusCode: 1, value: [game] };
const text = JSON.stringify(games);
const found = { ok: true, value: [{ gameCode: 'a', name: 'A', image: 'https://pictures.example/a.webp' }] };
const lost = { ok: false, failure: { statusCode: 0, statusMessage: 'disconnect', call: 'hotGames' } };
const packed = (encoding: string, body: Buffer): Sent => ({
  headers: { 'content-type': 'application/json', 'content-encoding': encoding },
  body,
});

it.each<[string, Sent, object]>([
  ['a byte order mark before the JSON', { body: `\ufeff${text}` }, found],
  ['blanks and line ends around the JSON', { body: `\r\n\t ${text}\n\n` }, found],
  ['JSON that is called HTML', { headers: { 'content-type': 'text/html; charset=utf-8' }, body: text }, found],
  ['JSON without a type', { headers: {}, body: text }, found],
  ['gzip', packed('gzip', gzipSync(text)), found],
  ['deflate', packed('deflate', deflateSync(text)), found],
  ['brotli', packed('br', brotliCompressSync(text)), found],
  ['escaped letters', { body: text.replace('"A"', '"\\u0041"') }, found],
  ['created instead of OK', { status: 201, body: text }, found],
  ['a keyed object of rows', { body: JSON.stringify({ ...games, value: { 7: game } }) }, found],
  ['one row alone', { body: JSON.stringify({ ...games, value: game }) }, found],
  ['rows beside their total', { body: JSON.stringify({ ...games, value: { items: [game], total: '1' } }) }, found],
  ['rows on a page', { body: JSON.stringify({ ...games, value: { data: [game, game], links: [] } }) }, found],
  ['the list alone', { body: JSON.stringify([game]) }, found],
  ['rows that are null between others', { body: JSON.stringify({ ...games, value: [null, game, null] }) }, found],
  [
    'an HTML page with status 200',
    { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Error</title>' },
    lost,
  ],
  [
    'an HTML page with status 502',
    { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad Gateway</h1>' },
    lost,
  ],
  ['nothing with status 200', {}, lost],
  ['JSON that ends early', { body: text.slice(0, -3) }, lost],
  ['gzip that is none', packed('gzip', Buffer.from(text)), lost],
  ['null', { body: 'null' }, lost],
  ['a number', { body: '1' }, lost],
])('[CALL-SITE-2] [ERR-4] reads games from %s', async (_, sent, result) => {
  const client = await clientOf(sent);
  expect(await client.call('hotGames', { list: 'hot' })).toMatchObject(result);
});

it.each(['', ' ', null, 'null', 'pictures/a.webp'])('a picture that is %j is drawn', async (game_image) => {
  const client = await clientOf({ body: JSON.stringify({ ...games, value: [{ ...game, game_image }] }) });
  expect(await client.call('hotGames', { list: 'hot' })).toMatchObject({ ok: true, value: [{ image: '/game.svg#1' }] });
});

const favourite = { providerCode: 'ALPHA', gameCode: 'a', name: 'A', type: 'SLOTS', image: '/a.svg' };
const account = { accountId: 'juan' };
const password = 'Secret-pass-1';
const amounts = { requestId: '5b0c6f1e-1d0a-4b7e-9a55-0c9d1f0a7b11', amount: '100' };

/** What a call comes to. */
async function cameOf(client: ApiClient, name: CallName, params: object): Promise<Result<unknown>> {
  return client.call(name, params);
}

it.each<[string, Sent]>([
  ['204', { status: 204 }],
  ['200 and nothing', {}],
  ['200 and blanks', { body: ' \r\n' }],
  ['200 and null', { body: 'null' }],
  ['201 and nothing', { status: 201 }],
  ['202 and nothing', { status: 202, headers: {} }],
])('[CALL-PLAYER-5] [ERR-7] %s is a success of a call that has nothing to say, and of no other', async (_, sent) => {
  const client = await clientOf(sent);
  for (const [name, params] of [
    ['addFavourite', favourite],
    ['removeFavourite', favourite],
    ['changePassword', { password, newPassword: 'Other-pass-1' }],
    ['requestLoginCode', account],
    ['verifyCode', { ...account, code: '123456' }],
    ['forgotPassword', { ...account, phone: '+639171234567' }],
    ['adVisit', { fbp: '', appsflyerId: '' }],
    ['claimInbox', { id: '7' }],
  ] as const)
    expect([name, await cameOf(client, name, params)]).toMatchObject([name, { ok: true }]);
  for (const [name, params] of [
    ['hotGames', { list: 'hot' }],
    ['login', { ...account, password }],
    ['loginByCode', { ...account, code: '123456' }],
    ['balance', {}],
    ['depositStatus', amounts],
    ['withdrawalStatus', amounts],
  ] as const)
    expect([name, await cameOf(client, name, params)]).toMatchObject([name, { ok: false }]);
  for (const [name, params] of [
    ['deposit', { ...amounts, methodCode: 'M' }],
    ['withdraw', { ...amounts, bankId: 'b' }],
  ] as const)
    expect([name, await cameOf(client, name, params)]).toMatchObject([
      name,
      { ok: false, failure: { isOutcomeUnknown: true } },
    ]);
});

it('[CALL-PLAYER-5] [ERR-4] an error without a body is none the less an error', async () => {
  const client = await clientOf({ status: 500 });
  expect(await cameOf(client, 'addFavourite', favourite)).toMatchObject({ ok: false });
});

it.each<[string, Sent]>([
  ['200 and nothing', { isElsewhere: true }],
  ['200 and null', { isElsewhere: true, body: 'null' }],
  ['204', { isElsewhere: true, status: 204 }],
])('[CALL-PLAYER-5] [ERR-4] %s is no success at an address that a call was led on to', async (_, sent) => {
  const client = await clientOf(sent);
  expect(await cameOf(client, 'addFavourite', favourite)).toMatchObject({ ok: false });
  expect(await cameOf(client, 'changePassword', { password, newPassword: 'Other-pass-1' })).toMatchObject({
    ok: false,
  });
  expect(await cameOf(client, 'withdraw', { ...amounts, bankId: 'b' })).toMatchObject({
    ok: false,
    failure: { isOutcomeUnknown: true },
  });
});

/** What start-up says, in words and numbers that other hands write. */
it.each<[string, object, (startup: Startup) => unknown, unknown]>([
  ['a switch in capitals', { maintenance: { is_maintenance: 'TRUE' } }, ({ maintenance }) => maintenance.isOn, true],
  ['a switch as Y', { maintenance: { is_maintenance: 'Y' } }, ({ maintenance }) => maintenance.isOn, true],
  ['a switch as "0.0"', { maintenance: { is_maintenance: '0.0' } }, ({ maintenance }) => maintenance.isOn, false],
  [
    'seconds',
    { maintenance: { is_maintenance: 0, start_date: 4_070_908_800 } },
    ({ maintenance }) => maintenance.startsAt,
    '2099-01-01T00:00:00Z',
  ],
  [
    'milliseconds as text',
    { maintenance: { is_maintenance: 0, start_date: '4070908800000' } },
    ({ maintenance }) => maintenance.startsAt,
    '2099-01-01T00:00:00Z',
  ],
  [
    'counts as text',
    { provider_count: { slot_game: '3', casino: ' 4 ' } },
    ({ providerCount }) => providerCount,
    { slot_game: 3, casino: 4 },
  ],
  [
    'counts among nulls',
    { provider_count: { slot_game: 3, casino: null } },
    ({ providerCount }) => providerCount,
    { slot_game: 3, casino: null },
  ],
  [
    'counts that can’t be read',
    { provider_count: { slot_game: 'n/a', hot: null, updated_by: null, tags: ['A'] } },
    ({ providerCount }) => providerCount,
    { slot_game: null, hot: null, updated_by: null, tags: null },
  ],
  [
    'counts in rows',
    {
      provider_count: [
        { category: 'slot_game', count: '3' },
        { category: 'casino', count: 2 },
      ],
    },
    ({ providerCount }) => providerCount,
    { slot_game: 3, casino: 2 },
  ],
  [
    'counts in one row',
    { provider_count: [{ category: 'slot_game', count: 3 }] },
    ({ providerCount }) => providerCount,
    { slot_game: 3 },
  ],
  ['languages as one word', { language: 'EN' }, ({ languages }) => languages, ['EN']],
  ['languages between commas', { language: 'EN, VI' }, ({ languages }) => languages, ['EN', 'VI']],
  [
    'a site of nulls',
    { site: { site_name: null, logo1: null, gamify_status: null } },
    ({ site }) => Object.keys(site),
    [],
  ],
])('[CALL-SITE-1] start-up is read with %s', async (_, changes, part, value) => {
  const client = await clientOf({
    body: JSON.stringify({ statusCode: 1, site: { site_name: 'Manners' }, ...changes }),
  });
  const result = await client.call('startup', {});
  expect(result.ok ? part(result.value) : result).toEqual(value);
});

it.each<[unknown, unknown]>([
  ['1234.50', '1234.50'],
  ['1,234.50', 'failure'],
  ['1 234.50', 'failure'],
  ['1.234,50', 'failure'],
  ['PHP 1234.50', 'failure'],
  ['1e3', 'failure'],
  [true, 'failure'],
  [[1234], 'failure'],
  [{ amount: '1' }, 'failure'],
  [null, 'failure'],
])('a balance of %j is %j', async (game_balance, amount) => {
  const client = await clientOf({ body: JSON.stringify({ statusCode: 1, game_balance, game_token: 1 }) });
  const result = await client.call('balance', {});
  expect(result.ok ? (result.value as { readonly game: string }).game : 'failure').toBe(amount);
});
