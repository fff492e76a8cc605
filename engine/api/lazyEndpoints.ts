import type { accountCalls } from './calls/account';
import type { authCalls } from './calls/auth';
import type { cashierCalls } from './calls/cashier';
import type { clubCalls } from './calls/club';
import type { historyCalls } from './calls/history';
import type { inboxCalls } from './calls/inbox';
import type { launchCalls } from './calls/launch';
import type { newsCalls } from './calls/news';
import type { rewardsCalls } from './calls/rewards';
import type { safetyCalls } from './calls/safety';
import type { siteCalls } from './calls/site';
import { withCheckedBody } from './checkedBody';
import type { Endpoint } from './endpoint';

/** Lazily loaded endpoints: no home page asks for them by itself, and what they need loads with the first of them. */
export type LazyEndpointTable = typeof authCalls &
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

/** The endpoints of a group, with their validators, load when the group is first used. */
export const loadLazyEndpoints = {
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

export type LazyEndpointGroup = keyof typeof loadLazyEndpoints;

/** Which group a call loads with. */
export const lazyGroupOf: Readonly<Record<keyof LazyEndpointTable, LazyEndpointGroup>> = {
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

/** A lazily loaded endpoint by its name. Its body is checked when it is made: one that does not fit throws a `BodyMisfit`. */
export async function loadLazyEndpoint(name: keyof LazyEndpointTable): Promise<{ readonly [Name in keyof LazyEndpointTable]?: unknown }> {
  const endpoints = (await loadLazyEndpoints[lazyGroupOf[name]]()) as Readonly<Record<string, Endpoint<unknown, unknown, unknown>>>;
  const endpoint = endpoints[name];
  return endpoint === undefined ? {} : { [name]: withCheckedBody(endpoint) };
}
