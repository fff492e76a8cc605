import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonResponse } from '../fixtures/environment';
import { shippedForm } from '../fixtures/forms';
import { playerEnvironment } from '../fixtures/player';
import { node, renderPage } from '../fixtures/renderPage';
import { walletSite, type PaymentKind } from './walletVisit';

afterEach(cleanup);

type Answer = (body: Readonly<Record<string, unknown>>) => object | Promise<object>;

/** No answer comes. */
const lost: Answer = () => Promise.reject(new TypeError('network down'));
/** What no ledger has heard of. */
const unheard: Answer = () => ({ statusCode: 1 });
const payment = { request_id: 'r', amount: '50000', fee: '0', created_at: '2026-12-01T12:00:00Z', method: 'Pouch' };
const taken: Answer = ({ request_id }) => ({
  statusCode: 1,
  value: { ...payment, request_id, state: 'PENDING', reference: 'LH-1' },
});
const refused =
  (reason: string): Answer =>
  ({ request_id }) => ({
    statusCode: 1,
    value: { ...payment, request_id, state: 'REJECTED', reference: '', reason },
  });

const terms = { min: '10000', max: '5000000', fee: '0', seconds: 60 };
const bank = { kind: 'bank', bank_code: 'quay', holder: 'Juan', withdrawal: terms };
const reads: Readonly<Record<string, object>> = {
  '/api/wallet/methods': [
    { code: 'wallet', name: 'Pouch Wallet', kind: 'wallet', amounts: ['20000', '70000'], deposit: terms },
    { code: 'card', name: 'Card', kind: 'card', amounts: [], deposit: terms },
  ],
  '/api/wallet/bonuses': [],
  '/api/wallet/transactions': { items: [], total: 0, page: 1, page_size: 10 },
  '/api/wallet/banks': {
    accounts: [
      { ...bank, id: 'b-1', bank_name: 'Quay Savings', number: '•••• 4821' },
      { ...bank, id: 'b-2', bank_name: 'Pier Bank', number: '•••• 1177' },
    ],
    banks: [],
  },
  '/api/wallet/balance': { available: '3000000', locked: '0' },
};

/** The page of a payment; `answers` may change while it is open. */
async function open(kind: PaymentKind, answers: Record<string, Answer>, draft?: object) {
  const base = playerEnvironment();
  const sent: Readonly<Record<string, unknown>>[] = [];
  const fetch: typeof base.fetch = async (url, init) => {
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Readonly<Record<string, unknown>>;
    const answer = answers[url];
    if (url === `/api/wallet/${kind}`) sent.push(body);
    if (answer) return jsonResponse(await answer(body));
    return url in reads ? jsonResponse({ statusCode: 1, value: reads[url] }) : base.fetch(url, init);
  };
  const environment = { ...base, fetch, now: () => Date.now() };
  if (draft)
    environment.session.set(
      `livery.draft.${kind}`,
      JSON.stringify({ version: 1, owner: 'juan', at: Date.now() - 1, draft: { resendAt: {}, ...draft } }),
    );
  const site = walletSite();
  const { container, application } = await renderPage({
    nodes: [node(kind, { forms: [shippedForm(kind)] })],
    address: `/${kind}`,
    environment,
    site: { ...site, timings: { ...site.timings, callTimeoutMs: 500 } },
  });
  const submit = () => {
    const button = container.querySelector('form [type=submit]');
    if (!button) throw new Error(`There is no form:\n${container.textContent}`);
    fireEvent.click(button);
  };
  const pay = async () => {
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '500' } });
    submit();
    if (kind === 'deposit') return;
    await screen.findByText('Review and confirm');
    submit();
  };
  return { container, application, environment, sent, submit, pay };
}

const kinds = ['deposit', 'withdrawal'] as const;
const words = {
  depositLimitReached: 'This deposit would exceed your deposit limit.',
  insufficientBalance: 'Your balance is too low for this amount.',
} as const;
const refusals = [
  ['deposit', 'depositLimitReached'],
  ['withdrawal', 'insufficientBalance'],
] as const;
const card = () => document.querySelector('[data-part="payment"]');

