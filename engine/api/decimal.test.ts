import { describe, expect, it } from 'vitest';
import { decimalOf, majorUnits, sumOf } from './decimal';

describe('decimals', () => {
  it.each([
    [1234.5, '1234.5'],
    [0.1, '0.1'],
    [0.29, '0.29'],
    [-12.05, '-12.05'],
    [15, '15'],
    [0, '0'],
    [1e21, '1000000000000000000000'],
    [1.5e22, '15000000000000000000000'],
    [1e-7, '0.0000001'],
    [-2.5e-8, '-0.000000025'],
    [987654321.07, '987654321.07'],
    ['99999999999999999.99', '99999999999999999.99'],
  ])('writes %s by its shortest form', (number, decimal) => {
    expect(decimalOf(number)).toBe(decimal);
  });

  it.each([
    ['123450', 2, '1234.50'],
    ['5', 2, '0.05'],
    ['-5', 2, '-0.05'],
    ['0', 2, '0.00'],
    ['1234', 0, '1234'],
    ['1234567', 3, '1234.567'],
    ['4820133720', 2, '48201337.20'],
  ])('[CALL-X] turns %s minor units with %i digits into major units', (minor, digits, decimal) => {
    expect(majorUnits(minor, digits)).toBe(decimal);
  });

  it.each([
    [['0.1', '0.2'], '0.3'],
    [['410000.2', '0.1'], '410000.3'],
    [['12000', '3000'], '15000'],
    [['-0.05', '0.05'], '0.00'],
    [['1.5', '2.25', '3'], '6.75'],
    [['-1.5', '0.25'], '-1.25'],
    [[], '0'],
  ])('[STATE-2] adds %j exactly', (parts, sum) => {
    expect(sumOf(...parts)).toBe(sum);
  });
});
