import { describe, expect, it } from 'vitest';
import { good, openSite, player } from '../../tests/fixtures/openSite';

const signUpPath = '/api/auth/signup';
const loginPath = '/api/auth/login';
const form = { accountId: 'juan', password: 'secret-77', phone: '+639175550101', email: '' };
const taken = { statusCode: 409, statusMessage: 'accountTaken' };
const wrongPassword = { statusCode: 0, statusMessage: 'invalidCredentials' };
const opened = { statusCode: 1 };
/** A call without an answer is a network that is down. */
const lost = undefined;

/** Signs up on a platform that answers as told, attempt by attempt. */
async function attempts(
  answers: readonly { readonly signUp?: unknown; readonly login?: unknown; readonly as?: object }[],
) {
  const now: Record<string, unknown> = { ...good };
  const { calls, environment, stores } = openSite(now);
  const controller = await stores.sessionLoader.load();
  const outcomes: unknown[] = [];
  for (const { signUp, login, as } of answers) {
    now[signUpPath] = signUp;
    now[loginPath] = login;
    const result = await controller.signUp({ ...form, ...as });
    outcomes.push(result.ok ? 'in' : result.failure.statusMessage);
  }
  const asked = calls.map(({ path }) => path).filter((path) => path === signUpPath || path === loginPath);
  return { outcomes, asked, environment, stores, controller, now };
}

const lostWords = 'internalServerError';

describe('an account that was opened without a sign-in', () => {
  it.each([
    ['got no answer', lost, lostWords],
    ['was refused', { statusCode: 403, statusMessage: 'PENDING' }, 'PENDING'],
  ])('[CALL-AUTH-5] [STATE-4] is not opened again where the sign-in %s', async (_, login, words) => {
    const { outcomes, asked, stores } = await attempts([
      { signUp: opened, login },
      { signUp: taken, login },
      { signUp: taken, login: player },
    ]);
    expect(outcomes).toEqual([words, words, 'in']);
    expect(asked).toEqual([signUpPath, loginPath, loginPath, loginPath]);
    expect(stores.session.accountId).toBe('juan');
  });

  it.each([
    ['was lost', lost, lostWords],
    ['was a gateway’s error', { statusCode: 504, statusMessage: '' }, ''],
  ])('[CALL-AUTH-5] [STATE-4] is entered where its answer %s and its name is taken then', async (_, signUp, words) => {
    const { outcomes, asked } = await attempts([{ signUp }, { signUp: taken, login: player }]);
    expect(outcomes).toEqual([words, 'in']);
    expect(asked).toEqual([signUpPath, signUpPath, loginPath]);
  });

  it('[CALL-AUTH-5] is tried again as long as the sign-in gets no answer', async () => {
    const { outcomes } = await attempts([
      { signUp: lost },
      { signUp: taken, login: lost },
      { signUp: taken, login: player },
    ]);
    expect(outcomes).toEqual([lostWords, lostWords, 'in']);
  });

  it('[CALL-AUTH-5] is somebody else’s where the platform refuses its password, which is tried once', async () => {
    const { outcomes, asked } = await attempts([
      { signUp: lost },
      { signUp: taken, login: wrongPassword },
      { signUp: taken, login: wrongPassword },
    ]);
    expect(outcomes).toEqual([lostWords, 'accountTaken', 'accountTaken']);
    expect(asked).toEqual([signUpPath, signUpPath, loginPath, signUpPath]);
  });

  it.each([{ accountId: 'juana' }, { password: 'secret-78' }])(
    '[CALL-AUTH-5] is forgotten with another account or password: %j',
    async (as) => {
      for (const first of [{ signUp: opened, login: lost }, { signUp: lost }]) {
        const { outcomes, asked } = await attempts([first, { signUp: taken, login: player, as }]);
        expect(outcomes.at(-1)).toBe('accountTaken');
        expect(asked.at(-1)).toBe(signUpPath);
      }
    },
  );

  it('[CALL-AUTH-5] is forgotten once somebody has signed in', async () => {
    const { controller, now } = await attempts([{ signUp: opened, login: lost }]);
    now[loginPath] = player;
    await controller.login('juan', 'secret-77');
    now[signUpPath] = taken;
    expect(await controller.signUp(form)).toMatchObject({ ok: false, failure: { statusMessage: 'accountTaken' } });
  });

  it('[CALL-AUTH-5] is never stored', async () => {
    const { environment } = await attempts([{ signUp: opened, login: lost }]);
    const { local, session } = environment as unknown as Record<'local' | 'session', { items: Map<string, string> }>;
    expect(JSON.stringify([[...local.items], [...session.items]])).not.toContain('secret-77');
  });
});
