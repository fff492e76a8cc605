import { describe, expect, it } from 'vitest';
import {
  browser,
  callTimeoutMs,
  depositPath,
  down,
  params,
  payment,
  statusPath,
  taken,
  told,
  unheard,
} from '../../tests/fixtures/moneyBrowser';

/** Two tabs whose payment is not confirmed: its answer was lost, and the ledger knows nothing of it. */
async function unconfirmedTabs() {
  const world = browser({ [depositPath]: down, [statusPath]: unheard });
  const one = await world.page();
  await one.intent.send(params);
  const other = await world.page();
  world.clock.now += callTimeoutMs * 2;
  for (const { intent } of [one, other]) await expect.poll(() => intent.view.status).toBe('unconfirmed');
  const payments = () => world.sent.filter(({ path }) => path === depositPath).map(({ id }) => id);
  return { ...world, one, other, payments };
}

describe('a payment that is not confirmed in two tabs', () => {
  it('[CALL-X] is not given up in one tab while the other sends it again', async () => {
    const { one, other, answers, clock, payments } = await unconfirmedTabs();
    let answer: (reply: object) => void = () => undefined;
    answers[depositPath] = () => new Promise<object>((resolve) => (answer = resolve));
    clock.now += 1;
    const again = one.intent.retry();
    other.intent.reset();
    expect(other.intent.view).toEqual({ status: 'checking', params });
    expect(await other.intent.send({ ...params, amount: '900' })).toEqual({ status: 'checking', params });
    answers[statusPath] = told;
    await expect.poll(payments).toHaveLength(2);
    answer({ statusCode: 1, value: payment });
    expect(await again).toMatchObject({ status: 'done' });
    await expect.poll(() => other.intent.view).toEqual({ status: 'done', params, value: taken });
    expect(new Set(payments()).size).toBe(1);
  });

  it.each(['retry', 'reset'] as const)(
    '[CALL-X] is asked about again at "%s" where the other tab had it done meanwhile',
    async (press) => {
      const { one, other, answers, payments } = await unconfirmedTabs();
      answers[depositPath] = told;
      answers[statusPath] = told;
      expect(await one.intent.retry()).toMatchObject({ status: 'done' });
      void other.intent[press]();
      expect(other.intent.view).toEqual({ status: 'checking', params });
      await expect.poll(() => other.intent.view).toEqual({ status: 'done', params, value: taken });
      expect(payments()).toHaveLength(2);
    },
  );

  it('[CALL-X] is not sent again beside another one that the other tab has begun', async () => {
    const { one, other, answers, payments } = await unconfirmedTabs();
    one.intent.reset();
    answers[statusPath] = down;
    const changed = { ...params, amount: '900' };
    expect(await one.intent.send(changed)).toEqual({ status: 'checking', params: changed });
    expect(await other.intent.retry()).toEqual({ status: 'checking', params: changed });
    expect(new Set(payments()).size).toBe(2);
    expect(payments()).toHaveLength(2);
  });

  it('[CALL-X] makes room for another one in both tabs once it is given up in one', async () => {
    const { one, other, answers } = await unconfirmedTabs();
    one.intent.reset();
    expect(await other.intent.retry()).toEqual({ status: 'checking', params });
    await expect.poll(() => other.intent.view).toEqual({ status: 'idle' });
    answers[depositPath] = told;
    expect(await one.intent.send({ ...params, amount: '900' })).toMatchObject({ status: 'done' });
  });

  it('[CALL-X] is no longer said not to be taken as soon as the other tab sends it', async () => {
    const { one, other, answers, clock } = await unconfirmedTabs();
    answers[depositPath] = told;
    answers[statusPath] = told;
    other.storage();
    expect(other.intent.view.status).toBe('unconfirmed');
    clock.now += 1;
    await one.intent.retry();
    other.storage();
    await expect.poll(() => other.intent.view).toEqual({ status: 'done', params, value: taken });
  });
});

it('[CALL-X] what another tab had done is checked until a ledger that is behind has heard of it', async () => {
  const { page, answers, sent } = browser({ [depositPath]: told, [statusPath]: unheard });
  const [one, other] = [await page(), await page()];
  await one.intent.send(params);
  expect(await other.intent.send(params)).toEqual({ status: 'checking', params });
  await expect.poll(() => sent.filter(({ path }) => path === statusPath).length).toBeGreaterThan(3);
  expect(other.intent.view).toEqual({ status: 'checking', params });
  answers[statusPath] = told;
  await expect.poll(() => other.intent.view).toEqual({ status: 'done', params, value: taken });
});
