import { describe, expect, it } from 'vitest';
import type { CompiledBundle, CompiledPage } from '../../engine/config/compiled';
import { testSite } from '../../tests/fixtures/site';
import { loadBundles } from '../config/readConfigs';
import { routesOf, routeTable } from './routeTable';

const page = (name: string, path: string, access: CompiledPage['access'], layout: string): CompiledPage => ({
  name,
  path,
  access,
  layout,
  title: { EN: name },
  regions: { main: [] },
});
const small = testSite();
const bundle: CompiledBundle = {
  modals: {},
  site: testSite({
    categories: [
      ...small.categories,
      { name: 'casino', segment: 'livecasino', route: 'casino', icon: 'live', title: { EN: 'Live' } },
    ],
  }),
  pages: {
    slots: page('slots', '/slots', 'public', 'template4'),
    casino: page('casino', '/casino', 'public', 'template4'),
    deposit: page('deposit', '/deposit', 'player', 'default'),
    'not-found': page('not-found', '/404', 'public', 'default'),
  },
};

describe('npm run routes', () => {
  it('[ROUTE-1] prints path, segment, access, layout and languages of every route', () => {
    expect(routeTable(routesOf(bundle))).toBe(
      [
        'route    path                  access  layout     listed  languages',
        '-------  --------------------  ------  ---------  ------  ---------',
        'casino   /casino, /livecasino  public  template4  yes     EN VI',
        'deposit  /deposit              player  default    no      EN VI',
        'slots    /slots                public  template4  yes     EN VI',
      ].join('\n'),
    );
  });

  it('[ROUTE-1] has the 49 routes of the specification for every demo site, and the rules of the design', () => {
    const players =
      'account add-bank bank-details bet-history change-password deposit edit-profile inbox minigame mission profile security spin statement transaction-history withdrawal';
    for (const [domain, demo] of loadBundles(process.cwd()).bundles) {
      const rows = routesOf(demo);
      expect(
        rows.map(({ path }) => path),
        domain,
      ).toEqual(specified);
      expect(
        rows
          .filter(({ access }) => access === 'player')
          .map(({ route }) => route)
          .join(' '),
        domain,
      ).toBe(players);
      expect(
        rows.filter(({ access }) => access === 'guest').map(({ route }) => route),
        domain,
      ).toEqual(['forgot-password']);
    }
  });
});

const specified =
  '/ /about /account /add-bank /arcade /bank-details /banking /bet-history /bingo /casino /change-password /contact-us /crash /deposit /download /edit-profile /faqs /fishing /forgot-password /freeplay /hash-game /horse-racing /hot /inbox /leaderboard /login /lottery /minigame /mission /news /playnow /poker /preloader /privacy-policy /profile /promotions /referral /register /responsible-gaming /sabong /security /slots /spin /sports /statement /term-condition /transaction-history /vip /withdrawal'.split(
    ' ',
  );
