import type { CallName } from '../../engine/api/calls';

/** The calls of our extension by what they are for together. */
const callsOf: Readonly<Record<string, readonly CallName[]>> = {
  games: ['games', 'lobby', 'providers'],
  jackpots: ['jackpots'],
  promotions: ['promotions'],
  racing: ['raceCard'],
  news: ['news'],
  launch: ['launchGame'],
  cashier: ['paymentMethods', 'bonuses', 'wallet', 'deposit', 'depositStatus', 'withdraw', 'withdrawalStatus'],
  banks: ['banks', 'addBank', 'addCard', 'removeBank'],
  history: ['transactions', 'statement', 'betHistory'],
  missions: ['missions', 'playerMissions', 'claimMission'],
  leaderboard: ['leaderboard', 'standing'],
  spin: ['wheel', 'spin'],
  minigame: ['minigameRound'],
  'vip-levels': ['vipLevels'],
  referrals: ['referrals'],
  limits: ['limits', 'setLimit', 'takeBreak'],
};

/** The group that a call stands in; undefined for one of the specification. */
export function groupOfCall(call: CallName): string | undefined {
  return Object.keys(callsOf).find((group) => callsOf[group]?.includes(call));
}
