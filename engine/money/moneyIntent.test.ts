import { runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { SessionState } from '../stores/sessionState';
import {
  callTimeoutMs,
  params,
  payment,
  taken,
  down,
  depositPath,
  statusPath,
  browser,
} from '../../tests/fixtures/moneyBrowser';

describe('one intent', () => {
  it('[CALL-X] is done once the platform has taken it, and the balance is read again', async () => {
    const { page, local } = browser({ [depositPath]: () => ({ statusCode: 1, value: payment }) });
    const { intent, session } = await page();
    await expect.poll(() => session.balance).toBe('1234.5');
    runInAction(() => ((session as SessionState).balance = null));
    expect(await intent.send(params)).toEqual({ status: 'done', params, value: taken });
    expect(local.has('livery.money')).toBe(false);
    await expect.poll(() => session.balance).toBe('1234.5');
  });

  it('[CALL-X] is refused by the platform’s word, and another may follow under an id of its own', async () => {
    const { page, sent, local } = browser({
      [depositPath]: () => ({ statusCode: 422, statusMessage: 'amountTooLow' }),
    });
    const { intent } = await page();
    expect(await intent.send(params)).toEqual({
      status: 'refused',
      params,
      failure: { statusCode: 422, statusMessage: 'amountTooLow', call: 'deposit' },
    });
    expect(local.has('livery.money')).toBe(false);
    await intent.send(params);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
  });

  it.each([0, false, 'error', -1])(
    '[CALL-X] is refused, and asked no more about, where the platform refuses with the status %j',
    async (statusCode) => {
      const { page, sent, local } = browser({
        [depositPath]: () => ({ statusCode, statusMessage: 'insufficientFunds' }),
        [statusPath]: down,
      });
      const { intent } = await page();
      expect(await intent.send(params)).toMatchObject({
        status: 'refused',
        failure: { statusMessage: 'insufficientFunds' },
      });
      expect([local.has('livery.money'), sent.length]).toEqual([false, 1]);
    },
  );

  it('[CALL-X] is sent once however often it is pressed', async () => {
    const { page, sent } = browser({ [depositPath]: () => ({ statusCode: 1, value: payment }) });
    const { intent } = await page();
    await Promise.all([intent.send(params), intent.send(params), intent.send(params)]);
    expect(sent.length).toBe(1);
  });

  it('[CALL-X] a guest sends nothing', async () => {
    const { page, sent } = browser({});
    const { intent, sessionLoader } = await page();
    sessionLoader.loaded?.logout();
    expect(await intent.send(params)).toEqual({ status: 'idle' });
    expect(sent).toEqual([]);
  });
});

describe('an answer that is lost', () => {
  it('[CALL-X] is checking, never a failure, until the ledger tells', async () => {
    const { page, answers, sent } = browser({ [depositPath]: down, [statusPath]: down });
    const { intent } = await page();
    expect(await intent.send(params)).toEqual({ status: 'checking', params });
    await expect.poll(() => sent.filter(({ path }) => path === statusPath).length).toBeGreaterThan(2);
    expect(intent.view).toEqual({ status: 'checking', params });
    answers[statusPath] = () => ({ statusCode: 1, value: payment });
    await expect.poll(() => intent.view).toEqual({ status: 'done', params, value: taken });
    expect(sent.filter(({ path }) => path === depositPath).length).toBe(1);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    ['trouble at the platform', 502],
    ['a proxy that gave up waiting', 408],
    ['a proxy that was left waiting', 499],
  ])('[CALL-X] an answer of %s is as good as none', async (_, statusCode) => {
    const { page } = browser({ [depositPath]: () => ({ statusCode, statusMessage: 'late' }), [statusPath]: down });
    const { intent } = await page();
    expect(await intent.send(params)).toEqual({ status: 'checking', params });
  });

  it('[CALL-X] is refused where the ledger says so', async () => {
    const rejected = { ...payment, reference: '', state: 'REJECTED', amount: '0', reason: 'amountTooLow' };
    const { page } = browser({ [depositPath]: down, [statusPath]: () => ({ statusCode: 1, value: rejected }) });
    const { intent } = await page();
    await intent.send(params);
    const failure = { statusCode: 1, statusMessage: 'amountTooLow', call: 'deposit' };
    await expect.poll(() => intent.view).toEqual({ status: 'refused', params, failure });
  });

  it('[CALL-X] is unconfirmed where the ledger has not heard of it in the time a call may take; sent again it keeps its id', async () => {
    const { page, answers, sent, clock } = browser({ [depositPath]: down, [statusPath]: () => ({ statusCode: 1 }) });
    const { intent } = await page();
    await intent.send(params);
    await expect.poll(() => sent.filter(({ path }) => path === statusPath).length).toBeGreaterThan(1);
    expect(intent.view.status).toBe('checking');
    clock.now += callTimeoutMs * 2;
    await expect.poll(() => intent.view).toEqual({ status: 'unconfirmed', params });
    expect(await intent.send({ ...params, amount: '900' })).toEqual({ status: 'unconfirmed', params });
    answers[depositPath] = () => ({ statusCode: 1, value: payment });
    expect(await intent.retry()).toEqual({ status: 'done', params, value: taken });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    { amount: '1,000', state: 'DONE' },
    { fee: '0.00' },
    { created_at: '0000-00-00 00:00:00' },
    { request_id: null },
  ])('[CALL-X] is checked on, and never sent again, where the ledger’s answer can not be read: %j', async (changes) => {
    const { page, sent, clock } = browser({
      [depositPath]: down,
      [statusPath]: () => ({ statusCode: 1, value: { ...payment, ...changes } }),
    });
    const { intent } = await page();
    await intent.send(params);
    clock.now += callTimeoutMs * 2;
    await expect.poll(() => sent.filter(({ path }) => path === statusPath).length).toBeGreaterThan(2);
    expect(intent.view).toEqual({ status: 'checking', params });
  });

  it.each([null, '', [], false])('[CALL-X] is unknown to a ledger that answers %j', async (value) => {
    const { page, clock } = browser({ [depositPath]: down, [statusPath]: () => ({ statusCode: 1, value }) });
    const { intent } = await page();
    await intent.send(params);
    clock.now += callTimeoutMs * 2;
    await expect.poll(() => intent.view.status).toBe('unconfirmed');
  });

  it('[CALL-X] is unconfirmed in time where the clock has been set back since it was sent', async () => {
    const { page, clock } = browser({ [depositPath]: down, [statusPath]: () => ({ statusCode: 1 }) });
    const { intent } = await page();
    await intent.send(params);
    clock.now -= 365 * 86_400_000;
    await expect.poll(() => intent.view, { timeout: 10_000 }).toEqual({ status: 'unconfirmed', params });
  });

  it('[CALL-X] of a call the ledger cannot be asked about is unconfirmed at once', async () => {
    const { page, local } = browser({ '/api/player/spin': down });
    const { intent } = await page('spin');
    expect(await intent.send({})).toEqual({ status: 'unconfirmed', params: {} });
    expect(local.has('livery.money')).toBe(false);
  });

  it('[CALL-X] an unconfirmed intent can be given up', async () => {
    const { page, clock, local } = browser({ [depositPath]: down, [statusPath]: () => ({ statusCode: 1 }) });
    const { intent } = await page();
    await intent.send(params);
    intent.reset();
    expect(intent.view.status).toBe('checking');
    clock.now += callTimeoutMs * 2;
    await expect.poll(() => intent.view.status).toBe('unconfirmed');
    intent.reset();
    expect([intent.view.status, local.has('livery.money')]).toEqual(['idle', false]);
  });
});

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

  it('[CALL-X] one kept intent that cannot be read takes no other along, and an empty value can be read', async () => {
    const { page, local } = browser({ [depositPath]: down, [statusPath]: down });
    const good = { account_id: 'juan', call: 'deposit', request_id: 'request-1', sent_at: 1_796_126_400_000, params };
    const bad = {
      ...good,
      account_id: 'maria',
      request_id: 'request-2',
      params: { methodCode: '\u0000', amount: '5' },
    };
    const empty = { ...good, account_id: 'ana', request_id: 'request-3', params: { methodCode: '', amount: '5' } };
    const keep = (intents: readonly object[]) => JSON.stringify({ version: 2, domain: 'test-site.example', intents });
    local.set('livery.money', keep([bad, empty, good]));
    expect((await page()).intent.view).toEqual({ status: 'checking', params });
    expect(local.get('livery.money')).toBe(keep([empty, good]));
  });

  it('[CALL-X] what nobody knew for a week is given up, and forgotten', async () => {
    const { page, clock, local } = browser({ [depositPath]: down, [statusPath]: down });
    await (await page()).intent.send(params);
    clock.now += 8 * 86_400_000;
    expect((await page()).intent.view).toEqual({ status: 'idle' });
    expect(local.has('livery.money')).toBe(false);
  });

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 1, domain: 'test-site.example', intents: [] })],
    ['another shape', JSON.stringify({ version: 2, domain: 'test-site.example', intents: [{ request_id: 7 }] })],
  ])('[CALL-X] a kept copy that is %s counts as none', async (_, text) => {
    const { page, local } = browser({});
    local.set('livery.money', text);
    expect((await page()).intent.view).toEqual({ status: 'idle' });
  });
});