describe('a payment whose answer was lost', () => {
  it.each(kinds)(
    '[CALL-X] once the ledger has it, the form of a %s is empty: one press pays nothing again',
    async (kind) => {
      const { pay, environment, sent } = await open(kind, {
        [`/api/wallet/${kind}`]: lost,
        [`/api/wallet/${kind}_status`]: taken,
      });
      await pay();
      await waitFor(() => expect(card()).not.toBeNull());
      expect(environment.session.get(`livery.draft.${kind}`)).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: /another|new/i }));
      expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('');
      expect(sent).toHaveLength(1);
    },
  );

  it.each(refusals)('[CALL-X] says why a %s was refused, until something is typed', async (kind, reason) => {
    const { pay, container } = await open(kind, {
      [`/api/wallet/${kind}`]: lost,
      [`/api/wallet/${kind}_status`]: refused(reason),
    });
    await pay();
    expect((await screen.findByText(words[reason])).closest('[role=alert]')).not.toBeNull();
    expect(container.querySelector('form')).not.toBeNull();
    if (kind === 'withdrawal') fireEvent.click(screen.getByRole('button', { name: /back/i }));
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
    expect(amount.value).toBe('500');
    fireEvent.change(amount, { target: { value: '300' } });
    await waitFor(() => expect(screen.queryByText(words[reason])).toBeNull());
  });

  it.each(refusals)(
    '[CALL-X] is sent again in its own place, and says why a %s was refused then',
    async (kind, reason) => {
      const path = `/api/wallet/${kind}`;
      const answers: Record<string, Answer> = { [path]: lost, [`${path}_status`]: unheard };
      const { pay, container, sent } = await open(kind, answers);
      await pay();
      const again = await screen.findByRole('button', { name: 'Send again' });
      let refuse: (answer: object) => void = () => undefined;
      answers[path] = () => new Promise((resolve) => (refuse = resolve));
      fireEvent.click(again);
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(container.querySelector('form')).toBeNull();
      expect(container.querySelector('[data-part="payment-open"] button')?.getAttribute('aria-busy')).toBe('true');
      act(() => refuse({ statusCode: 422, statusMessage: reason }));
      expect((await screen.findByText(words[reason])).closest('[role=alert]')).not.toBeNull();
      expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(1);
    },
  );
});

describe('a payment that was taken just now', () => {
  it.each([
    ['deposit', 'the ledger has not heard of it', unheard],
    ['withdrawal', 'the ledger has not heard of it', unheard],
    ['deposit', 'its status cannot be read', lost],
    ['withdrawal', 'its status cannot be read', lost],
  ] as const)('[CALL-X] stands as the platform took it: a %s, where %s', async (kind, _, status) => {
    const { pay, container } = await open(kind, {
      [`/api/wallet/${kind}`]: taken,
      [`/api/wallet/${kind}_status`]: status,
    });
    await pay();
    await waitFor(() => expect(card()?.getAttribute('data-state')).toBe('pending'));
    await screen.findByText(/^We can’t get the latest status of this payment/);
    expect(card()?.textContent).toContain('LH-1');
    expect(card()?.textContent).toContain('₱500.00');
    expect(container.textContent).not.toMatch(/not found|money isn’t affected/);
  });
});

describe('a payment that is answered as rejected', () => {
  it.each(refusals)('[CALL-X] keeps what was typed in the form of a %s, and says why', async (kind, reason) => {
    const { pay, environment } = await open(kind, { [`/api/wallet/${kind}`]: refused(reason) });
    await pay();
    await screen.findByText(words[reason]);
    expect(card()).toBeNull();
    expect(environment.session.get(`livery.draft.${kind}`)).not.toBeNull();
    expect((await screen.findByLabelText<HTMLInputElement>('Amount')).value).toBe('500');
  });
});

describe('a payment that is being sent', () => {
  it('[CALL-X] stays as it was sent: neither another amount nor another way can be chosen', async () => {
    const { pay, container } = await open('deposit', { '/api/wallet/deposit': () => new Promise(() => undefined) });
    await pay();
    await waitFor(() => expect(container.querySelector('form [type=submit]')?.getAttribute('aria-busy')).toBe('true'));
    const chip = [...container.querySelectorAll<HTMLElement>('[data-part="amount-chips"] button')].at(-1);
    if (chip) fireEvent.click(chip);
    expect(chip?.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('500');
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('a withdrawal that waits to be confirmed', () => {
  const draft = (bankId: string) => ({ values: { bank: bankId, amount: '=500' }, steps: { withdrawal: 'confirm' } });

  it('[CALL-X] [STATE-1] is sent where all of it still stands', async () => {
    const { submit, sent } = await open('withdrawal', { '/api/wallet/withdrawal': taken }, draft('b-2'));
    await screen.findByText('Review and confirm');
    submit();
    await waitFor(() => expect(sent.map(({ bank_id, amount }) => [bank_id, amount])).toEqual([['b-2', '50000']]));
  });

  it('[CALL-X] [STATE-1] to an account that has been removed is not sent: its step comes back with what is wrong', async () => {
    const { submit, sent, container } = await open('withdrawal', { '/api/wallet/withdrawal': taken }, draft('b-9'));
    await screen.findByText('Review and confirm');
    submit();
    await screen.findByLabelText('Amount');
    await waitFor(() => expect(container.querySelector('[aria-invalid]')?.getAttribute('name')).toBe('bank'));
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
    expect(sent).toEqual([]);
  });
});
