import { expect, it } from 'vitest';
import { type Answer, credentials, setUp } from '../../tests/fixtures/askedClient';

/** Whether nobody knows what a claim has changed that is answered so. */
async function isUnknown(...answers: readonly Answer[]): Promise<boolean> {
  const result = await setUp(...answers).client.call('claimInbox', { id: '7' });
  return result.ok ? expect.unreachable() : result.failure.isOutcomeUnknown === true;
}

it.each<[string, Answer]>([
  ['no connection', new TypeError('fetch failed')],
  ['broken JSON', { body: undefined }],
  ['an error page of a gateway', { status: 502, body: undefined }],
  ['an error of HTTP whose body refuses with 0', { status: 500, body: { statusCode: 0, statusMessage: 'boom' } }],
  ['an error of HTTP whose body speaks of success', { status: 503, body: { statusCode: 1, message: 'OK' } }],
  ['an error of HTTP whose body writes the success of HTTP', { status: 500, body: { statusCode: 200 } }],
  ['a proxy that gave up waiting', { status: 408, body: undefined }],
  ['trouble at the platform below zero', { body: { statusCode: -500, statusMessage: 'internalServerError' } }],
  ['trouble at the platform', { body: { statusCode: 502, statusMessage: 'late' } }],
])('[CALL-X] nobody knows what a call has changed after %s', async (_, answer) => {
  expect(await isUnknown(answer)).toBe(true);
});

it.each<[string, Answer]>([
  ['with 0', { body: { statusCode: 0, statusMessage: 'alreadyClaimed' } }],
  ['with a switch', { body: { statusCode: false, statusMessage: 'alreadyClaimed' } }],
  ['with a word', { body: { statusCode: 'error', statusMessage: 'alreadyClaimed' } }],
  ['in words of ours for a lost connection', { body: { statusCode: 0, statusMessage: 'disconnect' } }],
  ['with a status of HTTP', { status: 409, body: undefined }],
  ['with 0 and a status of HTTP', { status: 400, body: { statusCode: 0, statusMessage: 'alreadyClaimed' } }],
  ['in words of its own at an error of HTTP', { status: 500, body: { statusCode: 77, statusMessage: 'CLOSE' } }],
])('[CALL-X] a call that the platform refuses %s has changed nothing', async (_, answer) => {
  expect(await isUnknown(answer)).toBe(false);
});

it('[CALL-SITE-2] a read changes nothing, whatever comes of it', async () => {
  const down = new TypeError('fetch failed');
  expect(await setUp(down, down).client.call('hotGames', { list: 'hot' })).toEqual({
    ok: false,
    failure: { statusCode: 0, statusMessage: 'disconnect', call: 'hotGames' },
  });
  expect(await setUp(down).client.call('login', credentials)).toMatchObject({ failure: { isOutcomeUnknown: true } });
});

it.each<[string, Answer, boolean]>([
  ['404', { status: 404, body: {} }, true],
  ['statusCode 404 at a status of success', { body: { statusCode: 404, statusMessage: 'Not Found' } }, true],
  ['statusCode "501" at a status of success', { body: { statusCode: '501', message: 'Not implemented' } }, true],
  ['the address at a status of success', { body: { statusCode: 404, message: 'No route /api/product/games' } }, true],
  ['words about what was asked for', { body: { statusCode: 404, statusMessage: 'noSuchProvider' } }, false],
  ['another refusal', { body: { statusCode: 0, statusMessage: 'Not Found' } }, false],
])('[CALL-X] a call of ours that is answered by %s is missing or not', async (_, answer, isMissing) => {
  const result = await setUp(answer, answer).client.call('games', {});
  expect(result.ok ? null : (result.failure.isMissing ?? false)).toBe(isMissing);
});
