import { expect, it } from 'vitest';
import { betOf, transactionOf } from './history';

/** What every object inherits. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

it.each(inherited)('[CALL-X] a payment and a bet of the state "%s", which nobody knows, are being checked', (word) => {
  const payment = { reference: 'r', kind: word, state: word, amount: '100', fee: '0', date: '2026-11-01T00:00:00Z' };
  const { kind, state } = transactionOf(payment, 2);
  expect({ kind, state }).toEqual({ kind: 'other', state: 'checking' });
  const bet = {
    id: 'b',
    date: '2026-11-01T00:00:00Z',
    provider_code: 'p',
    game_code: 'g',
    game_name: 'Game',
    game_type: 't',
    game_image: '',
    state: word,
    stake: '100',
    payout: '0',
  };
  expect(betOf(bet as Parameters<typeof betOf>[0], 2, 'EN').state).toBe('checking');
});
