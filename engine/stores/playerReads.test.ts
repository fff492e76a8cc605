import { expect, it } from 'vitest';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { good } from '../../tests/fixtures/openSite';
import { testSite } from '../../tests/fixtures/site';
import { createStores } from './stores';

it('a balance that was asked for before money moved is asked for again', async () => {
  const waiting: ((balance: number) => void)[] = [];
  const environment = testEnvironment({
    fetch: (url) =>
      url === '/api/auth/get_balance'
        ? new Promise((resolve) => {
            waiting.push((game_balance) => resolve(jsonResponse({ statusCode: 1, game_balance, game_token: 1 })));
          })
        : Promise.resolve(jsonResponse(good[url])),
  });
  const { sessionLoader, session } = createStores({ environment, site: testSite(), locale: 'EN' });
  await (await sessionLoader.load()).login('juan', 'secret');
  await expect.poll(() => waiting.length).toBe(1);
  // Money moves while the first read is on its way; more moves meanwhile need no more reads.
  const again = Promise.all([sessionLoader.loaded?.loadBalance(), sessionLoader.loaded?.loadBalance()]);
  waiting[0]?.(100);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.(40);
  await again;
  expect([session.balance, waiting.length]).toEqual(['40', 2]);
});
