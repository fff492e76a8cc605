import { expect, it } from 'vitest';
import { errorOf, hasStatus } from './envelope';

const isRefused = (statusCode: unknown) => errorOf(200, 'OK', { statusCode, statusMessage: 'Refused.' }) !== null;

it('[ERR-7] a status is read as platforms write it: what is said and is no success is a refusal', () => {
  const done = [1, '1', ' 1 ', '1.0', true, 'true', 'OK', 'success', undefined, null, '', ' '];
  const refused = [
    0,
    2,
    -1,
    '0',
    '01x',
    '0x1',
    false,
    'false',
    'error',
    'FAILED',
    'none',
    [],
    [0],
    [1],
    {},
    Number.NaN,
  ];
  expect(done.filter(isRefused)).toEqual([]);
  expect(refused.filter((status) => !isRefused(status))).toEqual([]);
});

it('[ERR-7] the message OK is success whatever the status says', () => {
  expect(errorOf(200, 'OK', { statusCode: 5, statusMessage: 'OK' })).toBeNull();
  expect(errorOf(200, 'OK', { statusCode: false, message: 'OK' })).toBeNull();
});

it('[ERR-7] the platform itself wrote a body with a status', () => {
  expect([{ statusCode: 0 }, { statusCode: false }, { statusCode: 'error' }].map(hasStatus)).toEqual([
    true,
    true,
    true,
  ]);
  expect([{}, { statusCode: null }, '<html>', null].map(hasStatus)).toEqual([false, false, false, false]);
});
