import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minorUnits } from '../../engine/api/wire/cashier';
import {
  dinarSite,
  harbor,
  listeningSandbox,
  playerAt,
  rupiahSite,
  tetherSite,
  yenSite,
  type ListeningSandbox,
  type Visit,
} from './sandboxVisit';
import { sites } from './sites';

let sandbox: ListeningSandbox;
let player: Visit;
beforeAll(async () => {
  sandbox = await listeningSandbox();
});
beforeEach(async () => {
  await sandbox.steer({ reset: true });
  player = await playerAt(sandbox, harbor);
});
afterAll(() => sandbox.app.close());

const wallet = { methodCode: 'wallet' } as const;

describe('deposits', () => {
  it('[CALL-X] wait, and count when they are done', async () => {
    const deposit = await player.client.call('deposit', { requestId: 'deposit-1', ...wallet, amount: '500.10' });
    expect(deposit).toEqual({
      ok: true,
      value: {
        requestId: 'deposit-1',
        reference: expect.stringMatching(/^D-\d{6}$/) as string,
        state: 'pending',
        amount: '500.10',
        fee: '0.00',
        method: 'Pouch Wallet',
        createdAt: '2026-11-20T12:14:00Z',
        expectedAt: '2026-11-20T12:14:40Z',
        expiresAt: '2026-11-20T12:29:00Z',
        step: {
          kind: 'qr',
          content: expect.stringMatching(/^pouch:\/\/pay\?to=Lucky%20Harbor&ref=D-/) as string,
          url: '/api/pay/deposit-1?lang=EN',
        },
      },
    });
    expect(await balance()).toBe('12480.5');
    await sandbox.steer({ timeOffsetMs: 40_000 });
    expect(await balance()).toBe('12980.6');
    expect(await player.client.call('depositStatus', { requestId: 'deposit-1' })).toMatchObject({
      ok: true,
      value: { state: 'done', finishedAt: '2026-11-20T12:14:40Z' },
    });
  });

  it('[CALL-X] may end refused, or take longer than expected', async () => {
    await sandbox.steer({ settlement: 'hold' });
    await player.client.call('deposit', { requestId: 'deposit-1', ...wallet, amount: '500' });
    await sandbox.steer({ timeOffsetMs: 600_000 });
    expect(await player.client.call('depositStatus', { requestId: 'deposit-1' })).toMatchObject({
      value: { state: 'pending' },
    });
    await sandbox.steer({ settlement: 'rejected' });
    expect(await player.client.call('depositStatus', { requestId: 'deposit-1' })).toMatchObject({
      value: { state: 'rejected', reason: 'paymentRefused' },
    });
    expect(await balance()).toBe('12480.5');
  });

  it('[CALL-X] give the same for the same request id, and refuse another wish under it', async () => {
    const ask = (amount: string) => player.client.call('deposit', { requestId: 'deposit-1', ...wallet, amount });
    const [first, second] = [await ask('500'), await ask('500')];
    expect(second).toEqual(first);
    expect(await ask('600')).toMatchObject({ failure: { statusCode: 409, statusMessage: 'requestIdReused' } });
    expect((await sandbox.account('juan')).ledger.filter(({ intent }) => intent === 'deposit-1')).toHaveLength(1);
  });

  it.each([
    ['99.99', 'amountTooLow'],
    ['50000.01', 'amountTooHigh'],
  ])('[CALL-X] refuse %s with %s, also when they are asked about', async (amount, word) => {
    const asked = { requestId: 'deposit-1', ...wallet, amount };
    expect(await player.client.call('deposit', asked)).toMatchObject({ failure: { statusMessage: word } });
    expect(await player.client.call('deposit', asked)).toMatchObject({ failure: { statusMessage: word } });
    expect(await player.client.call('depositStatus', { requestId: 'deposit-1' })).toMatchObject({
      ok: true,
      value: { state: 'rejected', reason: word },
    });
  });

  it.each(['0', '-5', '1.005', '12e3', ''])('[CALL-X] of "%s" are not sent', async (amount) => {
    const careful = sandbox.visit(harbor, {
      report: () => undefined,
      fetch: () => Promise.reject(new Error('It was sent.')),
    });
    expect(await careful.client.call('deposit', { requestId: 'deposit-1', ...wallet, amount })).toMatchObject({
      failure: { statusCode: 400, statusMessage: 'badRequest' },
    });
  });
});

it('[CALL-AUTH-10] [STATE-2] deposits that are done count towards the next level', async () => {
  await player.client.call('deposit', { requestId: 'deposit-1', ...wallet, amount: '1000.10' });
  const total = async () => {
    const vip = await player.client.call('vip', {});
    return vip.ok ? vip.value?.totalDeposit : vip.failure.statusMessage;
  };
  expect(await total()).toBe('15000');
  await sandbox.steer({ timeOffsetMs: 40_000 });
  expect(await total()).toBe('16000.10');
});

