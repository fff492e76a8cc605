import { expect, it } from 'vitest';
import { site } from '../../tests/fixtures/newSite';
import { readConfigInput } from '../config/readConfigs';
import { normalised } from './askNewSite';
import { createChecker, siteText, type NewSite } from './newSite';

const { check } = createChecker(readConfigInput(process.cwd()), []);
const bad = (wrong: Partial<NewSite>) => check({ ...site, ...wrong });

it.each([
  ['USDT 6', { code: 'USDT', digits: 6 }],
  ['USDT,6,₮', { code: 'USDT', digits: 6, symbol: '₮' }],
  ['usdt, 2 kr.', { code: 'USDT', digits: 2, symbol: 'kr.' }],
  ['php', 'PHP'],
])('[SITE-1] the currency "%s" is written as the file says it', (said, currency) => {
  const answered = { ...site, currency: normalised('currency', said) };
  expect(check(answered)).toEqual([]);
  expect(JSON.parse(siteText(answered))).toMatchObject({ currency });
});

it.each([
  [
    'USDT',
    '"USDT" is not a currency code of ISO 4217. Did you mean "USD"? Write "USDT 6" for one that the standard does not know.',
  ],
  ['USDT six', 'Expected a whole number, but found "six". For example 6.'],
  ['USDT 9', '9 is too large: it may be at most 8.'],
  [
    'USDT 6 ₮ x',
    'Write letters or a currency sign, five characters at most; points and slashes may follow the first. "₮ x" is not so. For example "₮".',
  ],
])('[SITE-1] the currency "%s" is refused with what to answer', (currency, message) => {
  expect(bad({ currency })).toEqual([{ answer: 'currency', message }]);
});
