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

it('[CALL-PLAYER-2] keeps a message without a title, and drops one that says nothing', () => {
  const body = 'Half of your deposit came back.';
  const value = [
    { inbox_id: 1, body },
    { inbox_id: 2, title: null, body },
    { inbox_id: 3, title: ' ' },
  ];
  expect(madeOf('inbox', { statusCode: 1, value })).toMatchObject([
    { id: '1', title: '', body },
    { id: '2', title: '', body },
  ]);
});

it.each([
  ['https://www.league.example/live?a=1', 'league.example'],
  ['http://league.example:8080', 'league.example'],
])('[SITE-9] a partner without a name is called by the host of its link %s', (href, name) => {
  const partners = [{ href, img_url: '/a.webp', partner_name: null }, { href }, { href, partner_name: ' ' }];
  const made = { name, href };
  expect(madeOf('partners', { statusCode: 1, partners })).toMatchObject([{ ...made, image: '/a.webp' }, made, made]);
});

it.each(['javascript:alert(1)', '/about', 'https://user:word@bank.example', ''])(
  '[SITE-9] drops a partner that has neither a name nor a link that says whose it is: %j',
  (href) => {
    const named = { href: 'https://a.example', img_url: '/a', partner_name: 'A' };
    expect(madeOf('partners', { statusCode: 1, partners: [{ href, img_url: '/a' }, named] })).toMatchObject([
      { name: 'A' },
    ]);
  },
);

it('[CALL-SITE-15] an outcome has one price', () => {
  const made = madeOf('odds', {
    statusCode: 1,
    value: [{ match_id: 'm', odds: [price, { ...price, price: '2.10' }] }],
  });
  expect(made).toEqual([{ matchId: 'm', odds: [{ outcome: '1', price: '1.95' }] }]);
});

it('[CALL-PLAYER-1] reads a profile that stands without its list', () => {
  const value = { full_name: 'Ana', contact_email: 'ana@mail.example' };
  expect(madeOf('updateProfile', { statusCode: 1, value })).toEqual({ fullName: 'Ana', email: 'ana@mail.example' });
  expect(madeOf('updateProfile', { statusCode: 1, value: { full_name: 'Ana' } })).toMatchObject({ fullName: 'Ana' });
});

it('[SITE-6] shows a text whose status is not told, and none that is switched off or called otherwise', () => {
  const shown = (status: unknown) =>
    (madeOf('cms', { statusCode: 1, cms: { about_us: { en_body: '<p>Hi</p>', status } } }) as { readonly html: string })
      .html !== '';
  expect([undefined, null, true, 1, '1', 'Y', 'Published'].map(shown)).toEqual(Array.from({ length: 7 }, () => true));
  expect([false, 0, '0', 'off', '', 'draft', 'unpublished'].map(shown)).toEqual(Array.from({ length: 7 }, () => false));
});

it.each(['home_name_en', 'home_name_EN', 'Home_Name_En'])('[CAT-7] reads the name of a team in %s', (field) => {
  const named = { [field]: 'Alpha', away_name_EN: ' ' };
  expect(madeOf('matches', { statusCode: 1, value: [{ ...match, ...named }] })).toMatchObject([
    { home: { name: 'Alpha' }, away: { name: 'B' } },
  ]);
  const teams = { home_team_name: 'A', away_team_name: 'B', ...named };
  expect(
    madeOf('betHistory', { statusCode: 1, value: { ...page, items: [{ ...bet, ...teams }], sums } }),
  ).toMatchObject({ items: [{ home: 'Alpha', away: 'B' }] });
});

it.each<[unknown, boolean | undefined]>([
  ['OPEN', false],
  ['Claimed', true],
  ['UNCLAIMED', false],
  ['not_claimed', false],
  [0, false],
  ['0', false],
  [false, false],
  [1, true],
  [true, true],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['EXPIRED', undefined],
])('[CALL-PLAYER-2] reads a reward whose claim status is %j', (claim_status, isClaimed) => {
  const message = { inbox_id: 1, title: 'T', claim_status };
  const [made] = madeOf('inbox', { statusCode: 1, value: [{ ...message, amount: '5' }] }) as readonly object[];
  expect(made).toMatchObject(isClaimed === undefined ? { title: 'T' } : { reward: { money: '5', isClaimed } });
  expect(Object.hasOwn(made ?? {}, 'reward')).toBe(isClaimed !== undefined);
});

it.each([0, false, '0'])(
  '[CALL-PLAYER-2] a claim status of %j is no reward where nothing is to be had',
  (claim_status) => {
    const [made] = madeOf('inbox', {
      statusCode: 1,
      value: [{ inbox_id: 1, title: 'T', claim_status, amount: '0.00', token: null }],
    }) as readonly object[];
    expect(made).not.toHaveProperty('reward');
  },
);
