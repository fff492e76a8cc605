import { expect, it } from 'vitest';
import { madeOf } from '../../../tests/platform/answerModel';

const sums = { starting_deposit: null, cycle_deposit: null, starting_turnover: '', cycle_turnover: null };
const targets = { deposit_next: 1000, turnover_next: 5000 };
const level = { vip_name: 'Bronze', vip_name_next: 'Silver', ...targets };
const zeros = { totalDeposit: '0', totalTurnover: '0', depositProgress: 0, turnoverProgress: 0, nextLevel: 'Silver' };

it.each<[string, unknown]>([
  ['a list', [{ ...level, ...sums }]],
  ['a level alone', { ...level, ...sums }],
  ['a keyed object', { 0: { ...level, ...sums } }],
])(
  '[STATE-2] reads the VIP sums of a player without payments, which a database tells as null, in %s',
  (_, nextLevel) => {
    expect(madeOf('vip', { statusCode: 1, nextLevel })).toMatchObject(zeros);
  },
);

it('[STATE-2] makes no zero of a VIP sum that is absent or that nobody can read', () => {
  const { cycle_deposit: _, ...rest } = sums;
  expect(madeOf('vip', { statusCode: 1, nextLevel: [{ ...level, ...rest }] })).toBe('failure');
  expect(madeOf('vip', { statusCode: 1, nextLevel: [{ ...level, ...sums, cycle_deposit: 'n/a' }] })).toBe('failure');
});

const page = { total: 0, page: 1, page_size: 10 };

it('[CALL-X] reads the sums of a bet history without bets, and no stake of a bet that is null', () => {
  const value = { ...page, items: [], sums: { stake: null, open_stake: null, payout: null } };
  expect(madeOf('betHistory', { statusCode: 1, value })).toMatchObject({ sums: { stake: '0.00' } });
  const bet = { id: 'b', provider_code: 'P', game_code: 'a', game_name: 'A', game_type: 't', game_image: '' };
  const items = [{ ...bet, date: '2026-12-01T10:00:00Z', state: 'WON', stake: null, payout: '2' }];
  expect(madeOf('betHistory', { statusCode: 1, value: { ...value, items } })).not.toMatchObject({
    items: [{ id: 'b' }],
  });
});

it('[CALL-X] reads the sums of a statement in which nothing happened, and no balance that is null', () => {
  const none = { deposits: null, withdrawals: null, bonuses: null, stakes: null, winnings: null };
  const value = { opening: '500', closing: '500', ...none, days: [{ date: '2026-12-01', balance: '500', ...none }] };
  expect(madeOf('statement', { statusCode: 1, value })).toMatchObject({
    deposits: '0.00',
    days: [{ winnings: '0.00' }],
  });
  expect(madeOf('statement', { statusCode: 1, value: { ...value, closing: null } })).toBe('failure');
});
