import {
  adVisitAnswer,
  validateAdVisitRequest,
  analyticsAnswer,
  announcementsAnswer,
  partnersAnswer,
  recentTransactionsAnswer,
  referralAnswer,
  socialAccountsAnswer,
} from '../../../schemas/generated/validators/api-site';
import type {
  AdVisitAnswer,
  AnalyticsAnswer,
  AnnouncementsAnswer,
  PartnersAnswer,
  RecentTransactionsAnswer,
  ReferralAnswer,
  SocialAccountsAnswer,
} from '../../../schemas/generated/api';
import { defineEndpoint, siteBody, type NoParams } from '../endpoint';
import type { AnalyticsEntry, Announcement, Partner, RecentTransactions, SocialAccount } from '../siteModels';
import { announcementOf, feedPaymentOf, partnerOf, switchOf, socialAccountOf } from '../wire/site';
import { byId, distinct } from '../wire/distinct';

const read = {
  method: 'POST',
  failure: 'read',
  errorPresentation: 'silent',
  repeatable: true,
  origin: 'spec',
} as const;

/** What a site says of itself beside its pages. */
export const siteCalls = {
  socialAccounts: defineEndpoint<NoParams, SocialAccountsAnswer, readonly SocialAccount[]>({
    ...read,
    requirement: 'CALL-SITE-4',
    path: '/api/settings/social_account',
    definition: 'SocialAccounts',
    body: (_, context) => siteBody(context),
    answer: socialAccountsAnswer,
    model: ({ accountList }) => distinct(accountList).map(socialAccountOf),
    facts: (accounts) => ({ accounts }),
  }),
  analytics: defineEndpoint<NoParams, AnalyticsAnswer, readonly AnalyticsEntry[]>({
    ...read,
    requirement: 'CALL-SITE-7',
    path: '/api/settings/get_analytics',
    definition: 'Analytics',
    body: (_, { site }) => ({ domain_name: site.domain }),
    answer: analyticsAnswer,
    model: ({ value }) =>
      value.map(({ section, script }) => ({ section: section === 'HEAD' ? 'head' : 'body', script })),
  }),
  adVisit: defineEndpoint<{ readonly fbp: string; readonly appsflyerId: string }, AdVisitAnswer, null>({
    ...read,
    requirement: 'CALL-SITE-8',
    path: '/api/settings/adsvisit',
    failure: 'report',
    repeatable: false,
    definition: 'AdVisit',
    body: ({ fbp, appsflyerId }, context) => ({ ...siteBody(context), fbp, appsflyer_id: appsflyerId }),
    isBody: validateAdVisitRequest,
    answer: adVisitAnswer,
    model: () => null,
  }),
  partners: defineEndpoint<NoParams, PartnersAnswer, readonly Partner[]>({
    ...read,
    requirement: 'CALL-SITE-9',
    path: '/api/settings/partners',
    definition: 'Partners',
    body: (_, context) => siteBody(context),
    answer: partnersAnswer,
    model: ({ partners }) => distinct(partners).flatMap(partnerOf),
    facts: (partners) => ({ partners }),
  }),
  recentTransactions: defineEndpoint<NoParams, RecentTransactionsAnswer, RecentTransactions>({
    ...read,
    requirement: 'CALL-SITE-10',
    path: '/api/home/fetch_transactions',
    definition: 'RecentTransactions',
    body: (_, context) => siteBody(context),
    answer: recentTransactionsAnswer,
    // Either list may be missing, but not both.
    isProper: (body) => ['deposits', 'withdrawals'].some((list) => Object.hasOwn(body as object, list)),
    model: ({ deposits = [], withdrawals = [] }) => ({
      deposits: distinct(deposits).map(feedPaymentOf),
      withdrawals: distinct(withdrawals).map(feedPaymentOf),
    }),
  }),
  announcements: defineEndpoint<NoParams, AnnouncementsAnswer, readonly Announcement[]>({
    ...read,
    requirement: 'CALL-SITE-12',
    path: '/api/home/fetch_announment',
    definition: 'Announcements',
    body: (_, context) => siteBody(context),
    answer: announcementsAnswer,
    model: ({ value }) => distinct(value, byId).map(announcementOf),
  }),
  referral: defineEndpoint<NoParams, ReferralAnswer, { readonly isOn: boolean | null }>({
    ...read,
    requirement: 'CALL-SITE-14',
    path: '/api/home/referral',
    definition: 'Referral',
    body: (_, context) => siteBody(context),
    answer: referralAnswer,
    // What is not said is as the descriptor has it.
    model: ({ value: [first] }) => ({ isOn: switchOf(first?.setting_value) }),
    facts: ({ isOn }) => (isOn === null ? {} : { showsReferral: isOn }),
  }),
};
