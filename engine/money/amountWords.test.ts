import { expect, it } from 'vitest';
import { isZero, negated } from './amountWords';

it('the other sign of an amount is written once', () => {
  expect([negated('5.50'), negated('-5.50')]).toEqual(['-5.50', '5.50']);
  expect(['0', '-0.00', '', '0.01'].map(isZero)).toEqual([true, true, true, false]);
});
