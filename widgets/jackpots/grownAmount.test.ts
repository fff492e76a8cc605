import { describe, expect, it } from 'vitest';
import { grownAmount } from './grownAmount';

describe('grownAmount', () => {
  it.each([
    ['48201337.20', '38.00', 0, '48201337.20'],
    ['48201337.20', '38.00', 3, '48201451.20'],
    ['186420.10', '0.35', 2, '186420.80'],
    ['9007199254740993.01', '0.01', 1, '9007199254740993.02'],
    ['1000', '0.5', 3, '1001'],
    ['0.05', '0.004', 5, '0.07'],
    ['12.00', '1.00', -4, '12.00'],
  ])('lets %s grow by %s a second for %d seconds to %s, exactly', (amount, perSecond, seconds, expected) => {
    expect(grownAmount({ amount, perSecond }, seconds)).toBe(expected);
  });
});