describe('withdrawals', () => {
  it('[CALL-X] lock the money at once, and give it back when they are refused', async () => {
    expect(
      await player.client.call('withdraw', { requestId: 'withdrawal-1', bankId: 'b-1', amount: '12480.50' }),
    ).toMatchObject({
      ok: true,
      value: { state: 'pending' },
    });
    expect(await balance()).toBe('0');
    expect(
      await player.client.call('withdraw', { requestId: 'withdrawal-2', bankId: 'b-1', amount: '200' }),
    ).toMatchObject({
      failure: { statusMessage: 'insufficientBalance' },
    });
    await sandbox.steer({ settlement: 'rejected', timeOffsetMs: 7_200_000 });
    expect(await balance()).toBe('12480.5');
    expect(await player.client.call('withdrawalStatus', { requestId: 'withdrawal-1' })).toMatchObject({
      value: { state: 'rejected' },
    });
  });

  it('[CALL-X] show what they hold beside what is available', async () => {
    expect(await player.client.call('wallet', {})).toEqual({
      ok: true,
      value: { available: '12480.50', locked: '0.00' },
    });
    await player.client.call('withdraw', { requestId: 'withdrawal-1', bankId: 'b-1', amount: '480.50' });
    expect(await player.client.call('wallet', {})).toEqual({
      ok: true,
      value: { available: '12000.00', locked: '480.50' },
    });
    await sandbox.steer({ timeOffsetMs: 7_200_000 });
    expect(await player.client.call('wallet', {})).toEqual({
      ok: true,
      value: { available: '12000.00', locked: '0.00' },
    });
  });

  it('[CALL-X] go to an account of the player’s', async () => {
    expect(
      await player.client.call('withdraw', { requestId: 'withdrawal-1', bankId: 'b-9', amount: '500' }),
    ).toMatchObject({
      failure: { statusMessage: 'bankUnknown' },
    });
  });
});

describe('currencies', () => {
  it.each([
    [yenSite, '1234', '1234'],
    [dinarSite, '12.345', '12.345'],
    [rupiahSite, '12340.05', '12340.05'],
    [tetherSite, '12.000001', '12.000001'],
  ])('[CALL-X] $currency.code is exact to its last digit', async (site, amount, credited) => {
    const visit = await playerAt(sandbox, site);
    const before = await balanceOf(visit);
    await visit.client.call('deposit', { requestId: 'deposit-1', ...wallet, amount });
    await sandbox.steer({ timeOffsetMs: 40_000 });
    const { digits } = site.currency;
    expect(BigInt(minorUnits(await balanceOf(visit), digits)) - BigInt(minorUnits(before, digits))).toBe(
      BigInt(minorUnits(credited, digits)),
    );
  });

  it.each([
    [yenSite, '50000', '50000'],
    [dinarSite, '50000', '50000000'],
    [rupiahSite, '50000', '5000000'],
    [harbor, '50000', '5000000'],
    [tetherSite, '50000', '50000000000'],
  ])(
    '[CALL-X] $currency.code leaves in minor units by its own digits, whatever the browser counts',
    async (site, amount, minor) => {
      const bodies: string[] = [];
      const visit = sandbox.visit(site, {
        fetch: (url, init) => {
          bodies.push(`${(url as string).replace(/.*\/api/, '')} ${init?.body as string}`);
          return fetch(url, init);
        },
      });
      await visit.signIn('juan', 'harbor-demo-1');
      await visit.client.call('deposit', { requestId: 'deposit-2', ...wallet, amount });
      const sent = bodies.find((body) => body.includes('deposit-2')) ?? '';
      expect(JSON.parse(sent.slice(sent.indexOf(' ')))).toMatchObject({ amount: minor });
    },
  );

  it('[CALL-AUTH-3] [CALL-X] a balance beyond a binary float’s digits stays exact', async () => {
    const fiesta = sites.find(({ domain }) => domain === 'fiesta-bola.example') ?? harbor;
    const visit = sandbox.visit(fiesta);
    await visit.signIn('tess', 'fiesta-demo-3');
    expect(await balanceOf(visit)).toBe('4503599627370.49');
    for (let index = 0; index < 3; index += 1)
      await visit.client.call('deposit', { requestId: `deposit-${index}`, ...wallet, amount: '100.01' });
    await sandbox.steer({ timeOffsetMs: 40_000 });
    expect(await balanceOf(visit)).toBe('4503599627670.52');
  });

  it.each([
    ['500', 2, '50000'],
    ['0.05', 2, '5'],
    ['1.50', 0, '1.5'],
    ['2.000', 0, '2'],
    ['12.345', 3, '12345'],
    ['0.005', 2, '0.5'],
  ])('[CALL-X] %s with %i digits is %s minor units', (amount, digits, minor) => {
    expect(minorUnits(amount, digits)).toBe(minor);
  });
});

function balance(): Promise<string> {
  return balanceOf(player);
}

async function balanceOf({ client }: Visit): Promise<string> {
  const result = await client.call('balance', {});
  return result.ok ? result.value.game : result.failure.statusMessage;
}
