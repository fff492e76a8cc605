import { describe, expect, it } from 'vitest';
import { fc } from '../../tests/properties';
import { testEnvironment } from '../../tests/fixtures/environment';
import { storedState } from '../../tests/fixtures/player';
import { testSite } from '../../tests/fixtures/site';
import { userStorageKey } from './player';
import { clearStoredUser, readStoredUser, storedVisit, writeStoredUser, type StoredUser } from './storedUser';

const site = testSite();
const stored: StoredUser = {
  user: {
    visit: 'visit-1',
    accountId: 'juan',
    sessionToken: 'session-1',
    token: 'token-1',
    fullName: 'Juan dela Cruz',
    email: 'juan@example.com',
  },
  balance: '9007199254740993.01',
  gameTokens: '7',
  favourites: [{ providerCode: 'TIDEWELL', gameCode: 'koi', name: 'Lucky Koi', type: 'slot_game', image: '/koi.svg' }],
  vip: {
    totalDeposit: '15000',
    depositProgress: 15,
    totalTurnover: '131000.2',
    turnoverProgress: 41,
    currentLevel: 'Deckhand',
    nextLevel: 'Bosun',
  },
  minigame: { frozenTokens: '2', tokens: '5' },
};

function kept(text: string) {
  const { local } = testEnvironment({ local: new Map([[userStorageKey, text]]) });
  return local;
}

describe('the stored player', () => {
  it('[STATE-1] comes back as it was kept, money to the last digit', () => {
    const { local } = testEnvironment();
    expect(writeStoredUser(local, site, stored)).toBe(true);
    expect(readStoredUser(local, site)).toEqual(stored);
  });

  it('[STATE-1] is kept under the names of the platform', () => {
    const { local } = testEnvironment();
    writeStoredUser(local, site, stored);
    expect(JSON.parse(local.get(userStorageKey) ?? '')).toEqual({
      version: 2,
      domain: 'test-site.example',
      visit: 'visit-1',
      isAuthenticated: true,
      user: {
        account_id: 'juan',
        session_token: 'session-1',
        full_name: 'Juan dela Cruz',
        contact_email: 'juan@example.com',
      },
      token: 'token-1',
      game: { balance: '9007199254740993.01', token: '7' },
      email: 'juan@example.com',
      fullname: 'Juan dela Cruz',
      game_fav_list: [
        {
          provider_code: 'TIDEWELL',
          game_code: 'koi',
          game_name: 'Lucky Koi',
          game_type: 'slot_game',
          game_image: '/koi.svg',
        },
      ],
      vip: {
        totalDeposit: '15000',
        depoProgress: 15,
        totalTurnover: '131000.2',
        toProgress: 41,
        currentLevel: 'Deckhand',
        nextLevel: 'Bosun',
      },
      minigame: { frozen_token: '2', token_balance: '5' },
    });
  });

  it.each([
    ['no JSON', 'not json'],
    ['cut off', storedState().slice(0, -9)],
    ['null', 'null'],
    ['a list', '[]'],
    ['an older version', storedState({ version: 1 })],
    ['of another site', storedState({ domain: 'other-site.example' })],
    ['of a guest', storedState({ isAuthenticated: false })],
    ['without a user', storedState({ user: undefined })],
    [
      'without a session token',
      storedState({ user: { account_id: 'juan', session_token: '', full_name: '', contact_email: '' } }),
    ],
    [
      'with a number as account',
      storedState({ user: { account_id: 7, session_token: 's', full_name: '', contact_email: '' } }),
    ],
    ['with a balance that is no money', storedState({ game: { balance: '12e5', token: null } })],
    ['without a list of favourites', storedState({ game_fav_list: null })],
    ['with a balance that is a float', storedState({ game: { balance: 0.30000000000000004, token: null } })],
    [
      'the first version that was ever kept',
      JSON.stringify({ version: 1, user: { accountId: 'juan', token: 'abc', fullName: '', email: '' } }),
    ],
  ])('[STATE-1] is dropped, not trusted, when it is %s', (_, text) => {
    const local = kept(text);
    expect(readStoredUser(local, site)).toBeNull();
    expect(local.get(userStorageKey)).toBeNull();
  });

  const favourite = { provider_code: 'P', game_code: 'a', game_name: 'A', game_type: 't', game_image: '' };
  it.each([
    ['a favourite without a code', { game_fav_list: [{ ...favourite, provider_code: '' }, favourite] }, ['a']],
    ['a favourite that stands there twice', { game_fav_list: [favourite, favourite] }, ['a']],
    ['a favourite without a picture', { game_fav_list: [favourite, { ...favourite, game_image: null }] }, ['a']],
    ['a progress that is no number', { game_fav_list: [favourite], vip: { depoProgress: null } }, ['a']],
  ])('[STATE-1] comes back without %s', (_, changes, favourites) => {
    const known = readStoredUser(kept(storedState(changes)), site);
    expect(known).toMatchObject({ user: { accountId: 'juan' }, vip: null });
    expect(known?.favourites.map(({ gameCode }) => gameCode)).toEqual(favourites);
  });

  it('[STATE-1] comes back with sums of any length', () => {
    const { local } = testEnvironment();
    const long = `${'9'.repeat(40)}.${'1'.repeat(40)}`;
    const rich = {
      ...stored,
      balance: long,
      gameTokens: long,
      vip: stored.vip && { ...stored.vip, totalDeposit: long },
    };
    writeStoredUser(local, site, rich);
    expect(readStoredUser(local, site)).toEqual(rich);
  });

  it('[STATE-2] keeps progress within a hundred, whatever a copy says', () => {
    const vip =
      '{"totalDeposit":"1","depoProgress":1e999,"totalTurnover":"1","toProgress":-5,"currentLevel":"","nextLevel":""}';
    const text = storedState({ vip: 0 }).replace('"vip":0', `"vip":${vip}`);
    expect(readStoredUser(kept(text), site)?.vip).toMatchObject({ depositProgress: 100, turnoverProgress: 0 });
  });

  it('[STATE-6] forgets the visit that has ended, and nobody who has signed in since', () => {
    const local = kept(storedState());
    clearStoredUser(local, 'visit-0');
    expect(storedVisit(local)).toBe('visit-1');
    clearStoredUser(local, 'visit-1');
    expect(local.items.size).toBe(0);
  });
});

