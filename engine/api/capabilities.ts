import type { Capability } from '../config/capabilities';
import type { CallName } from './calls';

/** The calls of each group of our extension. A test holds that every call of ours stands in one. */
export const callsOf = {
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
} as const satisfies Readonly<Record<Capability, readonly CallName[]>>;

/** The calls that the pages of a group begin with: where the platform lacks one, it lacks the group. */
export const firstCallsOf: Readonly<Record<Capability, readonly CallName[]>> = {
  games: ['games'],
  jackpots: ['jackpots'],
  promotions: ['promotions'],
  racing: ['raceCard'],
  news: ['news'],
  launch: ['launchGame'],
  cashier: ['paymentMethods', 'wallet'],
  banks: ['banks'],
  history: ['transactions'],
  missions: ['missions', 'playerMissions'],
  leaderboard: ['leaderboard'],
  spin: ['wheel'],
  minigame: ['minigameRound'],
  'vip-levels': ['vipLevels'],
  referrals: ['referrals'],
  limits: ['limits'],
};

/** The groups whose sums are in minor units: without the digits of the currency nobody can read or send them. */
export const groupsInMinorUnits: readonly Capability[] = [
  'games',
  'jackpots',
  'cashier',
  'banks',
  'history',
  'missions',
  'leaderboard',
  'spin',
  'vip-levels',
  'referrals',
  'limits',
];

/** The group that a call stands in; undefined for one of the specification, which every platform has. */
export function capabilityOf(call: CallName): Capability | undefined {
  return (Object.keys(callsOf) as Capability[]).find((name) => (callsOf[name] as readonly CallName[]).includes(call));
}

/** Whether a group begins with this call. */
export function isFirstCall(call: CallName): boolean {
  return Object.values(firstCallsOf).some((calls) => calls.includes(call));
}

/** Whether the platform offers a call, by the groups it offers; undefined: all. */
export function isOffered(call: CallName, offers: readonly Capability[] | undefined): boolean {
  const capability = capabilityOf(call);
  return offers === undefined || capability === undefined || offers.includes(capability);
}
