import { describe, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import { createPageClient } from '../api/pageClient';
import { readOutcome } from './readOutcome';

/** A client of a player whose platform answers each call with this. */
function clientOf(answer: unknown) {
  return createPageClient({
    environment: {
      fetch: () => Promise.resolve(new Response(JSON.stringify(answer))),
      setTimeout: (run) => Number(setTimeout(run, 0)),
      clearTimeout,
      report: () => undefined,
      log: () => undefined,
    },
    site: testSite(),
    identity: () => ({ accountId: 'juan', auth: 'session-1', ended: new AbortController().signal }),
  });
}

const requestId = '3f2b8f0e-9f5d-4c1e-8a57-0d6f3f1f9b11';
const payment = {
  request_id: requestId,
  amount: '15025',
  fee: '0',
  created_at: '2026-12-01T12:00:00Z',
  reason: 'amountTooLow',
};
const request = {
  requestId,
  params: { methodCode: 'wallet', amount: '150.25' },
};

describe('what became of a payment', () => {
  it.each([
    [
      'refused where it was never taken',
      { reference: '', state: 'REJECTED' },
      { status: 'refused', word: 'amountTooLow' },
    ],
    ['refused where no reference is told', { state: 'REJECTED' }, { status: 'refused', word: 'amountTooLow' }],
    [
      'refused where its reference is null',
      { reference: null, state: 'REJECTED' },
      { status: 'refused', word: 'amountTooLow' },
    ],
    ['done where it was taken and refused later', { reference: 'LH-1', state: 'REJECTED' }, { status: 'done' }],
    ['done where it is on its way', { reference: 'LH-1', state: 'PENDING' }, { status: 'done' }],
  ])('[CALL-X] is %s', async (_, state, outcome) => {
    const client = clientOf({ statusCode: 1, value: { ...payment, ...state } });
    expect(await readOutcome(client, 'deposit', request)).toMatchObject({ ok: true, value: outcome });
  });
});

it('[CALL-X] a payment of another request is no answer', async () => {
  const another = { ...payment, request_id: 'another-request', reference: 'LH-9', state: 'DONE', amount: '999900' };
  const client = clientOf({ statusCode: 1, value: another });
  for (const name of ['deposit', 'withdraw'] as const)
    expect(await readOutcome(client, name, request as never)).toMatchObject({ ok: false });
  expect(await client.call('deposit', { ...request.params, requestId })).toMatchObject({
    ok: false,
    failure: { isOutcomeUnknown: true },
  });
});

it('[CALL-X] the id of a request is the same in capital letters', async () => {
  const client = clientOf({ statusCode: 1, value: { ...payment, request_id: requestId.toUpperCase(), state: 'DONE' } });
  expect(await readOutcome(client, 'deposit', request)).toMatchObject({ ok: true, value: { status: 'done' } });
});

describe('what became of a limit', () => {
  const limit = { period: 'DAY', used: '0', amount: '10000' };
  const pending = { amount: '50000', at: '2026-12-02T12:00:00Z' };
  it.each([
    ['done where it stands', limit, '100', { status: 'done' }],
    ['done where it begins tomorrow', { ...limit, pending }, '500', { status: 'done' }],
    ['not known where another begins tomorrow', { ...limit, pending }, '100', null],
    [
      'done where none begins tomorrow, as was asked',
      { ...limit, pending: { at: pending.at } },
      undefined,
      { status: 'done' },
    ],
  ])('[CALL-X] is %s', async (_, answer, amount, outcome) => {
    const params = { period: 'day', ...(amount === undefined ? {} : { amount }) } as const;
    const read = await readOutcome(clientOf({ statusCode: 1, value: [answer] }), 'setLimit', {
      requestId: 'r',
      params,
    });
    if (outcome === null) expect(read).toEqual({ ok: true, value: null });
    else expect(read).toMatchObject({ ok: true, value: outcome });
  });

  it.each<[what: string, row: object, amount?: string]>([
    ['a limit', { ...limit, amount: '5000.00' }],
    ['a limit to come', { ...limit, pending: { ...pending, amount: '9000.00' } }],
    ['the time of a limit to come', { ...limit, pending: { ...pending, at: 'tomorrow' } }, '100'],
  ])('[CALL-X] is asked again where %s can not be read', async (_, row, amount) => {
    const params = { period: 'day', ...(amount === undefined ? {} : { amount }) } as const;
    const client = clientOf({ statusCode: 1, value: [row, { period: 'WEEK', used: '0' }] });
    expect(await readOutcome(client, 'setLimit', { requestId: 'r', params })).toMatchObject({ ok: false });
  });

  it('[CALL-X] is known beside a limit of a period that the site does not have', async () => {
    const client = clientOf({
      statusCode: 1,
      value: [
        { period: 'YEAR', used: '0' },
        { ...limit, period: 'day' },
      ],
    });
    expect(await client.call('limits', {})).toMatchObject({ ok: true, value: [{ period: 'day', amount: '100.00' }] });
  });
});
