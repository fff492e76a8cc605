import { expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import { resetSite, silentStartup } from './resetSite';
import { SiteStore } from './siteStore';
import { hideMissingGroup } from './hideMissingGroup';

const startup = { ...silentStartup, site: { name: 'New Name' } };

/** The routes and categories that are left. */
const leftOf = ({ site }: SiteStore) => [site.routes.map(({ name }) => name), site.categories.map(({ name }) => name)];
const left = [['home', 'not-offered-slots', 'login', 'playnow', 'not-offered-deposit'], ['hot']];

/** A site whose games and cashier have been taken away. */
function withdrawn() {
  const store = new SiteStore(testSite());
  store.update({ missing: ['games', 'paymentMethods'] });
  hideMissingGroup('games', store);
  hideMissingGroup('cashier', store);
  return store;
}

it.each<[string, (store: SiteStore) => void]>([
  ['at once', () => undefined],
  ['after start-up, which comes again with the end of maintenance', (store) => store.applyStartup(startup)],
  ['in another colour', (store) => store.applyTheme({ theme: { ...store.site.theme, color: 'sapphire' } })],
  ['in another template', (store) => store.applyTheme(testSite())],
  ['after a reset', (store) => resetSite(store, 'invalidThemeCode')],
  [
    'after all of them',
    (store) => {
      resetSite(store, '');
      store.applyTheme(testSite());
      store.applyStartup(startup);
    },
  ],
])('[CALL-X] a group that was taken away stays away for the visit: %s', (_, change) => {
  const store = withdrawn();
  change(store);
  expect(leftOf(store)).toEqual(left);
  expect(store.layout.missing).toEqual(['games', 'paymentMethods']);
});

it('[CALL-X] a group is taken away beside what start-up has said', () => {
  const store = new SiteStore(testSite());
  store.applyStartup(startup);
  hideMissingGroup('games', store);
  expect([store.site.name, store.layout.site, store.categories.map(({ name }) => name)]).toEqual([
    'New Name',
    { name: 'New Name' },
    ['hot'],
  ]);
});
