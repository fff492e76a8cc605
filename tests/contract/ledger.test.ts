import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fc } from '../properties';
import type { CallName } from '../../engine/api/calls';
import type { Result } from '../../engine/api/result';
import { faultScenarioNames, faultScenarios } from './faultScenarios';
import { listeningSandbox, type ListeningSandbox, type Visit } from './sandboxVisit';

const runs = Number(process.env['MONEY_RUNS'] ?? 160);
const timeoutMs = 40;

const writes = ['deposit', 'withdraw', 'claimInbox', 'claimMission', 'spin'] as const;
type Write = (typeof writes)[number];

let sandbox: ListeningSandbox;
beforeAll(async () => {
  sandbox = await listeningSandbox();
});
beforeEach(() => sandbox.steer({ reset: true }));
afterAll(() => sandbox.app.close());

it(`[CALL-X] [CALL-PLAYER-3] ${runs} visits with fault scenarios leave one line of the ledger for each intent`, async () => {
  let run = 0;
  const plan = fc.array(
    fc.record({
      write: fc.constantFrom<Write>(...writes),
      scenario: fc.constantFrom(...faultScenarioNames),
      isTwice: fc.boolean(),
      byBoth: fc.boolean(),
    }),
    { minLength: 1, maxLength: 2 },
  );
  await fc.assert(
    fc.asyncProperty(plan, async (intents) => {
      run += 1;
      await sandbox.steer({ reset: true });
      const tabs = [
        sandbox.visit(undefined, { timeoutMs, report: () => undefined }),
        sandbox.visit(undefined, { timeoutMs, report: () => undefined }),
      ] as const;
      for (const tab of tabs) await patiently(() => tab.signIn('juan', 'harbor-demo-1'));
      const opening = await sandbox.account('juan');
      const lines: Record<string, number> = {};
      for (const [index, { write, scenario, isTwice, byBoth }] of intents.entries()) {
        const intent = `run-${run}-intent-${index}`;
        if (write === 'claimMission') await openGames(tabs[0]);
        const fault = faultScenarios[scenario];
        if (fault !== null) await sandbox.steer({ faults: [{ call: write, ...fault, times: 1 }] });
        const askers = [tabs[0], ...(isTwice ? [tabs[0]] : []), ...(byBoth ? [tabs[1]] : [])];
        await Promise.all(askers.map((tab) => attempt(tab, write, intent)));
        await sandbox.steer({ faults: [{ call: write, kind: null }] });
        const settled = await insist(tabs[0], write, intent);
        if (settled) lines[write === 'claimInbox' ? 'inbox/cashback' : intent] = 1;
      }
      const after = await sandbox.account('juan');
      const added = after.ledger.slice(opening.ledger.length);
      const counted = Object.fromEntries(
        added.map(({ intent }) => [intent, added.filter((line) => line.intent === intent).length]),
      );
      expect(counted).toEqual(lines);
      const change = added
        .filter(({ state, amount }) => state === 'done' || amount.startsWith('-'))
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
      expect(BigInt(after.balance)).toBe(BigInt(opening.balance) + change);
    }),
    { numRuns: runs, seed: 20261120, endOnFailure: true },
  );
});

/**
 * Asks until the platform answers, as a player who presses again would: the same intent, the same request id. True
 * where money moved.
 */
async function insist(tab: Visit, write: Write, intent: string): Promise<boolean> {
  for (;;) {
    const result = await attempt(tab, write, intent);
    if (result.ok) return write !== 'spin' || movesMoney(result.value);
    if (!unreachable.has(result.failure.statusCode)) return false;
  }
}

const unreachable = new Set([0, -500, -503]);

function movesMoney(value: unknown): boolean {
  return (value as { readonly prize: { readonly kind: string } }).prize.kind === 'money';
}

function attempt({ client }: Visit, write: Write, intent: string): Promise<Result<unknown>> {
  switch (write) {
    case 'deposit':
      return client.call('deposit', { requestId: intent, methodCode: 'wallet', amount: '150.25' });
    case 'withdraw':
      return client.call('withdraw', { requestId: intent, bankId: 'b-1', amount: '300.01' });
    case 'claimInbox':
      return client.call('claimInbox', { id: 'cashback' });
    case 'claimMission':
      return client.call('claimMission', { requestId: intent, missionId: 'hash-3' });
    case 'spin':
      return client.call('spin', { requestId: intent });
  }
}

async function openGames(tab: Visit): Promise<void> {
  for (let launch = 0; launch < 2; launch += 1) {
    const params = {
      providerCode: 'TIDEWELL',
      gameCode: 'golden-typhoon',
      isDemo: false,
      device: 'phone',
      lobbyUrl: '',
      depositUrl: '',
    } as const;
    await patiently(async () => {
      if (!(await tab.client.call('launchGame', params)).ok) throw new Error('Not opened.');
    });
  }
}

/** A busy machine may miss the short time-out. */
async function patiently(act: () => Promise<void>): Promise<void> {
  for (let left = 5; ; left -= 1) {
    try {
      await act();
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

it.each<[CallName, Write]>([
  ['depositStatus', 'deposit'],
  ['withdrawalStatus', 'withdraw'],
])('[CALL-X] %s tells what became of an answer that was lost', async (status, write) => {
  const tab = sandbox.visit(undefined, { report: () => undefined });
  await tab.signIn('juan', 'harbor-demo-1');
  const ask = () => tab.client.call(status as 'depositStatus', { requestId: 'lost-answer-1' });
  expect(await ask()).toEqual({ ok: true, value: null });
  await sandbox.steer({ faults: [{ call: write, kind: 'network-down', isCommitted: true, times: 1 }] });
  expect(await attempt(tab, write, 'lost-answer-1')).toEqual({
    ok: false,
    failure: { statusCode: 0, statusMessage: 'disconnect', call: write, isOutcomeUnknown: true },
  });
  expect(await ask()).toMatchObject({ ok: true, value: { requestId: 'lost-answer-1', state: 'pending' } });
  await sandbox.steer({ timeOffsetMs: 7_200_000 });
  expect(await ask()).toMatchObject({ ok: true, value: { state: 'done' } });
});
