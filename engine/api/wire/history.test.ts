import { expect, it } from 'vitest';
import { betOf, transactionOf } from './history';

/** What every object inherits. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

const payment = { reference: 'r', kind: '', state: '', amount: '100', fee: '0', date: '2026-11-01T00:00:00Z' };
const bet = {
  id: 'b',
  date: '2026-11-01T00:00:00Z',
  provider_code: 'p',
  game_code: 'g',
  game_name: 'Game',
  game_type: 't',
  game_image: '',
  state: '',
  stake: '100',
  payout: '0',
};
const stateOfBet = (state: string) => betOf({ ...bet, state }, 2, 'EN').state;

it.each(inherited)('[CALL-X] a payment and a bet of the state "%s", which nobody knows, are being checked', (word) => {
  const { kind, state } = transactionOf({ ...payment, kind: word, state: word }, 2);
  expect({ kind, state }).toEqual({ kind: 'other', state: 'checking' });
  expect(stateOfBet(word)).toBe('checking');
});

it.each([
  ['deposit', 'done', 'won'],
  ['Withdrawal', 'Rejected', 'Lost'],
  [' bonus', 'pending ', ' void '],
])('[CALL-X] reads kind and state of a payment, and the state of a bet, in either case: %j', (kind, state, ofBet) => {
  expect(transactionOf({ ...payment, kind, state }, 2)).toMatchObject({
    kind: kind.trim().toLowerCase(),
    state: state.trim().toLowerCase(),
  });
  expect(stateOfBet(ofBet)).toBe(ofBet.trim().toLowerCase());
});
