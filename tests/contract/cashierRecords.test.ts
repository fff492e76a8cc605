import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minorUnits } from '../../engine/api/wire/cashier';
import { harbor, listeningSandbox, playerAt, type ListeningSandbox, type Visit } from './sandboxVisit';

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

describe('banks', () => {
  it('[CALL-X] are added and removed, their numbers masked', async () => {
    const add = (requestId: string) =>
      player.client.call('addBank', { requestId, bankCode: 'coral', holder: 'Juan dela Cruz', number: '0012344821' });
    const added = await add('add-bank-1');
    expect(added).toMatchObject({ ok: true, value: { bankName: 'Coral Rural Bank', number: '•••• 4821' } });
    expect(await add('add-bank-1')).toEqual(added);
    expect(await add('add-bank-2')).toMatchObject({ failure: { statusMessage: 'bankKnown' } });
    const bankId = added.ok ? added.value.id : '';
    expect(await player.client.call('removeBank', { requestId: 'remove-bank-1', bankId })).toEqual({
      ok: true,
      value: null,
    });
    expect(await player.client.call('banks', {})).toMatchObject({
      ok: true,
      value: { accounts: [{ id: 'b-1', bankName: 'Quay Savings' }] },
    });
  });
});

describe('histories', () => {
  it('[CALL-X] transactions page, filter and name their requests', async () => {
    await player.client.call('deposit', { requestId: 'deposit-1', ...wallet, amount: '500' });
    const page = await player.client.call('transactions', { pageSize: 5 });
    expect(page).toMatchObject({ ok: true, value: { page: 1, pageSize: 5 } });
    expect(page.ok && page.value.items).toHaveLength(5);
    expect(page.ok && page.value.items[0]).toMatchObject({
      kind: 'deposit',
      state: 'pending',
      amount: '500.00',
      requestId: 'deposit-1',
    });
    const out = await player.client.call('transactions', { kind: 'withdrawal', pageSize: 100 });
    expect(out.ok && out.value.items.every(({ kind, amount }) => kind === 'withdrawal' && amount.startsWith('-'))).toBe(
      true,
    );
  });

  it('[CALL-X] a statement adds up, day by day', async () => {
    const statement = await player.client.call('statement', {});
    if (!statement.ok) throw new Error(statement.failure.statusMessage);
    const { opening, closing, deposits, withdrawals, bonuses, stakes, winnings, days } = statement.value;
    const [start, end, into, out, given, staked, won] = [
      opening,
      closing,
      deposits,
      withdrawals,
      bonuses,
      stakes,
      winnings,
    ].map((sum) => BigInt(minorUnits(sum, 2))) as [bigint, bigint, bigint, bigint, bigint, bigint, bigint];
    expect(start + into - out + given - staked + won).toBe(end);
    expect(closing).toBe('12480.50');
    expect(days[0]?.balance).toBe(closing);
    expect(days.length).toBeGreaterThan(20);
    const later = await player.client.call('statement', { from: `${days[0]?.date ?? ''}T00:00:00+08:00` });
    expect(later).toMatchObject({ ok: true, value: { closing, days: [days[0]] } });
  });

  it('[CALL-X] [CAT-7] bets show teams and terms', async () => {
    const page = await player.client.call('betHistory', { category: 'sportsbook', pageSize: 50 });
    if (!page.ok) throw new Error(page.failure.statusMessage);
    expect(page.value.total).toBeGreaterThan(3);
    for (const bet of page.value.items) {
      expect(bet).toMatchObject({
        home: expect.any(String) as string,
        away: expect.any(String) as string,
        betType: expect.stringMatching(/^(1X2|Handicap)$/) as string,
      });
      expect(bet.criteria === undefined).toBe(bet.betType === '1X2');
    }
    const all = await player.client.call('betHistory', { pageSize: 100 });
    if (!all.ok) throw new Error(all.failure.statusMessage);
    const { items, sums, total } = all.value;
    expect(items).toHaveLength(total);
    const minor = (amounts: readonly string[]) =>
      amounts.reduce((sum, amount) => sum + BigInt(minorUnits(amount, 2)), 0n);
    const open = items.filter(({ state }) => state === 'open');
    expect(open.length).toBeGreaterThan(0);
    expect([sums.stake, sums.openStake, sums.payout].map((sum) => BigInt(minorUnits(sum, 2)))).toEqual([
      minor(items.map(({ stake }) => stake)),
      minor(open.map(({ stake }) => stake)),
      minor(items.map(({ payout }) => payout)),
    ]);
    const second = await player.client.call('betHistory', { pageSize: 5, page: 2 });
    expect(second).toMatchObject({ ok: true, value: { sums } });
    const won = await player.client.call('betHistory', { state: 'won', pageSize: 100 });
    expect(
      won.ok &&
        won.value.items.length > 0 &&
        won.value.items.every(({ state, payout }) => state === 'won' && payout !== '0.00'),
    ).toBe(true);
  });
});
