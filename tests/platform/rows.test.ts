import { expect, it } from 'vitest';
import type { CallName } from '../../engine/api/calls';
import { madeOf } from './answerModel';

const game = { provider_code: 'P', game_code: 'a', game_name: 'A', game_type: 't' };

it('[CAT-8] drops a favourite without the code of its game or of its provider', () => {
  const value = [{ ...game, game_code: '' }, { ...game, provider_code: '' }, game];
  expect(madeOf('favourites', { statusCode: 1, value })).toMatchObject([{ providerCode: 'P', gameCode: 'a' }]);
  expect(madeOf('favourites', { statusCode: 1, value: value.slice(0, 2) })).toBe('failure');
});

const match = { match_id: 'm', start_time: '2026-12-01T19:30:00Z', home_team_name: 'A', away_team_name: 'B' };
const text = { id: 'x', title: 'T', text: 'T' };
const slide = { id: 'x', title: 'T', route: 'slots', img_url: '/a.webp' };
const payment = { account_id: 'j***n', amount: '5', date: '2026-12-01T10:00:00Z' };
const price = { outcome: '1', price: '1.95' };
const page = { total: 3, page: 1, page_size: 10 };
const bet = { ...game, id: 'b', date: '2026-12-01T10:00:00Z', game_image: '', state: 'WON', stake: '1', payout: '2' };
const sums = { stake: '1', open_stake: '0', payout: '2' };

it.each<[CallName, (rows: readonly object[]) => object, object, object]>([
  ['favourites', (value) => ({ value }), game, { ...game, game_code: 'b' }],
  ['hotGames', (value) => ({ value }), game, { ...game, provider_code: 'Q' }],
  ['games', (games) => ({ value: { ...page, games } }), game, { ...game, game_code: 'b' }],
  ['inbox', (value) => ({ value }), { inbox_id: 7, title: 'T' }, { inbox_id: 8, title: 'T' }],
  ['slides', (value) => ({ value }), slide, { ...slide, id: 'y' }],
  ['marquee', (value) => ({ value }), text, { ...text, id: 'y' }],
  ['announcements', (value) => ({ value }), text, { ...text, id: 'y' }],
  ['matches', (value) => ({ value }), match, { ...match, match_id: 'n' }],
  ['odds', (value) => ({ value }), { match_id: 'm', odds: [price] }, { match_id: 'n', odds: [price] }],
  ['recentTransactions', (deposits) => ({ deposits }), payment, { ...payment, amount: '6' }],
  ['betHistory', (items) => ({ value: { ...page, items, sums } }), bet, { ...bet, state: 'OPEN' }],
  [
    'partners',
    (partners) => ({ partners }),
    { href: 'https://a.example', img_url: '/a', partner_name: 'A' },
    { href: 'https://a.example', img_url: '/b', partner_name: 'B' },
  ],
])('[CALL-X] a row that %s says twice is read once', (call, answer, one, other) => {
  const made = (...rows: readonly object[]) => madeOf(call, { statusCode: 1, ...answer(rows) });
  expect(made(one, { ...one }, other)).toEqual(made(one, other));
  expect(made(one, other)).not.toEqual(made(one));
});

it('[CALL-SITE-15] an outcome has one price', () => {
  const made = madeOf('odds', {
    statusCode: 1,
    value: [{ match_id: 'm', odds: [price, { ...price, price: '2.10' }] }],
  });
  expect(made).toEqual([{ matchId: 'm', odds: [{ outcome: '1', price: '1.95' }] }]);
});
