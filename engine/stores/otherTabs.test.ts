import { expect, it } from 'vitest';
import { createTestBus } from '../../tests/fixtures/environment';
import { good, openSite } from '../../tests/fixtures/openSite';
import { testSite } from '../../tests/fixtures/site';
import { readStoredUser } from './storedUser';

const profile = { fullName: 'New Name', email: 'new@mail.example' };

/** Two tabs of one visit, in which `first` has saved the profile; `stored` reads what the browser keeps. */
async function tabs() {
  const bus = createTestBus();
  const local = new Map<string, string>();
  const answers: Record<string, unknown> = { ...good, '/api/settings/profile_update': { statusCode: 1 } };
  const [first, second] = [openSite(answers, { bus, local }), openSite(answers, { bus, local })];
  const controller = await first.stores.sessionLoader.load();
  await controller.login('juan', 'secret');
  await second.stores.sessionLoader.restore();
  await expect
    .poll(() => [first, second].map(({ stores }) => [stores.session.isBalanceRead, stores.session.isVipRead]))
    .toEqual([
      [true, true],
      [true, true],
    ]);
  expect(await controller.updateProfile(profile)).toEqual({ ok: true, value: profile });
  const stored = () => readStoredUser(first.environment.local, testSite());
  return { first, second, stored, answers };
}

it('[STATE-1] a tab stores what it has learnt, and leaves what another tab has learnt since', async () => {
  const { first, second, stored, answers } = await tabs();
  answers['/api/auth/get_balance'] = { statusCode: 1, game_balance: '99.5', game_token: 7 };
  await first.stores.sessionLoader.loaded?.loadBalance();
  second.stores.sessionLoader.loaded?.setTokens({ frozenTokens: '1', tokens: '9' });
  expect(second.stores.session.fullName).toBe('Juan');
  expect(stored()?.user).toMatchObject(profile);
  expect([stored()?.balance, stored()?.gameTokens, stored()?.minigame]).toEqual([
    '99.5',
    '9',
    { frozenTokens: '1', tokens: '9' },
  ]);
});

it.each(['storage', 'focus', 'pageshow'] as const)(
  '[STATE-1] a tab shows the name and the address that another tab has saved, at %s',
  async (event) => {
    const { first, second, stored } = await tabs();
    second.stores.sessionLoader.look(event);
    const { fullName, email } = second.stores.session;
    expect({ fullName, email }).toEqual(profile);
    expect(stored()?.user).toEqual(first.stores.session.user);
    second.stores.sessionLoader.loaded?.setTokens({ frozenTokens: '1', tokens: '9' });
    expect(stored()?.user).toEqual(first.stores.session.user);
  },
);
