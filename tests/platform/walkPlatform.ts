import type { CallModel, CallName, CallParams } from '../../engine/api/calls';
import type { Result } from '../../engine/api/result';
import type { Identity } from '../../engine/api/endpoint';
import { noCampaign } from './harmlessWrites';
import { createPlatformClient } from './platformClient';

export interface Walk {
  /** What the client gave for each step, in their order. */
  readonly results: ReadonlyMap<string, Result<unknown>>;
  /** What the platform answered, in the order of the calls. */
  readonly answers: readonly { readonly path: string; readonly body: unknown }[];
  /** What was otherwise than the schemas write it. */
  readonly reports: readonly string[];
}

const favourite = {
  providerCode: 'TIDEWELL',
  gameCode: 'golden-typhoon',
  name: 'Golden Typhoon',
  type: 'slot_game',
  image: 'https://pictures.example/typhoon.svg',
};
/** The reference platform's own player. */
export const usualPlayer = { accountId: 'player01', password: 'Secret-pass-1' };
const code = '123456';

/** Who walks, where it is not the reference platform's own player. */
export interface Walker {
  readonly player?: { readonly accountId: string; readonly password: string };
  /** A name that nobody has yet. */
  readonly newAccount?: string;
  /** Returns the player the old password back at the end. */
  readonly isRestored?: boolean;
}

/** Makes the 33 calls of the specification with our client, over HTTP: first as a guest, then as a player. */
export async function walkPlatform(origin: string, walker: Walker = {}): Promise<Walk> {
  const { player = usualPlayer, newAccount = 'juana_7', isRestored = false } = walker;
  const guest = { accountId: newAccount };
  const results = new Map<string, Result<unknown>>();
  const answers: Walk['answers'][number][] = [];
  const reports: string[] = [];
  let identity: Identity | null = null;
  const client = createPlatformClient({
    origin,
    site: { domain: 'lucky-harbor.example', externalId: 'LH01' },
    tell: (line) => void reports.push(line),
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      answers.push({ path: new URL(url).pathname, body: await response.clone().json() });
      return response;
    },
    identity: () => identity,
  });
  const ask = async <Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    step: string = name,
  ): Promise<Result<CallModel<Name>>> => {
    const result = await client.call(name, params);
    results.set(step, result);
    return result;
  };
  await ask('startup', {});
  for (const list of ['hot', 'popular', 'new', 'featured'] as const)
    await ask('hotGames', { list }, `hotGames ${list}`);
  await ask('seo', { pageName: 'home' });
  await ask('socialAccounts', {});
  await ask('statistics', {});
  await ask('cms', { name: 'about' });
  await ask('analytics', {});
  await ask('adVisit', { fbp: 'fb.1.2.3', appsflyerId: '' });
  await ask('partners', {});
  await ask('recentTransactions', {});
  await ask('slides', {});
  await ask('announcements', {});
  await ask('marquee', {});
  await ask('referral', {});
  await ask('odds', {});
  await ask('matches', {});
  await ask('requestSignUpCode', guest);
  await ask('verifyCode', { ...guest, code });
  await ask('signUp', {
    ...guest,
    password: 'correct-horse-7',
    phone: '+639170000007',
    email: 'juana@mail.example',
    ...noCampaign,
  });
  await ask('forgotPassword', { accountId: player.accountId, phone: '+639170000001' });
  await ask('requestLoginCode', { accountId: player.accountId });
  await ask('loginByCode', { accountId: player.accountId, code });
  const login = await ask('login', player);
  if (login.ok) identity = { accountId: login.value.accountId, auth: login.value.sessionToken };
  await ask('balance', {});
  await ask('vip', {});
  await ask('addFavourite', favourite);
  await ask('favourites', {});
  await ask('removeFavourite', favourite);
  await ask('inbox', {});
  await ask('claimInbox', { id: '1' });
  await ask('checkStatus', {});
  await ask('updateProfile', { fullName: 'Juana dela Cruz', email: 'juana@mail.example' });
  await ask('changePassword', { password: player.password, newPassword: 'Secret-pass-2' });
  if (isRestored)
    await ask('changePassword', { password: 'Secret-pass-2', newPassword: player.password }, 'changePassword back');
  return { results, answers, reports };
}
