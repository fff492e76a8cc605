import { describe, expect, it } from 'vitest';
import { good, openSite } from '../../tests/fixtures/openSite';
import { testSite } from '../../tests/fixtures/site';
import type { CallName, CallParams } from '../api/calls';
import { layoutDefaults, type LayoutState } from '../api/layoutState';

const text = (status: boolean) => ({ en_body: '<p>English</p>', local_body: '', status });
const cms = {
  about_us: text(true),
  privacy_policy: text(true),
  responsible_gaming: text(false),
  banking: text(true),
  faqs: text(false),
};
const game = {
  provider_code: 'TIDEWELL',
  game_code: 'koi',
  game_name: 'Lucky Koi',
  game_type: 'SLOTS',
  game_image: '/koi.svg',
};

describe('[STATE-3] what the layout learns of', () => {
  it.each<[CallName, object, string, object, Partial<LayoutState>]>([
    [
      'hotGames',
      { list: 'hot' },
      '/api/product/get_hot_games',
      { statusCode: 1, value: [game] },
      { hasHotGames: true },
    ],
    ['hotGames', { list: 'hot' }, '/api/product/get_hot_games', { statusCode: 1, value: [] }, { hasHotGames: false }],
    [
      'partners',
      {},
      '/api/settings/partners',
      { statusCode: 1, partners: [{ href: 'https://a.example', img_url: '/a.svg', partner_name: 'A' }] },
      { partners: [{ name: 'A', href: 'https://a.example', image: '/a.svg' }] },
    ],
    [
      'socialAccounts',
      {},
      '/api/settings/social_account',
      { statusCode: 1, accountList: [{ type: 'facebook', account: 'harbor', link: 'https://f.example' }] },
      { accounts: [{ type: 'facebook', account: 'harbor', link: 'https://f.example' }] },
    ],
    [
      'cms',
      { name: 'about' },
      '/api/settings/siteinfodetail',
      { statusCode: 1, cms },
      {
        cms: { about: { name: 'about', html: '<p>English</p>', isLocal: false } },
        cmsStatus: { about: true, privacy: true, responsible: false, banking: true, faqs: false },
      },
    ],
    ['referral', {}, '/api/home/referral', { statusCode: 1, value: [{ setting_value: '1' }] }, { showsReferral: true }],
  ])('%s %j', async (call, params, path, answer, learnt) => {
    const { stores } = openSite({ ...good, [path]: answer });
    expect((await stores.api.call(call, params as CallParams<typeof call>)).ok).toBe(true);
    expect(stores.site.layout).toEqual({ ...layoutDefaults(testSite()), ...learnt });
  });

  it('nothing of an answer that is none', async () => {
    const { stores } = openSite(good);
    await stores.api.call('partners', {});
    expect(stores.site.layout).toEqual(layoutDefaults(testSite()));
  });
});
