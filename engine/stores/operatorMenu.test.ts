import { expect, it } from 'vitest';
import { createOperatorMenu } from './operatorMenu';

const title = (key: string) => ({ key: `route.${key}.title` });
const route = (name: string, path: string) => ({ name, path, access: 'public' as const, title: title(name) });
const site = {
  routes: [route('home', '/'), route('casino', '/livecasino'), route('promotions', '/promotions')],
  categories: [{ name: 'live_casino', segment: 'livecasino', route: 'casino', icon: 'casino', title: title('casino') }],
};
const routesOf = (...ids: readonly string[]) =>
  createOperatorMenu(
    ids.map((id) => ({ id, children: [] })),
    site,
  )('*', [])?.map((link) => link.route) ?? null;

it('[STATE-9] an id names a page by its route, or by the name or segment of a category, in any case', () => {
  expect(routesOf('Promotions', 'LIVE_CASINO', ' Livecasino ', 'casino')).toEqual([
    'promotions',
    'casino',
    'casino',
    'casino',
  ]);
});

it('[STATE-9] an operator’s menu that names no page of the site is none', () => {
  expect(routesOf('12', 'specials')).toBeNull();
  expect(routesOf()).toBeNull();
});

it('[STATE-9] a link takes its words from the compiled list, else from its page', () => {
  const links = [{ label: { EN: 'Live!' }, route: 'casino', icon: 'dealer' }];
  const menu = createOperatorMenu(
    ['livecasino', 'promotions'].map((id) => ({ id, children: [] })),
    site,
  );
  expect(menu('*', links)).toEqual([links[0], { route: 'promotions', label: title('promotions') }]);
});
