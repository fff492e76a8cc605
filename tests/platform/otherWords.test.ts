import { expect, it } from 'vitest';
import type { CallName } from '../../engine/api/calls';
import { madeOf } from './answerModel';

const level = {
  starting_deposit: 12000,
  cycle_deposit: 3000,
  deposit_next: 20000,
  starting_turnover: 90000,
  cycle_turnover: 41000,
  turnover_next: 100000,
  vip_name: 'Diamond',
  vip_name_next: 'Crown',
};
const payment = { account_id: 'j***n', amount: '100.00', date: '2026-11-30T10:00:00Z' };
const unclear = { ...payment, amount: '1,234.50' };
const match = { match_id: 'm1', start_time: '2026-12-01T19:30:00Z', home_team_name: 'A', away_team_name: 'B' };
const startup = { statusCode: 1, maintenance: { is_maintenance: false } };
const page = { total: 12, page: 1, page_size: 10 };
const sums = { deposits: '100', withdrawals: '0', bonuses: '0', stakes: '0', winnings: '0' };
const statistics = (value: object) => ({ statusCode: 1, value: { winner: [], withrawal: [payment], ...value } });

it.each<[what: string, call: CallName, body: object, made: object]>([
  [
    'the highest level has no targets',
    'vip',
    { statusCode: 1, nextLevel: [{ ...level, deposit_next: null, turnover_next: null, vip_name_next: null }] },
    { currentLevel: 'Diamond', nextLevel: '', depositProgress: 100, turnoverProgress: 100 },
  ],
  [
    'the highest level has empty targets',
    'vip',
    { statusCode: 1, nextLevel: [{ ...level, deposit_next: '', turnover_next: '', vip_name_next: '' }] },
    { currentLevel: 'Diamond', nextLevel: '', depositProgress: 100, turnoverProgress: 100 },
  ],
  [
    'targets that are not named are none',
    'vip',
    { statusCode: 1, nextLevel: [{ ...level, deposit_next: undefined, turnover_next: undefined }] },
    { currentLevel: 'Diamond', depositProgress: 100 },
  ],
  ['a level stands without its list', 'vip', { statusCode: 1, nextLevel: level }, { currentLevel: 'Diamond' }],
  [
    'money needs no tokens beside it',
    'balance',
    { statusCode: 1, game_balance: '12.50', game_token: null },
    { game: '12.50', tokens: null },
  ],
  ['tokens may be left out', 'balance', { statusCode: 1, game_balance: 12.5 }, { game: '12.5', tokens: null }],
  [
    'withdrawals need no deposits beside them',
    'recentTransactions',
    { statusCode: 1, withdrawals: [payment] },
    { deposits: [], withdrawals: [{ amount: '100.00' }] },
  ],
  [
    'withdrawals are read beside deposits that can’t be',
    'recentTransactions',
    { statusCode: 1, deposits: [unclear], withdrawals: [payment] },
    { deposits: [], withdrawals: [{ amount: '100.00' }] },
  ],
  [
    'figures are read beside a list that is none',
    'statistics',
    statistics({ withrawal: 0, registered_player: 12 }),
    { winners: [], withdrawals: [], registeredPlayers: 12 },
  ],
  ['a team has no shirt', 'matches', { statusCode: 1, value: [match] }, [{ home: { name: 'A' }, away: { name: 'B' } }]],
  [
    'a shut site is told in a list of one row',
    'startup',
    { ...startup, maintenance: [{ is_maintenance: 1 }] },
    { maintenance: { isOn: true } },
  ],
  ['a chat without its id', 'startup', { ...startup, live_chat: { status: true } }, { liveChat: { status: true } }],
  [
    'an empty theme is none, and a currency is read in any case',
    'startup',
    { ...startup, site: { theme_code: '', theme_color: ' ', currency: 'usd' } },
    { site: { currency: 'USD' } },
  ],
])('[CALL-X] an answer in other words is read: %s', (_, call, body, made) => {
  expect(madeOf(call, body)).toMatchObject(made);
});

it('[SITE-4] an empty theme code or colour is not an invalid one', () => {
  const { site } = madeOf('startup', { ...startup, site: { theme_code: '', theme_color: ' ' } }) as { site: object };
  expect(site).toEqual({});
});

