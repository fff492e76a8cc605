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

  it('[CALL-X] is refused where the answer itself is a payment that was never taken', async () => {
    const rejected = { ...payment, reference: '', state: 'REJECTED', amount: '0', reason: 'depositLimitReached' };
    const { page, sent, local } = browser({ [depositPath]: () => ({ statusCode: 1, value: rejected }) });
    const failure = { statusCode: 1, statusMessage: 'depositLimitReached', call: 'deposit' };
    expect(await (await page()).intent.send(params)).toEqual({ status: 'refused', params, failure });
    expect([[...local.keys()].filter((key) => key.startsWith('livery.money')), sent.length]).toEqual([[], 1]);
  });

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

  it.each([{ amount: '1,000', state: 'DONE' }, { fee: '0.00' }, { request_id: null }])(
    '[CALL-X] is checked on, and never sent again, where the ledger’s answer can not be read: %j',
    async (changes) => {
      const { page, sent, clock } = browser({
        [depositPath]: down,
        [statusPath]: () => ({ statusCode: 1, value: { ...payment, ...changes } }),
      });
      const { intent } = await page();
      await intent.send(params);
      clock.now += callTimeoutMs * 2;
      await expect.poll(() => sent.filter(({ path }) => path === statusPath).length).toBeGreaterThan(2);
      expect(intent.view).toEqual({ status: 'checking', params });
    },
  );

  it.each(['0001-01-01T00:00:00', '9999-12-31 23:59:59', '0000-00-00 00:00:00', 'today', null])(
    '[CALL-X] is done, whatever stands for its times: %j',
    async (time) => {
      const value = { ...payment, created_at: time, expires_at: time };
      const { createdAt: _, ...timeless } = taken;
      const { page, answers, sent } = browser({ [depositPath]: () => ({ statusCode: 1, value }) });
      const { intent } = await page();
      expect(await intent.send(params)).toEqual({ status: 'done', params, value: timeless });
      answers[depositPath] = down;
      answers[statusPath] = () => ({ statusCode: 1, value });
      intent.reset();
      await intent.send(params);
      await expect.poll(() => intent.view).toEqual({ status: 'done', params, value: timeless });
      expect(sent.filter(({ path }) => path === depositPath).length).toBe(2);
    },
  );

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
    await expect.poll(() => intent.view).toEqual({ status: 'unconfirmed', params });
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
