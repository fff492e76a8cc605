import { describe, expect, it } from 'vitest';
import { browser, depositPath, down, params, payment, statusPath, taken } from '../../tests/fixtures/moneyBrowser';
import { testEnvironment } from '../../tests/fixtures/environment';
import { createKeptIntents } from './keptIntents';

const key = 'livery.money';
const domain = 'test-site.example';
const intent = { account_id: 'juan', call: 'deposit', request_id: 'request-1', sent_at: 1_796_126_400_000, params };
const owner = { accountId: 'juan', call: 'deposit' } as const;

const stored = (intents: readonly object[], version = 2) => JSON.stringify({ version, domain, intents });
const idsIn = (text: string | null | undefined) =>
  (
    JSON.parse(text ?? '{"intents":[]}') as { readonly intents: readonly { readonly request_id: string }[] }
  ).intents.map(({ request_id }) => request_id);

/** Two tabs of a browser in which some storage is full. */
function tabs({ isLocalFull = false, isTabFull = false }) {
  const local = new Map<string, string>();
  const open = () => {
    const environment = testEnvironment({ local });
    const full = { set: () => false };
    return {
      local: { ...environment.local, ...(isLocalFull ? full : {}) },
      session: { ...environment.session, ...(isTabFull ? full : {}) },
    };
  };
  return { one: open(), other: open() };
}

describe('the clock of the device', () => {
  it.each([
    ['a year back', -365],
    ['eight days on', 8],
    ['a year on', 365],
  ])('[CALL-X] an intent is kept until the ledger has told, where the clock is set %s', async (_, days) => {
    const { page, answers, clock, sent } = browser({ [depositPath]: down, [statusPath]: down });
    await (await page()).intent.send(params);
    clock.now += days * 86_400_000;
    answers[depositPath] = () => ({ statusCode: 1, value: payment });
    const reloaded = (await page()).intent;
    expect(reloaded.view).toEqual({ status: 'checking', params });
    expect(await reloaded.send(params)).toEqual({ status: 'checking', params });
    answers[statusPath] = () => ({ statusCode: 1, value: payment });
    await expect.poll(() => reloaded.view).toEqual({ status: 'done', params, value: taken });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });
});

describe('another version', () => {
  it.each([1, 3])('[CALL-X] an intent that a page of version %i has kept goes on', async (version) => {
    const { page, local } = browser({ [depositPath]: down, [statusPath]: down });
    local.set(key, stored([intent], version));
    expect((await page()).intent.view).toEqual({ status: 'checking', params });
  });

  it('[CALL-X] an intent that cannot be read takes no other along, and stays for the page that can', () => {
    const { one } = tabs({});
    const later = { ...intent, account_id: 'maria', request_id: 'request-2', params: { methodCode: 7, amount: '5' } };
    const empty = { ...intent, account_id: 'ana', request_id: 'request-3', params: { methodCode: '', amount: '5' } };
    one.local.set(key, stored([later, empty, intent], 3));
    const kept = createKeptIntents(one, domain);
    expect(kept.find({ ...owner, accountId: 'maria' })).toBeUndefined();
    expect(kept.find({ ...owner, accountId: 'ana' })).toEqual(empty);
    kept.keep({ ...intent, call: 'deposit', account_id: 'eva', request_id: 'request-4' });
    kept.drop('request-1');
    expect(idsIn(one.local.get(key))).toEqual(['request-2', 'request-3', 'request-4']);
  });

  it('[CALL-X] fifty intents are kept, and of more the newest', () => {
    const { one } = tabs({});
    const kept = createKeptIntents(one, domain);
    for (let count = 1; count <= 51; count += 1)
      kept.keep({ ...intent, call: 'deposit', account_id: `player-${count}`, request_id: `request-${count}` });
    expect(idsIn(one.local.get(key))).toHaveLength(50);
    expect(kept.find({ ...owner, accountId: 'player-51' })?.request_id).toBe('request-51');
  });
});

describe('a storage that is full', () => {
  it('[CALL-X] the tab keeps an intent for which the shared storage has no room, in its newest form', () => {
    const { one, other } = tabs({ isLocalFull: true });
    const old = { ...intent, call: 'deposit' } as const;
    const kept = createKeptIntents(one, domain);
    expect(kept.keep(old)).toBe(true);
    expect(kept.keep({ ...old, sent_at: 5 })).toBe(true);
    expect(createKeptIntents(one, domain).find(owner)?.sent_at).toBe(5);
    expect(createKeptIntents(other, domain).find(owner)).toBeUndefined();
    kept.drop('request-1');
    expect(kept.find(owner)).toBeUndefined();
  });

  it('[CALL-X] an intent that the shared storage has room for again is kept there alone', () => {
    const { one } = tabs({});
    one.session.set(key, stored([intent]));
    createKeptIntents(one, domain).keep({ ...intent, call: 'deposit', sent_at: 5 });
    expect([one.session.get(key), idsIn(one.local.get(key))]).toEqual([null, ['request-1']]);
  });

  it('[CALL-X] an intent that no storage has room for is said to stay on its page alone', () => {
    const { one } = tabs({ isLocalFull: true, isTabFull: true });
    const kept = createKeptIntents(one, domain);
    expect(kept.keep({ ...intent, call: 'deposit' })).toBe(false);
    expect(kept.find(owner)).toEqual(intent);
    expect(createKeptIntents(one, domain).find(owner)).toBeUndefined();
  });
});
