import { describe, expect, it } from 'vitest';
import { testSite } from '../../tests/fixtures/site';
import type { Startup } from '../api/startupModels';
import { layoutDefaults } from '../api/layoutState';
import { resetSite, silentStartup } from './resetSite';
import { SiteStore } from './siteStore';

const yen = { code: 'JPY', digits: 0 };

describe('what startup says of the site', () => {
  const site = testSite({
    logos: { primary: '/brand/logo.svg' },
    logoText: 'Test',
    apps: { android: 'https://apps.example/a' },
  });

  it.each<[string, Startup['site'], object]>([
    ['site_name', { name: 'New Name' }, { name: 'New Name' }],
    ['currency', { currency: 'JPY' }, { currency: yen }],
    ['external_id', { externalId: 'TS02' }, { externalId: 'TS02' }],
    ['logo1', { logoPrimary: '/new.svg' }, { logos: { primary: '/new.svg' } }],
    ['logo2', { logoCompact: '/mark.svg' }, { logos: { primary: '/brand/logo.svg', compact: '/mark.svg' } }],
    ['logo3', { logoFooter: '/foot.svg' }, { logos: { primary: '/brand/logo.svg', footer: '/foot.svg' } }],
    ['logo_text', { logoText: 'New words' }, { logoText: 'New words' }],
    ['manifest_icon', { icon: '/icon.svg' }, { manifestIcon: '/icon.svg' }],
    ['android_sub', { androidApp: 'https://apps.example/b' }, { apps: { android: 'https://apps.example/b' } }],
    ['ios_sub', { iosApp: '/ios' }, { apps: { android: 'https://apps.example/a', ios: '/ios' } }],
    ['gamify_status', { gamify: false }, { features: { ...site.features, gamify: false } }],
    ['free_game', { freePlay: true }, { features: { ...site.features, freePlay: true } }],
  ])('[SITE-2] [SITE-3] overlays the descriptor field by field: %s', (_, said, shown) => {
    const store = new SiteStore(site);
    store.applyStartup({ ...silentStartup, site: said }, said.currency === undefined ? null : yen);
    expect(store.site).toEqual({ ...site, ...shown });
    expect(store.layout.site).toEqual(said);
  });

  it.each<[string, Startup['site']]>([
    ['nothing', {}],
    ['empty words', { name: '', currency: '', logoPrimary: '', androidApp: '' }],
    ['an app that is no address', { androidApp: 'javascript:alert(1)', iosApp: '//elsewhere' }],
    ['status and end of the contract', { status: 'ACTIVE', expiresAt: '2035-12-31T00:00:00Z' }],
  ])('[SITE-3] keeps the descriptor where startup says %s', (_, said) => {
    const store = new SiteStore(site);
    store.applyStartup({ ...silentStartup, site: said });
    expect(store.site).toEqual(site);
  });

  it('[SITE-3] overlays what it had before no longer counts: each answer is laid over the descriptor', () => {
    const store = new SiteStore(site);
    store.applyStartup({ ...silentStartup, site: { name: 'New Name' } });
    store.applyStartup({ ...silentStartup, site: { currency: 'JPY' } }, yen);
    expect([store.site.name, store.site.currency]).toEqual(['Test Site', yen]);
    store.applyStartup(silentStartup);
    expect(store.site.currency).toEqual(site.currency);
  });

  it('[SHELL-3] overlays the chat, whose service stays that of the descriptor', () => {
    const liveChat = { status: false, provider: 'demo', chatId: 'c-1', imageId: 'i-1', script: '/chat.js', hosts: [] };
    const store = new SiteStore(testSite({ liveChat }));
    store.applyStartup(silentStartup);
    expect(store.site.liveChat).toEqual(liveChat);
    store.applyStartup({ ...silentStartup, liveChat: { status: true, chatId: 'c-2', imageId: '' } });
    expect(store.site.liveChat).toEqual({ ...liveChat, status: true, chatId: 'c-2', imageId: '' });
  });

  it('[SITE-4] a reset goes back to the descriptor and says why', () => {
    const store = new SiteStore(site);
    store.applyStartup({
      ...silentStartup,
      site: { name: 'New Name' },
      providerCount: { slot_game: 3 },
      affiliateDomain: 'go.test',
    });
    resetSite(store, 'invalidThemeCode');
    expect([store.site, store.layout]).toEqual([site, { ...layoutDefaults(site), message: 'invalidThemeCode' }]);
  });
});

describe('the state of the layout', () => {
  it('[STATE-3] has every field of the spec, with its default', () => {
    expect(layoutDefaults(testSite())).toEqual({
      message: '',
      template: 'template4',
      maintenance: null,
      languages: [],
      content: null,
      accounts: [],
      site: {},
      cms: {},
      cmsStatus: {},
      providerCount: null,
      affiliateDomain: '',
      showsPreloader: true,
      hasHotGames: false,
      showsAnnouncement: false,
      showsAppDownload: false,
      showsDownloadBar: false,
      liveChat: { status: false, chatId: '', imageId: '' },
      partners: [],
      showsPartners: false,
      showsReferral: false,
      showsFreePlay: false,
    });
  });

  it('[STATE-3] applies what startup answers', () => {
    const store = new SiteStore(testSite());
    const menu = [{ id: 'about', children: [{ id: 'faqs', children: [] }] }];
    const liveChat = { status: true, chatId: 'c-1', imageId: 'i-1' };
    store.applyStartup({
      ...silentStartup,
      menu,
      gameMenu: ['slot_game'],
      site: { freePlay: true },
      languages: ['EN', 'VI'],
      providerCount: { slot_game: 2 },
      affiliateDomain: 'go.test-site.example',
      liveChat,
      message: 'welcome',
    });
    expect(store.layout).toEqual({
      ...layoutDefaults(testSite()),
      message: 'welcome',
      languages: ['EN', 'VI'],
      content: { menu, gameMenu: ['slot_game'] },
      site: { freePlay: true },
      providerCount: { slot_game: 2 },
      affiliateDomain: 'go.test-site.example',
      liveChat,
      showsFreePlay: true,
    });
  });
});

