import { describe, expect, it } from 'vitest';
import { isLess, isMultiple, isZero, negated, placesOf, scaled } from './decimal';

describe('decimal arithmetic', () => {
  it('writes the other sign of a decimal once', () => {
    expect([negated('5.50'), negated('-5.50')]).toEqual(['-5.50', '5.50']);
  });

  it.each([
    ['0', true],
    ['-0.00', true],
    ['', true],
    ['0.01', false],
    ['-10', false],
  ])('knows whether "%s" is zero', (decimal, zero) => {
    expect(isZero(decimal)).toBe(zero);
  });

  it.each([
    ['9.9', '10', true],
    ['10', '9.99', false],
    ['1.50', '1.5', false],
    ['-0.05', '0', true],
    ['-1', '-1.5', false],
    ['99999999999999999.98', '99999999999999999.99', true],
  ])('compares %s with %s exactly', (a, b, less) => {
    expect(isLess(a, b)).toBe(less);
  });

  it.each([
    ['150', '50', true],
    ['0.3', '0.1', true],
    ['1.05', '0.1', false],
    ['100', '0', false],
  ])('knows whether %s is a multiple of %s', (decimal, step, multiple) => {
    expect(isMultiple(decimal, step)).toBe(multiple);
  });

  it('scales a decimal to an integer', () => {
    expect([scaled('1.5', 2), scaled('-0.05', 2), scaled('7', 0)]).toEqual([150n, -5n, 7n]);
    expect([placesOf('1', '2.25', '0.5'), placesOf()]).toEqual([2, 0]);
  });
});