it('[SITE-3] a chat of which nothing is said is left to the descriptor', () => {
  const said = [[], null, undefined, {}, { chat_id: '' }].map(
    (live_chat) => (madeOf('startup', { ...startup, live_chat }) as { readonly liveChat: object }).liveChat,
  );
  expect(said).toEqual(said.map(() => ({})));
});

it.each<[what: string, call: CallName, body: object]>([
  ['a target that can’t be read exactly', 'vip', { statusCode: 1, nextLevel: [{ ...level, deposit_next: '1,000.5' }] }],
  ['neither deposits nor withdrawals', 'recentTransactions', { statusCode: 1 }],
  ['no statistics', 'statistics', { statusCode: 1 }],
  ['payments that can’t be read', 'transactions', { statusCode: 1, value: { ...page, items: [{ reference: 'A' }] } }],
  [
    'bets that can’t be read',
    'betHistory',
    { statusCode: 1, value: { ...page, items: [{ id: 'A' }], sums: { stake: '1', open_stake: '0', payout: '0' } } },
  ],
  ['accounts that can’t be read', 'banks', { statusCode: 1, value: { accounts: [{ id: 1 }], banks: [] } }],
  ['games that can’t be read', 'games', { statusCode: 1, value: { ...page, games: [{}] } }],
  ['news that can’t be read', 'news', { statusCode: 1, value: { ...page, items: [{ id: 1, title: 'T' }] } }],
  [
    'days that can’t be read',
    'statement',
    { statusCode: 1, value: { ...sums, opening: '0', closing: '0', days: [{ date: '2026-12-01', balance: '0,0' }] } },
  ],
  ['another level than the first', 'vip', { statusCode: 1, nextLevel: [{ ...level, cycle_deposit: '1,0' }, level] }],
  [
    'another switch than the first',
    'referral',
    { statusCode: 1, value: [{ setting_value: {} }, { setting_value: 1 }] },
  ],
])('[CALL-X] an answer without what it is for is a failure: %s', (_, call, body) => {
  expect(madeOf(call, body)).toBe('failure');
});

it('[CALL-AUTH-3] money is read beside tokens that can’t be', () => {
  const made = (game_token: unknown) => madeOf('balance', { statusCode: 1, game_balance: '12.50', game_token });
  for (const unknown of ['', 'n/a', '1,000', null, true, [], {}, 0.1 + 0.2, undefined])
    expect(made(unknown)).toEqual({ game: '12.50', tokens: null });
  expect([0, '0', '40.5'].map(made)).toEqual(['0', '0', '40.5'].map((tokens) => ({ game: '12.50', tokens })));
});

it('[CALL-PLAYER-1] a profile that can’t be read leaves what was sent, whatever stands behind it', () => {
  const profile = (...value: unknown[]) => madeOf('updateProfile', { statusCode: 1, value });
  const other = { full_name: 'Maria', contact_email: 'maria@mail.example' };
  expect(profile('x', other)).toEqual({ fullName: '', email: '' });
  expect(profile({ full_name: 'Juan', contact_email: {} }, other)).toEqual({ fullName: 'Juan', email: '' });
  expect(profile(other, 'x')).toEqual({ fullName: 'Maria', email: 'maria@mail.example' });
});

it('[CALL-X] a place in the contest that can’t be read is not told as none', () => {
  const standing = (value: unknown) => madeOf('standing', { statusCode: 1, value });
  expect([null, [], '', undefined].map(standing)).toEqual([null, null, null, null]);
  expect(standing({ rank: 41, points: '9,120', prize: '0' })).toBe('failure');
  expect(standing({ rank: '41', points: 9120, prize: '0' })).toMatchObject({ rank: 41 });
});

it('[CALL-X] a range of stakes is not told as open where its end can’t be read', () => {
  const stakes = [
    { from: '5.00', below: '10000', games: 3 },
    { from: '500', below: '100.00', games: 4 },
    { from: '10000', below: null, games: 2 },
  ];
  const value = { games: 9, players: 0, categories: [], stakes };
  expect(madeOf('lobby', { statusCode: 1, value })).toMatchObject({ stakes: [{ from: '100.00', games: 2 }] });
});

