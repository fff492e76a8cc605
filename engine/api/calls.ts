import type { ContentCall, ContentModels, ContentParams } from './contentCalls';
import type { accountCalls } from './calls/account';
import type { authCalls } from './calls/auth';
import type { cashierCalls } from './calls/cashier';
import type { clubCalls } from './calls/club';
import type { contentCalls } from './calls/content';
import type { historyCalls } from './calls/history';
import type { inboxCalls } from './calls/inbox';
import type { launchCalls } from './calls/launch';
import type { lobbyCalls } from './calls/lobby';
import type { newsCalls } from './calls/news';
import type { playerCalls } from './calls/player';
import type { rewardsCalls } from './calls/rewards';
import type { safetyCalls } from './calls/safety';
import type { siteCalls } from './calls/site';
import type { startCalls } from './calls/start';
import type { Endpoint } from './endpoint';

type Endpoints = typeof startCalls &
  typeof contentCalls &
  typeof lobbyCalls &
  typeof playerCalls &
  typeof authCalls &
  typeof accountCalls &
  typeof inboxCalls &
  typeof siteCalls &
  typeof newsCalls &
  typeof launchCalls &
  typeof cashierCalls &
  typeof historyCalls &
  typeof rewardsCalls &
  typeof clubCalls &
  typeof safetyCalls;

/** Every endpoint by name. An endpoint stands in the file of its group, and its name in `groupOf`. */
export type CallTable = CoveringContent<Endpoints>;

/** The name of an endpoint. */
export type CallName = keyof CallTable;
/** What a call takes. */
export type CallParams<Name extends CallName> = Parameters<CallTable[Name]['model']>[2];
/** What a call resolves to when it succeeds. */
export type CallModel<Name extends CallName> = ReturnType<CallTable[Name]['model']>;

/** The endpoints of a group, with their validators, load when the group is first used. */
export const loadCalls = {
  start: () => import('./calls/start').then(({ startCalls }) => startCalls),
  content: () => import('./calls/content').then(({ contentCalls }) => contentCalls),
  lobby: () => import('./calls/lobby').then(({ lobbyCalls }) => lobbyCalls),
  player: () => import('./calls/player').then(({ playerCalls }) => playerCalls),
  auth: () => import('./calls/auth').then(({ authCalls }) => authCalls),
  account: () => import('./calls/account').then(({ accountCalls }) => accountCalls),
  inbox: () => import('./calls/inbox').then(({ inboxCalls }) => inboxCalls),
  site: () => import('./calls/site').then(({ siteCalls }) => siteCalls),
  news: () => import('./calls/news').then(({ newsCalls }) => newsCalls),
  launch: () => import('./calls/launch').then(({ launchCalls }) => launchCalls),
  cashier: () => import('./calls/cashier').then(({ cashierCalls }) => cashierCalls),
  history: () => import('./calls/history').then(({ historyCalls }) => historyCalls),
  rewards: () => import('./calls/rewards').then(({ rewardsCalls }) => rewardsCalls),
  club: () => import('./calls/club').then(({ clubCalls }) => clubCalls),
  safety: () => import('./calls/safety').then(({ safetyCalls }) => safetyCalls),
} as const;

/** A group of endpoints that load together. */
export type CallGroup = keyof typeof loadCalls;

/** Which group a call loads with. */
export const groupOf: Readonly<Record<keyof Endpoints, CallGroup>> = {
  startup: 'start',
  hotGames: 'content',
  slides: 'content',
  marquee: 'content',
  statistics: 'content',
  cms: 'content',
  seo: 'content',
  matches: 'content',
  odds: 'content',
  games: 'lobby',
  lobby: 'lobby',
  providers: 'lobby',
  jackpots: 'lobby',
  leaderboard: 'lobby',
  missions: 'lobby',
  promotions: 'lobby',
  raceCard: 'lobby',
  balance: 'player',
  vip: 'player',
  favourites: 'player',
  addFavourite: 'player',
  removeFavourite: 'player',
  login: 'auth',
  loginByCode: 'auth',
  forgotPassword: 'auth',
  signUp: 'auth',
  verifyCode: 'auth',
  requestSignUpCode: 'auth',
  requestLoginCode: 'auth',
  changePassword: 'account',
  updateProfile: 'account',
  checkStatus: 'account',
  inbox: 'inbox',
  claimInbox: 'inbox',
  socialAccounts: 'site',
  analytics: 'site',
  adVisit: 'site',
  partners: 'site',
  recentTransactions: 'site',
  announcements: 'site',
  referral: 'site',
  news: 'news',
  launchGame: 'launch',
  paymentMethods: 'cashier',
  bonuses: 'cashier',
  wallet: 'cashier',
  deposit: 'cashier',
  depositStatus: 'cashier',
  withdraw: 'cashier',
  withdrawalStatus: 'cashier',
  banks: 'cashier',
  addBank: 'cashier',
  addCard: 'cashier',
  removeBank: 'cashier',
  transactions: 'history',
  statement: 'history',
  betHistory: 'history',
  playerMissions: 'rewards',
  claimMission: 'rewards',
  wheel: 'rewards',
  spin: 'rewards',
  minigameRound: 'rewards',
  vipLevels: 'club',
  standing: 'club',
  referrals: 'club',
  limits: 'safety',
  setLimit: 'safety',
  takeBreak: 'safety',
};

/** The endpoints of the group that a call stands in. */
export function loadEndpointsOf(name: CallName): Promise<{ readonly [Name in CallName]?: unknown }> {
  return loadCalls[groupOf[name]]();
}

/** Every read that pages show has an endpoint that takes its values and returns its model; a gap fails to compile. */
type CoveringContent<
  Table extends {
    readonly [Call in ContentCall]: Pick<Endpoint<ContentParams[Call], never, ContentModels[Call]>, 'model'>;
  },
> = Table;
