import { describe, expect, it } from 'vitest';
import { chooseWinners, compareDecimals } from './chooseWinners';

const now = new Date(2026, 10, 20, 9, 30).getTime();
const winner = (player: string, amount: string, hoursAgo: number) => ({
  player,
  amount,
  at: new Date(now - hoursAgo * 3_600_000).toISOString(),
  game: { providerCode: 'TIDEWELL', gameCode: player, name: player, image: '/x.svg' },
});
const winners = [
  winner('a', '950.00', 0),
  winner('b', '12000.50', 1),
  winner('c', '99999.00', 12),
  winner('d', '12000.75', 2),
];
const names = (view: Parameters<typeof chooseWinners>[1]) =>
  chooseWinners(winners, view, now)
    .map(({ player }) => player)
    .join('');

describe('chooseWinners', () => {
  it('[SITE-9] keeps the newest first', () => expect(names('latest')).toBe('abcd'));
  it('[SITE-9] puts the largest first, to the last cent', () => expect(names('big')).toBe('cdba'));
  it('[SITE-9] leaves out yesterday', () => expect(names('today')).toBe('dba'));
});

describe('compareDecimals', () => {
  it.each([
    ['9', '10', -1],
    ['10', '9', 1],
    ['9007199254740993', '9007199254740992', 1],
    ['1.05', '1.5', -1],
    ['2.00', '2.00', 0],
  ])('orders %s and %s exactly', (one, other, sign) => expect(Math.sign(compareDecimals(one, other))).toBe(sign));
});
