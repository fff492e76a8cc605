import { describe, expect, it } from 'vitest';
import { codeIn, digitsOf, expiryOf, phoneOf } from './cleaning';

describe('digitsOf', () => {
  it.each([
    ['0917 555', '0917555'],
    ['12-34/56', '123456'],
    ['abc', ''],
    ['１２３', '123'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['1e5', '15'],
    ['-7', '7'],
  ])('[VALID-1] keeps the digits of %j', (typed, kept) => expect(digitsOf(typed)).toBe(kept));
});

describe('codeIn', () => {
  it.each([
    ['482107', '482107'],
    [' 482 107 ', '482107'],
    ['Your code is 482107. Never share it.', '482107'],
    ['48210799', '482107'],
    ['48-21', '4821'],
  ])('[STATE-5] finds the code in %j', (pasted, code) => expect(codeIn(pasted)).toBe(code));
});

describe('phoneOf', () => {
  it.each([
    ['+63 917 555 0101', '+639175550101'],
    ['(0917) 555-0101', '09175550101'],
    ['0063 917 555 0101', '+639175550101'],
    ['＋63 917', '+63917'],
    ['', ''],
  ])('sends %j as %j', (typed, sent) => expect(phoneOf(typed)).toBe(sent));
});

describe('expiryOf', () => {
  it.each([
    ['829', '08/29'],
    ['08 / 2029', '08/29'],
    ['1229', '12/29'],
    ['1', '1'],
    ['9', '09'],
    ['12', '12'],
  ])('[VALID-1] writes %j as %j', (typed, shown) => expect(expiryOf(typed)).toBe(shown));
});
