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

const duplicate = { statusCode: 409, statusMessage: 'duplicateRequest' };
const tooLow = { statusCode: 422, statusMessage: 'amountTooLow' };
const rejected = { ...payment, reference: '', state: 'REJECTED', amount: '0', reason: 'amountTooLow' };

/** A payment whose answer was lost and of which the ledger knows nothing, so that it may be sent again. */
async function unconfirmed() {
  const world = browser({ [depositPath]: down, [statusPath]: unheard });
  const { intent } = await world.page();
  await intent.send(params);
  world.clock.now += callTimeoutMs * 2;
  await expect.poll(() => intent.view.status).toBe('unconfirmed');
  return { ...world, intent };
}

describe('a payment that is sent again', () => {
  it.each([
    ['as one that is there already', duplicate],
    ['in other words', tooLow],
    ['as a payment that was not taken', { statusCode: 1, value: rejected }],
  ])('[CALL-X] and refused %s is asked about: the first time may have gone through', async (_, refusal) => {
    const { intent, answers, local } = await unconfirmed();
    answers[depositPath] = () => refusal;
    answers[statusPath] = down;
    expect(await intent.retry()).toEqual({ status: 'checking', params });
    expect(local.has('livery.money')).toBe(true);
    answers[statusPath] = told;
    await expect.poll(() => intent.view).toEqual({ status: 'done', params, value: taken });
  });

  it.each([
    ['knows nothing of it', unheard],
    ['has refused it too', () => ({ statusCode: 1, value: rejected })],
  ])('[CALL-X] is refused where the ledger %s', async (_, status) => {
    const { intent, answers, local } = await unconfirmed();
    answers[depositPath] = () => tooLow;
    answers[statusPath] = status;
    await intent.retry();
    await expect
      .poll(() => intent.view)
      .toMatchObject({ status: 'refused', params, failure: { statusMessage: 'amountTooLow' } });
    expect(local.has('livery.money')).toBe(false);
  });

  it('[CALL-X] as one that is there already is refused only once a ledger that is behind has had its time', async () => {
    const { intent, answers, sent, clock } = await unconfirmed();
    answers[depositPath] = () => duplicate;
    await intent.retry();
    const before = sent.length;
    await expect.poll(() => sent.length).toBeGreaterThan(before + 1);
    expect(intent.view).toEqual({ status: 'checking', params });
    clock.now += callTimeoutMs * 2;
    await expect.poll(() => intent.view).toMatchObject({ status: 'refused', failure: duplicate });
  });

  it('[CALL-X] where the ledger cannot be asked, stays not confirmed under its id, with the word of the platform', async () => {
    const path = '/api/wallet/bank_remove';
    const { page, answers, sent } = browser({ [path]: down });
    const { intent } = await page('removeBank');
    await intent.send({ bankId: 'b-1' });
    answers[path] = () => duplicate;
    expect(await intent.retry()).toMatchObject({ status: 'unconfirmed', failure: duplicate });
    answers[path] = () => ({ statusCode: 1 });
    expect(await intent.retry()).toMatchObject({ status: 'done' });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });
});

it('[CALL-X] is not said to be unknown too soon where the clock has been set on since it was sent', async () => {
  const { page, clock, sent } = browser({ [depositPath]: down, [statusPath]: unheard });
  const { intent } = await page();
  await intent.send(params);
  clock.now += 365 * 86_400_000;
  await expect.poll(() => intent.view).toEqual({ status: 'unconfirmed', params });
  expect(sent.filter(({ path }) => path === statusPath).length).toBeGreaterThan(1);
});

describe('a browser that keeps nothing', () => {
  it('[CALL-X] asks before a page is left that alone knows of a payment, until its outcome is known', async () => {
    const { page, answers, unload } = browser({ [depositPath]: down, [statusPath]: down }, { isFull: true });
    const { intent } = await page();
    await intent.send(params);
    expect(unload.blocks).toBe(1);
    answers[statusPath] = told;
    await expect.poll(() => intent.view).toEqual({ status: 'done', params, value: taken });
    expect(unload.blocks).toBe(0);
  });

  it('[CALL-X] asks nothing where the payment is kept', async () => {
    const { page, unload } = browser({ [depositPath]: down, [statusPath]: down });
    await (await page()).intent.send(params);
    expect(unload.blocks).toBe(0);
  });
});

describe('a payment of which the ledger says nothing', () => {
  /** A payment whose answer was lost, and whose ledger has not answered since. */
  async function silent() {
    const world = browser({ [depositPath]: down, [statusPath]: down });
    const { intent, storage } = await world.page();
    await intent.send(params);
    await expect.poll(() => intent.view).toEqual({ status: 'checking', params, isSilent: true });
    return { ...world, intent, storage };
  }

  it('[CALL-X] is sent again by nothing but the press of the player, under its id, and then counts once', async () => {
    const { intent, answers, sent, local } = await silent();
    const deposits = () => sent.filter(({ path }) => path === depositPath);
    expect(deposits()).toHaveLength(1);
    answers[depositPath] = told;
    expect(await intent.retry()).toEqual({ status: 'done', params, value: taken });
    expect(deposits()).toHaveLength(2);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(local.has('livery.money')).toBe(false);
  });

  it.each([
    ['lost again', down],
    ['refused', () => tooLow],
    ['refused as one that is there already', () => duplicate],
  ])('[CALL-X] sent again and %s is still checked, and makes no room for another', async (_, answer) => {
    const { intent, answers } = await silent();
    answers[depositPath] = answer;
    expect(await intent.retry()).toEqual({ status: 'checking', params });
    intent.reset();
    expect(intent.isOpen).toBe(true);
    expect(await intent.send(params)).toMatchObject({ status: 'checking' });
  });

  it('[CALL-X] is not sent again before the silence is long, nor once the ledger has answered', async () => {
    const { sent, page } = browser({ [depositPath]: down, [statusPath]: down });
    const { intent } = await page();
    await intent.send(params);
    expect(await intent.retry()).toEqual({ status: 'checking', params });
    expect(sent.filter(({ path }) => path === depositPath)).toHaveLength(1);
    const world = await silent();
    world.answers[statusPath] = told;
    world.intent.check();
    await expect.poll(() => world.intent.view.status).toBe('done');
    await world.intent.retry();
    expect(world.sent.filter(({ path }) => path === depositPath)).toHaveLength(1);
  });

  it('[CALL-X] is not offered to be sent again a day later, or with a clock that was set back', async () => {
    for (const ms of [86_400_000, -1]) {
      const { clock, sent, page } = browser({ [depositPath]: down, [statusPath]: down });
      const { intent } = await page();
      await intent.send(params);
      clock.now += ms;
      const looks = () => sent.filter(({ path }) => path === statusPath);
      await expect.poll(() => looks().length).toBeGreaterThan(9);
      expect(await intent.retry()).toEqual({ status: 'checking', params });
    }
  });

  it('[CALL-X] asks first where another page has sent it again meanwhile', async () => {
    const { intent, sent, local } = await silent();
    const kept = JSON.parse(local.get('livery.money') ?? '{}') as { intents: { sent_at: number }[] };
    for (const one of kept.intents) one.sent_at += 5;
    local.set('livery.money', JSON.stringify(kept));
    expect(await intent.retry()).toEqual({ status: 'checking', params });
    expect(sent.filter(({ path }) => path === depositPath)).toHaveLength(1);
  });
});
