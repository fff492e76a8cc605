import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { harbor, listeningSandbox, type ListeningSandbox, type Visit } from './sandboxVisit';

const wallet = { methodCode: 'wallet' } as const;

let sandbox: ListeningSandbox;
let player: Visit;
beforeAll(async () => {
  sandbox = await listeningSandbox();
});
beforeEach(async () => {
  await sandbox.steer({ reset: true });
  player = sandbox.visit(harbor);
  await player.signIn('juan', 'harbor-demo-1');
});
afterAll(() => sandbox.app.close());

async function balance(): Promise<string> {
  const result = await player.client.call('balance', {});
  return result.ok ? result.value.game : result.failure.statusMessage;
}

describe('ways to pay', () => {
  it.each([
    ['wallet', { kind: 'qr' }],
    ['card', { kind: 'redirect', url: '/api/pay/deposit-1?lang=EN' }],
    ['transfer', { kind: 'transfer', bankName: 'Quay Savings', holder: 'Lucky Harbor', number: '0099120045' }],
    ['counter', { kind: 'voucher', code: expect.stringMatching(/^\d{4} \d{4} \d{4}$/) as string }],
  ])('[CALL-X] %s say what the player does next, until it is done', async (methodCode, step) => {
    expect(await player.client.call('deposit', { requestId: 'deposit-1', methodCode, amount: '500' })).toMatchObject({
      ok: true,
      value: { step },
    });
    await sandbox.steer({ timeOffsetMs: 3_600_000 });
    const later = await player.client.call('depositStatus', { requestId: 'deposit-1' });
    expect(later.ok && later.value).not.toHaveProperty('step');
  });

  it('[CALL-X] deposits that nobody pays in time expire', async () => {
    await sandbox.steer({ settlement: 'expired' });
    await player.client.call('deposit', { requestId: 'deposit-1', ...wallet, amount: '500' });
    await sandbox.steer({ timeOffsetMs: 3_600_000 });
    expect(await player.client.call('depositStatus', { requestId: 'deposit-1' })).toMatchObject({
      value: { state: 'expired' },
    });
    expect(await balance()).toBe('12480.5');
    expect(await player.client.call('transactions', { state: 'expired' })).toMatchObject({
      value: { total: 1, items: [{ state: 'expired' }] },
    });
  });

  it.each([
    ['approve', 'done', '13230.5'],
    ['decline', 'rejected', '12680.5'],
  ])('[CALL-X] the payment page can %s a deposit with its bonus, once', async (verdict, state, after) => {
    await player.client.call('deposit', {
      requestId: 'deposit-1',
      methodCode: 'card',
      amount: '500',
      bonusCode: 'ripple',
    });
    await player.client.call('deposit', { requestId: 'deposit-2', methodCode: 'card', amount: '200' });
    const press = (intent: string, name: string) =>
      fetch(`${sandbox.origin}/api/pay/${intent}/${name}`, { method: 'POST' });
    expect((await press('deposit-2', 'approve')).status).toBe(200);
    expect(await (await press('deposit-1', verdict)).text()).toContain(state === 'done' ? 'Paid.' : 'Not paid.');
    await press('deposit-1', verdict === 'approve' ? 'decline' : 'approve');
    expect(await player.client.call('depositStatus', { requestId: 'deposit-1' })).toMatchObject({ value: { state } });
    expect(await balance()).toBe(after);
    expect((await fetch(`${sandbox.origin}/api/pay/nothing`)).status).toBe(404);
  });
});

describe('bonuses', () => {
  it('[CALL-X] come with a deposit, as a line of their own that ends with it', async () => {
    expect(await player.client.call('bonuses', {})).toMatchObject({
      value: [
        { code: 'tide', name: 'Spring tide', min: '1000.00', amount: '250.00', turnover: 12 },
        { code: 'ripple', min: '200.00', amount: '50.00' },
      ],
    });
    expect(
      await player.client.call('deposit', { requestId: 'deposit-1', ...wallet, amount: '1000', bonusCode: 'tide' }),
    ).toMatchObject({
      value: { amount: '1000.00', bonus: '250.00' },
    });
    expect(await balance()).toBe('12480.5');
    await sandbox.steer({ timeOffsetMs: 40_000 });
    expect(await balance()).toBe('13730.5');
  });

  it.each([
    ['tide', '999.99', 'bonusTooLow'],
    ['flood', '1000', 'bonusUnknown'],
  ])('[CALL-X] %s with %s is refused with %s, and no money moves', async (bonusCode, amount, word) => {
    expect(await player.client.call('deposit', { requestId: 'deposit-1', ...wallet, amount, bonusCode })).toMatchObject(
      { failure: { statusMessage: word } },
    );
    expect((await sandbox.account('juan')).ledger.filter(({ intent }) => intent.startsWith('deposit-1'))).toEqual([]);
  });
});

describe('cards', () => {
  const card = { holder: 'Juan dela Cruz', number: '4000000000000002', expiry: '11/26' };

  it('[CALL-X] are added once, masked, with their own terms', async () => {
    expect(await player.client.call('addCard', { requestId: 'add-card-1', ...card })).toMatchObject({
      ok: true,
      value: {
        kind: 'card',
        bankName: 'Debit card',
        number: '•••• 0002',
        terms: { min: '200.00', fee: '0.00', seconds: 86_400 },
      },
    });
    expect(await player.client.call('addCard', { requestId: 'add-card-2', ...card })).toMatchObject({
      failure: { statusMessage: 'bankKnown' },
    });
    expect(await player.client.call('banks', {})).toMatchObject({
      value: { accounts: [{ kind: 'card' }, { kind: 'bank', terms: { fee: '10.00' } }] },
    });
  });

  it.each([
    [{ number: '4000000000000001' }, 'cardInvalid'],
    [{ expiry: '10/26' }, 'cardExpired'],
    [{ holder: 'Juan 2' }, 'nameInvalid'],
  ])('[CALL-X] %o is refused with %s', async (change, word) => {
    expect(await player.client.call('addCard', { requestId: 'add-card-1', ...card, ...change })).toMatchObject({
      failure: { statusMessage: word },
    });
  });
});
