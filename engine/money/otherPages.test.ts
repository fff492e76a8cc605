import { describe, expect, it } from 'vitest';
import { browser, depositPath, down, params, payment, statusPath, taken } from '../../tests/fixtures/moneyBrowser';

describe('other pages', () => {
  it('[CALL-X] a reload goes on asking for the same intent', async () => {
    const { page, answers, sent } = browser({ [depositPath]: down, [statusPath]: down });
    await (await page()).intent.send(params);
    answers[statusPath] = () => ({ statusCode: 1, value: payment });
    const { intent } = await page();
    expect(intent.view).toEqual({ status: 'checking', params });
    await expect.poll(() => intent.view).toEqual({ status: 'done', params, value: taken });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    ['long', 'e'.repeat(240)],
    ['in a script that joins its letters', 'wal\u200Dlet'],
    ['of two lines', 'a\nb'],
    ['of half a letter', '\uD83D'],
    ['empty', ''],
  ])('[CALL-X] a reload goes on asking where a code of the platform is %s', async (_, code) => {
    for (const [name, asked] of [
      ['deposit', { methodCode: code, bonusCode: code, amount: '150.25' }],
      ['withdraw', { bankId: code, amount: '150.25' }],
    ] as const) {
      const { page, local } = browser({ [depositPath]: down, '/api/wallet/withdrawal': down, [statusPath]: down });
      const { intent } = await page(name);
      void intent.send(asked as never);
      await expect.poll(() => local.has('livery.money')).toBe(true);
      const { intent: reloaded } = await page(name);
      expect(reloaded.view).toEqual({ status: 'checking', params: asked });
      await reloaded.send(asked as never);
      const kept = JSON.parse(local.get('livery.money') ?? '') as { readonly intents: readonly unknown[] };
      expect(kept.intents).toMatchObject([{ params: asked }]);
    }
  });

  it('[CALL-X] another tab sends no second one while the first is open', async () => {
    const { page, sent } = browser({ [depositPath]: down, [statusPath]: down });
    const [one, two] = [await page(), await page()];
    await Promise.all([one.intent.send(params), two.intent.send({ ...params, amount: '900' })]);
    expect(two.intent.view).toEqual({ status: 'checking', params });
    expect(sent.filter(({ path }) => path === depositPath).length).toBe(1);
  });

  it('[CALL-X] a press in another tab on what has just gone through goes on with that; the same tab may repeat it', async () => {
    const { page, sent, answers } = browser({ [depositPath]: () => ({ statusCode: 1, value: payment }) });
    answers[statusPath] = () => ({ statusCode: 1, value: payment });
    const [one, two] = [await page(), await page()];
    await one.intent.send(params);
    expect(await two.intent.send(params)).toEqual({ status: 'checking', params });
    await expect.poll(() => two.intent.view).toEqual({ status: 'done', params, value: taken });
    expect(sent.filter(({ path }) => path === depositPath).length).toBe(1);
    one.intent.reset();
    expect(await one.intent.send(params)).toMatchObject({ status: 'done' });
    two.intent.reset();
    expect(await two.intent.send({ ...params, amount: '151' })).toMatchObject({ status: 'done' });
    expect(sent.filter(({ path }) => path === depositPath).length).toBe(3);
  });

  it('[CALL-X] who leaves leaves the intent to the next sign-in of the same account, and of no other', async () => {
    const { page, answers } = browser({ [depositPath]: down, [statusPath]: down });
    const { intent, sessionLoader } = await page();
    await intent.send(params);
    sessionLoader.loaded?.logout();
    expect(intent.view).toEqual({ status: 'idle' });
    answers['/api/auth/login'] = () => ({
      statusCode: 1,
      token: 't',
      user: { account_id: 'maria', session_token: 'session-m' },
    });
    await (await sessionLoader.load()).login('maria', 'secret');
    expect(intent.view).toEqual({ status: 'idle' });
    sessionLoader.loaded?.logout();
    answers['/api/auth/login'] = () => ({
      statusCode: 1,
      token: 't',
      user: { account_id: 'juan', session_token: 'session-j' },
    });
    await (await sessionLoader.load()).login('juan', 'secret');
    expect(intent.view).toEqual({ status: 'checking', params });
  });

  it.each([
    ['no JSON', '{'],
    ['of another site', JSON.stringify({ version: 2, domain: 'other-site.example', intents: [{ request_id: 7 }] })],
    ['another shape', JSON.stringify({ version: 2, domain: 'test-site.example', intents: [{ request_id: 7 }] })],
  ])('[CALL-X] a kept copy that is %s counts as none', async (_, text) => {
    const { page, local } = browser({});
    local.set('livery.money', text);
    expect((await page()).intent.view).toEqual({ status: 'idle' });
  });
});
