import { expect, it } from 'vitest';
import { failureRules } from '../../tests/fixtures/failureRules';
import session from '../../site-configs/platform/session.json' with { type: 'json' };
import type { FailedCall } from './failedCall';
import { outcomeOf, type Outcome } from './outcome';
import type { ErrorPresentation } from './endpoint';

const rules = { ...session, ...failureRules };
const player = { accountId: 'juan', auth: 's-1' };

function failed(
  statusMessage: string,
  errorPresentation: ErrorPresentation,
  options: Partial<FailedCall> = {},
): FailedCall {
  return {
    failure: { statusCode: 0, statusMessage, call: 'claimMission' },
    isNetworkError: false,
    errorPresentation,
    identity: player,
    ...options,
  };
}

it.each(['sessionExpired', 'Session Expired', 'BLOCK', 'CLOSE', 'permissionDenied'])(
  '[ERR-1] %s ends the session, whatever the call',
  (message) => {
    for (const errorPresentation of ['silent', 'form', 'toast', 'dialog'] as const)
      expect(outcomeOf(failed(message, errorPresentation), rules)).toBe('expire');
  },
);

it('[ERR-1] a guest has a session to end only where he asked for something', () => {
  const ofGuest = (errorPresentation: ErrorPresentation) =>
    outcomeOf(failed('sessionExpired', errorPresentation, { identity: null }), rules);
  expect((['silent', 'form', 'toast', 'dialog'] as const).map(ofGuest)).toEqual(['log', 'expire', 'expire', 'expire']);
});

it('[ERR-2] serviceUnavailable is only logged, whoever asked', () => {
  for (const errorPresentation of ['silent', 'form', 'toast', 'dialog'] as const)
    expect(outcomeOf(failed('serviceUnavailable', errorPresentation), rules)).toBe('log');
});

it.each<[string, ErrorPresentation, boolean, Outcome]>([
  ['a refused action', 'dialog', false, 'dialog'],
  ['an action without an answer', 'dialog', true, 'dialog'],
  ['a small thing that is refused', 'toast', false, 'toast'],
  ['what a form can mend', 'form', false, 'log'],
  ['a form without an answer', 'form', true, 'dialog'],
  ['a refused read, which shows it in its place', 'silent', false, 'log'],
  ['a read without an answer', 'silent', true, 'log'],
])('[ERR-3] of any other message, %s', (_, errorPresentation, isNetworkError, outcome) => {
  expect(outcomeOf(failed('noSpinsLeft', errorPresentation, { isNetworkError }), rules)).toBe(outcome);
});

it.each([
  'sessionexpired',
  'session expired',
  'SESSION_EXPIRED',
  'session-expired',
  'Session expired.',
  ' Session Expired! ',
  'Block',
  'close',
  'Permission denied',
  'PERMISSION_DENIED',
])('[ERR-1] "%s" ends the session as the word that it spells', (message) => {
  expect(outcomeOf(failed(message, 'dialog'), rules)).toBe('expire');
});

it.each(['BLOCKED', 'Closed', 'Your session expired', 'permission', 'ServiceUnavailable', ''])(
  '[ERR-3] takes "%s" for any other message',
  (message) => {
    expect(outcomeOf(failed(message, 'dialog'), rules)).toBe('dialog');
  },
);
