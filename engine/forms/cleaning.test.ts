import { describe, expect, it } from 'vitest';
import { asciiDigits, codeIn, codesIn, digitsOf, expiryOf, phoneOf, phoneTyped, visibleText } from './cleaning';

/** Every decimal digit of Unicode with its value, by its compatibility form or by a numbering system of ICU. */
function decimalDigits(): readonly (readonly [digit: string, value: string])[] {
  const values = new Map(
    Intl.supportedValuesOf('numberingSystem').flatMap((numberingSystem) => {
      const format = new Intl.NumberFormat('en', { numberingSystem });
      return Array.from({ length: 10 }, (_, value) => [format.format(value), String(value)] as const);
    }),
  );
  return Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => /^\p{Nd}$/u.test(letter))
    .map((digit) => [digit, values.get(digit) ?? digit.normalize('NFKC')]);
}

describe('asciiDigits', () => {
  it('[VALID-1] reads every decimal digit of Unicode by its value', () => {
    const digits = decimalDigits();
    expect(digits.length).toBeGreaterThanOrEqual(650);
    expect(digits.filter(([, value]) => !/^[0-9]$/.test(value))).toEqual([]);
    expect(digits.filter(([digit, value]) => asciiDigits(digit) !== value)).toEqual([]);
  });

  it('[VALID-1] reads bold figures of a pasted promotion as they look', () =>
    expect(asciiDigits('𝟱𝟬𝟬 𝟮𝟱𝟎 𝟗𝟘 𝟿')).toBe('500 250 90 9'));
});

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
    ['Your 2FA code is 482107', '482107'],
    ['24/7 Livery: 482107', '482107'],
    ['24/7 Livery: 482 107', '482107'],
    ['24/7 482-107', '482107'],
    ['Step 2: 48 21 07, good for 10 minutes', '482107'],
    ['2FA: 4 8 2 1 0 7', '482107'],
    ['2FA: 𝟰𝟴𝟮 𝟭𝟬𝟯', '482103'],
    ['Call +63 917 555 0101. Code: 482 107.', '482107'],
    ['2026-12-01 10:30 code 482107', '482107'],
    ['Your code is 482107.\n@livery.example #482107', '482107'],
  ])('[STATE-5] finds the code in %j', (pasted, code) => expect(codeIn(pasted)).toBe(code));
});

describe('phoneOf', () => {
  it.each([
    ['+63 917 555 0101', '+639175550101'],
    ['(0917) 555-0101', '09175550101'],
    ['0063 917 555 0101', '+639175550101'],
    ['＋63 917', '+63917'],
    ['(+63) 917 123 4567', '+639171234567'],
    ['\u202a+63 917 123 4567\u202c', '+639171234567'],
    ['Tel. ＋63 917', '+63917'],
    ['917 +63', '91763'],
    ['', ''],
  ])('sends %j as %j', (typed, sent) => expect(phoneOf(typed)).toBe(sent));
});

it('[STATE-5] tells every code that a text may mean, each once', () => {
  expect(codesIn('Order 204811, code 482107, again: 482107')).toEqual(['204811', '482107']);
  expect(codesIn('4821 and 07')).toEqual([]);
});

it.each([
  ['juan\u200b', 'juan'],
  ['\u202a juan@mail.example \u202c', 'juan@mail.example'],
  ['ju\u00ada\u2060n\ufeff', 'juan'],
  ['ju\u200dan', 'juan'],
  ['র\u200d্যাব', 'র\u200d্যাব'],
  ['\u200dরহিম\u200c', 'রহিম'],
  ['राम\u200b बहादुर', 'राम बहादुर'],
  ['\u200e', ''],
])('[VALID-1] sends %j as %j, as it looks', (typed, sent) => expect(visibleText(typed)).toBe(sent));

it('[VALID-1] leaves a plus of full width in a phone number that is typed', () =>
  expect(phoneTyped('Tel.: ＋63 (917) 555-01')).toBe('. +63 (917) 555-01'));

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