it('[CALL-X] an offer has no end where none is told, and an unknown one where it can’t be read', () => {
  const offer = { id: 'a', title: 'A', text: 'A', img_url: '/a.svg' };
  const end = (ends_at: unknown) => {
    const made = madeOf('promotions', { statusCode: 1, value: [{ ...offer, ends_at }] });
    return (made as readonly { readonly endsAt?: string | null }[])[0]?.endsAt;
  };
  expect([undefined, null, '', []].map(end)).toEqual([undefined, undefined, undefined, undefined]);
  expect(['31/12/2026 23:59', 'Friday', 0, {}].map(end)).toEqual([null, null, null, null]);
  expect(end('2026-12-31 23:59:00')).toBe('2026-12-31T15:59:00Z');
});

it('[SITE-9] the sum of a day is told only if every hour was', () => {
  const day = (hour_withdrawal: unknown) =>
    (madeOf('statistics', statistics({ hour_withdrawal })) as { readonly paidInDay?: string }).paidInDay;
  expect(day([100, 0, '1500.00'])).toBe('1600');
  expect(day({ 0: 100, 1: '50.00' })).toBe('150');
  const keyed = { 0: '100', 1: '1,000.00', 2: '50' };
  expect(day(keyed)).toBeUndefined();
  for (const value of [[{ hour_withdrawal: [100, '1,000.00', 50] }], [{ hour_withdrawal: keyed }]])
    expect(madeOf('statistics', { statusCode: 1, value })).not.toHaveProperty('paidInDay');
  const unknown = [[100, null, 200], [100, '1,500.00'], [], null, '', [{ hour: 1, amount: 5 }], undefined];
  expect(unknown.map(day)).toEqual(unknown.map(() => undefined));
});

it('[SITE-9] hours by their numbers stand in the order of the day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => [String(hour).padStart(2, '0'), hour + 1] as const);
  expect(madeOf('statistics', statistics({ hour_withdrawal: Object.fromEntries<number>(hours) }))).toMatchObject({
    hourlyWithdrawals: hours.map(([, sum]) => String(sum)),
  });
});

it('[SITE-9] an hour that is not told between others is one of 0', () => {
  const hours = (hour_withdrawal: unknown) =>
    (madeOf('statistics', statistics({ hour_withdrawal })) as { readonly hourlyWithdrawals?: readonly string[] })
      .hourlyWithdrawals;
  const until = (last: number, sums: Readonly<Record<number, string>>) =>
    Array.from({ length: last + 1 }, (_, hour) => sums[hour] ?? '0');
  expect(hours({ 9: 100, 14: '50' })).toEqual(until(14, { 9: '100', 14: '50' }));
  expect(hours({ '09': 100 })).toEqual(until(9, { 9: '100' }));
  expect(hours({ 23: 7, 0: 5 })).toEqual(until(23, { 0: '5', 23: '7' }));
  expect(hours(Array.from({ length: 24 }, () => 1))).toHaveLength(24);
  const none = [
    { 9: 100, 14: null },
    { 9: 100, total: 100 },
    { 24: 5 },
    { 20261201: 5 },
    { a: 1, b: 2 },
    { '-1': 4 },
    {},
    Array.from({ length: 25 }, () => 1),
    Array.from({ length: 168 }, () => '1.00'),
  ];
  expect(none.map(hours)).toEqual(none.map(() => undefined));
});

it('[CALL-SITE-14] the switch of the referral programme is read as any other; without one, it is not known', () => {
  const isOn = (value: unknown) =>
    (madeOf('referral', { statusCode: 1, value }) as { readonly isOn: boolean | null }).isOn;
  const set = (setting_value: unknown) => isOn([{ setting_value }]);
  expect(['1', 1, true, 'Y', 'enabled', 'on', '1.00'].map(set)).toEqual(Array.from({ length: 7 }, () => true));
  expect(['0', 0, false, 'N', 'off'].map(set)).toEqual(Array.from({ length: 5 }, () => false));
  expect([set(''), set(null), set('maybe'), isOn([]), isOn(null)]).toEqual([null, null, null, null, null]);
});