/** Damaged copies: any JSON, or the real one with a part replaced, taken away or cut. */
const paths = pathsOf(JSON.parse(storedState({ vip: vipState(), game_fav_list: [gameState()] })));
const damaged = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .tuple(fc.constantFrom(...paths), fc.jsonValue())
    .map(([path, value]) => JSON.stringify(replaced(whole(), path, value))),
  fc.constantFrom(...paths).map((path) => JSON.stringify(replaced(whole(), path, undefined))),
  fc.nat(JSON.stringify(whole()).length - 1).map((end) => JSON.stringify(whole()).slice(0, end)),
  fc
    .tuple(fc.nat(600), fc.string({ minLength: 1, maxLength: 4 }))
    .map(([at, noise]) => JSON.stringify(whole()).slice(0, at) + noise + JSON.stringify(whole()).slice(at + 1)),
  fc.integer({ min: -3, max: 9 }).map((version) => storedState({ version })),
);

it('[STATE-1] 5,000 damaged copies: none crashes, and none signs in but one that says everything a player needs', () => {
  let trusted = 0;
  fc.assert(
    fc.property(damaged, (text) => {
      const local = kept(text);
      const user = readStoredUser(local, site);
      if (!user) {
        expect(local.get(userStorageKey)).toBeNull();
        return;
      }
      trusted += 1;
      const data = JSON.parse(text) as {
        version: number;
        domain: string;
        isAuthenticated: boolean;
        user: { session_token: string; account_id: string };
      };
      expect([data.version, data.domain, data.isAuthenticated]).toEqual([2, site.domain, true]);
      expect([user.user.accountId, user.user.sessionToken]).toEqual([data.user.account_id, data.user.session_token]);
      for (const word of [user.user.accountId, user.user.sessionToken, user.user.token, user.user.visit])
        expect(word).toMatch(/^[^]+$/);
      for (const amount of [user.balance, user.gameTokens, user.minigame.tokens, user.minigame.frozenTokens])
        expect(amount ?? '0').toMatch(/^-?\d+(\.\d+)?$/);
      expect(user.favourites.every(({ gameCode, providerCode }) => gameCode !== '' && providerCode !== '')).toBe(true);
    }),
    { numRuns: 5000, seed: 1 },
  );
  expect(trusted).toBeGreaterThan(100);
  expect(trusted).toBeLessThan(1500);
});

function whole(): unknown {
  return JSON.parse(storedState({ vip: vipState(), game_fav_list: [gameState()] }));
}

function vipState() {
  return {
    totalDeposit: '15000',
    depoProgress: 15,
    totalTurnover: '131000',
    toProgress: 41,
    currentLevel: 'Deckhand',
    nextLevel: 'Bosun',
  };
}

function gameState() {
  return {
    provider_code: 'TIDEWELL',
    game_code: 'koi',
    game_name: 'Lucky Koi',
    game_type: 'slot_game',
    game_image: '/koi.svg',
  };
}

function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key])),
  ];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = replaced(copy[key], rest, by);
  return copy;
}
