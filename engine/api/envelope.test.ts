import { expect, it } from 'vitest';
import { errorOf, hasStatus, isOwnRefusal } from './envelope';

const isRefused = (statusCode: unknown) => errorOf(200, 'OK', { statusCode, statusMessage: 'Refused.' }) !== null;

it('[ERR-7] a status is read as platforms write it: what is said and is no success is a refusal', () => {
  const done = [1, '1', ' 1 ', '1.0', true, 'true', 'OK', 'success', 200, '200', 201, 204, undefined, null, '', ' '];
  const refused = [
    0,
    2,
    -1,
    -200,
    199,
    300,
    2000,
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

it.each([
  [{ statusCode: 0, statusMessage: '', message: 'sessionExpired' }, 'sessionExpired'],
  [{ statusCode: 0, statusMessage: ' ', message: 'BLOCK' }, 'BLOCK'],
  [{ statusCode: 0, statusMessage: null, message: 'CLOSE' }, 'CLOSE'],
  [{ statusCode: 0, statusMessage: 'BLOCK', message: 'Try later' }, 'BLOCK'],
  [{ statusCode: 0, statusMessage: '', message: '' }, ''],
  [{ statusCode: 0, message: ['Name is missing', 'E-mail is missing'] }, 'Name is missing'],
  [{ statusCode: 0, statusMessage: { account_id: ['', 'Too short'] }, message: 'Invalid' }, 'Too short'],
  [{ statusCode: 0, statusMessage: [], message: { en: 'Try later' } }, 'Try later'],
])('[ERR-7] words that are empty leave the word to the next: %j', (body, statusMessage) => {
  expect(errorOf(200, 'OK', body)).toEqual({ statusCode: 0, statusMessage });
});

it('[ERR-7] the platform itself wrote a body with a status', () => {
  expect([{ statusCode: 0 }, { statusCode: false }, { statusCode: 'error' }].map(hasStatus)).toEqual([
    true,
    true,
    true,
  ]);
  expect([{}, { statusCode: null }, '<html>', null].map(hasStatus)).toEqual([false, false, false, false]);
});

it('[CALL-X] a 404 is a refusal where the platform says so itself, and not where its framework does', () => {
  const refusals = [
    { statusCode: 404, statusMessage: 'gameUnknown' },
    { statusMessage: 'gameUnknown' },
    { statusCode: 0 },
    { statusCode: '12', message: 'No such game' },
  ];
  const frameworks = [
    { statusCode: 404, message: 'Cannot POST /api/product/launch', error: 'Not Found' },
    { message: 'Route POST:/api/product/launch not found', error: 'Not Found', statusCode: 404 },
    { statusCode: 404, statusMessage: 'Cannot find any path matching /api/product/launch.' },
    { statusCode: '404', statusMessage: '' },
    { timestamp: '2026-12-01', status: 404, error: 'Not Found', path: '/api/product/launch' },
    {},
    '<html>',
    undefined,
  ];
  expect(refusals.map((body) => isOwnRefusal(404, body))).toEqual(refusals.map(() => true));
  expect(frameworks.map((body) => isOwnRefusal(404, body))).toEqual(frameworks.map(() => false));
});
