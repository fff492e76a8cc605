import { describe, expect, it } from 'vitest';
import { compiled } from '../../tests/fixtures/forms';
import { currencyOf } from '../config/currencies';
import { separatorsOf } from './amount';
import { validateField } from './validateField';
import type { FormData, FormValue } from './outcome';

const label = { EN: 'Field' };
const submit = { action: 'login', label };
const now = Date.parse('2026-12-01T12:00:00');

function fieldError(
  field: object,
  value: FormValue | undefined,
  others: Readonly<Record<string, FormValue>> = {},
  data: FormData = {},
  places = 2,
) {
  const other = { kind: 'password', name: 'other', label, purpose: 'new' };
  const fields =
    compiled({ steps: [{ id: 'only', fields: [{ name: 'value', label, ...field }, other], submit }] }).steps[0]
      ?.fields ?? [];
  const [first] = fields;
  if (!first) throw new Error('The form has no field.');
  return validateField(first, { value, ...others }, fields, {
    separators: separatorsOf('en', currencyOf('PHP')),
    places,
    data,
    now,
  });
}

describe('validateField: kinds', () => {
  it.each([
    ['letters', 'Juan dela Cruz', null],
    ['letters', 'মোঃ রহিম', null],
    ['letters', 'राम बहादुर', null],
    ['letters', 'Nguyễn Thị Ánh', null],
    ['letters', 'R2D2', 'invalid'],
    ['letters', "O'Neil", 'invalid'],
    ['letters', '\u200eJuan dela Cruz\u200b', null],
    ['letters', 'র\u200d্যাব', null],
    ['digits', '12 34', null],
    ['email', 'juan@mail.example', null],
    ['email', ' juan@mail.example ', null],
    ['email', 'juan@mail', 'invalid'],
    ['email', 'juan mail@x.example', 'invalid'],
    ['url', 'https://mail.example/a?b', null],
    ['url', 'mail.example', 'invalid'],
    ['url', 'javascript:alert(1)', 'invalid'],
    ['url', 'https://localhost', 'invalid'],
    ['phone', '+63 917 555 0101', null],
    ['phone', '0917-555-0101', null],
    ['phone', '12345', 'invalid'],
    ['date', '2000-02-29', null],
    ['date', '2001-02-29', 'invalid'],
    ['date', '29.02.2000', 'invalid'],
    ['amount', '1,234.50', null],
    ['amount', '12 pesos', null],
    ['amount', 'much', 'invalid'],
    ['amount', '1.005', 'decimals'],
  ])('[VALID-1] [VALID-2] %s %j: %s', (kind, value, expected) => expect(fieldError({ kind }, value)).toBe(expected));

  it.each([
    ['482107', null],
    ['482 107', null],
    ['48210', 'invalid'],
    ['', 'invalid'],
  ])('[STATE-5] a code %j: %s', (value, expected) =>
    expect(fieldError({ kind: 'code', resend: 'requestLoginCode' }, value)).toBe(expected),
  );
});

describe('validateField: rules', () => {
  const text = (...rules: object[]) => ({ kind: 'text', rules });
  const password = (...rules: object[]) => ({ kind: 'password', purpose: 'new', rules });
  const amount = (...rules: object[]) => ({ kind: 'amount', rules });
  it.each<[string, object, FormValue | undefined, Record<string, FormValue>, string | null]>([
    ['required, empty', text({ rule: 'required' }), '  ', {}, 'rule:0'],
    ['required, only marks that nobody sees', text({ rule: 'required' }), '\u200b', {}, 'rule:0'],
    [
      'a named pattern kept beside such marks',
      text({ rule: 'pattern', pattern: 'account-name' }),
      'juan\u200b',
      {},
      null,
    ],
    [
      'matches beside such marks',
      text({ rule: 'matches', field: 'other' }),
      'secret-12\u200b',
      { other: 'secret-12' },
      null,
    ],
    ['required, never seen', text({ rule: 'required' }), undefined, {}, 'rule:0'],
    ['required, not ticked', { kind: 'checkbox', rules: [{ rule: 'required' }] }, false, {}, 'rule:0'],
    ['required, ticked', { kind: 'checkbox', rules: [{ rule: 'required' }] }, true, {}, null],
    ['not required, empty', text({ rule: 'min-length', count: 3 }), '', {}, null],
    ['too short', text({ rule: 'required' }, { rule: 'min-length', count: 3 }), 'ab', {}, 'rule:1'],
    ['letters outside the basic plane count once', text({ rule: 'max-length', count: 2 }), '🎲🎲', {}, null],
    ['too long', text({ rule: 'max-length', count: 2 }), 'abc', {}, 'rule:0'],
    ['a named pattern kept', text({ rule: 'pattern', pattern: 'account-name' }), 'juana_1', {}, null],
    ['a named pattern broken', text({ rule: 'pattern', pattern: 'account-name' }), 'Juana!', {}, 'rule:0'],
    ['matches', password({ rule: 'matches', field: 'other' }), 'secret-12', { other: 'secret-12' }, null],
    ['matches not', password({ rule: 'matches', field: 'other' }), 'secret-12', { other: 'secret-13' }, 'rule:0'],
    ['differs not', password({ rule: 'differs', field: 'other' }), 'secret-12', { other: 'secret-12' }, 'rule:0'],
    ['blanks of a password count', password({ rule: 'min-length', count: 8 }), '  four  ', {}, null],
    ['within the range', amount({ rule: 'amount-range', min: '100', max: '500.50' }), '500.50', {}, null],
    ['below it', amount({ rule: 'amount-range', min: '100', max: '500' }), '99.99', {}, 'rule:0:min'],
    ['above it', amount({ rule: 'amount-range', min: '100', max: '500' }), '500.01', {}, 'rule:0:max'],
    [
      'longer than any number can hold',
      amount({ rule: 'amount-range', max: '90071992547409930000' }),
      '90071992547409930000.01',
      {},
      'rule:0:max',
    ],
    ['a whole step', amount({ rule: 'amount-step', step: '0.05' }), '10.15', {}, null],
    ['between steps', amount({ rule: 'amount-step', step: '0.05' }), '10.16', {}, 'rule:0'],
    ['18 today', { kind: 'date', rules: [{ rule: 'age', years: 18 }] }, '2008-12-01', {}, null],
    ['18 tomorrow', { kind: 'date', rules: [{ rule: 'age', years: 18 }] }, '2008-12-02', {}, 'rule:0'],
  ])('%s', (_, field, value, others, expected) => expect(fieldError(field, value, others)).toBe(expected));

  it.each([
    ['limits of the data', '49', 'rule:0:min'],
    ['limits of the data', '50', null],
    ['limits of the data', '1001', 'rule:0:max'],
  ])('keeps to %s: %s', (_, value, expected) => {
    const field = { kind: 'amount', rules: [{ rule: 'amount-range', minFrom: 'deposit.min', maxFrom: 'deposit.max' }] };
    expect(fieldError(field, value, {}, { 'deposit.min': '50', 'deposit.max': '1000' })).toBe(expected);
  });

  it('asks nothing of a limit that is not known yet', () => {
    expect(fieldError({ kind: 'amount', rules: [{ rule: 'amount-range', minFrom: 'deposit.min' }] }, '1')).toBe(null);
  });

  it('takes three decimals for a currency that has them, and none for one without', () => {
    expect(fieldError({ kind: 'amount' }, '1.125', {}, {}, 3)).toBe(null);
    expect(fieldError({ kind: 'amount' }, '1.5', {}, {}, 0)).toBe('decimals');
  });
});
