import { cleanup, screen, within, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentRequest } from '../../engine';
import { lobby } from '../../engine/examples';
import { jsonResponse, testEnvironment } from '../../tests/fixtures/environment';
import { lobbySite } from '../../tests/fixtures/lobbySite';
import { quietEnvironment } from '../../tests/fixtures/player';
import { node, renderPage } from '../../tests/fixtures/renderPage';

afterEach(cleanup);

const base = {
  variant: 'inline',
  homeCategory: 'hot',
  groups: [],
  links: [],
  showCounts: false,
  showProviders: 0,
  menus: [],
};
const content = [[contentRequest('lobby', {}), lobby]] as const;
const show = (
  props: object,
  options: {
    readonly site?: ReturnType<typeof lobbySite>;
    readonly environment?: ReturnType<typeof testEnvironment>;
  } = {},
) =>
  renderPage({
    site: lobbySite(),
    environment: quietEnvironment(),
    content,
    ...options,
    nodes: [node('category-nav', { ...base, ...props })],
  });
const links = () =>
  within(screen.getByRole('navigation', { name: 'Game categories' })).getAllByRole<HTMLAnchorElement>('link');
const words = () => links().map((link) => link.textContent);

describe('CategoryNav', () => {
  it('[CAT-1] links the thirteen categories in the platform’s order', async () => {
    await show({});
    expect(links().map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`)).toEqual([
      'Hot /hot',
      'Slots /slots',
      'Live casino /casino',
      'Hash games /hash-game',
      'Sports /sports',
      'Fishing /fishing',
      'Table games /poker',
      'Sabong /sabong',
      'Lottery /lottery',
      'Horse racing /horse-racing',
      'Bingo /bingo',
      'Arcade /arcade',
      'Crash /crash',
    ]);
  });

  it.each<[string, Partial<ReturnType<typeof lobbySite>['features']>, readonly string[]]>([
    ['nothing', {}, []],
    ['free play', { freePlay: true }, ['Free play /freeplay']],
    ['both', { freePlay: true, gamify: true }, ['Free play /freeplay', 'Minigames /minigame']],
  ])('[CAT-2] has at the end what stands beside the categories and is on: %s', async (_, on, expected) => {
    const site = lobbySite();
    const secondaryNavigation = [
      { name: 'freeplay', route: 'freeplay', feature: 'freePlay', icon: 'star', title: { key: 'category.freePlay' } },
      { name: 'minigame', route: 'minigame', feature: 'gamify', icon: 'gift', title: { key: 'category.minigame' } },
    ] as const;
    await show(
      {},
      { site: { ...site, secondaryNavigation, features: { ...site.features, freePlay: false, gamify: false, ...on } } },
    );
    const told = links().map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`);
    expect(told.slice(12)).toEqual(['Crash /crash', ...expected]);
  });

  it('[CAT-3] keeps those that providers supply, plus hot, once start-up has answered', async () => {
    const environment = testEnvironment({
      fetch: (url) =>
        url === '/api/startup'
          ? Promise.resolve(
              jsonResponse({
                statusCode: 1,
                maintenance: { is_maintenance: false },
                provider_count: { slot_game: 12, fishing: 0, crash: 1 },
              }),
            )
          : new Promise(() => undefined),
    });
    await show({}, { environment });
    await waitFor(() => expect(words()).toEqual(['Hot', 'Slots', 'Crash']));
  });

  it('[CAT-3] keeps all while start-up has nothing to say about providers', async () => {
    const fetch = vi.fn((url: string) =>
      url === '/api/startup'
        ? Promise.resolve(jsonResponse({ statusCode: 1, maintenance: { is_maintenance: false } }))
        : new Promise<Response>(() => undefined),
    );
    await show({}, { environment: testEnvironment({ fetch }) });
    await waitFor(() => expect(fetch.mock.calls.map(([url]) => url)).toContain('/api/startup'));
    expect(words()).toHaveLength(13);
  });

  it('stands in the operator’s groups and order; what no group names goes to the last one', async () => {
    const site = lobbySite();
    await show(
      {
        variant: 'sidebar',
        groups: [
          { title: { EN: 'Play' }, categories: ['crash', 'slot_game'] },
          { title: { EN: 'Others' }, categories: ['bingo'] },
        ],
      },
      {
        site: {
          ...site,
          categories: site.categories.filter(({ name }) => ['hot', 'slot_game', 'bingo', 'crash'].includes(name)),
        },
      },
    );
    expect(
      screen.getAllByRole('list').map((list) =>
        within(list)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ),
    ).toEqual([
      ['Crash', 'Slots'],
      ['Bingo', 'Hot'],
    ]);
  });

  it('leaves out a group whose categories nobody supplies', async () => {
    const site = lobbySite();
    await show(
      {
        variant: 'sidebar',
        groups: [
          { title: { EN: 'Tables' }, categories: ['poker'] },
          { title: { EN: 'Play' }, categories: ['hot'] },
        ],
      },
      { site: { ...site, categories: site.categories.filter(({ name }) => name === 'hot') } },
    );
    expect(screen.queryByText('Tables')).toBeNull();
    expect(screen.getByText('Play').closest('summary')).not.toBeNull();
  });

  it('marks the page a player is on', async () => {
    await renderPage({
      site: lobbySite(),
      environment: quietEnvironment(),
      content,
      address: '/slots',
      nodes: [node('category-nav', base)],
    });
    expect(links().flatMap((link) => (link.getAttribute('aria-current') === 'page' ? [link.textContent] : []))).toEqual(
      ['Slots'],
    );
  });

  it.each(['inline', 'pills', 'icon-strip', 'icon-rail', 'running', 'strip', 'rail', 'mega', 'sidebar'])(
    'marks what home shows first while home is open: %s',
    async (variant) => {
      await renderPage({
        site: lobbySite(),
        environment: quietEnvironment(),
        content,
        address: '/',
        nodes: [node('category-nav', { ...base, variant })],
      });
      const marked = screen.getAllByRole('link', { current: true, hidden: true });
      expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/hot']);
    },
  );

  it('marks none on home where that is the wish, and the one that is named', async () => {
    await show({ homeCategory: null });
    expect(screen.queryByRole('link', { current: true })).toBeNull();
    cleanup();
    await show({ homeCategory: 'slot_game' });
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('/slots');
  });

  it('leaves out links to pages that this site disables', async () => {
    const site = lobbySite();
    const routes = site.routes.filter(({ name }) => name !== 'vip');
    await show(
      {
        links: [
          { label: { EN: 'VIP club' }, route: 'vip' },
          { label: { EN: 'Promotions' }, route: 'promotions' },
        ],
      },
      { site: { ...site, routes, categories: [] } },
    );
    expect(words()).toEqual(['Promotions']);
  });
});
