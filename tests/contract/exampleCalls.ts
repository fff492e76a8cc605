import type { CallName } from '../../engine/api/calls';
import type { SignUp } from '../../engine/api/playerModels';
import { allEndpoints } from '../../scripts/sandbox/callTable';
import { demoPlayers, type ControlCommand, type SandboxSite } from '../../scripts/sandbox/index';

/** Asks the sandbox, over HTTP or past it. */
export type Ask = (path: string, method: string, body: object | undefined, domain: string) => Promise<unknown>;

/** The code that every message holds in these tests. */
const code = '246810';

const endpoints = new Map(await allEndpoints());
const favourite = {
  providerCode: 'TIDEWELL',
  gameCode: 'golden-typhoon',
  name: 'Golden Typhoon',
  type: 'slot_game',
  image: '/typhoon.svg',
};
const launch = {
  ...favourite,
  isDemo: false,
  device: 'phone',
  lobbyUrl: 'https://lucky-harbor.example/slots',
  depositUrl: 'https://lucky-harbor.example/deposit',
};
/** Whoever opens an account in these tests. */
export const guest = { accountId: 'juana_7' };
const requestId = 'example-request-1';

/** The form of a new account, with the words of a landing address. */
export const signUp: SignUp = {
  ...guest,
  password: 'correct-horse-7',
  phone: '+639170000007',
  email: 'juana@mail.example',
  referrerCode: 'juan',
  ch: 'fb',
  cm: 'friday',
  pp: 'p-17',
  affiliateCode: 'aff-204',
  fbp: 'fb.1.2.3',
  appsflyerId: '1-2',
  visitorId: 'v-1',
};

/** The values of an example of each call that takes some. */
export function exampleOf(name: CallName, site: SandboxSite): object {
  const player = demoPlayers.find(({ domain }) => domain === site.domain) ?? { accountId: '', password: '', phone: '' };
  const { accountId, password, phone } = player;
  const amount = site.currency.code === 'PHP' ? '200' : '20';
  const given: { readonly [call in CallName]?: object } = {
    login: { accountId, password },
    loginByCode: { accountId, code },
    forgotPassword: { accountId, phone },
    signUp,
    verifyCode: { ...guest, code },
    requestSignUpCode: guest,
    requestLoginCode: { accountId },
    changePassword: { password, newPassword: 'correct-horse-7' },
    updateProfile: { fullName: 'Juana dela Cruz', email: 'juana@mail.example' },
    hotGames: { list: 'hot' },
    cms: { name: 'about' },
    seo: { pageName: 'home' },
    addFavourite: favourite,
    removeFavourite: favourite,
    claimInbox: { id: 'birthday' },
    adVisit: { fbp: 'fb.1.2.3', appsflyerId: '' },
    launchGame: launch,
    deposit: { requestId, methodCode: 'wallet', amount },
    depositStatus: { requestId },
    withdraw: { requestId, bankId: 'b-1', amount },
    withdrawalStatus: { requestId },
    addBank: { requestId, bankCode: 'coral', holder: 'Juan dela Cruz', number: '0012344821' },
    addCard: { requestId, holder: 'Juan dela Cruz', number: '4000000000000002', expiry: '08/29' },
    removeBank: { requestId, bankId: 'b-1' },
    claimMission: {
      requestId,
      missionId:
        site.domain === 'daily-draw.example' ? 'row' : site.domain === 'fiesta-bola.example' ? 'new-3' : 'hash-3',
    },
    spin: { requestId },
    minigameRound: { requestId, stake: 5, choice: 1 },
    setLimit: { requestId, period: 'day', amount: '500' },
    takeBreak: { requestId, kind: 'time-out', days: 7 },
  };
  return given[name] ?? {};
}

/** What must have happened before. */
const before: { readonly [call in CallName]?: readonly CallName[] } = {
  loginByCode: ['requestLoginCode'],
  verifyCode: ['requestSignUpCode'],
  signUp: ['requestSignUpCode', 'verifyCode'],
  favourites: ['addFavourite'],
  claimMission: ['launchGame', 'launchGame'],
  depositStatus: ['deposit'],
  withdrawalStatus: ['withdraw'],
  transactions: ['deposit'],
};

/** Makes a call as its endpoint does, on a sandbox as new, signed in as the site's first demo player. */
export async function askExample(name: CallName, site: SandboxSite, ask: Ask): Promise<unknown> {
  await ask('/api/sandbox/control', 'POST', { reset: true, code } satisfies ControlCommand, site.domain);
  let game: { readonly providerCode?: string | undefined; readonly gameCode?: string | undefined } = {};
  const one = (call: CallName, identity: { accountId: string; auth: string } | null) => {
    const endpoint = endpoints.get(call);
    const values = call === 'launchGame' ? { ...exampleOf(call, site), ...game } : exampleOf(call, site);
    const body = endpoint?.body?.(values as never, { site, identity, locale: 'EN' });
    if (endpoint?.isBody?.(body) === false)
      throw new Error(
        `The example of ${call} does not fit ${endpoint.definition}Request: ${JSON.stringify(endpoint.isBody.errors)}`,
      );
    return ask(endpoint?.path ?? '', endpoint?.method ?? 'POST', body, site.domain);
  };
  // Each site has games of its own: the first of its hot ones is opened.
  const hot = (await one('hotGames', null)) as {
    readonly value: readonly { readonly provider_code: string; readonly game_code: string }[];
  };
  game = { providerCode: hot.value[0]?.provider_code, gameCode: hot.value[0]?.game_code };
  const login = (await one('login', null)) as {
    readonly user: { readonly account_id: string; readonly session_token: string };
  };
  const identity = { accountId: login.user.account_id, auth: login.user.session_token };
  for (const call of before[name] ?? []) await one(call, identity);
  return one(name, identity);
}
