import { expect, it } from 'vitest';
import { signedMoney } from './signedMoney';

it.each([
  ['5.00', '+₱5.00'],
  ['-5.00', '−₱5.00'],
  ['0.00', '₱0'],
  ['-0.00', '₱0'],
])('writes %s with its sign', (amount, words) => {
  expect(signedMoney((decimal) => `₱${decimal}`, amount)).toBe(words);
});
