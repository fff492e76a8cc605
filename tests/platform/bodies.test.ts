import { expect, it } from 'vitest';
import { specRows } from './answerModel';
import { testSite } from '../fixtures/site';

/** The bodies of the specification, their fields in its order; nothing for a call by GET. */
const written: Readonly<Record<string, string>> = {
  login: 'account_id, password, domain_name, external_id',
  loginByCode: 'account_id, tac, domain_name, external_id',
  balance: 'auth, account_id',
  forgotPassword: 'account_id, contact_phone, domain_name, external_id',
  signUp:
    'domain_name, external_id, account_id, password, contact_phone, contact_email, referrer_code, ch, cm, pp, affiliate_code, fbp, appsflyer_id, visitor_id',
  verifyCode: 'domain_name, external_id, account_id, tac',
  requestSignUpCode: 'domain_name, external_id, account_id',
  requestLoginCode: 'domain_name, external_id, account_id',
  changePassword: 'account_id, auth, password, new_password',
  vip: 'account_id, auth',
  startup: 'domain_name',
  hotGames: 'domain_name, external_id, game_type',
  seo: 'domain_name, external_id, page_name',
  socialAccounts: 'domain_name, external_id',
  statistics: 'domain_name, external_id',
  cms: 'domain_name, external_id',
  analytics: 'domain_name',
  adVisit: 'domain_name, external_id, fbp, appsflyer_id',
  partners: 'domain_name, external_id',
  recentTransactions: 'domain_name, external_id',
  slides: 'domain_name, external_id',
  announcements: 'domain_name, external_id',
  marquee: 'domain_name, external_id',
  referral: 'domain_name, external_id',
  odds: '',
  matches: '',
  updateProfile: 'account_id, auth, full_name, contact_email',
  inbox: 'account_id, auth',
  claimInbox: 'account_id, auth, inbox_id',
  checkStatus: 'account_id, auth',
  addFavourite: 'auth, account_id, provider_code, game_code, game_name, game_type, img_url',
  removeFavourite: 'auth, account_id, provider_code, game_code',
  favourites: 'auth, account_id',
};
const context = { site: testSite(), identity: { accountId: 'juan', auth: 's' }, locale: 'EN' } as const;
const params = { image: '/a.webp' };

it('[CALL-AUTH-1] [CALL-SITE-1] [CALL-PLAYER-1] each body has the fields of the specification, in its order', () => {
  const made = specRows.map(([name, { body }]) => [
    name,
    Object.keys(body?.(params as never, context) ?? {}).join(', '),
  ]);
  expect(Object.fromEntries(made)).toEqual(written);
});
