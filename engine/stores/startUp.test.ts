import { describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../tests/fixtures/environment';
import { testSite } from '../../tests/fixtures/site';
import { noon, open, visit } from '../../tests/fixtures/startUpVisit';
import { createFormat } from '../i18n/format';
import { contentRequest } from './contentRequest';
import { createStores } from './stores';

describe('start-up', () => {
  it('[STATE-9] asks about the site first; the player’s calls follow its answer', () =>
    visit(
      () => ({ ...open, site: { site_name: 'New Name' } }),
      { player: true },
      async ({ stores, paths, pass }) => {
        await pass(1);
        expect(paths).toEqual([
          '/api/startup',
          '/api/settings/check_status',
          '/api/auth/get_balance',
          '/api/auth/vip',
          '/api/home/fav_list',
        ]);
        expect([stores.site.site.name, stores.site.isOpen, stores.site.layout.showsPreloader]).toEqual([
          'New Name',
          true,
          false,
        ]);
      },
    ));

  it('[ERR-5] [SITE-3] shows the site from its descriptor when startup fails, with maintenance off', () =>
    visit(
      () => new TypeError('network down'),
      {},
      async ({ stores, pass }) => {
        await pass(1);
        expect([stores.site.site, stores.site.maintenance, stores.site.isOpen]).toEqual([testSite(), null, true]);
      },
    ));

  const tether = { code: 'USDT', digits: 6, symbol: '₮' };
  it.each([
    ['one of ISO 4217', testSite().currency, 'JPY', { code: 'JPY', digits: 0 }],
    ['the site’s own, which keeps the digits and the sign of the site', tether, 'USDT', tether],
    [
      'another one that the standard does not know, whose digits are unknown',
      testSite().currency,
      'USDT',
      { code: 'USDT', digits: 0, isUncounted: true },
    ],
    ['words that are no code', testSite().currency, 'Philippine peso', testSite().currency],
    ['a sign', testSite().currency, '₱', testSite().currency],
    ['nothing', tether, '', tether],
  ])('[SITE-3] takes the currency that startup names with the digits of its table: %s', (_, currency, named, shown) =>
    visit(
      () => ({ ...open, site: { currency: named } }),
      { site: { currency } },
      async ({ stores, pass }) => {
        await pass(1);
        expect(stores.site.site.currency).toEqual(shown);
      },
    ),
  );

  it('[SITE-3] shows sums under the name of a currency without known digits, and offers none in minor units', () =>
    visit(
      () => ({ ...open, site: { currency: 'USDT' } }),
      { player: true },
      async ({ stores, environment, paths, pass }) => {
        await pass(1);
        const { money } = createFormat('en', stores.site.site.currency, 'UTC');
        expect(['12.50', '0.123456', '7'].map((sum) => money(sum).replace(/\s/g, ' '))).toEqual([
          'USDT 12.5',
          'USDT 0.123456',
          'USDT 7',
        ]);
        paths.length = 0;
        const asked = { requestId: 'request-1', methodCode: 'wallet', amount: '5' };
        const answers = [
          await stores.api.call('paymentMethods', {}),
          await stores.api.call('deposit', asked),
          await stores.api.call('depositStatus', { requestId: 'request-1' }),
        ];
        expect(answers.map((answer) => answer.ok || answer.failure.isMissing)).toEqual([true, true, true]);
        expect(answers.filter((answer) => answer.ok || answer.failure.isOutcomeUnknown)).toEqual([]);
        expect(paths).toEqual([]);
        await pass(1);
        expect(stores.site.site.routes.map(({ name }) => name)).not.toContain('deposit');
        expect(environment.reports.map(({ error }) => String(error))).toEqual([
          'Error: Start-up names the currency "USDT", whose digits are not known: what counts in minor units is not offered. Write it into "currency" of the site\'s site.json, with its digits.',
        ]);
      },
    ));

  it('does not let other calls wait long for an answer that takes its time', async () => {
    vi.useFakeTimers({ now: noon });
    try {
      const paths: string[] = [];
      const environment = testEnvironment({
        now: () => Date.now(),
        fetch: (url) => {
          paths.push(url);
          return new Promise(() => undefined);
        },
      });
      const stores = createStores({ environment, site: testSite(), locale: 'EN' });
      stores.start();
      stores.content.ensure(contentRequest('slides', {}), 'en');
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(500);
      expect(paths).toEqual(['/api/startup']);
      await vi.advanceTimersByTimeAsync(200);
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(1);
      expect(paths).toEqual(['/api/startup', '/api/home/fetch_slide']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('begins once, however often it is told to', () =>
    visit(
      () => open,
      {},
      async ({ stores, paths, pass }) => {
        stores.start();
        stores.ask();
        await pass(5);
        stores.start();
        await pass(5);
        expect(paths).toEqual(['/api/startup']);
      },
    ));
});
