import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { jsonResponse, type TestEnvironment } from '../../tests/fixtures/environment';
import { playerEnvironment } from '../../tests/fixtures/player';
import { renderInside } from '../../tests/fixtures/renderPage';
import { turn } from '../../tests/fixtures/settled';
import { useClaims } from '../club/useClaims';
import { usePaymentStatus } from '../money/usePaymentStatus';
import { usePlayerRead } from './usePlayerRead';

afterEach(cleanup);

/**
 * A player's world on a slow line: `path` is answered by `answer`, never by itself; `pass` lets every timer run that
 * waits `from` to `to` ms.
 */
function slowWorld(path: string) {
  const base = playerEnvironment();
  const open: { readonly resolve: (response: Response) => void; readonly signal: AbortSignal | null }[] = [];
  const timers = new Map<number, { readonly run: () => void; readonly ms: number }>();
  let asked = 0;
  const environment: TestEnvironment = {
    ...base,
    fetch: (url, init) => {
      if (url !== path) return base.fetch(url, init);
      asked += 1;
      return new Promise((resolve, reject) => {
        open.push({ resolve, signal: init.signal ?? null });
        init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    },
    setTimeout: (run, ms) => {
      const id = base.setTimeout(run, ms);
      timers.set(id, { run, ms });
      return id;
    },
    clearTimeout: (id) => {
      timers.delete(id);
      base.clearTimeout(id);
    },
  };
  const settle = () => act(turn);
  return {
    environment,
    asked: () => asked,
    aborted: () => open.filter(({ signal }) => signal?.aborted).length,
    waits: () => [...timers.values()].map(({ ms }) => Math.round(ms)).filter((ms) => ms >= 3000 && ms < 5200),
    pass: async () => {
      for (const [id, { run, ms }] of [...timers]) {
        if (ms < 3000 || ms >= 5200) continue;
        timers.delete(id);
        base.clearTimeout(id);
        act(run);
      }
      await settle();
    },
    happen: async (event: 'focus' | 'pageshow' | 'online') => {
      act(() => base.happen(event));
      await settle();
    },
    answer: async (body: object) => {
      open.at(-1)?.resolve(jsonResponse(body));
      await settle();
      await settle();
    },
  };
}

it('[CALL-X] a payment is asked about again after each answer, and no look ends the one before', async () => {
  const world = slowWorld('/api/wallet/deposit_status');
  const payment = {
    request_id: 'request-1',
    reference: 'LH-1',
    amount: '50000',
    fee: '0',
    created_at: '2026-12-01T12:00:00Z',
  };
  function Status() {
    return <p>{usePaymentStatus('deposit', 'request-1').payment?.state ?? 'none'}</p>;
  }
  await renderInside(<Status />, { environment: world.environment });
  await expect.poll(world.asked).toBe(1);
  await world.pass();
  await world.happen('focus');
  await world.happen('pageshow');
  expect([world.asked(), world.aborted()]).toEqual([1, 0]);
  await world.answer({ statusCode: 1, value: { ...payment, state: 'PENDING' } });
  await screen.findByText('pending');
  // The page was looked at meanwhile: once more, not twice.
  await expect.poll(world.asked).toBe(2);
  await world.answer({ statusCode: 1, value: { ...payment, state: 'PENDING' } });
  await expect.poll(world.waits).toEqual([3000]);
  await world.pass();
  expect(world.asked()).toBe(3);
  await world.answer({ statusCode: 1, value: { ...payment, state: 'PENDING' } });
  await expect.poll(world.waits).toEqual([3900]);
  await world.pass();
  await world.answer({ statusCode: 1, value: { ...payment, state: 'DONE' } });
  await screen.findByText('done');
  expect([world.waits(), world.asked(), world.aborted()]).toEqual([[], 4, 0]);
});

it('[CALL-X] a claim of unknown outcome is told by the first list that comes, however slowly', async () => {
  const world = slowWorld('/api/wallet/banks');
  const list = { statusCode: 1, value: { accounts: [], banks: [] } };
  const lost = {
    ok: false,
    failure: { call: 'claimMission', statusCode: 0, statusMessage: 'disconnect', isOutcomeUnknown: true },
  } as const;
  const ask = () => Promise.resolve(lost);
  const nothing = () => undefined;
  function Reward() {
    const claims = useClaims(usePlayerRead('banks', {}), ask, nothing);
    return <button onClick={() => claims.claim('m')}>{claims.stateOf('m') ?? 'as listed'}</button>;
  }
  await renderInside(<Reward />, { environment: world.environment });
  await expect.poll(world.asked).toBe(1);
  await world.answer(list);
  const button = screen.getByRole('button');
  await act(async () => {
    button.click();
    await Promise.resolve();
  });
  await expect.poll(world.asked).toBe(2);
  for (let look = 0; look < 5; look += 1) await world.pass();
  expect([button.textContent, world.asked(), world.aborted()]).toEqual(['checking', 2, 0]);
  await world.answer({ statusCode: 422, statusMessage: 'unknown' });
  await expect.poll(world.waits).toEqual([4000]);
  expect(button.textContent).toBe('checking');
  await world.pass();
  await world.answer(list);
  await expect.poll(() => button.textContent).toBe('as listed');
  expect([world.waits(), world.asked()]).toEqual([[], 3]);
});

it('[ERR-4] a line that comes and goes ends no read that is under way, and what failed is asked for once more', async () => {
  const world = slowWorld('/api/wallet/banks');
  function Banks() {
    const { status, refresh } = usePlayerRead('banks', {});
    return <button onClick={refresh}>{status}</button>;
  }
  await renderInside(<Banks />, { environment: world.environment });
  await expect.poll(world.asked).toBe(1);
  await world.answer({ statusCode: 422, statusMessage: 'unknown' });
  await screen.findByRole('button', { name: 'failed' });
  for (let back = 0; back < 3; back += 1) await world.happen('online');
  expect([world.asked(), world.aborted()]).toEqual([2, 0]);
  await world.answer({ statusCode: 422, statusMessage: 'unknown' });
  await expect.poll(world.asked).toBe(3);
  await world.answer({ statusCode: 1, value: { accounts: [], banks: [] } });
  await screen.findByRole('button', { name: 'ready' });
  expect([world.asked(), world.aborted()]).toEqual([3, 0]);
});