it('[SITE-3] what start-up says of the chat lies over the descriptor’s, field by field', () => {
  const own = { status: true, chatId: 'own-1', imageId: 'own-2' };
  const store = new SiteStore(testSite({ liveChat: { ...own, hosts: [] } as never }));
  store.applyStartup({ ...silentStartup, liveChat: { status: false } });
  expect(store.site.liveChat).toMatchObject({ ...own, status: false });
  expect(store.layout.liveChat).toMatchObject({ ...own, status: false });
  store.applyStartup(silentStartup);
  expect(store.site.liveChat).toMatchObject(own);
});

describe('game menus', () => {
  const named = (changes: Partial<Startup>) => {
    const store = new SiteStore(testSite());
    store.applyStartup({ ...silentStartup, ...changes });
    return store.categories.map(({ name }) => name);
  };

  it.each<[string, Partial<Startup>, readonly string[]]>([
    ['nothing is known', {}, ['hot', 'slot_game']],
    ['no provider has slots', { providerCount: { slot_game: 0, bingo: 3 } }, ['hot']],
    ['two providers have slots', { providerCount: { slot_game: 2 } }, ['hot', 'slot_game']],
    [
      'how many providers have slots can’t be read',
      { providerCount: { slot_game: null, bingo: 3 } },
      ['hot', 'slot_game'],
    ],
    ['no count can be read', { providerCount: { bingo: null } }, ['hot', 'slot_game']],
    ['slots are not counted among others', { providerCount: { bingo: 3 } }, ['hot']],
    ['the operator puts slots first', { gameMenu: ['slot_game', 'hot'] }, ['slot_game', 'hot']],
    ['the operator does not name hot', { gameMenu: ['slot_game'] }, ['hot', 'slot_game']],
    ['the operator names what the site lacks', { gameMenu: ['bingo'] }, ['hot']],
    ['the operator writes in capitals', { gameMenu: ['SLOT_GAME', 'Hot'] }, ['slot_game', 'hot']],
    ['the operator writes segments', { gameMenu: ['slots'] }, ['hot', 'slot_game']],
    ['the operator writes numbers, which name nothing', { gameMenu: ['1', '2'] }, ['hot', 'slot_game']],
    ['providers are counted in capitals', { providerCount: { SLOT_GAME: 2 } }, ['hot', 'slot_game']],
    ['providers are counted by segment', { providerCount: { slots: 2 } }, ['hot', 'slot_game']],
    ['the operator writes in camel case', { gameMenu: ['slotGame'] }, ['hot', 'slot_game']],
    ['the operator writes words', { gameMenu: ['Slot Game', 'Horse Racing'] }, ['hot', 'slot_game']],
    ['the operator writes words of others', { gameMenu: ['Horse-Racing', 'live casino'] }, ['hot', 'slot_game']],
    ['the operator writes what names nothing', { gameMenu: ['Bingo', 'Slot Games'] }, ['hot', 'slot_game']],
    ['the operator names hot in the middle', { gameMenu: ['slots', 'Hot', 'specials'] }, ['slot_game', 'hot']],
    ['the operator names others alone', { gameMenu: ['Horse-Racing'] }, ['hot']],
    ['providers are counted in camel case', { providerCount: { slotGame: 3 } }, ['hot', 'slot_game']],
    ['providers are counted by words', { providerCount: { 'Slot Game': 3, casino: 1 } }, ['hot', 'slot_game']],
    ['other things are counted alone', { providerCount: { total: 3, list: null } }, ['hot', 'slot_game']],
    ['other things are counted beside', { providerCount: { total: 3, bingo: 2 } }, ['hot']],
  ])('[CAT-3] keeps categories with providers, plus hot, in the operator’s order: %s', (_, changes, names) => {
    expect(named(changes)).toEqual(names);
  });

  it('[CAT-2] [STATE-9] have free play beside the categories as soon as start-up says that it is on', () => {
    const title = { EN: 'Free play' };
    const store = new SiteStore(
      testSite({
        secondaryNavigation: [{ name: 'freeplay', route: 'freeplay', icon: 'star', feature: 'freePlay', title }],
      }),
    );
    expect(store.secondaryNavigation).toEqual([]);
    store.applyStartup({ ...silentStartup, site: { freePlay: true } });
    expect(store.secondaryNavigation.map(({ name }) => name)).toEqual(['freeplay']);
  });
});

it('[LAYOUT-3] knows the platform’s clock to two seconds', () => {
  const store = new SiteStore(testSite());
  const noted = [500, 1999, 60_000, 61_000, 3_600_000, 1000].map((ahead) => {
    store.setClock(10_000_000 + ahead, 10_000_000);
    return store.clockOffset;
  });
  expect(noted).toEqual([0, 0, 60_000, 60_000, 3_600_000, 0]);
});
