import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '../../engine/api/calls';
import { demoPlayers } from '../../scripts/sandbox/index';
import { exampleOf } from './exampleCalls';
import { harbor, listeningSandbox, type ListeningSandbox } from './sandboxVisit';

let sandbox: ListeningSandbox;
beforeAll(async () => {
  sandbox = await listeningSandbox();
});
afterAll(() => sandbox.app.close());

const juan = demoPlayers.find(({ domain }) => domain === harbor.domain);

/** What must have been asked before. */
const before: { readonly [call in CallName]?: readonly CallName[] } = {
  loginByCode: ['requestLoginCode'],
  verifyCode: ['requestSignUpCode'],
  signUp: ['requestSignUpCode', 'verifyCode'],
};

/** The specification, section 7: call, method, path, and the fields of its body in their order there. */
const specified: readonly (readonly [string, CallName, string, string])[] = [
  ['[CALL-AUTH-1]', 'login', 'POST /api/auth/login', 'account_id, password, domain_name, external_id'],
  ['[CALL-AUTH-2]', 'loginByCode', 'POST /api/auth/login_tac', 'account_id, tac, domain_name, external_id'],
  ['[CALL-AUTH-3]', 'balance', 'POST /api/auth/get_balance', 'auth, account_id'],
  [
    '[CALL-AUTH-4]',
    'forgotPassword',
    'POST /api/auth/forgot_password',
    'account_id, contact_phone, domain_name, external_id',
  ],
  [
    '[CALL-AUTH-5]',
    'signUp',
    'POST /api/auth/signup',
    'domain_name, external_id, account_id, password, contact_phone, contact_email, referrer_code, ch, cm, pp, affiliate_code, fbp, appsflyer_id, visitor_id',
  ],
  ['[CALL-AUTH-6]', 'verifyCode', 'POST /api/auth/tac/verify', 'domain_name, external_id, account_id, tac'],
  [
    '[CALL-AUTH-7]',
    'requestSignUpCode',
    'POST /api/auth/tac/request_new_register',
    'domain_name, external_id, account_id',
  ],
  ['[CALL-AUTH-8]', 'requestLoginCode', 'POST /api/auth/tac/request_login', 'domain_name, external_id, account_id'],
  ['[CALL-AUTH-9]', 'changePassword', 'POST /api/auth/update_password', 'account_id, auth, password, new_password'],
  ['[CALL-AUTH-10]', 'vip', 'POST /api/auth/vip', 'account_id, auth'],
  ['[CALL-SITE-1]', 'startup', 'POST /api/startup', 'domain_name'],
  ['[CALL-SITE-2]', 'hotGames', 'POST /api/product/get_hot_games', 'domain_name, external_id, game_type'],
  ['[CALL-SITE-3]', 'seo', 'POST /api/seo', 'domain_name, external_id, page_name'],
  ['[CALL-SITE-4]', 'socialAccounts', 'POST /api/settings/social_account', 'domain_name, external_id'],
  ['[CALL-SITE-5]', 'statistics', 'POST /api/settings/top10winner_withdrawal', 'domain_name, external_id'],
  ['[CALL-SITE-6]', 'cms', 'POST /api/settings/siteinfodetail', 'domain_name, external_id'],
  ['[CALL-SITE-7]', 'analytics', 'POST /api/settings/get_analytics', 'domain_name'],
  ['[CALL-SITE-8]', 'adVisit', 'POST /api/settings/adsvisit', 'domain_name, external_id, fbp, appsflyer_id'],
  ['[CALL-SITE-9]', 'partners', 'POST /api/settings/partners', 'domain_name, external_id'],
  ['[CALL-SITE-10]', 'recentTransactions', 'POST /api/home/fetch_transactions', 'domain_name, external_id'],
  ['[CALL-SITE-11]', 'slides', 'POST /api/home/fetch_slide', 'domain_name, external_id'],
  ['[CALL-SITE-12]', 'announcements', 'POST /api/home/fetch_announment', 'domain_name, external_id'],
  ['[CALL-SITE-13]', 'marquee', 'POST /api/home/marquee', 'domain_name, external_id'],
  ['[CALL-SITE-14]', 'referral', 'POST /api/home/referral', 'domain_name, external_id'],
  ['[CALL-SITE-15]', 'odds', 'GET /api/home/public_odds', ''],
  ['[CALL-SITE-16]', 'matches', 'GET /api/home/match_list', ''],
  [
    '[CALL-PLAYER-1]',
    'updateProfile',
    'POST /api/settings/profile_update',
    'account_id, auth, full_name, contact_email',
  ],
  ['[CALL-PLAYER-2]', 'inbox', 'POST /api/settings/get_inbox', 'account_id, auth'],
  ['[CALL-PLAYER-3]', 'claimInbox', 'POST /api/settings/claim_inbox', 'account_id, auth, inbox_id'],
  ['[CALL-PLAYER-4]', 'checkStatus', 'POST /api/settings/check_status', 'account_id, auth'],
  [
    '[CALL-PLAYER-5]',
    'addFavourite',
    'POST /api/home/fav_add',
    'auth, account_id, provider_code, game_code, game_name, game_type, img_url',
  ],
  ['[CALL-PLAYER-6]', 'removeFavourite', 'POST /api/home/fav_remove', 'auth, account_id, provider_code, game_code'],
  ['[CALL-PLAYER-7]', 'favourites', 'POST /api/home/fav_list', 'auth, account_id'],
];

it('[CALL-SITE-3] [CALL-SITE-5] [CALL-SITE-6] [CALL-PLAYER-7] each of the 33 calls of the spec is here once', () => {
  expect([new Set(specified.map(([id]) => id)).size, new Set(specified.map(([, , address]) => address)).size]).toEqual([
    33, 33,
  ]);
});

it.each(specified)('%s %s goes out as %s with %s, and its answer is taken', async (_, call, address, fields) => {
  await sandbox.steer({ reset: true, code: '246810' });
  const sent: { readonly address: string; readonly fields: readonly string[] }[] = [];
  const watched: typeof fetch = (url, init) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as object;
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    sent.push({ address: `${init?.method ?? ''} ${pathname}`, fields: Object.keys(body).sort() });
    return init?.method === 'GET' ? withHost(pathname) : fetch(url, init);
  };
  const visit = sandbox.visit(harbor, { fetch: watched });
  const isPlayers = fields.split(', ').includes('auth');
  if (isPlayers) await visit.signIn(juan?.accountId ?? '', juan?.password ?? '');
  for (const first of before[call] ?? []) await visit.client.call(first, exampleOf(first, harbor));
  const result = await visit.client.call(call, exampleOf(call, harbor));
  const wanted = fields === '' ? [] : fields.split(', ').sort();
  expect(sent.at(-1)).toEqual({ address, fields: wanted });
  expect(result).toMatchObject({ ok: true });
});

/** A GET carries nothing: the platform tells the site from the host, which `fetch` does not let a test choose. */
function withHost(path: string): Promise<Response> {
  const { port } = new URL(sandbox.origin);
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host: harbor.domain } }, (answer) => {
      text(answer).then((body) => resolve(new Response(body, { status: answer.statusCode ?? 0 })), reject);
    });
    call.on('error', reject);
    call.end();
  });
}
