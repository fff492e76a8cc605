import type { Jackpot, Leaderboard, Mission, Statistics, Winner } from '../api/lobbyModels';
import { gamesOf } from './games';

/** Winners, newest first, a minute apart; the fifth won most, the last before today. */
export function winnersOf(count: number): readonly Winner[] {
  return gamesOf(count).map(({ providerCode, gameCode, name, image }, index) => ({
    player: `ma***${'abcdefghij'[index % 10] ?? 'o'}`,
    amount: index === 4 ? '1250000.00' : `${(index + 1) * 1000}.50`,
    at: new Date(
      Date.parse(index === count - 1 && count > 1 ? '2026-11-29T12:00:00Z' : '2026-12-01T11:59:00Z') - index * 60_000,
    ).toISOString(),
    game: { providerCode, gameCode, name, image },
  }));
}

/** What was won and paid. */
export const statistics: Statistics = {
  winners: winnersOf(10),
  withdrawals: [{ player: 'jo***n', amount: '12000.00', at: '2026-12-01T11:58:00.000Z' }],
  hourlyWithdrawals: Array.from({ length: 24 }, (_, hour) => String(10_000 + hour * 2_500)),
  registeredPlayers: 50_120,
  activePlayers: 2143,
  depositedPlayers: 18_400,
  paidInDay: '1824000.50',
  depositSeconds: 40,
  withdrawalSeconds: 190,
};

/** Jackpots, largest first. */
export const jackpots: readonly Jackpot[] = [
  {
    code: 'grand',
    name: 'Grand',
    amount: '48201337.20',
    perSecond: '3.25',
    today: '280800.00',
    fallsBefore: '50000000',
    trend: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  },
  {
    code: 'major',
    name: 'Major',
    amount: '1203377.00',
    perSecond: '1',
    today: '86400.00',
    trend: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
  },
  {
    code: 'minor',
    name: 'Minor',
    amount: '40210.05',
    perSecond: '0.05',
    today: '4320.00',
    trend: [9, 3, 7, 1, 8, 2, 6, 4, 5, 5, 4, 6],
  },
];

/** A running tournament; two players share a place. */
export const leaderboard: Leaderboard = {
  title: 'Harbor Cup',
  endsAt: '2026-12-02T00:00:00Z',
  rows: [
    { rank: 1, player: 'ma***o', points: 128_400, prize: '50000' },
    { rank: 2, player: 'jo***n', points: 96_210, prize: '25000' },
    { rank: 2, player: 'li***a', points: 96_210, prize: '25000' },
    { rank: 4, player: 'pe***r', points: 1, prize: '1000' },
  ],
};

/** Missions: one open, one done, one not begun. */
export const missions: readonly Mission[] = [
  { id: 'spins', title: 'Play 50 rounds', reward: '₱20', done: 32, goal: 50 },
  { id: 'fish', title: 'Catch ten golden carp', reward: '5 tokens', done: 10, goal: 10 },
  { id: 'friend', title: 'Try a table game', reward: '₱10', done: 0, goal: 1 },
];
